// SPDX-License-Identifier: Apache-2.0

/// Knows how people say what scripts say in other words.
extension LineScanner {
  /// How to write a line that begins with another word than those of scripts, if the line is understood that
  /// far.
  var wordOrder: String? {
    var after = self
    after.skipSpaces()
    let word = after.scan { $0 == "-" || $0.isLetter }.lowercased()
    guard !Instruction.words.contains(word) else { return nil }
    if let verb = Self.fingerVerbs[word], let line = after.lineOfFinger(verb) {
      return "the finger comes first: \(line)"
    }
    return Self.otherWords[word].map { line in
      "\(word) is not known here; write \(line(after.firstName ?? "\"buy\""))"
    }
  }

  /// What follows `move finger 1`, in the order of scripts.
  private func lineOfFinger(_ verb: String) -> String? {
    var after = self
    guard after.accept(word: "finger") else { return nil }
    after.skipSpaces()
    let number = after.scan { $0.isASCII && $0.isNumber }
    after.skipSpaces()
    guard !number.isEmpty else { return nil }
    return "finger \(number) \(verb) \(after.scan { _ in true })".trimmedAtEnd.shortened
  }

  /// The first text in quotes, with its quotes.
  private var firstName: String? {
    var after = self
    _ = after.scan { $0 != "\"" }
    return (try? after.quoted())?.quoted
  }

  private static let fingerVerbs = [
    "bring": "down", "cancel": "cancel", "down": "down", "lift": "up", "move": "move", "place": "down",
    "press": "down", "put": "down", "raise": "up", "release": "up", "up": "up",
  ]

  private static let otherWords: [String: (String) -> String] = [
    "assert": { "expect \($0) touchUpInside" }, "check": { "expect \($0) touchUpInside" },
    "click": { "tap \($0)" }, "disable": { "set \($0) enabled off" }, "double": { "tap \($0) twice" },
    "double-tap": { "tap \($0) twice" }, "doubletap": { "tap \($0) twice" },
    "enable": { "set \($0) enabled" }, "hide": { "set \($0) hidden" }, "hold": { "tap \($0) for 600ms" },
    "lift": { _ in "finger 1 up" }, "long": { "tap \($0) for 600ms" },
    "long-press": { "tap \($0) for 600ms" }, "longpress": { "tap \($0) for 600ms" },
    "move": { "finger 1 move to \($0)" },
    "pause": { _ in "wait 500ms" }, "press": { "tap \($0)" }, "release": { _ in "finger 1 up" },
    "sleep": { _ in "wait 500ms" }, "touch": { "tap \($0)" }, "unhide": { "set \($0) hidden off" },
    "verify": { "expect \($0) touchUpInside" }, "zoom": { "pinch \($0) by 2" },
  ]
}
