// SPDX-License-Identifier: Apache-2.0
import TouchReport
import TouchTrace

/// A run that nobody sees: for its trace, and for a report.
struct LabReplay {
  /// How many entries of a trace are kept; the latest count.
  private static let maximumEntries = 100_000

  private let run: LabRun
  private let recorder: SceneRecorder?

  /// Starts a replay; `records` keeps what a report shows.
  init(_ file: SceneFile, records: Bool = false) throws(SceneError) {
    run = try LabSession.run(file, number: 0)
    run.keepsTrace = true
    run.staged.stage.recorder.limit = Self.maximumEntries
    recorder = records ? SceneRecorder(of: run.application) : nil
  }

  func repeatInputs(_ entries: [InputLog.Entry], until end: TimeInterval, pausing: (() -> Void)?) {
    run.repeatInputs(entries[...], pausing: pausing)
    run.advance(to: end)
  }

  var trace: Trace { run.staged.stage.trace }

  /// What happened, for a report.
  func recording(title: String) -> Recording? { recorder?.stop(title: title, trace: trace) }
}
