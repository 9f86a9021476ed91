// SPDX-License-Identifier: Apache-2.0
import TouchControls

/// What a script changes by hand.
extension Stage {
  /// Why a script cannot change what it asks for.
  struct ChangeError: Error, CustomStringConvertible {
    var description: String
  }

  /// Does something that may call back.
  func changing(_ body: () throws -> Void) throws {
    var outcome: Result<Void, any Error> = .success(())
    try running { outcome = Result(catching: body) }
    try outcome.get()
  }

  func set(_ name: String, _ setting: Instruction.Setting) throws {
    // A recognizer has only one thing that can be set.
    if case .flag(.enabled, let isOn) = setting, let recognizer = recognizer(named: name) {
      return try changing { recognizer.isEnabled = isOn }
    }
    let view = try self[name]
    try changing {
      switch setting {
      case .alpha(let alpha): view.alpha = alpha
      case .frame(let frame): view.frame = frame
      case .flag(.hidden, let isOn): view.isHidden = isOn
      case .flag(.interaction, let isOn): view.isUserInteractionEnabled = isOn
      case .flag(.multipleTouch, let isOn): view.isMultipleTouchEnabled = isOn
      case .flag(.exclusiveTouch, let isOn): view.isExclusiveTouch = isOn
      case .flag(.enabled, let isOn): try control(view, name, "enabled").isEnabled = isOn
      case .flag(.highlighted, let isOn): try control(view, name, "highlighted").isHighlighted = isOn
      case .flag(.selected, let isOn): try control(view, name, "selected").isSelected = isOn
      }
    }
  }

  /// Lets a control tell its targets, as code does: without an event of a touch.
  func send(_ name: String, _ event: String) throws {
    let control = try control(self[name], name, event)
    guard let event = UIControl.Event(named: event) else { return }
    try changing { control.sendActions(for: event) }
  }

  /// Whether a view is something now.
  func isNow(_ word: Expectation.StateWord, _ name: String) throws -> Bool {
    let view = try self[name]
    switch word {
    case .hidden: return view.isHidden
    case .highlighted: return try control(view, name, "highlighted").isHighlighted
    case .selected: return try control(view, name, "selected").isSelected
    case .enabled: return try control(view, name, "enabled").isEnabled
    case .tracking: return try control(view, name, "tracking").isTracking
    }
  }

  private func control(_ view: UIView, _ name: String, _ what: String) throws -> UIControl {
    guard let control = view as? UIControl else {
      throw ChangeError(
        description: "\(name.quoted) is a \(type(of: view)) and no control: only a control has \(what).")
    }
    return control
  }
}
