// SPDX-License-Identifier: Apache-2.0

nonisolated extension AnimationFact: CodedFact {
  enum Word: String, CaseIterable { case began, ended }

  var word: Word {
    switch self {
    case .began: .began
    case .ended: .ended
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .began(let view, let property, let delay, let duration, let blocks):
      fields.put("view", view)
      fields.put("property", property)
      fields.put("delay", delay)
      fields.put("duration", duration)
      fields.put("blocksTouches", blocks)
    case .ended(let view, let property, let end):
      fields.put("view", view)
      fields.put("property", property)
      fields.put("because", end.rawValue)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .began:
      self = .began(
        try fields.name("view"), property: try fields.string("property"), delay: try fields.double("delay"),
        duration: try fields.double("duration"), blocksTouches: try fields.bool("blocksTouches"))
    case .ended:
      self = .ended(
        try fields.name("view"), property: try fields.string("property"), try fields.word("because"))
    }
  }
}
