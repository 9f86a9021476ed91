// SPDX-License-Identifier: Apache-2.0

/// The rules for names of applications.
public enum ApplicationName {
  /// The maximum number of bytes.
  public static let limit = 64

  /// Whether a name is valid: 1 to 64 bytes of printable ASCII characters and letters of any script, without
  /// a space at either end.
  public static func isValid(_ name: String) -> Bool {
    guard (1...limit).contains(name.utf8.count), name.first != " ", name.last != " " else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? (0x20..<0x7F).contains(scalar.value) : scalar.properties.isAlphabetic
    }
  }
}
