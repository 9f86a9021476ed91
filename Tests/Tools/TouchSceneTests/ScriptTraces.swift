// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchScene
import TouchTesting

/// Every script of the scenarios: its expectations hold, and its trace equals the stored one byte for byte.
///
/// A script `name.touch` is stored with its scene `name.scene.json5` and its trace `name.trace`. With
/// `TOUCHSTONE_RECORD=1` in the environment the traces are written anew; review the changes.
@Suite struct ScriptTraces {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")

  /// The files of the scenarios with this ending, relative to their folder, without the ending.
  private nonisolated static func stems(_ ending: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: stems(".touch"))
  func `a script passes and gives its trace`(_ stem: String) throws {
    let scene = try SceneFile(text: text(stem + ".scene.json5"), file: stem + ".scene.json5").build()
    let script = try Script(text(stem + ".touch"))
    let result = scene.run(script)
    #expect(result.isMet, "\(result)")
    let trace = result.trace.text(only: script.areas) + "\n"
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try Data(trace.utf8).write(to: Self.folder.appending(path: stem + ".trace"))
    }
    let expected = (try? text(stem + ".trace")) ?? ""
    expectTrace(result.trace, only: script.areas, expected)
    let isSame = trace == expected
    #expect(isSame)
  }

  @Test(arguments: stems(".touch"))
  func `a script has a summary, and is in canonical spelling`(_ stem: String) throws {
    let text = try text(stem + ".touch")
    let script = try Script(text)
    #expect(script.summary?.isEmpty == false)
    #expect(script.description == text)
  }

  @Test func `there are scripts, and every trace has one`() {
    #expect(Self.stems(".touch").count >= 21)
    #expect(Self.stems(".trace") == Self.stems(".touch"))
  }
}
