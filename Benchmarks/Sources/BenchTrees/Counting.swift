// SPDX-License-Identifier: Apache-2.0
import CMeter
import Foundation
import TouchCore

extension GateRun {
  /// Runs the part whose instructions are counted, by a tool that is told to look at `counted` alone.
  package static func counting(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let work = CountedWork(body: body)
      counted(
        { work in
          guard let work else { return }
          Unmanaged<CountedWork>.fromOpaque(work).takeUnretainedValue().body()
        }, Unmanaged.passUnretained(work).toOpaque())
      work.body = {}
    }
  }

  /// Prints each figure as its name, its unit, what the run gave, and the process that a tool counted it in.
  ///
  /// Several run each in a copy of this process as it was before the first: what the heap looks like, and
  /// what has been done once and is ready, depends on no other figure.
  package static func measure(_ runs: [GateRun]) {
    for run in runs where runs.count == 1 || in_child() {
      print(run.name, run.kind.rawValue, run.run(), getpid())
      if runs.count > 1 { exit(0) }
    }
  }
}

private nonisolated final class CountedWork {
  var body: () -> Void

  init(body: @escaping () -> Void) {
    self.body = body
  }
}
