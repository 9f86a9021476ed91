// SPDX-License-Identifier: Apache-2.0

/// Numbers that tell objects apart for as long as the process runs.
///
/// The address of an object that is gone may be that of the next one, and each application counts its own touches.
enum Serial {
  @exclusivity(unchecked) private static var last = 0

  /// A number that no object has had.
  static func next() -> Int {
    last += 1
    return last
  }
}
