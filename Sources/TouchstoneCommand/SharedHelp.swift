// SPDX-License-Identifier: Apache-2.0

/// Sentences of the help shared by several verbs.
nonisolated enum SharedHelp {
  /// What happens to the files that options name.
  static let aboutOutputs = """
    A file is written whole or not at all, and only if it is none of those that are read; a symbolic link is followed to \
    the file it leads to.
    """
}
