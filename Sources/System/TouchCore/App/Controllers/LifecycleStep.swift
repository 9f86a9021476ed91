// SPDX-License-Identifier: Apache-2.0

/// One step of a scene or an application between being active and being in the background.
nonisolated enum LifecycleStep: Sendable {
  case resignActive, enterBackground, enterForeground, becomeActive

  /// The states before and after the step, and whether delegates are called before ("will") or after ("did").
  var row: (from: UIScene.ActivationState, to: UIScene.ActivationState, isToldBefore: Bool) {
    switch self {
    case .resignActive: (.foregroundActive, .foregroundInactive, true)
    case .enterBackground: (.foregroundInactive, .background, false)
    case .enterForeground: (.background, .foregroundInactive, true)
    case .becomeActive: (.foregroundInactive, .foregroundActive, false)
    }
  }
}
