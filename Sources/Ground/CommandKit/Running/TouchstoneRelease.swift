// SPDX-License-Identifier: Apache-2.0

/// The release that the programs of the package belong to.
package enum TouchstoneRelease {
  /// The version.
  package static let version = "0.1.0"
  /// The day of the version, for the manual pages.
  package static let date = "November 27, 2026"
  /// Where to report a bug.
  package static let reports = "the issue tracker of the project"
}
