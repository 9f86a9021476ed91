// SPDX-License-Identifier: Apache-2.0
internal import SourceModel

/// The statements of one method.
struct ObjectiveCBody {
  private(set) var method: CodeMethod
  private let scan: ObjectiveCScan
  private var scope: Int?
  private var depth = 0

  /// How deep statements and messages may nest; people write ten levels.
  private static let deepest = 120
  /// Texts are not longer than this, in bytes.
  private static let longest = 240

  init(_ scan: ObjectiveCScan, _ method: CodeMethod) {
    self.scan = scan
    self.method = method
  }

  private mutating func within(_ kind: CodeScope.Kind, at index: Int, _ body: (inout ObjectiveCBody) -> Void)
  {
    guard depth < Self.deepest else { return }
    method.scopes.append(CodeScope(kind, parent: scope, offset: scan.offset(index)))
    let outer = scope
    scope = method.scopes.count - 1
    depth += 1
    body(&self)
    depth -= 1
    scope = outer
  }

  private mutating func add(_ kind: CodeStep.Kind, at index: Int) {
    method.steps.append(CodeStep(kind, offset: scan.offset(index), scope: scope))
  }

  // MARK: Statements

  mutating func readStatements(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound { index = max(readStatement(index, range.upperBound), index + 1) }
  }

  /// Reads a statement and returns the index behind it.
  private mutating func readStatement(_ start: Int, _ end: Int) -> Int {
    if scan.isSymbol(start, ";") { return start + 1 }
    if scan.isSymbol(start, "{") {
      let close = scan.skipGroup(start, until: end)
      guard depth < Self.deepest else { return close }
      depth += 1
      readStatements(start + 1..<max(start + 1, close - 1))
      depth -= 1
      return close
    }
    if scan.isSymbol(start, "@"), scan.isName(start + 1),
      ["autoreleasepool", "synchronized", "try", "catch", "finally"].contains(scan.word(start + 1))
    {
      var index = start + 2
      if scan.isSymbol(index, "(") { index = scan.skipGroup(index, until: end) }
      return scan.isSymbol(index, "{") ? readStatement(index, end) : index
    }
    guard scan.isName(start) else { return readExpression(start, end) }
    switch scan.word(start) {
    case "if": return readIf(start, end)
    case "switch": return readSwitch(start, end)
    case "for", "while":
      guard scan.isSymbol(start + 1, "(") else { return start + 1 }
      let close = scan.skipGroup(start + 1, until: end)
      let names = (start + 2..<close).prefix {
        scan.word($0) != "in" && !scan.isSymbol($0, "=") && !scan.isSymbol($0, ";")
      }
      let hasIn = (start + 2..<close).contains { scan.word($0) == "in" }
      emit(start + 2..<max(start + 2, close - 1), in: "")
      var next = close
      within(.loop(hasIn ? names.last { scan.isName($0) }.map { scan.word($0) } ?? "" : ""), at: start) {
        next = $0.readStatement(close, end)
      }
      return next
    case "do":
      var next = start + 1
      within(.loop(""), at: start) { next = $0.readStatement(start + 1, end) }
      return next
    case "return":
      let close = endOfStatement(start + 1, end)
      add(.result(text(start + 1..<close)), at: start)
      emit(start + 1..<close, in: "")
      return close + 1
    case "else", "break", "continue", "goto": return start + 1
    default: return readExpression(start, end)
    }
  }

  private mutating func readIf(_ start: Int, _ end: Int) -> Int {
    guard scan.isSymbol(start + 1, "(") else { return start + 1 }
    let close = scan.skipGroup(start + 1, until: end)
    let inner = start + 2..<max(start + 2, close - 1)
    let condition = text(inner)
    emit(inner, in: "")
    var next = close
    within(.branch(condition), at: start) { next = $0.readStatement(close, end) }
    guard scan.isName(next), scan.word(next) == "else" else { return next }
    let other = next + 1
    within(.otherwise(condition), at: other) { next = $0.readStatement(other, end) }
    return max(next, other)
  }

