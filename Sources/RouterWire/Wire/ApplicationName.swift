// SPDX-License-Identifier: Apache-2.0

/// Which names applications have.
public enum ApplicationName {
  /// The greatest number of bytes.
  public static let limit = 64

  /// Whether an application can have this name: 1 to 64 bytes of printable ASCII or letters beyond, without blanks at
  /// its ends.
  public static func isValid(_ name: String) -> Bool {
    guard (1...limit).contains(name.utf8.count), name.first != " ", name.last != " " else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? (0x20..<0x7F).contains(scalar.value) : scalar.properties.isAlphabetic
    }
  }
}
