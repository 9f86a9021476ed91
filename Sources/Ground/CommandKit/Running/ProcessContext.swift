// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
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
  package static var programPath: String {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: 4096)
      var size = UInt32(path.count)
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return CommandLine.arguments[0] }
      let text = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return FilePath(text).resolved?.text ?? text
    #else
      return FilePath("/proc/self/exe").resolved?.text ?? CommandLine.arguments[0]
    #endif
  }

  /// The environment variables of this process.
  private static var variables: [String: String] {
    var found: [String: String] = [:]
    var place = unsafe environ
    while let entry = unsafe place.pointee {
      let text = unsafe String(cString: entry)
      if let end = text.firstIndex(of: "=") {
        found[String(text[..<end])] = String(text[text.index(after: end)...])
      }
      unsafe place += 1
    }
    return found
  }

  /// The context of this process.
  ///
  /// Writing into a closed pipe, or beyond the file size limit of the process, becomes an error that can be
  /// handled, instead of a signal that ends the process.
  package static func process() -> ProcessContext {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return ProcessContext(
      environment: variables, input: DescriptorSource(0),
      output: DescriptorSink(1), errors: DescriptorSink(2), terminal: .process)
  }
}
