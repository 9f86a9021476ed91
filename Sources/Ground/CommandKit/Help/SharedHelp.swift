// SPDX-License-Identifier: Apache-2.0

/// Sentences of the help shared by several verbs.
package enum SharedHelp {
  /// What happens to the files that options name.
  package static let aboutOutputs = """
    A file is written completely or not at all, and never over an input. Symbolic links are followed.
    """
}
