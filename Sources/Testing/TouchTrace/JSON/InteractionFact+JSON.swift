// SPDX-License-Identifier: Apache-2.0

nonisolated extension InteractionFact: CodedFact {
  enum Word: String, CaseIterable {
    case opened, marked, chosen, closed, refused, lifted, dragging, putBack, added, over, dropped, refreshing,
      pencil
    case pointer
  }

  var word: Word {
    switch self {
    case .opened: .opened
    case .marked: .marked
    case .chosen: .chosen
    case .closed: .closed
    case .refused: .refused
    case .lifted: .lifted
    case .dragging: .dragging
    case .putBack: .putBack
    case .added: .added
    case .over: .over
    case .dropped: .dropped
    case .refreshing: .refreshing
    case .pencil: .pencil
    case .pointer: .pointer
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .opened(let view, let menu, let items):
      fields.put("view", view)
      fields.put("menu", menu)
      fields.put("items", items)
    case .marked(let view, let item):
      fields.put("view", view)
      if let item { fields.put("item", item) }
    case .chosen(let view, let item):
      fields.put("view", view)
      fields.put("item", item)
    case .closed(let view, let reason):
      fields.put("view", view)
      fields.put("because", reason.rawValue)
    case .refused(let view, let reason):
      fields.put("view", view)
      fields.put("because", reason.rawValue)
    case .lifted(let view, let items), .added(let view, let items):
      fields.put("view", view)
      fields.put("items", items)
    case .dragging(let view), .putBack(let view): fields.put("view", view)
    case .over(let view), .dropped(let view): fields.put("view", view)
    case .refreshing(let view, let isOn):
      fields.put("view", view)
      fields.put("refreshing", isOn)
    case .pencil(let view, let what):
      fields.put("view", view)
      fields.put("pencil", what)
    case .pointer(let view, let style):
      fields.put("view", view)
      if let style { fields.put("style", style) }
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .opened:
      self = .opened(
        try fields.name("view"), menu: try fields.string("menu"), items: try fields.int("items"))
    case .marked:
      self = .marked(
        try fields.name("view"), item: fields.has("item") ? try fields.string("item") : nil)
    case .chosen: self = .chosen(try fields.name("view"), item: try fields.string("item"))
    case .closed: self = .closed(try fields.name("view"), because: try fields.word("because"))
    case .refused: self = .refused(try fields.name("view"), because: try fields.word("because"))
    case .lifted: self = .lifted(try fields.name("view"), items: try fields.int("items"))
    case .dragging: self = .dragging(try fields.name("view"))
    case .putBack: self = .putBack(try fields.name("view"))
    case .added: self = .added(try fields.name("view"), items: try fields.int("items"))
    case .over: self = .over(try fields.nameOrNil("view"))
    case .dropped: self = .dropped(try fields.nameOrNil("view"))
    case .refreshing: self = .refreshing(try fields.name("view"), try fields.bool("refreshing"))
    case .pencil: self = .pencil(try fields.name("view"), try fields.string("pencil"))
    case .pointer:
      self = .pointer(
        try fields.name("view"), style: fields.has("style") ? try fields.string("style") : nil)
    }
  }
}
