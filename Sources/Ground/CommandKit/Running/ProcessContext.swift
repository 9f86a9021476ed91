// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Everything a run uses besides its arguments, so that a test can replace it.
package struct ProcessContext {
  /// The environment variables.
  package var environment: [String: String]
  /// Standard input.
  package var input: any ByteSource
  /// Standard output.
  package var output: any ByteSink
  /// Standard error.
  package var errors: any ByteSink
  /// Which of them are terminals.
  package var terminal: Terminal

  /// Creates a context without environment and terminals unless they are given.
  package init(
    environment: [String: String] = [:], input: any ByteSource = MemorySource(""), output: any ByteSink,
    errors: any ByteSink, terminal: Terminal = Terminal()
  ) {
    self.environment = environment
    self.input = input
    self.output = output
    self.errors = errors
    self.terminal = terminal
  }

  /// The path of this program, which runs itself for work in processes of their own.
  package static var programPath: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  /// The context of this process.
  ///
  /// Writing into a closed pipe, or beyond the file size limit of the process, becomes an error that can be
  /// handled, instead of a signal that ends the process.
  package static func process() -> ProcessContext {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return ProcessContext(
      environment: ProcessInfo.processInfo.environment, input: DescriptorSource(0),
      output: DescriptorSink(1), errors: DescriptorSink(2), terminal: .process)
  }
}
