// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  import TouchCore

  // Blocks of the main queue run in no task, so that nothing tells the application of the code that handed
  // them over from those of tests that run beside it. With these forms, which are preferred because they have
  // no defaults, a block brings it along, also by way of another queue.

  nonisolated extension DispatchQueue {
    /// Calls a block on the queue; in it `UIApplication.shared` is that of the caller.
    @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
      async(group: nil, execute: CarriedApplication.carrying(work, on: self))
    }

    /// Calls a block on the queue after a time; in it `UIApplication.shared` is that of the caller.
    @preconcurrency public func asyncAfter(
      deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      asyncAfter(
        deadline: deadline, qos: .unspecified, execute: CarriedApplication.carrying(work, on: self))
    }
  }

  /// The application that a block brings along.
  private nonisolated enum CarriedApplication {
    private static let isMain: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
    private static let name = "Touchstone's application"

    /// The application of the caller, if it has one.
    private static var present: UIApplication? {
      if DispatchQueue.getSpecific(key: isMain) == true { return onMainActor { UIApplication.current } }
      return Thread.current.threadDictionary[name] as? UIApplication
    }

    /// The block, together with the application of the caller.
    static func carrying(
      _ work: @escaping @Sendable @convention(block) () -> Void, on queue: DispatchQueue
    ) -> @Sendable @convention(block) () -> Void {
      guard let application = present else { return work }
      // On Linux each access of the main queue gives another object.
      if queue.getSpecific(key: isMain) == true {
        return { onMainActor { application.carry { work() } } }
      }
      return {
        let outer = Thread.current.threadDictionary[name]
        Thread.current.threadDictionary[name] = application
        work()
        Thread.current.threadDictionary[name] = outer
      }
    }
  }
#endif
