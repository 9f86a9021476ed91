// SPDX-License-Identifier: Apache-2.0

nonisolated extension ControlFact: CodedFact {
  enum Word: String {
    case disabled, ignored, refused, began, crossed, stopped, ended, cancelled, highlighted, sent, unsent
  }

  var word: Word {
    switch self {
    case .disabled: .disabled
    case .ignored: .ignored
    case .refused: .refused
    case .began: .began
    case .crossed: .crossed
    case .stopped: .stopped
    case .ended: .ended
    case .cancelled: .cancelled
    case .highlighted: .highlighted
    case .sent: .sent
    case .unsent: .unsent
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
    case .refused(let control, let touch), .began(let control, let touch), .stopped(let control, let touch):
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
    case .unsent(let control, let event, let reason):
      fields.put("control", control)
      fields.put("event", event)
      fields.put("because", reason.rawValue)
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
    case .unsent:
      self = .unsent(control, event: try fields.string("event"), because: try fields.word("because"))
    }
  }
}
