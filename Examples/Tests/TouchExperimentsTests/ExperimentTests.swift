// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchTesting
import Touchstone

@testable import TouchExperiments

/// Every experiment, with the finger that it asks for: its log is the answer of Touchstone in
/// `Examples/Sources/TouchExperiments/Answers`.
///
/// With `TOUCHSTONE_RECORD=1` in the environment the answers are written again; review the changes.
@Suite struct ExperimentTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/TouchExperiments")

  /// The sources of the experiments, without those that experiments share.
  private nonisolated static var sources: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        .map { String($0.dropLast(6)) }.filter {
          !["Experiment", "FingerFollower", "FingerView"].contains($0)
        }
        .sorted()
    }
  }

  @Test(arguments: try sources)
  func `an experiment prints the answer of Touchstone`(_ name: String) throws {
    let plan = try #require(FingerPlans.all[name])
    let experiment = plan.make()
    var printed: [String] = []
    experiment.output = { printed.append($0) }
    let stage = Stage(root: experiment)
    try plan.play(stage)
    #expect("\(type(of: experiment))" == name)
    #expect(printed.first?.hasPrefix("\(name), ") == true && Array(printed.dropFirst()) == experiment.lines)
    let file = Self.folder.appending(path: "Answers/\(name).txt")
    let text = experiment.lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let answer = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(text == answer)
  }

  @Test func `an experiment shows what to do, and its log`() throws {
    let experiment = PrimaryAction()
    experiment.output = { _ in }
    let stage = Stage(root: experiment)
    let labels = stage.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.first?.text == "\(experiment.question)\n1. Tap the button.")
    try FingerPlans.tap(stage, 140, 322)
    #expect(labels.last?.text == experiment.lines.joined(separator: "\n"))
  }

  @Test func `there is an answer for each experiment, and the page has it`() throws {
    let sources = try Self.sources
    let answers = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/Answers").sorted()
    #expect(answers == sources.map { "\($0).txt" })
    #expect(FingerPlans.all.keys.sorted() == sources)
    let documentation = Self.folder.appending(path: "../../../Documentation").standardizedFileURL
    let page = try String(contentsOf: documentation.appending(path: "Experiments.md"), encoding: .utf8)
    for name in sources {
      #expect(page.contains("[`\(name)`](../Examples/Sources/TouchExperiments/\(name).swift)"))
      #expect(page.contains("[answer](../Examples/Sources/TouchExperiments/Answers/\(name).txt)"))
    }
  }
}
