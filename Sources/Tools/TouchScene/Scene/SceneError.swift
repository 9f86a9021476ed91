// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// The errors of a scene: all at once, in the order of the file.
public nonisolated struct SceneError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The maximum number of issues in one error.
  public static let limit = 20

  /// An error at one position.
  public struct Issue: Sendable, Hashable, CustomStringConvertible {
    /// The position in the file.
    public var position: SourcePosition
    /// What is wrong, and what would be right.
    public var message: String

    /// Creates an issue.
    public init(position: SourcePosition, message: String) {
      self.position = position
      self.message = message
    }

    /// `file:line:column: message`.
    public var description: String { "\(position): \(message)" }
  }

  /// The issues; at most ``limit``, with a last one that says so if there were more.
  public var issues: [Issue]

  /// Creates an error.
  public init(issues: [Issue]) {
    self.issues = issues
  }

  /// A line for each issue.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}
