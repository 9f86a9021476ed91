// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

// What is inside a view, and what is attached to it.

nonisolated extension SceneTextWriter {
  /// Says what a view of a class became that scenes do not have.
  mutating func noteClass(_ known: SceneTextClass, of view: ViewSnapshot) {
    guard let reason = known.reason else { return }
    let plain = view.className.split(separator: ".").last.map(String.init) ?? view.className
    let name = known.name
    let why =
      switch reason {
      case .own: "what the code of \(plain) adds to it is not in the file"
      case .similar: "scenes have no \(plain)"
      case .unknown: "scenes have no \(plain) and nothing like it, so only its name is shown"
      }
    notes.add(view, reason: "class \(view.className)", plural: "views of the class \(plain)") {
      "\($0) became \($1 ? "a " : "")\(name): \(why)"
    }
  }

  /// Says which views in a control are left out, if they are more than its parts.
  mutating func noteContent(of place: Int, _ tree: ViewTree, _ known: SceneTextClass) {
    let view = tree.views[place]
    let foreign = view.children.filter { child in
      let name = tree.views[child].className
      return !name.hasPrefix("UI") && !name.hasPrefix("_")
    }
    guard let first = foreign.first else { return }
    let name = SceneTextNotes.name(of: tree.views[first])
    let rest = foreign.count == 1 ? name : "\(name) and \(foreign.count - 1) more"
    notes.add(view, reason: "content \(known.name)", plural: "controls") {
      "\($0) \($1 ? "shows" : "show") only what a \(known.name) draws, without \(rest)\($1 ? "" : " and others")"
    }
  }

  /// The events of a control that the scene logs.
  mutating func controlMembers(
    of view: ViewSnapshot, _ known: SceneTextClass, name: String?
  ) -> [JSONText.Member] {
    guard known.isControl else { return [] }
    let all = (view.actions.value ?? []).map(\.event)
    let events = all.filter { known.sends($0) }
    if let other = all.first(where: { !known.sends($0) }) {
      notes.add(view, reason: "event \(other)", plural: "controls") {
        "\($0) \($1 ? "does" : "do") not log \(other): scenes have no such event"
      }
    }
    var seen: Set<String> = []
    let lines = (events.isEmpty ? [known.mainEvent] : events).filter { seen.insert($0).inserted }
    return [
      .init(
        "actions",
        .object(lines.map { .init($0, Self.text("\(SceneTextNames.logged(name ?? view.className)) \($0)")) }))
    ]
  }

  /// The recognizers of a view.
  mutating func recognizers(
    of view: ViewSnapshot, _ known: SceneTextClass, name: String?
  ) -> [JSONText.Member] {
    var made: [JSONText] = []
    for recognizer in view.recognizers.value ?? [] where !known.ownsRecognizer(recognizer) {
      if let json = SceneTextRecognizer.json(recognizer, of: name ?? view.className) {
        made.append(json)
      } else {
        let className = recognizer.className.split(separator: ".").last.map(String.init) ?? ""
        notes.add(view, reason: "recognizer \(className)", plural: "views") {
          "\($0) lost \($1 ? "a" : "each a") \(className): scenes have no such recognizer"
        }
      }
    }
    return made.isEmpty ? [] : [.init("recognizers", .array(made))]
  }

  /// The number of views inside a view.
  static func count(inside place: Int, _ tree: ViewTree) -> Int {
    var (count, open) = (0, tree.views[place].children)
    while let next = open.popLast() {
      count += 1
      open += tree.views[next].children
    }
    return count
  }

  /// The first text inside a control, such as that of a button's label.
  static func text(inside place: Int, _ tree: ViewTree) -> String? {
    var open = Array(tree.views[place].children.reversed())
    var looked = 0
    while let next = open.popLast(), looked < 50 {
      looked += 1
      if let text = tree.views[next].text, !text.isEmpty { return text }
      open += tree.views[next].children.reversed()
    }
    return nil
  }

  /// Whether the texts of a file have fixed colors only, as in files from before dark appearance; they are
  /// read on light.
  static func isLight(_ trees: [ViewTree]) -> Bool {
    var hasFixed = false
    for view in trees.lazy.flatMap(\.views) {
      for name in ["textColor", "titleColor"] {
        guard let color = view.attribute(name).flatMap(SceneTextColor.init(source:)) else { continue }
        guard color.light == color.dark else { return false }
        hasFixed = true
      }
    }
    return hasFixed
  }
}
