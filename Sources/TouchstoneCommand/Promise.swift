// SPDX-License-Identifier: Apache-2.0

/// Sentences of the help that hold for several verbs.
nonisolated enum Promise {
  /// What becomes of the files that options name.
  static let aboutOutputs = """
    A file is written whole or not at all, and only if it is none of those that are read; a symbolic link is followed to \
    the file it leads to.
    """
}