  private mutating func readSwitch(_ start: Int, _ end: Int) -> Int {
    guard scan.isSymbol(start + 1, "(") else { return start + 1 }
    let open = scan.skipGroup(start + 1, until: end)
    let subject = text(start + 2..<max(start + 2, open - 1))
    guard scan.isSymbol(open, "{") else { return open }
    let close = scan.skipGroup(open, until: end)
    var index = open + 1
    var patterns: [String] = []
    // Labels that follow one another, and cases that fall through, belong to one scope.
    while index < close - 1 {
      let label = index
      if scan.word(index) == "case" {
        var colon = index + 1
        while colon < close - 1, !scan.isSymbol(colon, ":") { colon += 1 }
        patterns.append(text(index + 1..<colon))
        index = colon + 1
      } else if scan.word(index) == "default", scan.isSymbol(index + 1, ":") {
        index += 2
      } else if patterns.isEmpty, index == open + 1 {
        index = readStatement(index, close - 1)
        continue
      }
      var stop = index
      while stop < close - 1, !isLabel(stop) {
        let isGroup = scan.isSymbol(stop, "{") || scan.isSymbol(stop, "(") || scan.isSymbol(stop, "[")
        stop = isGroup ? scan.skipGroup(stop, until: close - 1) : stop + 1
      }
      let body = index..<max(index, stop)
      let isDefault = scan.word(label) == "default"
      if !body.isEmpty {
        within(.match(subject: subject, patterns: isDefault ? [] : patterns), at: label) {
          $0.readStatements(body)
        }
        let ends = body.contains { ["break", "return", "continue"].contains(scan.word($0)) }
        if ends { patterns = [] }
      }
      index = max(stop, label + 1)
    }
    return close
  }

  private func isLabel(_ index: Int) -> Bool {
    scan.isName(index)
      && (scan.word(index) == "case" || (scan.word(index) == "default" && scan.isSymbol(index + 1, ":")))
  }

  /// The index of the semicolon that ends a statement.
  private func endOfStatement(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !scan.isSymbol(index, ";") {
      let isGroup = scan.isSymbol(index, "{") || scan.isSymbol(index, "(") || scan.isSymbol(index, "[")
      index = isGroup ? scan.skipGroup(index, until: end) : index + 1
    }
    return index
  }

  private mutating func readExpression(_ start: Int, _ end: Int) -> Int {
    let close = endOfStatement(start, end)
    var sign: Int?
    var index = start
    while index < close, sign == nil {
      if scan.isSymbol(index, "(") || scan.isSymbol(index, "[") || scan.isSymbol(index, "{") {
        index = scan.skipGroup(index, until: close)
        continue
      }
      if ["=", "+=", "-=", "*=", "/=", "|=", "&="].contains(scan.word(index)),
        scan.tokens[index].kind == .symbol
      {
        sign = index
      }
      index += 1
    }
    guard let sign else {
      emit(start..<close, in: "")
      return close + 1
    }
    let value = text(sign + 1..<close)
    if let (name, type) = declaration(start..<sign) {
      add(.local(name: name, type: type, value: value), at: start)
    } else {
      add(.assignment(target: text(start..<sign), sign: scan.word(sign), value: value), at: start)
      emit(start..<sign, in: "")
    }
    emit(sign + 1..<close, in: "")
    return close + 1
  }

  /// The name and the type that the left side of an assignment declares; nil if it declares none.
  private func declaration(_ range: Range<Int>) -> (name: String, type: String)? {
    guard range.count > 1, scan.isName(range.upperBound - 1) else { return nil }
    let before = range.upperBound - 2
    guard
      scan.isName(before) || scan.isSymbol(before, "*") || scan.isSymbol(before, ">")
        || scan.isSymbol(before, ")"),
      !range.contains(where: { scan.isSymbol($0, ".") || scan.isSymbol($0, "[") || scan.word($0) == "->" })
    else { return nil }
    let qualifiers: Set<String> = [
      "const", "__weak", "__strong", "__block", "static", "__kindof", "__typeof", "typeof",
    ]
    let type =
      range.first { scan.isName($0) && !qualifiers.contains(scan.word($0)) }.map { scan.word($0) } ?? ""
    return (scan.word(range.upperBound - 1), type)
  }

  // MARK: Messages

