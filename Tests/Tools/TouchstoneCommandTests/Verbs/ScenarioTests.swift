// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchReport
import TouchStage
import TouchTrace

@testable import TouchstoneCommand

struct ScenarioTests {
  /// The names of the scenarios, from the files in the tests.
  private nonisolated static let names: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".touch") }.map { String($0.dropLast(".touch".count)) }.sorted()
  }()

  @Test func `the command has every scenario`() {
    #expect(ScenarioCatalog.names.sorted() == Self.names)
    #expect(Run("list --names").output == ScenarioCatalog.names.map { $0 + "\n" }.joined())
    #expect(ScenarioCatalog.names.allSatisfy { !ScenarioCatalog.summary(of: $0).isEmpty })
  }

  @Test(arguments: names)
  func `a scenario can be played, and all that is expected holds`(name: String) {
    let run = Run("play \(name)")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("\(name): "))
    #expect(run.output.contains("held.\n"))
    #expect(run.errors == "")
  }

  @Test func `the screen is recorded for a drawing alone, and the trace is the same without`() throws {
    let scenario = try #require(ScenarioCatalog.scenario("button/click"))
    let (plain, drawn) = (try Playback(of: scenario), try Playback(of: scenario, isDrawn: true))
    #expect(plain.recording == nil)
    #expect(drawn.recording?.trace == drawn.result.trace)
    #expect(plain.result.trace == drawn.result.trace)
  }

  @Test func `a report begins with what was expected and did not happen`() throws {
    let folder = try Folder()
    try folder.write("{ views: [{ name: \"card\", frame: [0, 0, 90, 90] }] }", to: "a.scene.json5")
    for (script, code, line) in [
      (
        "tap \"card\"\nexpect \"card\" touchesCancelled\n", Int32(1),
        "2: expect &quot;card&quot; touchesCancelled"
      ),
      ("tap \"card\"\ntap \"nobody\"\n", 65, "2:5: tap &quot;nobody&quot;"),
    ] {
      try folder.write(script, to: "a.touch")
      #expect(Run(["play", folder("a.touch"), "--report", folder("a.html")]).code == code)
      #expect(folder.text("a.html")?.contains("a.touch:\(line)</code>") == true)
    }
    #expect(!Run("play button/click --report -").output.contains("Not as expected"))
  }

  @Test func `a trace that is too long has its latest facts, and counts the others`() throws {
    let scenario = Scenario(
      name: "held",
      scene: .init(
        name: "held.scene.json5",
        text: """
          { views: [{ class: "UIStepper", name: "s", frame: [0, 0, 94, 32], maximumValue: 1e9 }] }
          """),
      script: .init(name: "held.touch", text: "finger 1 down at (90, 16)\nwait 20s\n"))
    let whole = try Playback(of: scenario)
    #expect(whole.forgottenCount == 0)
    let cut = try Playback(of: scenario, factLimit: 100)
    let all = whole.result.trace.entries
    #expect(all.count > 1000)
    #expect(cut.result.trace.entries == all.suffix(100))
    #expect(cut.forgottenCount == all.count - 100)
  }
}
