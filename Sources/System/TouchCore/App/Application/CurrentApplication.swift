// SPDX-License-Identifier: Apache-2.0

/// The applications that code without a view gets: one for each task, and the latest of all.
///
/// Parallel tests each run in a task of their own, and every `await` lets the others go on. So an application
/// is current in the task that made it, and in other tasks of the same test, such as those of `async let`, of
/// task groups and of `Task {}`. A task of no test, and code outside any task, gets the latest, unless that
/// is a test's.
struct CurrentApplication {
  /// The answer to code that asks for the current application.
  enum Answer {
    case application(UIApplication)
    /// There is none, so that one can be created.
    case none
    /// Any would be a guess; the text says why.
    case unclear(String)
  }

  /// An application, which removes the entry when it goes.
  ///
  /// Not a weak reference: once there is one, each change of the reference count takes a longer way, and
  /// events change that of the application often.
  private struct Entry {
    private let reference: Borrowed<UIApplication>
    var application: UIApplication { reference.object }
    /// Identifies the application without reading it.
    let identity: ObjectIdentifier
    /// The test in which the application was made current.
    let test: AnyHashable?

    init(application: UIApplication, test: AnyHashable?) {
      reference = Borrowed(application)
      identity = ObjectIdentifier(application)
      self.test = test
    }
  }

  /// Keeps an application alive that nobody else refers to, as an app's own is.
  private var latest: UIApplication?
  /// The test in which the latest one was made current.
  private var latestTest: AnyHashable?
  /// The application of each task, by the task's identity.
  ///
  /// A new task may get the identity of one that is over; it counts as the same only in the same test.
  private var byTask: [Int: Entry] = [:]

  /// The application that a block brings along that runs in no task.
  var carried: UIApplication?

  /// The answer for the present task.
  var answer: Answer {
    if let carried, PresentTask.number == nil { return .application(carried) }
    let test = PresentTest.identity
    let own = PresentTask.number.flatMap { byTask[$0] }
    // An isolated deinit sees no task-local value, so that the task may have a test all the same.
    if let own, test == nil || own.test == test { return .application(own.application) }
    if let test { return answer(in: test) }
    guard let latest else { return .none }
    if latestTest != nil {
      return .unclear(
        "this code runs in no task of a test, as in Task.detached or in a callback of a thread, so that it could get "
          + "the application of any test")
    }
    if !PresentTest.isTold, PresentTask.number != nil, privateOnes.count > 1 {
      return .unclear(
        "other tasks have set up several stages, and TouchTesting, which tells tests apart, is not linked")
    }
    return .application(latest)
  }

  /// The application that the present task gets, if it is clear.
  var value: UIApplication? {
    if case .application(let application) = answer { application } else { nil }
  }

  /// The answer for a task of a test that has made no application current itself.
  private func answer(in test: AnyHashable) -> Answer {
    if let found = applications(of: test) { return found }
    // One that was made outside of tests is for all of them.
    if let latest, latestTest == nil { return .application(latest) }
    return .none
  }

  /// The application of the tasks of a test; nil if they have none.
  private func applications(of test: AnyHashable) -> Answer? {
    var found: UIApplication?
    // The order does not matter: all of them are the same, or the answer is unclear.
    for entry in byTask.values where entry.test == test {
      if let found, found !== entry.application {
        return .unclear("several tasks of this test have an application each, and this task has none")
      }
      found = entry.application
    }
    return found.map { .application($0) }
  }

  /// Whether a task of a test gets an application without having made it current.
  private func isInherited(_ application: UIApplication, in test: AnyHashable?) -> Bool {
    guard let test, case .application(let found) = applications(of: test) else { return false }
    return found === application
  }

  /// The applications of stages, each once.
  private var privateOnes: Set<ObjectIdentifier> {
    var all = byTask.values.map(\.application)
    if let latest { all.append(latest) }
    return Set(all.filter(\.isPrivateToItsTask).map { ObjectIdentifier($0) })
  }

