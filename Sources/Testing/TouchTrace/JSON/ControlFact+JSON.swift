// SPDX-License-Identifier: Apache-2.0

nonisolated extension ControlFact: CodedFact {
  enum Word: String, CaseIterable {
    case disabled, ignored, refused, lost, began, crossed, stopped, ended, cancelled, highlighted, sent
    case unsent, told, grabbed, passedOver, changed, repeated, asked
  }

  var word: Word {
    switch self {
    case .disabled: .disabled
    case .ignored: .ignored
    case .refused: .refused
    case .lost: .lost
    case .began: .began
    case .crossed: .crossed
    case .stopped: .stopped
    case .ended: .ended
    case .cancelled: .cancelled
    case .highlighted: .highlighted
    case .sent: .sent
    case .told: .told
    case .unsent: .unsent
    case .grabbed: .grabbed
    case .passedOver: .passedOver
    case .changed: .changed
    case .repeated: .repeated
    case .asked: .asked
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .disabled(let control, let touches):
      fields.put("control", control)
      fields.put("touches", touches)
    case .ignored(let control, let touch, let other):
      fields.put("control", control)
      fields.put("touch", touch)
      fields.put("following", other)
    case .refused(let control, let touch), .began(let control, let touch), .stopped(let control, let touch),
      .grabbed(let control, let touch), .lost(let control, let touch):
      fields.put("control", control)
      fields.put("touch", touch)
    case .crossed(let control, let touch, let inside), .ended(let control, let touch, let inside):
      fields.put("control", control)
      fields.put("touch", touch)
      fields.put("inside", inside)
    case .cancelled(let control, let touch, let taken):
      fields.put("control", control)
      fields.put("touch", touch)
      fields.put("taken", taken)
    case .highlighted(let control, let isOn):
      fields.put("control", control)
      fields.put("on", isOn)
    case .sent(let control, let event, let handlers, let inside):
      fields.put("control", control)
      fields.put("event", event)
      fields.put("handlers", handlers)
      if let inside { fields.put("inside", inside) }
    case .told(let control, let events):
      fields.put("control", control)
      if let events { fields.put("of", events) }
    case .unsent(let control, let event, let reason):
      fields.put("control", control)
      fields.put("event", event)
      fields.put("because", reason.rawValue)
    case .passedOver(let control, let touch, let part):
      fields.put("control", control)
      fields.put("touch", touch)
      fields.put("because", part.rawValue)
    case .changed(let control, let value):
      fields.put("control", control)
      fields.put("value", value)
    case .repeated(let control, let times):
      fields.put("control", control)
      fields.put("times", times)
    case .asked(let control, let question, let answer):
      fields.put("control", control)
      fields.put("question", question.rawValue)
      fields.put("answer", answer)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    let control = try fields.name("control")
    func touch() throws(FieldReader.Failure) -> Int { try fields.int("touch") }
    func inside() throws(FieldReader.Failure) -> Bool { try fields.bool("inside") }
    switch word {
    case .disabled: self = .disabled(control, touches: try fields.ints("touches"))
    case .ignored: self = .ignored(control, touch: try touch(), following: try fields.int("following"))
    case .refused: self = .refused(control, touch: try touch())
    case .lost: self = .lost(control, touch: try touch())
    case .began: self = .began(control, touch: try touch())
    case .crossed: self = .crossed(control, touch: try touch(), inside: try inside())
    case .stopped: self = .stopped(control, touch: try touch())
    case .ended: self = .ended(control, touch: try touch(), inside: try inside())
    case .cancelled: self = .cancelled(control, touch: try touch(), taken: try fields.bool("taken"))
    case .highlighted: self = .highlighted(control, try fields.bool("on"))
    case .sent:
      self = .sent(
        control, event: try fields.string("event"), handlers: try fields.int("handlers"),
        inside: fields.has("inside") ? try inside() : nil)
    case .told: self = .told(control, of: fields.has("of") ? try fields.string("of") : nil)
    case .unsent:
      self = .unsent(control, event: try fields.string("event"), because: try fields.word("because"))
    case .grabbed: self = .grabbed(control, touch: try touch())
    case .passedOver:
      self = .passedOver(control, touch: try touch(), because: try fields.word("because"))
    case .changed: self = .changed(control, to: try fields.string("value"))
    case .repeated: self = .repeated(control, times: try fields.int("times"))
    case .asked:
      self = .asked(control, try fields.word("question"), try fields.bool("answer"))
    }
  }
}
