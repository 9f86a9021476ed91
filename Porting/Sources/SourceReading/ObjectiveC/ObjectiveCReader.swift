// SPDX-License-Identifier: Apache-2.0
package import SourceModel

/// Reads what a file in Objective-C does with views: interfaces, implementations, and the messages and
/// assignments of their methods, as Swift would write them.
package enum ObjectiveCReader {
  /// Reads a file.
  package static func read(_ bytes: [UInt8], path: String) -> CodeFile? {
    var scan = ObjectiveCScan(bytes, path: path)
    scan.readFile()
    return scan.file
  }
}

/// The declarations of one file.
struct ObjectiveCScan {
  private(set) var file: CodeFile
  let tokens: [ObjectiveCTokens.Token]
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    tokens = ObjectiveCTokens(bytes).tokens
    file = CodeFile(path: path, language: .objectiveC, bytes: bytes)
  }

  // MARK: Words

  func word(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  func isSymbol(_ index: Int, _ symbol: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .symbol else { return false }
    return tokens[index].end - tokens[index].start == 1
      && bytes[Int(tokens[index].start)] == UInt8(ascii: symbol)
  }

  func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .name }

  func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? Int(tokens[index].start) : bytes.count
  }

  /// The index behind the bracket that closes the one at an index.
  func skipGroup(_ start: Int, until end: Int) -> Int {
    var depth = 0
    var index = start
    while index < end {
      if tokens[index].kind == .symbol, tokens[index].end - tokens[index].start == 1 {
        switch bytes[Int(tokens[index].start)] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth <= 0 { return index + 1 }
        default: break
        }
      }
      index += 1
    }
    return end
  }

  // MARK: Declarations

  mutating func readFile() {
    while index < tokens.count {
      if isSymbol(index, "@"), isName(index + 1) {
        switch word(index + 1) {
        case "interface":
          index += 2
          readInterface()
          continue
        case "implementation":
          index += 2
          readImplementation()
          continue
        default: break
        }
      }
      index = isSymbol(index, "{") ? skipGroup(index, until: tokens.count) : index + 1
    }
  }

  private mutating func readInterface() {
    guard isName(index) else { return }
    var type = CodeType(name: word(index), kind: .declaration, bases: [], offset: offset(index))
    index += 1
    skipAngles()
    if isSymbol(index, "(") {
      type.kind = .addition
      index = skipGroup(index, until: tokens.count)
    } else if isSymbol(index, ":"), isName(index + 1) {
      type.bases = [word(index + 1)]
      index += 2
    }
    skipAngles()
    if isSymbol(index, "{") { readVariables(into: &type) }
    while index < tokens.count {
      guard isSymbol(index, "@") else {
        index = isSymbol(index, "{") ? skipGroup(index, until: tokens.count) : index + 1
        continue
      }
      switch word(index + 1) {
      case "end":
        index += 2
        file.types.append(type)
        return
      case "property":
        index += 2
        if isSymbol(index, "(") { index = skipGroup(index, until: tokens.count) }
        let start = index
        while index < tokens.count, !isSymbol(index, ";"), !isSymbol(index, "@") { index += 1 }
        if let property = property(start..<index) { type.properties.append(property) }
      case "interface", "implementation":
        file.types.append(type)
        return
      default: index += 2
      }
    }
    file.types.append(type)
  }

  private mutating func skipAngles() {
    guard isSymbol(index, "<") else { return }
    var depth = 0
    while index < tokens.count {
      if isSymbol(index, "<") { depth += 1 }
      if isSymbol(index, ">") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private mutating func readVariables(into type: inout CodeType) {
    let end = skipGroup(index, until: tokens.count)
    var start = index + 1
    var here = start
    while here < end {
      if isSymbol(here, ";") {
        if var property = property(start..<here) {
          property.isPrivate = true
          property.name = SwiftNames.word(property.name)
          type.properties.append(property)
        }
        start = here + 1
      }
      here += 1
    }
    index = end
  }

  private static let qualifiers: Set<String> = [
    "IBOutlet", "nullable", "nonnull", "__weak", "__strong", "__block", "const", "__kindof", "IBInspectable",
    "static", "_Nullable", "_Nonnull", "__unsafe_unretained", "volatile", "weak", "strong",
  ]

  /// The property, or the variable, that a range declares.
  private func property(_ range: Range<Int>) -> CodeProperty? {
    var names: [Int] = []
    var isOutlet = false
    var depth = 0
    for index in range {
      if isSymbol(index, "<") || isSymbol(index, "(") { depth += 1 }
      if isSymbol(index, ">") || isSymbol(index, ")") { depth -= 1 }
      guard depth == 0, isName(index) else { continue }
      if word(index) == "IBOutlet" { isOutlet = true }
      if !Self.qualifiers.contains(word(index)) { names.append(index) }
    }
    guard let first = names.first, let last = names.last, first != last else { return nil }
    var property = CodeProperty(name: word(last), type: word(first), offset: offset(last))
    property.isOutlet = isOutlet
    return property
  }

  private mutating func readImplementation() {
    guard isName(index) else { return }
    var type = CodeType(name: word(index), kind: .addition, bases: [], offset: offset(index))
    index += 1
    if isSymbol(index, "(") { index = skipGroup(index, until: tokens.count) }
    if isSymbol(index, "{") { readVariables(into: &type) }
    while index < tokens.count {
      if isSymbol(index, "@") {
        if word(index + 1) == "end" {
          index += 2
          break
        }
        if ["interface", "implementation"].contains(word(index + 1)) { break }
        index += 2
      } else if isSymbol(index, "-") || isSymbol(index, "+"), isSymbol(index + 1, "(") {
        readMethod(into: &type)
      } else {
        index = isSymbol(index, "{") ? skipGroup(index, until: tokens.count) : index + 1
      }
    }
    file.types.append(type)
  }

  private mutating func readMethod(into type: inout CodeType) {
    let isStatic = isSymbol(index, "+")
    index = skipGroup(index + 1, until: tokens.count)
    let place = index
    var first = ""
    var parameters: [CodeMethod.Parameter] = []
    while index < tokens.count, !isSymbol(index, "{"), !isSymbol(index, ";") {
      if isName(index), first.isEmpty { first = word(index) }
      guard isSymbol(index, ":") else {
        index += 1
        continue
      }
      index += 1
      var kind = ""
      if isSymbol(index, "(") {
        let end = skipGroup(index, until: tokens.count)
        kind =
          (index + 1..<end).first { isName($0) && !Self.qualifiers.contains(word($0)) }.map { word($0) } ?? ""
        index = end
      }
      if isName(index) { parameters.append(CodeMethod.Parameter(name: word(index), type: kind)) }
      index += 1
    }
    guard isSymbol(index, "{") else { return }
    let end = skipGroup(index, until: tokens.count)
    var method = CodeMethod(
      name: first.hasPrefix("init") ? "init" : SwiftNames.method(first), offset: offset(place),
      body: offset(index)..<Int(tokens[end - 1].end))
    method.parameters = parameters
    method.isStatic = isStatic
    var body = ObjectiveCBody(self, method)
    body.readStatements(index + 1..<max(index + 1, end - 1))
    type.methods.append(body.method)
    index = end
  }
}
