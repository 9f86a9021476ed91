// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchCore

  // Foundation has these where there is Objective-C. A timer holds its target and its userInfo until it is
  // invalidated, as there.

  /// A timer that can be made with a target and a selector: Foundation's timer.
  ///
  /// The initializers are here and not in an extension of the timer, because they make one of a class that
  /// has a `userInfo`, which Foundation's own cannot be given on this platform.
  public nonisolated protocol TargetTimer {}

  extension Timer: TargetTimer {}

  nonisolated extension TargetTimer where Self: Timer {
    /// Makes a timer that calls a method of an object, and that a run loop has to be given.
    public init(
      timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      // Foundation's timer with an interval alone fires at once on this platform.
      self.init(
        fireAt: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target,
        selector: selector, userInfo: userInfo, repeats: repeats)
    }

    /// Makes a timer that fires at a date first, and calls a method of an object.
    public init(
      fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      let call = MethodCall(selector, on: target, with: nil)
      let made = InformedTimer(fire: date, interval: interval, repeats: repeats) { call.with($0).perform() }
      made.info = userInfo
      // Of a subclass of the timer this makes none, and Foundation has no such initializer for one either.
      guard let timer = made as? Self else { preconditionFailure("Timer: \(Self.self) has no target.") }
      self = timer
    }
  }

  nonisolated extension Timer {
    /// Makes a timer that calls a method of an object, and adds it to the run loop of this thread.
    @discardableResult
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }

  /// A timer that has the value it was made with.
  private final nonisolated class InformedTimer: Timer {
    var info: Any?

    override var userInfo: Any? { info }

    override func invalidate() {
      super.invalidate()
      info = nil
    }
  }
#endif
