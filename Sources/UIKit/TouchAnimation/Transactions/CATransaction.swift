// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// A group of changes of layers, with how they are animated.
///
/// Between ``begin()`` and ``commit()``, changes of layers without a view that are in a window are animated,
/// unless that is turned off. UIKit animates such changes outside of transactions too, over a quarter of a
/// second; here they show at once, which makes no difference to touches. The layer of a view is animated by
/// ``/TouchCore/UIView`` alone.
///
/// What is set outside of any transaction lasts until the present turn is over.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private class var stack: TransactionStack { MediaState.of(.shared).transactions }

  /// Begins a transaction, which may be inside another one.
  open class func begin() { stack.begin() }

  /// Ends the innermost transaction.
  open class func commit() { stack.commit() }

  /// Ends the transaction of the present turn, if there is one, and lays out and draws what needs it.
  open class func flush() { stack.flush() }

  /// Whether changes show at once.
  open class func disableActions() -> Bool { stack.value.disablesActions }

  /// Sets whether changes show at once.
  open class func setDisableActions(_ flag: Bool) { stack.change { $0.disablesActions = flag } }

  /// The seconds that a changed property, and an animation without a duration, takes.
  open class func animationDuration() -> CFTimeInterval { stack.duration }

  /// Sets the seconds that a changed property, and an animation without a duration, takes.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.change { $0.duration = dur.isNaN ? 0 : max(dur, 0) }
  }

  /// The pace of the changes, nil for the default one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.value.timingFunction }

  /// Sets the pace of the changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.change { $0.timingFunction = function }
  }

  /// The closure that is called at the end of the animations.
  open class func completionBlock() -> (() -> Void)? { stack.completion }

  /// Sets a closure that is called when all animations that are added from now on have ended.
  ///
  /// Those of views count, and so do those of transactions inside this one. If there is none when the
  /// transaction ends, or another closure is set, it is called at once; otherwise in the turn after the last
  /// animation's end.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

  /// A value of the innermost transaction that has one under a key.
  open class func value(forKey key: String) -> Any? { stack.value(forKey: key) }

  /// Sets a value of the innermost transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) { stack.setValue(anObject, forKey: key) }
}

#if !canImport(ObjectiveC)
  /// The key of ``CATransaction/animationDuration()``.
  public nonisolated let kCATransactionAnimationDuration = "animationDuration"
  /// The key of ``CATransaction/disableActions()``.
  public nonisolated let kCATransactionDisableActions = "disableActions"
  /// The key of ``CATransaction/animationTimingFunction()``.
  public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
  /// The key of ``CATransaction/completionBlock()``.
  public nonisolated let kCATransactionCompletionBlock = "completionBlock"
#endif
