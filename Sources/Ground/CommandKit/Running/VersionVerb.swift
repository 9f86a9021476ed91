// SPDX-License-Identifier: Apache-2.0

/// The verb `version`, which every program has.
enum VersionVerb {
  static let name = "version"

  static let command = Command(name, "Prints the version, as --version does.", body: { _ in .yes })
}
