// SPDX-License-Identifier: Apache-2.0

/// Numbers that identify objects as long as the process runs.
///
/// The address of an object that is gone may be used again, and each application counts its own touches.
enum Serial {
  @safe @exclusivity(unchecked) private(set) static var last = 0

  /// A number that no object had before.
  static func next() -> Int {
    last += 1
    return last
  }
}
