// SPDX-License-Identifier: Apache-2.0
import TouchControls
import TouchCore

/// The changes that a script makes directly.
extension Stage {
  func set(_ name: String, _ setting: Instruction.Setting) throws(StageError) {
    // A recognizer has only one property that can be set.
    if case .flag(.enabled, let isOn) = setting, let recognizer = recognizer(named: name) {
      return try running { recognizer.isEnabled = isOn }
    }
    let view = try self[name]
    try running {
      switch setting {
      case .alpha(let alpha): view.alpha = alpha
      case .frame(let frame): view.frame = frame
      case .flag(.hidden, let isOn): view.isHidden = isOn
      case .flag(.interaction, let isOn): view.isUserInteractionEnabled = isOn
      case .flag(.multipleTouch, let isOn): view.isMultipleTouchEnabled = isOn
      case .flag(.exclusiveTouch, let isOn): view.isExclusiveTouch = isOn
      case .flag(.enabled, let isOn): (view as? UIControl)?.isEnabled = isOn
      case .flag(.highlighted, let isOn): (view as? UIControl)?.isHighlighted = isOn
      case .flag(.selected, let isOn): (view as? UIControl)?.isSelected = isOn
      }
    }
  }

  func remove(_ name: String) throws(StageError) {
    let view = try self[name]
    try running { view.removeFromSuperview() }
  }

  /// Sends an event to the targets of a control as code does, without a touch event.
  func send(_ name: String, _ event: String) throws(StageError) {
    guard let control = try self[name] as? UIControl,
      let event = UIControl.Event(named: event)
    else { return }
    try running { control.sendActions(for: event) }
  }

  /// Whether a view or a recognizer has a state now; false for a state it cannot have.
  func isNow(_ word: Expectation.StateWord, _ name: String) throws(StageError) -> Bool {
    if word == .enabled, let recognizer = recognizer(named: name) { return recognizer.isEnabled }
    let view = try self[name]
    let control = view as? UIControl
    return switch word {
    case .hidden: view.isHidden
    case .highlighted: control?.isHighlighted ?? false
    case .selected: control?.isSelected ?? false
    case .enabled: control?.isEnabled ?? false
    case .tracking: control?.isTracking ?? false
    }
  }
}
