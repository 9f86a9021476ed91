// SPDX-License-Identifier: Apache-2.0
import TouchControls
import TouchCore

/// A name in a script, and the kind of object it must refer to.
struct NameRequirement {
  /// The kinds of objects with names.
  enum Kind {
    case view, control, recognizer
  }

  let name: String
  let kind: Kind
  /// Whether a recognizer with the name is accepted as well.
  var acceptsRecognizer = false
  /// Why the object must be of that kind, as something only such an object does: `only a control sends
  /// touchDown`.
  let reason: String
  /// Whether the object may be gone, because the trace still mentions it.
  var acceptsRemoved = false

  func isMet(by view: UIView) -> Bool {
    switch kind {
    case .view: true
    case .control: view is UIControl
    case .recognizer: false
    }
  }

  var isMetByRecognizers: Bool { kind == .recognizer || acceptsRecognizer }
}

extension Instruction {
  /// What the names in the line must refer to; finger lines have names of their own.
  var nameRequirements: [NameRequirement] {
    if case .gesture(let gesture) = self {
      return [gesture.place.nameRequirement, gesture.end?.nameRequirement].compactMap { $0 }
    }
    return nameRequirement.map { [$0] } ?? []
  }

  /// What the only name in the line must refer to; nil if there is none.
  private var nameRequirement: NameRequirement? {
    switch self {
    case .finger(_, .down(let place)), .finger(_, .move(to: let place, over: _, manner: _)),
      .tap(let place, _, _, contact: _):
      return place.nameRequirement
    case .finger(_, .up(let ending)), .finger(_, .cancel(let ending)):
      return ending.place?.nameRequirement
    case .set(let name, let setting): return setting.requirement(name)
    case .remove(let name):
      return NameRequirement(name: name, kind: .view, reason: "only a view can be removed")
    case .send(let name, let event):
      return NameRequirement(name: name, kind: .control, reason: "only a control sends \(event)")
    case .expect(let expectation, _): return expectation.subject.nameRequirement
    case .gesture, .stopHovering, .finger, .wait, .waitUntil, .together, .lines, .end, .log, .show: return nil
    }
  }
}

extension Place {
  /// What the name in it must refer to; nil if there is none.
  var nameRequirement: NameRequirement? {
    switch form {
    case .screen: return nil
    case .point(_, in: let view), .center(of: let view), .inside(let view), .beside(_, let view, by: _):
      guard case .named(let name) = view else { return nil }
      return NameRequirement(name: name, kind: .view, reason: "only a view has a place")
    }
  }
}

extension Instruction.Setting {
  fileprivate func requirement(_ name: String) -> NameRequirement {
    switch self {
    case .flag(.enabled, _):
      NameRequirement(
        name: name, kind: .control, acceptsRecognizer: true,
        reason: "only a control or a recognizer is enabled")
    case .flag(.highlighted, _):
      NameRequirement(name: name, kind: .control, reason: "only a control is highlighted")
    case .flag(.selected, _):
      NameRequirement(name: name, kind: .control, reason: "only a control is selected")
    case .flag(let flag, _):
      NameRequirement(name: name, kind: .view, reason: "only a view has \(flag.rawValue)")
    case .alpha: NameRequirement(name: name, kind: .view, reason: "only a view has alpha")
    case .frame: NameRequirement(name: name, kind: .view, reason: "only a view has a frame")
    }
  }
}

extension Expectation.Subject {
  /// What the name it contains must refer to; nil if there is none.
  var nameRequirement: NameRequirement? {
    switch self {
    case .event(let event, of: let name):
      NameRequirement(
        name: name, kind: .control, reason: "only a control sends \(event)", acceptsRemoved: true)
    case .touches(_, of: let name):
      NameRequirement(
        name: name, kind: .view, acceptsRecognizer: true, reason: "only a view or a recognizer gets touches",
        acceptsRemoved: true)
    case .gesture(let word, of: let name):
      NameRequirement(
        name: name, kind: .recognizer, reason: "only a recognizer can have \(word.rawValue)",
        acceptsRemoved: true)
    case .action(of: let name):
      NameRequirement(
        name: name, kind: .recognizer, reason: "only a recognizer has an action", acceptsRemoved: true)
    // The current state is read from the object itself.
    case .state(.hidden, _, of: let name):
      NameRequirement(name: name, kind: .view, reason: "only a view is hidden")
    case .state(.enabled, _, of: let name):
      NameRequirement(
        name: name, kind: .control, acceptsRecognizer: true,
        reason: "only a control or a recognizer is enabled")
    case .state(let word, _, of: let name):
      NameRequirement(name: name, kind: .control, reason: "only a control is \(word.rawValue)")
    case .hit(let name?):
      NameRequirement(name: name, kind: .view, reason: "only a view is hit", acceptsRemoved: true)
    case .hit(nil), .log, .nothing: nil
    }
  }
}
