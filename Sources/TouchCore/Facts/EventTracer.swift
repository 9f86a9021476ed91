// SPDX-License-Identifier: Apache-2.0

/// What is told about every decision the touch system takes.
///
/// Give one to ``UIApplication/tracer``. The command-line trace, reports, golden tests and inspectors all
/// read the same facts; none of them looks into the system itself. Without a tracer no fact is made.
@preconcurrency @MainActor public protocol EventTracer: AnyObject {
  /// Takes the next fact, in the order in which things happened.
  func record(_ fact: TouchFact)
}
