// SPDX-License-Identifier: Apache-2.0

/// The text of a scene that a lab shows, and where it is from.
public nonisolated struct LabScene: Sendable, Equatable {
  /// The name for people.
  public var name: String
  /// The name of the file.
  public var file: String
  /// The text, in the format of scenes.
  public var text: String
  /// The format that the file has: `scene`, or the one that was converted.
  public var origin: String
  /// What could not be converted, a sentence each.
  public var notes: [String]

  /// Creates the text of a scene.
  public init(name: String, file: String, text: String, origin: String = "scene", notes: [String] = []) {
    self.name = name
    self.file = file
    self.text = text
    self.origin = origin
    self.notes = notes
  }
}

/// What a lab asks of the program that it is in.
public struct LabSurroundings {
  /// The names of the scenes that pages can open.
  public var scenes: [String] = []
  /// Finds a scene by its name; nil if there is none.
  public var open: (String) -> LabScene? = { _ in nil }
  /// Saves the text of the scene that the lab was started with, and says why it cannot.
  public var save: (String) -> String? = { _ in "The lab was not started with a file of yours." }

  /// Offers nothing.
  public init() {}
}
