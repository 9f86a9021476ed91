// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchReport
import TouchScene
import TouchStage
import TouchTrace

/// A run that nobody sees: for its trace, and for a report.
struct LabReplay {
  private let run: LabRun
  private let recorder: SceneRecorder?

  /// Starts a replay that keeps the latest entries of the trace, up to a limit; `records` keeps what a report
  /// shows.
  init(_ file: SceneFile, isDark: Bool, limit: Int, records: Bool = false, patience: LabPatience)
    throws(SceneError)
  {
    run = try LabRun(file, number: 0, isDark: isDark, patience: patience)
    run.keepsTrace = true
    run.staged.stage.recorder.limit = limit
    recorder = records ? SceneRecorder(of: run.application) : nil
  }

  /// Repeats the inputs; returns whether it was let to the end.
  func repeatInputs(_ entries: [InputLog.Entry], until end: TimeInterval) -> Bool {
    guard run.repeatInputs(entries[...]) else { return false }
    run.advance(to: end)
    return true
  }

  /// The trace, and how many entries at its beginning were dropped, because there were too many.
  var outcome: (trace: Trace, forgotten: Int) {
    (run.staged.stage.trace, run.staged.stage.recorder.forgottenCount)
  }

  /// What happened, for a report.
  func recording(title: String) -> Recording? { recorder?.stop(title: title, trace: outcome.trace) }
}
