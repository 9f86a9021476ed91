// SPDX-License-Identifier: Apache-2.0
internal import TextSources
public import TouchCore

/// A scene as a file says it: views, what lies on them, and what they write.
///
/// ```swift
/// let file = try SceneFile(text: text, file: "plain.scene.json5")
/// let scene = try file.build()
/// try scene.stage.tap("button")
/// print(scene.stage.lines)
/// ```
///
/// The format is in `Documentation/Scenes.md`.
public nonisolated struct SceneFile: Sendable, Hashable {
  /// What the scene is called.
  public var name: String?
  /// What it is about, for people.
  public var about: String?
  /// The size of the screen.
  public var size = CGSize(width: 375, height: 667)
  /// The numbers that fingers are compared with.
  public var tuning = TouchTuning.uikit
  /// How many samples a second a moving finger gives.
  public var samplesPerSecond: Double = 60
  /// The root controller of the first window; its view has the scene's views.
  public var controller = SceneController()
  /// The windows besides the first, those behind first.
  public var windows: [SceneWindow] = []

  /// Makes an empty scene.
  public init() {}

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - file: The name of the file, for errors.
  /// - Throws: Everything that is wrong with it.
  public init(text: String, file: String = "scene.json5") throws(SceneError) {
    let source = SourceText(file: file, text)
    let node: JSONNode
    do {
      node = try JSONReader.read(source, dialect: .json5)
    } catch {
      throw SceneError(issues: [
        SceneError.Issue(
          position: .init(file: error.file, line: error.line, column: error.column), message: error.message)
      ])
    }
    var reader = SceneReader(text: source)
    let record = reader.record(node, of: .scene)
    var assembler = SceneAssembler(reader: reader)
    self = assembler.scene(record)
    if let error = assembler.error { throw error }
  }
}
