// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// What is wrong in a scene: everything at once, in the order of the file.
public nonisolated struct SceneError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The most that one error says.
  public static let limit = 20

  /// Something that is wrong at one place.
  public struct Issue: Sendable, Hashable, CustomStringConvertible {
    /// Where it is.
    public var position: SourcePosition
    /// What is wrong, and what would be right.
    public var message: String

    /// Makes an issue.
    public init(position: SourcePosition, message: String) {
      self.position = position
      self.message = message
    }

    /// `file:line:column: message`.
    public var description: String { "\(position): \(message)" }
  }

  /// What is wrong; no more than ``limit``, and a last one that says so if there was more.
  public var issues: [Issue]

  /// Makes an error.
  public init(issues: [Issue]) {
    self.issues = issues
  }

  /// A line for each issue.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}
