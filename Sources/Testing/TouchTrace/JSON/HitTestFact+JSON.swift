// SPDX-License-Identifier: Apache-2.0

nonisolated extension HitTestFact: CodedFact {
  enum Word: String, CaseIterable { case visited, answered, result }

  var word: Word {
    switch self {
    case .visited: .visited
    case .answered: .answered
    case .result: .result
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .visited(let view, let point, let depth, let verdict):
      fields.put("view", view)
      fields.put("at", point)
      fields.put("depth", depth)
      fields.put("verdict", verdict.rawValue)
    case .answered(let view, let depth, let answer):
      fields.put("view", view)
      fields.put("depth", depth)
      fields.put("answer", answer)
    case .result(let window, let point, let view):
      fields.put("window", window)
      fields.put("at", point)
      fields.put("view", view)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .visited:
      self = .visited(
        try fields.name("view"), at: try fields.point("at"), depth: try fields.int("depth"),
        try fields.word("verdict"))
    case .answered:
      self = .answered(
        try fields.name("view"), depth: try fields.int("depth"), try fields.nameOrNil("answer"))
    case .result:
      self = .result(
        window: try fields.name("window"), at: try fields.point("at"), try fields.nameOrNil("view"))
    }
  }
}
