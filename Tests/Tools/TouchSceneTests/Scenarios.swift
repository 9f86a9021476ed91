// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchScene

/// The scenes among the scenarios.
nonisolated enum Scenarios {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The root of the repository.
  static let repository = tests.deletingLastPathComponent()

  /// The paths of all scenes, relative to the folder of the scenarios.
  static var scenes: [String] {
    let folder = tests.appendingPathComponent("Scenarios").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(".scene.json5") }.sorted()
  }

  /// The text of a scene.
  static func text(_ path: String) throws -> String {
    try String(
      contentsOf: tests.appendingPathComponent("Scenarios").appendingPathComponent(path), encoding: .utf8)
  }

  /// A built scene.
  static func scene(_ path: String) throws -> StagedScene {
    try SceneFile(text: text(path), file: path).build()
  }
}
