// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

extension UIView {
  /// Makes changes of a view's content, and shows the way from the old content to the new one.
  ///
  /// The view cannot be hit until the end unless the options contain `.allowUserInteraction`. Changes that
  /// `animations` makes take effect at once unless they contain `.allowAnimatedContent`. How the transition
  /// looks is for renderers.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(
      with: view, duration, options, animatesChanges: options.contains(.allowAnimatedContent),
      animations ?? {}, completion)
  }

  /// Puts one view in the place of another one: the first is removed, and the second is added to its
  /// superview.
  ///
  /// With `.showHideTransitionViews`, the first is hidden and the second shown instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let host = fromView.superview else {
      Misuse.report("UIView.transition(from:to:): the first view has no superview; nothing happens.")
      completion?(false)
      return
    }
    transition(with: host, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        host.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}

nonisolated extension UIView.AnimationOptions {
  /// Animates the changes that are made in a transition.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// Hides and shows the views of a transition instead of removing and adding them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

  /// Turns the view about a vertical axis, from left to right.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// Turns the view about a vertical axis, from right to left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Curls the view up like a page.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Curls the view down like a page.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// Fades from the old content to the new one.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// Turns the view about a horizontal axis, from the top.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// Turns the view about a horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// Shows sixty frames a second.
  public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
  /// Shows thirty frames a second.
  public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)
}
