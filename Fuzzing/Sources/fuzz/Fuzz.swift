// SPDX-License-Identifier: Apache-2.0
import CFuzzer
import Foundation
import FuzzTargets

/// Fuzzes one target or, in a build without the fuzzer, lets it read files: `fuzz TARGET ARGUMENT...`.
@main
struct Fuzz {
  #if FUZZED
    /// The function that the fuzzer calls has no room for a context.
    private nonisolated(unsafe) static var chosen: FuzzTarget?
  #endif

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else { return FuzzTarget.all.forEach { print($0.name) } }
    guard let target = FuzzTarget.all.first(where: { $0.name == arguments[1] }) else { exit(64) }
    #if FUZZED
      chosen = target
      // The name of the target takes the place of the program's; what follows are options of libFuzzer.
      var (count, words) = (CommandLine.argc - 1, CommandLine.unsafeArgv + 1)
      exit(
        LLVMFuzzerRunDriver(&count, &words) { start, count in
          Fuzz.chosen?.read(UnsafeBufferPointer(start: start, count: count))
          return 0
        })
    #else
      for file in arguments.dropFirst(2) {
        guard let data = FileHandle(forReadingAtPath: file)?.readDataToEndOfFile() else { exit(66) }
        data.withUnsafeBytes { target.read($0.bindMemory(to: UInt8.self)) }
      }
    #endif
  }
}
