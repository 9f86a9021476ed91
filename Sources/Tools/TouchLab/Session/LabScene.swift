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
  /// Whether it is the file that the lab was started with, which is watched and can be saved.
  public var isWatched: Bool
  /// The screens of the file, this one too, if it has several: pages can open each by its name.
  public var screens: [LabScene] = []

  /// Creates the text of a scene.
  public init(
    name: String, file: String, text: String, origin: String = "scene", notes: [String] = [],
    isWatched: Bool = false
  ) {
    self.name = name
    self.file = file
    self.text = text
    self.origin = origin
    self.notes = notes
    self.isWatched = isWatched
  }
}

/// What a lab asks of the program that it is in.
public struct LabSurroundings {
  /// Why the program cannot do what a page asks.
  public struct Failure: Error, Equatable {
    /// What is wrong.
    public let message: String
    /// What to do about it.
    public let advice: String

    /// Creates a failure.
    public init(_ message: String, advice: String) {
      self.message = message
      self.advice = advice
    }
  }

  /// The names of the scenes that pages can open.
  public var scenes: [String] = []
  /// Finds a scene by its name; nil if there is none.
  public var open: (String) -> LabScene? = { _ in nil }
  /// Reads a file that is dropped on a page, by its name and its text: a scene, or another format with views.
  ///
  /// Pages can open it again until another one is dropped.
  public var read: (_ name: String, _ text: String) throws(Failure) -> LabScene = {
    name, text throws(Failure) in
    LabScene(name: name, file: name, text: text)
  }
  /// Reads the file that the lab was started with as it is now; the session asks before it saves.
  public var readFile: () -> LabFileChange? = { nil }
  /// Saves the text of the scene that the lab was started with.
  public var save: (String) throws(Failure) -> Void = { _ throws(Failure) in
    throw Failure(
      "the lab was not started with a file of yours",
      advice: "Copy the text into a file, and start the lab with it.")
  }

  /// Offers nothing.
  public init() {}
}
