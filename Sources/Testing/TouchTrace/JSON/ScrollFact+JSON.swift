// SPDX-License-Identifier: Apache-2.0

nonisolated extension ScrollFact: CodedFact {
  enum Word: String, CaseIterable {
    case released, kept, asked, refused, dragBegan, locked, dragEnded, motionBegan, limitMet, motionEnded
    case zoomBegan, zoomEnded
  }

  var word: Word {
    switch self {
    case .released: .released
    case .kept: .kept
    case .asked: .asked
    case .refused: .refused
    case .dragBegan: .dragBegan
    case .locked: .locked
    case .dragEnded: .dragEnded
    case .motionBegan: .motionBegan
    case .limitMet: .limitMet
    case .motionEnded: .motionEnded
    case .zoomBegan: .zoomBegan
    case .zoomEnded: .zoomEnded
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .released(let touch, let view, let release):
      fields.put("touch", touch)
      fields.put("by", view)
      fields.put("because", release.rawValue)
    case .kept(let touch, let view, let keeping):
      fields.put("touch", touch)
      fields.put("by", view)
      fields.put("because", keeping.rawValue)
    case .asked(let question, let view, let content, let answer):
      fields.put("question", question.rawValue)
      fields.put("view", view)
      fields.put("about", content)
      fields.put("answer", answer)
    case .refused(let view, let refusal):
      fields.put("view", view)
      fields.put("because", refusal.rawValue)
    case .dragBegan(let view, let offset):
      fields.put("view", view)
      fields.put("at", offset)
    case .locked(let view, let axis):
      fields.put("view", view)
      fields.put("axis", axis.rawValue)
    case .dragEnded(let view, let velocity, let target, let decelerates):
      fields.put("view", view)
      fields.put("velocity", velocity)
      fields.put("target", target)
      fields.put("decelerates", decelerates)
    case .motionBegan(let view, let motion, let target):
      fields.put("view", view)
      fields.put("motion", motion.rawValue)
      fields.put("to", target)
    case .limitMet(let view, let axis, let bounces):
      fields.put("view", view)
      fields.put("axis", axis.rawValue)
      fields.put("bounces", bounces)
    case .motionEnded(let view, let motion, let offset, let end):
      fields.put("view", view)
      fields.put("motion", motion.rawValue)
      fields.put("at", offset)
      fields.put("because", end.rawValue)
    case .zoomBegan(let view, let scale), .zoomEnded(let view, let scale):
      fields.put("view", view)
      fields.put("scale", scale)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .released:
      self = .released(
        touch: try fields.int("touch"), by: try fields.name("by"), because: try fields.word("because"))
    case .kept:
      self = .kept(
        touch: try fields.int("touch"), by: try fields.name("by"), because: try fields.word("because"))
    case .asked:
      self = .asked(
        try fields.word("question"), try fields.name("view"), about: try fields.name("about"),
        try fields.bool("answer"))
    case .refused: self = .refused(try fields.name("view"), because: try fields.word("because"))
    case .dragBegan: self = .dragBegan(try fields.name("view"), at: try fields.point("at"))
    case .locked: self = .locked(try fields.name("view"), to: try fields.word("axis"))
    case .dragEnded:
      self = .dragEnded(
        try fields.name("view"), velocity: try fields.point("velocity"), target: try fields.point("target"),
        decelerates: try fields.bool("decelerates"))
    case .motionBegan:
      self = .motionBegan(try fields.name("view"), try fields.word("motion"), to: try fields.point("to"))
    case .limitMet:
      self = .limitMet(
        try fields.name("view"), try fields.word("axis"), bounces: try fields.bool("bounces"))
    case .motionEnded:
      self = .motionEnded(
        try fields.name("view"), try fields.word("motion"), at: try fields.point("at"),
        try fields.word("because"))
    case .zoomBegan: self = .zoomBegan(try fields.name("view"), scale: try fields.double("scale"))
    case .zoomEnded: self = .zoomEnded(try fields.name("view"), scale: try fields.double("scale"))
    }
  }
}
