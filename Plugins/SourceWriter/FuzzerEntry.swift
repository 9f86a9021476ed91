// SPDX-License-Identifier: Apache-2.0

// `Fuzzing/run.sh` builds with the fuzzer linked to every program, the tools of plugins too, and the main of the fuzzer
// comes first. These are the two functions that it calls; in any other build nobody does.

/// Writes the source in the fuzzer's stead, before the fuzzer looks at the arguments.
@MainActor @_cdecl("LLVMFuzzerInitialize")
public func fuzzerStart(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
  SourceWriter.main()
  end(0)
}

/// What would be fuzzed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerEntry(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
