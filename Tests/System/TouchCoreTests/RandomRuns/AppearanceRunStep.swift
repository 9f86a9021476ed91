// SPDX-License-Identifier: Apache-2.0
import RandomRunning

/// A callback in which a run may do something.
enum AppearanceHook: CaseIterable {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  case didLoad, didLayOut, willMoveToParent, didMoveToParent
  case viewWillMoveToWindow, viewDidMoveToWindow, viewWillMoveToSuperview, viewDidMoveToSuperview
}

/// A change of what is in sight; numbers choose among the controllers, windows and scenes of a run.
enum AppearanceStep: RunStep {
  case contain(Int, in: Int)
  case addView(Int, to: Int)
  case addViewToWindow(Int, Int)
  case addViewToShelf(Int)
  case removeView(Int)
  case newView(Int)
  case addChild(Int, to: Int)
  case removeFromParent(Int)
  case present(Int, by: Int, animated: Bool)
  case dismiss(Int, animated: Bool)
  case push(Int, on: Int, animated: Bool)
  case pop(Int, animated: Bool)
  case setStack([Int], of: Int, animated: Bool)
  case root(Int?, of: Int)
  case hide(Int, Bool)
  case scene(Int?, of: Int)
  case disconnect(Int)
  case style(Int)
  case wait
  /// When a controller next hears a callback, the step that follows happens in it.
  case inCallback(Int, AppearanceHook)

  var simpler: [AppearanceStep] {
    switch self {
    case .present(let one, let other, true): [.present(one, by: other, animated: false)]
    case .dismiss(let one, true): [.dismiss(one, animated: false)]
    case .push(let one, let other, true): [.push(one, on: other, animated: false)]
    case .pop(let one, true): [.pop(one, animated: false)]
    case .setStack(let ones, let other, true): [.setStack(ones, of: other, animated: false)]
    default: []
    }
  }

  static func random(_ dice: inout SplitMix64) -> AppearanceStep {
    let (one, other) = (dice.below(7), dice.below(7))
    let (two, animated) = (dice.below(2), dice.oneIn(2))
    return switch dice.below(36) {
    case 0, 1, 2: .contain(one, in: other)
    case 3: .addView(one, to: other)
    case 4: .addViewToWindow(one, two)
    case 5: .addViewToShelf(one)
    case 6, 7: .removeView(one)
    case 8: .newView(one)
    case 9: .addChild(one, to: other)
    case 10: .removeFromParent(one)
    case 11, 12: .present(one, by: other, animated: animated)
    case 13: .dismiss(one, animated: animated)
    case 14, 15: .push(one, on: two, animated: animated)
    case 16: .pop(two, animated: animated)
    case 17: .setStack((0..<dice.below(4)).map { _ in dice.below(7) }, of: two, animated: animated)
    case 18, 19: .root(dice.oneIn(4) ? nil : one, of: two)
    case 20: .hide(two, true)
    case 21: .hide(two, false)
    case 22: .scene(dice.oneIn(3) ? nil : dice.below(2), of: two)
    case 23: .disconnect(two)
    case 24: .style(one)
    case 25: .wait
    default: .inCallback(one, AppearanceHook.allCases[dice.below(AppearanceHook.allCases.count)])
    }
  }
}
