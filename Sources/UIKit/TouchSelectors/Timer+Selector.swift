// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchCore

  // Foundation has these where there is Objective-C. A timer holds its target until it is invalidated, as
  // there.
  //
  // Foundation's timers cannot be given a userInfo here: it is reported as misuse, and the timer works
  // without it.

  nonisolated extension Timer {
    /// Makes a timer that calls a method of an object, and that a run loop has to be given.
    public convenience init(
      timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      reportLost(userInfo)
      let call = MethodCall(selector, on: target, with: nil)
      // Foundation's timer with an interval alone fires at once on this platform.
      self.init(fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats) {
        call.with($0).perform()
      }
    }

    /// Makes a timer that fires at a date first, and calls a method of an object.
    public convenience init(
      fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      reportLost(userInfo)
      let call = MethodCall(selector, on: target, with: nil)
      self.init(fire: date, interval: interval, repeats: repeats) { call.with($0).perform() }
    }

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

  private nonisolated func reportLost(_ userInfo: Any?) {
    guard userInfo != nil else { return }
    onMainActor {
      Misuse.report(
        "Timer: userInfo is not kept on this platform; keep the value in a property of the target.")
    }
  }
#endif
