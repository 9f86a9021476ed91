// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The animations of iOS before version 4, which old code still uses: changes between `beginAnimations` and
// `commitAnimations` are animated with what is set there. The views can be hit meanwhile (assumed).

/// One call of `beginAnimations` whose `commitAnimations` is yet to come.
private final class BegunAnimation {
  static var stack: [BegunAnimation] = []

  let name: String?
  let block: AnimationBlock
  let outer: AnimationBlock?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var repeatCount: Float = 0

  init(_ name: String?) {
    self.name = name
    let settings = AnimationSettings(
      duration: 0.2, curve: UIView.AnimationCurve.easeInOut.timingCurve, options: .allowUserInteraction)
    block = AnimationBlock(settings: UIView.animates ? settings : nil)
    outer = AnimationContext.begin(block)
    Self.stack.append(self)
  }

  /// Changes the settings of the innermost one; reported where there is none.
  static func change(_ call: String, _ change: (BegunAnimation) -> Void) {
    guard let begun = stack.last else {
      return Misuse.report("UIView.\(call): it has an effect after beginAnimations only.")
    }
    change(begun)
  }
}

extension UIView {
  /// Begins to animate changes, until ``commitAnimations()``; the context is not used, because selectors with
  /// three arguments are not called.
  public class func beginAnimations(_ animationID: String?, context: Any?) {
    _ = BegunAnimation(animationID)
  }

  /// Animates the changes since ``beginAnimations(_:context:)``.
  public class func commitAnimations() {
    guard let begun = BegunAnimation.stack.popLast() else {
      return Misuse.report("UIView.commitAnimations: it comes without beginAnimations; nothing happens.")
    }
    AnimationContext.end(begun.outer)
    let changes = begun.block.changes
    begun.outer?.forget(changes)
    let application = AnimationBlock.application(of: changes)
    if let delegate = begun.delegate, let willStart = begun.willStart {
      willStart.perform(on: delegate, sender: begun.name)
    }
    func stopped(_ finished: Bool) {
      guard let delegate = begun.delegate, let didStop = begun.didStop else { return }
      didStop.perform(on: delegate, sender: begun.name)
    }
    guard var settings = begun.block.settings, !changes.isEmpty else {
      return AnimationRun.inNextTurn(of: application) { stopped(true) }
    }
    if begun.repeatCount > 0 { settings.repeatCount = Double(begun.repeatCount) }
    _ = AnimationRun(settings, changes, on: application, completion: stopped)
  }

  /// Sets how long the animation takes, in seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.change("setAnimationDuration") { $0.block.settings?.duration = seconds(duration) }
  }

  /// Sets the seconds before the animation.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.change("setAnimationDelay") { $0.block.settings?.delay = seconds(delay) }
  }

  /// Sets the curve of the animation; ease-in-ease-out unless set.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    BegunAnimation.change("setAnimationCurve") { $0.block.settings?.curve = curve.timingCurve }
  }

  /// Sets how many times the animation runs, which may be a fraction.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.change("setAnimationRepeatCount") {
      if repeatCount >= 1e8 {
        $0.block.settings?.options.insert(.repeat)
      } else {
        $0.repeatCount = repeatCount
      }
    }
  }

  /// Sets whether the animation runs back each time.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.change("setAnimationRepeatAutoreverses") {
      if repeatAutoreverses {
        $0.block.settings?.options.insert(.autoreverse)
      } else {
        $0.block.settings?.options.remove(.autoreverse)
      }
    }
  }

  /// Sets whether the animation begins with the values on the screen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BegunAnimation.change("setAnimationBeginsFromCurrentState") {
      if fromCurrentState {
        $0.block.settings?.options.insert(.beginFromCurrentState)
      } else {
        $0.block.settings?.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Sets the delegate of the animation, which is retained until the animation ends.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.change("setAnimationDelegate") { $0.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Sets the method of the delegate that is called before the animation, with its name.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.change("setAnimationWillStart") { $0.willStart = selector }
  }

  /// Sets the method of the delegate that is called after the animation, with its name.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.change("setAnimationDidStop") { $0.didStop = selector }
  }
}
