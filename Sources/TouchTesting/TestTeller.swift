// SPDX-License-Identifier: Apache-2.0
import Testing

/// Tells to which test the present task belongs; TouchCore finds the class by its name.
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

  /// What tells the arguments of a test apart from others.
  ///
  /// Swift Testing has an identity for them, but does not publish it. If it is not where it is looked for, a description
  /// of everything serves, which takes some ten times as long.
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
