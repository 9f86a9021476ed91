// SPDX-License-Identifier: Apache-2.0

/// A field of a view or recognizer with its value in the scene.
public nonisolated struct SceneProperty: Sendable, Hashable {
  /// The name of the field: UIKit's name of the property.
  public var name: String
  /// The value.
  public var value: SceneValue

  /// Creates a property.
  public init(name: String, value: SceneValue) {
    self.name = name
    self.value = value
  }
}
