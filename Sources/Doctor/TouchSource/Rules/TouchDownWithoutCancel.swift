// SPDX-License-Identifier: Apache-2.0

/// Finds controls whose touch down is undone by touch up alone.
enum TouchDownWithoutCancel: SourceRule {
  static let id = "touch-down-without-cancel"
  static let summary = "Code undoes on touch up what it did on touch down, and has no action for touchCancel."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/documentation/uikit/uicontrol/event/touchcancel"
  static let page = """
    A control sends `touchDown`, and then exactly one of `touchUpInside`, `touchUpOutside` and `touchCancel`. It sends
    `touchCancel` when a scroll view begins to scroll or a recognizer takes the touch (documented). Code that shrinks a
    button, pauses a player or begins to record on touch down has to go back for each of the three.

    It is reported if the methods show what stays, or if the code has an action for `touchUpOutside`, which says that
    every end matters.

    ## Fix it

    ```swift
    button.addTarget(self, action: #selector(released), for: [.touchUpInside, .touchUpOutside, .touchCancel])
    ```
    """

  private struct Wiring {
    var downs: [String] = []
    var ups: [(action: String, events: Set<String>)] = []
    var events: Set<String> = []
    var place = 0
    var method: CodeMethod?
  }

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { candidates(in: $0) }
  }

  private static func candidates(in code: ClassCode) -> [SourceCandidate] {
    var wirings: [(control: String, wiring: Wiring)] = []
    for method in code.methods {
      for call in method.calls(["addTarget"]) {
        guard let list = call.arguments["for"] ?? call.arguments["forControlEvents"],
          let action = (call.arguments["action"]).flatMap(TouchClasses.selector)
        else { continue }
        let events = TouchClasses.events(in: list)
        // Two methods may each make a control of one name.
        let isLocal = method.local(call.receiver) != nil || method.isOfProperty
        let control = isLocal ? "\(method.name)/\(call.receiver)" : call.receiver
        let index = wirings.firstIndex { $0.control == control } ?? wirings.count
        if index == wirings.count { wirings.append((control, Wiring())) }
        wirings[index].wiring.events.formUnion(events)
        if events.contains("touchDown") {
          wirings[index].wiring.downs.append(action)
          (wirings[index].wiring.place, wirings[index].wiring.method) = (call.step.offset, method)
        }
        if !events.isDisjoint(with: ["touchUpInside", "touchUpOutside"]) {
          wirings[index].wiring.ups.append((action, events))
        }
      }
    }
    return wirings.compactMap { control, wiring in candidate(control, wiring, code) }
  }

  private static func candidate(_ control: String, _ wiring: Wiring, _ code: ClassCode) -> SourceCandidate? {
    guard let down = wiring.downs.first, !wiring.ups.isEmpty,
      wiring.events.isDisjoint(with: ["touchCancel", "allTouchEvents", "allEvents"])
    else { return nil }
    let name = control.split(separator: "/").last.map(String.init) ?? control
    let ups = wiring.ups.filter { $0.action != down }
    let start = effects(of: [down], code)
    var words: String?
    var up: String?
    for one in ups {
      guard
        let left = code.leftover(after: start, undoneBy: effects(of: [one.action], code), butNotBy: [])
      else { continue }
      up = one.action
      words =
        "\(one.action) sets \(left.undone.target) to \(left.undone.value), and it stays \(left.made.value)"
      break
    }
    if words == nil {
      // An end outside of the control is undone too, so any end matters.
      guard let outside = ups.first(where: { $0.events.contains("touchUpOutside") }) else { return nil }
      up = outside.action
      words = "\(outside.action), which follows \(down) in and outside of the control, is not called"
    }
    guard let words, let up else { return nil }
    return SourceCandidate(
      id, .warning, at: code.place(wiring.place),
      "\(name.isEmpty ? code.name : name) has actions for touchDown and touchUp and none for touchCancel: \(words) when the touch is cancelled",
      remedy: "Add touchCancel to the events of \(up).",
      code: "\(name.isEmpty ? "" : name + ".")addTarget(self, action: #selector(\(up)), for: .touchCancel)",
      identity: code.identity(wiring.method, name))
  }

  private static func effects(of actions: [String], _ code: ClassCode) -> [Effect] {
    actions.flatMap { action in
      code.method(action).map { method in
        // Two buttons may share an action; the sender is the control.
        code.effects(of: method.steps, in: method)
      } ?? []
    }
  }
}