  /// Makes an application the current one of the present task, and the latest; nil forgets both.
  ///
  /// - Returns: The latest one so far. The caller releases it, because its end may run anybody's code.
  mutating func set(_ application: UIApplication?) -> UIApplication? {
    var test = PresentTest.identity
    if let task = PresentTask.number {
      test = test ?? byTask[task]?.test
      let old = byTask[task]?.application
      if let application {
        if byTask[task]?.test != test { byTask[task] = nil }
        // A task that ends leaves its entry behind, so there is none where it would change nothing.
        if byTask[task] != nil || !isInherited(application, in: test) {
          byTask[task] = Entry(application: application, test: test)
        }
      } else {
        byTask[task] = nil
        // The latest may be that of a test that runs beside this one.
        if let old, old !== latest { return nil }
        if old == nil, latestTest != test { return nil }
      }
    }
    latestTest = application == nil ? nil : test
    guard latest !== application else { return nil }
    defer { latest = application }
    return latest
  }

  /// Forgets an application that goes.
  mutating func forget(_ application: UIApplication) {
    // The order does not matter for what remains. Nothing here refers to another application: that could be
    // the last reference to it, if its own task releases it meanwhile, and its end would come in the middle
    // of this one.
    let gone = ObjectIdentifier(application)
    if !byTask.isEmpty { byTask = byTask.filter { $0.value.identity != gone } }
  }

}

extension UIApplication {
  private static var currentApplication = CurrentApplication()
  /// The shared application for code that no application is meant for.
  private static var stray: UIApplication?

  /// The application that ``shared`` returns, if there is one and it is clear which.
  package static var current: UIApplication? {
    get { currentApplication.value }
    set {
      let old = currentApplication.set(newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// The current application; created if there is none.
  static var currentOrMade: UIApplication {
    switch currentApplication.answer {
    case .application(let application): return application
    case .none: return UIApplication()
    case .unclear(let why):
      Misuse.report(
        "UIApplication.shared: \(why); it gets an application without windows. Call makeCurrent() on your stage in this "
          + "task first.")
      return strayApplication
    }
  }

  /// The application for windows that were created without a scene; nil, with the reason, if it is unclear
  /// which.
  static func forWindows(_ complain: (String) -> Void) -> UIApplication? {
    switch currentApplication.answer {
    case .application(let application): return application
    case .none: return UIApplication()
    case .unclear(let why):
      complain(why)
      return nil
    }
  }

  private static var strayApplication: UIApplication {
    if let stray { return stray }
    // A new application makes itself current, which this one must not be.
    let before = currentApplication
    let made = UIApplication()
    currentApplication = before
    stray = made
    return made
  }

  /// Calls a block that runs in no task, and for which this is the current application.
  package final func carry(_ block: () -> Void) {
    let outer = Self.currentApplication.carried
    Self.currentApplication.carried = self
    block()
    Self.currentApplication.carried = outer
    withExtendedLifetime(outer) {}
  }

  /// Notes that an application goes.
  static func forget(_ application: UIApplication) {
    currentApplication.forget(application)
  }
}

/// Identifies the test that the present task belongs to.
///
/// Swift gives a task no way to the one that made it. What child tasks and `Task {}` inherit are task-local
/// values, and while tests run Swift Testing has one for the test. `TouchTesting`, which imports Swift
/// Testing, has the class that reads it; in programs without that module no task belongs to a test.
package protocol TestTelling: AnyObject {
  /// Identifies the test, with its arguments, among all that run; nil outside of tests.
  static var identity: AnyHashable? { get }
}

enum PresentTest {
  /// Whether tests can be told apart.
  static var isTold: Bool { LinkedClasses.testTeller != nil }

  /// The test of the present task; nil if it belongs to none.
  static var identity: AnyHashable? { LinkedClasses.testTeller?.identity }
}