  /// Notes the calls and the blocks in a range.
  private mutating func emit(_ range: Range<Int>, in called: String) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    var index = range.lowerBound
    while index < range.upperBound {
      if scan.isSymbol(index, "["), isMessage(index) {
        let close = scan.skipGroup(index, until: range.upperBound)
        emitMessage(index + 1..<max(index + 1, close - 1))
        index = close
      } else if scan.isSymbol(index, "^") {
        var open = index + 1
        while open < range.upperBound, !scan.isSymbol(open, "{") {
          guard scan.isName(open) || scan.isSymbol(open, "*") || scan.isSymbol(open, "(") else { break }
          open = scan.isSymbol(open, "(") ? scan.skipGroup(open, until: range.upperBound) : open + 1
        }
        guard scan.isSymbol(open, "{") else {
          index += 1
          continue
        }
        let close = scan.skipGroup(open, until: range.upperBound)
        within(.closure(called), at: index) { $0.readStatements(open + 1..<max(open + 1, close - 1)) }
        index = close
      } else if scan.isName(index), scan.isSymbol(index + 1, "("), !scan.isSymbol(index - 1, "@") {
        let close = scan.skipGroup(index + 1, until: range.upperBound)
        let name = scan.word(index)
        let arguments = split(index + 2..<max(index + 2, close - 1)).map {
          CodeArgument(label: "", text: text($0))
        }
        addFunction(name, arguments, at: index)
        emit(index + 2..<max(index + 2, close - 1), in: name)
        index = close
      } else {
        index += 1
      }
    }
  }

  private mutating func addFunction(_ name: String, _ arguments: [CodeArgument], at index: Int) {
    switch (name, arguments.count) {
    case ("CGRectContainsPoint", 2):
      add(.call(receiver: arguments[0].text, name: "contains", arguments: [arguments[1]]), at: index)
    case ("CGRectInset", 3):
      let insets = [
        CodeArgument(label: "dx", text: arguments[1].text),
        CodeArgument(label: "dy", text: arguments[2].text),
      ]
      add(.call(receiver: arguments[0].text, name: "insetBy", arguments: insets), at: index)
    default: add(.call(receiver: "", name: name, arguments: arguments), at: index)
    }
  }

  /// Whether a bracket begins a message, and not a literal or an index.
  private func isMessage(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    if scan.isSymbol(index - 1, "@") { return false }
    if scan.isName(index - 1) { return ["return", "in", "else", "case"].contains(scan.word(index - 1)) }
    return !scan.isSymbol(index - 1, "]")
      || scan.isSymbol(index + 1, "[")
  }

  private struct Message {
    var receiver: Range<Int>
    var parts: [String] = []
    var arguments: [Range<Int>] = []
    var place: Int
  }

  /// Takes a message apart; the range is what is between its brackets.
  private func message(_ range: Range<Int>) -> Message? {
    guard !range.isEmpty else { return nil }
    // The receiver is one primary, with what is behind dots.
    var index = range.lowerBound
    if scan.isSymbol(index, "(") {
      index = scan.skipGroup(index, until: range.upperBound)
      // A cast stands before what it casts.
      if scan.isName(index) || scan.isSymbol(index, "["), isCast(range.lowerBound..<index) {
        index = scan.isSymbol(index, "[") ? scan.skipGroup(index, until: range.upperBound) : index + 1
      }
    } else if scan.isSymbol(index, "[") {
      index = scan.skipGroup(index, until: range.upperBound)
    } else {
      index += scan.isSymbol(index, "@") ? 2 : 1
    }
    while index < range.upperBound {
      if scan.isSymbol(index, ".") || scan.word(index) == "->" {
        index += 2
      } else if scan.isSymbol(index, "[") || scan.isSymbol(index, "(") {
        index = scan.skipGroup(index, until: range.upperBound)
      } else {
        break
      }
    }
    guard index < range.upperBound, scan.isName(index) else { return nil }
    var message = Message(receiver: range.lowerBound..<index, place: index)
    while index < range.upperBound {
      guard scan.isName(index) || scan.isSymbol(index, ":") else { break }
      let part = scan.isName(index) ? scan.word(index) : ""
      if scan.isName(index) { index += 1 }
      message.parts.append(part)
      guard scan.isSymbol(index, ":") else { break }
      let start = index + 1
      index = start
      while index < range.upperBound {
        if scan.isSymbol(index, "(") || scan.isSymbol(index, "[") || scan.isSymbol(index, "{") {
          index = scan.skipGroup(index, until: range.upperBound)
          continue
        }
        if index > start, scan.isName(index), scan.isSymbol(index + 1, ":"), !isTernary(start..<index) {
          break
        }
        index += 1
      }
      message.arguments.append(start..<index)
    }
    return message
  }

  private func isTernary(_ range: Range<Int>) -> Bool { range.contains { scan.isSymbol($0, "?") } }

  private mutating func emitMessage(_ range: Range<Int>) {
    guard let message = message(range), let first = message.parts.first, first != "alloc" else { return }
    var receiver = text(message.receiver)
    if receiver == "self" { receiver = "" }
    let arguments = zip(message.parts.indices, message.arguments).map { index, range in
      CodeArgument(label: SwiftNames.label(message.parts[index], at: index), text: text(range))
    }
    let isSetter =
      first.hasPrefix("set") && first.utf8.count > 3 && message.parts.count == 1 && arguments.count == 1
    if isSetter, receiver != "super" {
      let name = SwiftNames.property(SwiftNames.lowered(first.dropFirst(3)))
      add(
        .assignment(
          target: receiver.isEmpty ? name : "\(receiver).\(name)", sign: "=", value: arguments[0].text),
        at: message.place)
    } else if first.hasPrefix("initWith"), receiver.first?.isUppercase == true {
      var labeled = arguments
      if !labeled.isEmpty { labeled[0].label = SwiftNames.lowered(first.dropFirst("initWith".count)) }
      add(.call(receiver: "", name: receiver, arguments: labeled), at: message.place)
    } else {
      add(.call(receiver: receiver, name: SwiftNames.method(first), arguments: arguments), at: message.place)
    }
    emit(message.receiver, in: "")
    for argument in message.arguments { emit(argument, in: SwiftNames.method(first)) }
  }

  // MARK: Texts

  /// The parts of a list of arguments.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if scan.isSymbol(index, "(") || scan.isSymbol(index, "[") || scan.isSymbol(index, "{") {
        index = scan.skipGroup(index, until: range.upperBound)
        continue
      }
      if scan.isSymbol(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Whether a group in parentheses casts what is behind it.
  private func isCast(_ group: Range<Int>) -> Bool {
    let inner = group.dropFirst().dropLast()
    return !inner.isEmpty
      && inner.allSatisfy {
        scan.isName($0) || scan.isSymbol($0, "*") || scan.isSymbol($0, "<") || scan.isSymbol($0, ">")
      }
      && (inner.contains { scan.isSymbol($0, "*") }
        || inner.allSatisfy {
          ["id", "CGFloat", "NSInteger", "int", "float", "double"].contains(scan.word($0))
        })
  }

  /// A range as Swift would write it, as far as rules compare it.
  private func text(_ range: Range<Int>, depth: Int = 0) -> String {
    guard depth < 40 else { return "" }
    var text = ""
    var index = range.lowerBound
    var isJoined = true
    func add(_ word: String, joins: Bool = false) {
      if !text.isEmpty, !isJoined, !joins { text += " " }
      text += word
    }
    while index < range.upperBound, text.utf8.count < Self.longest {
      let next = index + 1
      if scan.isSymbol(index, "[") {
        let close = scan.skipGroup(index, until: range.upperBound)
        let inner = next..<max(next, close - 1)
        if isMessage(index), let message = message(inner) {
          add(messageText(message, depth: depth + 1))
        } else {
          add(
            "[\(self.text(inner, depth: depth + 1))]",
            joins: index > range.lowerBound && scan.isName(index - 1))
        }
        isJoined = false
        index = close
      } else if scan.isSymbol(index, "@") {
        if scan.word(next) == "selector", scan.isSymbol(next + 1, "(") {
          let close = scan.skipGroup(next + 1, until: range.upperBound)
          add("#selector(\(SwiftNames.method(scan.word(next + 2))))")
          isJoined = false
          index = close
        } else {
          index = next
        }
      } else if scan.isSymbol(index, "(") {
        let close = scan.skipGroup(index, until: range.upperBound)
        let isCall = index > range.lowerBound && scan.isName(index - 1)
        if !isCall, close < range.upperBound, isCast(index..<close) {
          index = close
          continue
        }
        let inner = self.text(next..<max(next, close - 1), depth: depth + 1)
        // Parentheses around one name change nothing.
        let isPlain = !isCall && inner.utf8.allSatisfy { CodeText.isName($0) || $0 == UInt8(ascii: ".") }
        add(isPlain ? inner : "(\(inner))", joins: isCall)
        isJoined = false
        index = close
      } else if scan.isSymbol(index, "^") {
        add("{")
        break
      } else if scan.isSymbol(index, ".") || ["->", "::"].contains(scan.word(index)) {
        add(".", joins: true)
        isJoined = true
        index = next
      } else if scan.isName(index) {
        let word = scan.word(index)
        let isMember = text.last == "."
        if word == "self", scan.isSymbol(next, ".") || scan.word(next) == "->", !isMember {
          index = next + 1
          if text.isEmpty { isJoined = true }
          continue
        }
        if scan.isSymbol(next, "("), !isMember, let made = functionText(index, range.upperBound, depth: depth)
        {
          add(made.text)
          isJoined = false
          index = made.end
          continue
        }
        add(isMember ? SwiftNames.property(word) : SwiftNames.word(word), joins: isMember)
        isJoined = false
        index = next
      } else if scan.isSymbol(index, "!") || scan.isSymbol(index, "&")
        || scan.isSymbol(index, "-") && text.isEmpty
      {
        add(scan.word(index))
        isJoined = true
        index = next
      } else {
        add(scan.word(index), joins: scan.isSymbol(index, ","))
        isJoined = false
        index = next
      }
    }
    return text
  }

  /// A function of Core Graphics as Swift writes it.
  private func functionText(_ index: Int, _ end: Int, depth: Int) -> (text: String, end: Int)? {
    let name = scan.word(index)
    guard ["CGRectMake", "CGRectInset", "CGRectContainsPoint", "CGAffineTransformMakeScale"].contains(name)
    else {
      return nil
    }
    let close = scan.skipGroup(index + 1, until: end)
    let parts = split(index + 2..<max(index + 2, close - 1)).map { text($0, depth: depth + 1) }
    switch (name, parts.count) {
    case ("CGRectMake", 4):
      return ("CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), height: \(parts[3]))", close)
    case ("CGRectInset", 3): return ("\(parts[0]).insetBy(dx: \(parts[1]), dy: \(parts[2]))", close)
    case ("CGRectContainsPoint", 2): return ("\(parts[0]).contains(\(parts[1]))", close)
    case ("CGAffineTransformMakeScale", 2):
      return ("CGAffineTransform(scaleX: \(parts[0]), y: \(parts[1]))", close)
    default: return nil
    }
  }

  private func messageText(_ message: Message, depth: Int) -> String {
    let receiver = text(message.receiver, depth: depth)
    guard let first = message.parts.first else { return receiver }
    let isClass = receiver.first?.isUppercase == true && !receiver.contains(".")
    if message.arguments.isEmpty {
      switch first {
      case "alloc": return receiver
      case "init", "new": return isClass ? "\(receiver)()" : receiver
      default:
        if receiver == "super" { return "super.\(SwiftNames.method(first))()" }
        let name = SwiftNames.property(first)
        return receiver.isEmpty || receiver == "self" ? name : "\(receiver).\(name)"
      }
    }
    var arguments = zip(message.parts.indices, message.arguments).map { index, range in
      (label: SwiftNames.label(message.parts[index], at: index), text: text(range, depth: depth))
    }
    var name = SwiftNames.method(first)
    var called = receiver.isEmpty || receiver == "self" ? name : "\(receiver).\(name)"
    if isClass {
      if first.hasPrefix("initWith") {
        called = receiver
        arguments[0].label = SwiftNames.lowered(first.dropFirst("initWith".count))
      } else if first == "buttonWithType" {
        called = receiver
        arguments[0].label = "type"
      }
    }
    name = arguments.map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }.joined(separator: ", ")
    return "\(called)(\(name))"
  }
}
