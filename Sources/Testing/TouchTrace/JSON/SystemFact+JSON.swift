// SPDX-License-Identifier: Apache-2.0

nonisolated extension SystemFact: CodedFact {
  enum Word: String, CaseIterable {
    case prepared, felt, clicked, sounded, announced, keyboard, turned, statusBar, homeIndicator,
      deferredEdges
  }

  var word: Word {
    switch self {
    case .prepared: .prepared
    case .felt: .felt
    case .clicked: .clicked
    case .sounded: .sounded
    case .announced: .announced
    case .keyboard: .keyboard
    case .turned: .turned
    case .statusBar: .statusBar
    case .homeIndicator: .homeIndicator
    case .deferredEdges: .deferredEdges
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .prepared(let feedback): fields.put("feedback", feedback.rawValue)
    case .felt(let feedback, let intensity):
      fields.put("feedback", feedback.rawValue)
      fields.put("intensity", intensity)
    case .clicked(let isHeard): fields.put("heard", isHeard)
    case .sounded(let sound, let isAlert):
      fields.put("sound", sound)
      fields.put("alert", isAlert)
    case .announced(let what, let argument):
      fields.put("notification", what)
      if let argument { fields.put("argument", argument) }
    case .keyboard(let height, let duration):
      fields.put("height", height)
      fields.put("duration", duration)
    case .turned(let orientation): fields.put("to", orientation)
    case .statusBar(let style, let isHidden):
      fields.put("style", style)
      fields.put("hidden", isHidden)
    case .homeIndicator(let isHidden): fields.put("hidden", isHidden)
    case .deferredEdges(let edges): fields.put("edges", edges)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .prepared: self = .prepared(try fields.word("feedback"))
    case .felt: self = .felt(try fields.word("feedback"), intensity: try fields.double("intensity"))
    case .clicked: self = .clicked(heard: try fields.bool("heard"))
    case .sounded: self = .sounded(try fields.string("sound"), alert: try fields.bool("alert"))
    case .announced:
      self = .announced(
        try fields.string("notification"),
        argument: fields.has("argument") ? try fields.string("argument") : nil)
    case .keyboard:
      self = .keyboard(height: try fields.double("height"), duration: try fields.double("duration"))
    case .turned: self = .turned(to: try fields.string("to"))
    case .statusBar:
      self = .statusBar(style: try fields.string("style"), hidden: try fields.bool("hidden"))
    case .homeIndicator: self = .homeIndicator(hidden: try fields.bool("hidden"))
    case .deferredEdges: self = .deferredEdges(try fields.string("edges"))
    }
  }
}
