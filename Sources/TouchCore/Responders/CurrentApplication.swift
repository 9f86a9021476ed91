// SPDX-License-Identifier: Apache-2.0

/// Remembers which application code without a view means: one for each task, and the latest of all.
///
/// Parallel tests each run in a task of their own, and every `await` lets the others go on. So an application
/// is current in the task that made it. A task that made none, and code outside any task, gets the latest.
struct CurrentApplication {
  /// An application, which takes itself out when it goes.
  ///
  /// Not a weak reference: once there is one, each change of the reference count takes a longer way, and events
  /// change that of the application often.
  private struct Entry {
    unowned(unsafe) let application: UIApplication
  }

  /// Keeps an application alive that nobody else refers to, as an app's own is.
  private var latest: UIApplication?
  /// The application of each task, by the task's identity.
  ///
  /// A new task may get the identity of one that is over.
  private var byTask: [Int: Entry] = [:]

  /// The application of the present task, else the latest.
  var value: UIApplication? { ofThisTask ?? latest }

  /// Whether the present task would get an application that another task set up for itself.
  var belongsToAnotherTask: Bool {
    guard Self.task != nil, ofThisTask == nil, let latest else { return false }
    return latest.isPrivateToItsTask
  }

  private var ofThisTask: UIApplication? {
    guard !byTask.isEmpty, let task = Self.task else { return nil }
    return byTask[task]?.application
  }

  /// Makes an application the current one of the present task, and the latest; nil forgets both.
  ///
  /// - Returns: The latest one so far. The caller lets go of it, because its end may run anybody's code.
  mutating func set(_ application: UIApplication?) -> UIApplication? {
    if let task = Self.task {
      let old = byTask[task]?.application
      if let application {
        if old !== application { byTask[task] = Entry(application: application) }
      } else {
        byTask[task] = nil
        // The latest may be that of a test that runs beside this one.
        if let old, old !== latest { return nil }
      }
    }
    guard latest !== application else { return nil }
    defer { latest = application }
    return latest
  }

  /// Forgets the tasks of an application that goes.
  mutating func forget(_ application: UIApplication) {
    // Only what remains can be seen, and that does not depend on the order.
    if !byTask.isEmpty { byTask = byTask.filter { $0.value.application !== application } }
  }

  private static var task: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}

extension UIApplication {
  private static var currentApplication = CurrentApplication()

  /// The application that ``shared`` gives, if there is one.
  package static var current: UIApplication? {
    get { currentApplication.value }
    set {
      let old = currentApplication.set(newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// The application whose default scene a window joins that was given none; nil if it would join a foreign one.
  static var forWindows: UIApplication? {
    currentApplication.belongsToAnotherTask ? nil : shared
  }

  /// Notes that an application goes.
  static func forget(_ application: UIApplication) {
    currentApplication.forget(application)
  }
}
