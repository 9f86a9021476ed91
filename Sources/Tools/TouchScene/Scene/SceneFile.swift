// SPDX-License-Identifier: Apache-2.0
public import Foundation
internal import TextSources
public import TouchCore
internal import TouchSnapshot

/// A scene as a file describes it: views, their recognizers, and what they log.
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
  /// The name of the scene.
  public var name: String?
  /// A description for readers.
  public var about: String?
  /// The size of the screen.
  public var size = CGSize(width: 375, height: 667)
  /// The thresholds of the touch system.
  public var tuning = TouchTuning.uikit
  /// The number of samples per second of a moving finger.
  public var samplesPerSecond: Double = 60
  /// The root controller of the first window; its view contains the scene's views.
  public var controller = SceneController()
  /// The windows other than the first, from back to front.
  public var windows: [SceneWindow] = []
  /// The constraints between views, in the order in which they are activated.
  public var constraints: [SceneConstraint] = []

  /// Creates an empty scene.
  public init() {}

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - file: The name of the file, for errors.
  /// - Throws: Everything that is wrong with it.
  public init(text: String, file: String = "scene.json5") throws(SceneError) {
    try self.init(text: text, file: file, pausing: {})
  }

  /// Reads a scene, and calls a closure again and again: a scene may have many views.
  package init(text: String, file: String, pausing: @escaping () -> Void) throws(SceneError) {
    let source = SourceText(file: file, text)
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      throw SceneError(issues: [
        SceneError.Issue(
          position: .init(file: file, line: 1, column: 1),
          message: "the text is empty; the smallest scene is { views: [] }")
      ])
    }
    guard text.utf8.count <= InputLimit.sceneBytes.count else {
      throw SceneError(issues: [
        SceneError.Issue(
          position: .init(file: file, line: 1, column: 1),
          message:
            "the text has more than \(InputLimit.sceneBytes.count) bytes: \(InputLimit.sceneBytes.reason)")
      ])
    }
    let node: JSONNode
    do {
      node = try JSONReader.read(source, dialect: .json5)
    } catch {
      throw SceneError(issues: [
        SceneError.Issue(
          position: .init(file: error.file, line: error.line, column: error.column), message: error.message)
      ])
    }
    pausing()
    var reader = SceneReader(text: source)
    reader.pausing = pausing
    let record = reader.record(node, of: .scene)
    var assembler = SceneAssembler(reader: reader)
    self = assembler.scene(record)
    if let error = assembler.error { throw error }
  }
}
