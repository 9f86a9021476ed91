// SPDX-License-Identifier: Apache-2.0
import CMeter
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
}

private nonisolated final class CountedWork {
  var body: () -> Void

  init(body: @escaping () -> Void) {
    self.body = body
  }
}
