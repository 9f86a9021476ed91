// SPDX-License-Identifier: Apache-2.0

/// A field of a view or recognizer, and what the scene says about it.
public nonisolated struct SceneProperty: Sendable, Hashable {
  /// The name of the field: UIKit's name of the property.
  public var name: String
  /// What the scene says.
  public var value: SceneValue

  /// Makes a property.
  public init(name: String, value: SceneValue) {
    self.name = name
    self.value = value
  }
}
