// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation

/// Plays cases in several processes of this command: views belong to the main thread of a process.
struct TestWorkers {
  /// The path of this command.
  let command: String
  /// How many processes run at the same time.
  let jobs: Int

  /// A process, and the cases it plays.
  private struct Worker {
    let process: Process
    let output: URL
    let cases: [TestCase]
  }

  /// How often finished processes are looked for, in microseconds.
  private static let pause: UInt32 = 2000

  /// Plays cases, and reports each outcome as it comes.
  ///
  /// A process that ends without an answer has crashed: its cases are played again, each in a process of its
  /// own.
  func play(_ cases: [TestCase], _ report: (TestOutcome) -> Void) throws -> [TestOutcome] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "touchstone-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = max(1, min(16, cases.count / (jobs * 4)))
    var waiting = stride(from: 0, to: cases.count, by: size).map {
      Array(cases[$0..<min($0 + size, cases.count)])
    }
    waiting.reverse()
    var running: [Worker] = []
    var found: [String: TestOutcome] = [:]
    defer { for worker in running { worker.process.terminate() } }
    var number = 0
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < jobs, let next = waiting.popLast() {
        number += 1
        running.append(try start(next, writing: folder.appending(path: "\(number).json")))
      }
      guard let index = running.firstIndex(where: { !$0.process.isRunning }) else {
        usleep(Self.pause)
        continue
      }
      let worker = running.remove(at: index)
      let outcomes = outcomes(of: worker)
      guard let outcomes else {
        waiting += worker.cases.map { [$0] }
        continue
      }
      for outcome in outcomes {
        found[outcome.name] = outcome
        report(outcome)
      }
    }
    return cases.compactMap { found[$0.name] }
  }

  private func start(_ cases: [TestCase], writing output: URL) throws -> Worker {
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = ["test", "--jobs", "1", "--json", "--color", "never", "--"] + cases.map(\.file)
    process.standardInput = FileHandle.nullDevice
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    return Worker(process: process, output: output, cases: cases)
  }

  /// The outcomes of a process that has ended; nil if its cases have to be played one by one.
  private func outcomes(of worker: Worker) -> [TestOutcome]? {
    if let data = try? Data(contentsOf: worker.output),
      let summary = try? JSONDecoder().decode(TestSummary.self, from: data),
      summary.scenarios.map(\.name) == worker.cases.map(\.name)
    {
      return zip(summary.scenarios, worker.cases).map { outcome, test in
        var outcome = outcome
        outcome.identity = test.identity
        return outcome
      }
    }
    guard worker.cases.count == 1 else { return nil }
    let status = worker.process.terminationStatus
    let end = worker.process.terminationReason == .uncaughtSignal ? "signal \(status)" : "exit code \(status)"
    return worker.cases.map {
      TestOutcome(
        name: $0.name, identity: $0.identity, status: .broken, seconds: 0,
        exitCode: Int(ExitCode.bug.rawValue),
        lines: ["\($0.file): the process that played it ended with \(end), without a result"], warnings: [])
    }
  }
}
