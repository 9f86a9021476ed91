// SPDX-License-Identifier: Apache-2.0

/// Parses what touches the screen: `finger`, or `pencil force 0.5 altitude 45deg`.
extension LineScanner {
  /// Parses what follows `becomes` or `becoming`.
  mutating func tip() throws(Failure) -> ScriptTip {
    try tip(isPencil: try anyOf(["finger", "pencil"], "it is") == "pencil")
  }

  /// Parses what may follow `finger` or `pencil`, in any order and each at most once.
  mutating func tip(isPencil: Bool) throws(Failure) -> ScriptTip {
    var tip = ScriptTip(isPencil: isPencil)
    var left = ScriptTip.Word.allCases.filter { $0 != .of && (isPencil || !$0.isAngle) }
    while let word = left.first(where: { accept(word: $0.rawValue) }) {
      left.removeAll { $0 == word }
      if word.isAngle {
        tip.details.append(try lean(word))
        continue
      }
      tip.details.append(.init(word: word, value: try amount(word)))
      if word == .force, accept(word: ScriptTip.Word.of.rawValue) {
        tip.details.append(.init(word: .of, value: try amount(.of)))
      }
    }
    tip.details.sort { $0.word.order < $1.word.order }
    return tip
  }

  /// Parses a force or a radius.
  private mutating func amount(_ word: ScriptTip.Word) throws(Failure) -> Double {
    skipSpaces()
    let column = column
    let amount = try number()
    guard (0...1000).contains(amount) else {
      throw failure(
        word == .radius
          ? "a radius is from 0 to 1000 points" : "a force is from 0 to 1000, where 1 is an average touch",
        at: column)
    }
    return amount
  }

  /// Parses an angle of a pencil with its unit: `45deg`, `0.7rad`.
  private mutating func lean(_ word: ScriptTip.Word) throws(Failure) -> ScriptTip.Detail {
    skipSpaces()
    var after = self
    let number = try after.number()
    guard after.word() == "rad" else { return .init(word: word, value: try degrees()) }
    guard abs(number) <= 1000 else { throw failure("an angle is at most 1000rad") }
    self = after
    return .init(word: word, value: number, isRadians: true)
  }
}
