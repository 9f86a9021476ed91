// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore

/// Identifies the test to which the current task belongs; TouchCore finds the class by its name.
final class TestTeller: TestTelling {
  private struct Identity: Hashable {
    let test: Test.ID
    /// Empty for a test without arguments.
    let arguments: String
  }

  static var identity: AnyHashable? {
    guard let test = Test.current else { return nil }
    return Identity(test: test.id, arguments: Test.Case.current.map(arguments) ?? "")
  }

  /// Distinguishes the arguments of a test from other arguments.
  ///
  /// Swift Testing has an identity for them but does not publish it. If it is not found by reflection, a
  /// description of everything is used, which takes about ten times as long.
  private static func arguments(of testCase: Test.Case) -> String {
    guard testCase.isParameterized else { return "" }
    let mirror = Mirror(reflecting: testCase)
    guard let arguments = mirror.descendant("_kind", "parameterized", "arguments"),
      let discriminator = mirror.descendant("_kind", "parameterized", "discriminator") as? Int
    else { return String(reflecting: testCase) }
    var text = "\(discriminator)"
    for argument in Mirror(reflecting: arguments).children {
      guard let bytes = Mirror(reflecting: argument.value).descendant("id", "bytes") as? [UInt8] else {
        return String(reflecting: testCase)
      }
      text += " "
      for byte in bytes { text += String(byte, radix: 16) + "." }
    }
    return text
  }
}
