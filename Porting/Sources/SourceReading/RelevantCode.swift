// SPDX-License-Identifier: Apache-2.0

/// Leaves out the bodies of a Swift file that have nothing to do with views or touches.
///
/// The parser takes nearly all of the time, and so it has less to read. What is left out becomes blanks, so
/// offsets and lines stay. A file that handles touches itself is left as it is, because what one of its
/// methods undoes another one may have done, under any name.
struct RelevantCode {
  /// Words of files that are read as a whole.
  private static let wholes = WordSet([
    "touchesBegan", "beginTracking", "touchDown", "hitTest", "UIVisualEffectView", "delaysContentTouches",
    "onTapGesture", "TapGesture", "onLongPressGesture", "glassEffect", "ToolbarItem",
    "ToolbarItemGroup", "canCancelContentTouches", "UITapGestureRecognizer",
    "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UIPinchGestureRecognizer",
    "UISwipeGestureRecognizer", "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UIGestureRecognizer", "addGestureRecognizer",
  ])
  /// Words of bodies that say what is done to a view.
  private static let parts = WordSet([
    "isHidden", "alpha", "isEnabled", "isUserInteractionEnabled", "frame", "bounds", "center", "transform",
    "constant", "constraint", "isActive", "addTarget", "addAction", "addSubview", "insertSubview", "menu",
    "removeFromSuperview", "addArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "point", "snp",
    "makeConstraints", "remakeConstraints", "updateConstraints", "rx", "publisher", "sizeToFit", "UIButton",
    "NSLayoutConstraint", "gestureRecognizers", "removeGestureRecognizer", "super", "subviews",
    "numberOfTapsRequired",
  ])
  private static let types = WordSet(["class", "struct", "extension", "enum", "actor", "protocol"])
  private static let members = WordSet(["var", "let", "case", "typealias"])
  private static let functions = WordSet(["func", "init", "subscript", "deinit"])
  private static let overrides = WordSet(["override"])

  private struct Block {
    var start: Int
    var isType: Bool
    /// Whether it is a body in a type, or a function of the file.
    var isMember: Bool
    /// Where the function begins that it is the body of, unless that is an override.
    var head: Int?
    var matters = false
  }

  private let bytes: [UInt8]
  private var thinned: [UInt8]
  private var index = 0
  private var open: [Block] = []
  private var isType = false
  /// The index behind the last brace or semicolon, and where a function begins that follows it.
  private var boundary = 0
  private var function: Int?
  private var isOverride = false
  private var isRelevant = false
  private var isWhole = false

  /// What the parser has to read of a file; empty if no part of it matters.
  static func bytes(of bytes: [UInt8]) -> [UInt8] {
    var scan = RelevantCode(bytes)
    scan.run()
    if scan.isWhole { return bytes }
    return scan.isRelevant ? scan.thinned : []
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    thinned = bytes
  }

  private mutating func run() {
    while index < bytes.count, !isWhole {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"):
        open.append(
          Block(
            start: index, isType: isType, isMember: !isType && open.last?.isType != false,
            head: isOverride ? nil : function))
        index += 1
        beginStatement()
      case UInt8(ascii: "}"):
        close()
        index += 1
        beginStatement()
      case UInt8(ascii: ";"):
        index += 1
        beginStatement()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skip { $0 == 0x0A }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 1
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        index += hashes
        if peek(0) == UInt8(ascii: "\"") { skipString(hashes: hashes) }
      case _ where Self.isWord(byte):
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        note(start..<index)
      default: index += 1
      }
    }
  }

  private mutating func beginStatement() {
    isType = false
    boundary = index
    function = nil
    isOverride = false
  }

  /// Where the line of an index begins, or what is behind the last brace on it.
  private func beginning(of place: Int) -> Int {
    var start = place
    while start > boundary, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private func peek(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  private mutating func note(_ range: Range<Int>) {
    guard range.count > 1 else { return }
    if Self.types.contains(bytes, range) {
      isType = true
      isRelevant = true
    } else if Self.functions.contains(bytes, range) {
      // `class func` declares no class, and `.init` calls one.
      isType = false
      if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: ".") { return }
      if function == nil { function = beginning(of: range.lowerBound) }
    } else if Self.members.contains(bytes, range) {
      isType = false
      function = nil
      isOverride = false
    } else if Self.overrides.contains(bytes, range) {
      isOverride = true
    } else if Self.wholes.contains(bytes, range) {
      isWhole = true
    } else if !open.isEmpty, Self.parts.contains(bytes, range) {
      open[open.count - 1].matters = true
    }
  }

  private mutating func close() {
    guard let block = open.popLast() else { return }
    if block.matters, !open.isEmpty { open[open.count - 1].matters = true }
    guard block.isMember, !block.matters else { return }
    // Of a function that overrides nothing, nothing is left.
    let blank = (block.head ?? block.start + 1)..<(block.head == nil ? index : index + 1)
    for place in blank where thinned[place] != 0x0A { thinned[place] = 0x20 }
  }

  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// Skips a literal; code in it counts as text, which may only keep a body that does not matter.
  private mutating func skipString(hashes: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if depth == 0, byte == UInt8(ascii: "\""), !isMultiline || (peek(1) == byte && peek(2) == byte) {
        let end = isMultiline ? 3 : 1
        if (0..<hashes).allSatisfy({ peek(end + $0) == UInt8(ascii: "#") }) {
          index += end + hashes
          return
        }
        index += 1
      } else if byte == 0x5C {
        let escape = hashes + 1
        if peek(escape) == UInt8(ascii: "("), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
          depth += 1
          index += escape + 1
        } else {
          index += 2
        }
      } else if depth > 0, byte == UInt8(ascii: "(") {
        depth += 1
        index += 1
      } else if depth > 0, byte == UInt8(ascii: ")") {
        depth -= 1
        index += 1
      } else if depth > 0, byte == UInt8(ascii: "\"") {
        skipString(hashes: 0)
      } else if byte == 0x0A, !isMultiline, depth == 0 {
        return
      } else {
        index += 1
      }
    }
  }
}

/// Words that are looked up by their bytes.
private struct WordSet: Sendable {
  private var words: [[[UInt8]]] = Array(repeating: [], count: 64)

  init(_ words: [String]) {
    for word in words { self.words[word.utf8.count].append(Array(word.utf8)) }
  }

  func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count < 64 else { return false }
    for word in words[range.count] where word[0] == bytes[range.lowerBound] {
      if word.elementsEqual(bytes[range]) { return true }
    }
    return false
  }
}
