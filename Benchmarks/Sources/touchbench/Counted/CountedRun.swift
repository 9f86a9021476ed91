// SPDX-License-Identifier: Apache-2.0
import CMeter
import TouchCore

/// A run whose instructions are counted from outside, by a tool that is told to look at `counted` alone.
struct CountedRun {
  /// The word that chooses it on the command line.
  let name: String
  /// Sets up, warms up, calls ``counting(_:)``, and gives how many operations that were.
  let run: () -> Int

  /// Runs the part that is counted.
  static func counting(_ body: () -> Void) {
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
