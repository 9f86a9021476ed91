// SPDX-License-Identifier: Apache-2.0

/// Identifies the test that the present task belongs to.
///
/// Swift gives a task no way to the one that made it. What child tasks and `Task {}` inherit are task-local values, and
/// while tests run Swift Testing has one for the test. `TouchTesting`, which imports Swift Testing, has the class that
/// reads it; in programs without that module no task belongs to a test.
package protocol TestTelling: AnyObject {
  /// Identifies the test, with its arguments, among all that run; nil outside of tests.
  static var identity: AnyHashable? { get }
}

enum PresentTest {
  private static let teller = NSClassFromString("TouchTesting.TestTeller") as? any TestTelling.Type

  /// Whether tests can be told apart.
  static var isTold: Bool { teller != nil }

  /// The test of the present task; nil if it belongs to none.
  static var identity: AnyHashable? { teller?.identity }
}
