// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import Foundation
  internal import TouchCore

  /// A call of a method that waits in a run loop, and holds its object until then.
  final class DelayedCall {
    let object: AnyObject
    let selector: Selector
    let argument: Any?
    private var timer: Timer?
    /// The calls that wait, in the order in which they were asked for.
    private static var waiting: [DelayedCall] = []

    init(object: AnyObject, selector: Selector, argument: Any?) {
      self.object = object
      self.selector = selector
      self.argument = argument
    }

    func schedule(after delay: TimeInterval) {
      let timer = Timer(timeInterval: max(delay, 0), repeats: false) { [weak self] _ in
        onMainActor { self?.perform() }
      }
      self.timer = timer
      Self.waiting.append(self)
      RunLoop.current.add(timer, forMode: .default)
    }

    private func perform() {
      Self.waiting.removeAll { $0 === self }
      selector.perform(on: object, sender: argument)
    }

    /// Cancels calls that wait.
    static func cancel(_ isMeant: (DelayedCall) -> Bool) {
      let cancelled = waiting.filter(isMeant)
      waiting.removeAll { call in cancelled.contains { $0 === call } }
      for call in cancelled { call.timer?.invalidate() }
    }
  }
#endif
