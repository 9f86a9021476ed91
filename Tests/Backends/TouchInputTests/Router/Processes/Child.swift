// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Glibc
  import Testing
  import TouchCore
  import TouchTrace

  @testable import TouchInput

  /// A process that a test starts and may kill.
  final class Child {
    private let process = Process()
    private let outputPath: String
    private let errorsPath: String
    private let input = Pipe()

    /// Starts a program in the folder of the tests.
    init(
      _ program: String, _ arguments: [String], in directory: TemporaryDirectory, as name: String,
      through: [String] = []
    ) throws {
      let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      let path = tests.appending(path: program).path
      try #require(FileManager.default.isExecutableFile(atPath: path), "\(path) is not built")
      let line = through + [path] + arguments
      process.executableURL = URL(filePath: line[0])
      process.arguments = Array(line.dropFirst())
      outputPath = directory.path + "/\(name).out"
      errorsPath = directory.path + "/\(name).err"
      for path in [outputPath, errorsPath] where !FileManager.default.fileExists(atPath: path) {
        _ = FileManager.default.createFile(atPath: path, contents: Data())
      }
      let output = try FileHandle(forWritingTo: URL(filePath: outputPath))
      let errors = try FileHandle(forWritingTo: URL(filePath: errorsPath))
      try output.seekToEnd()
      try errors.seekToEnd()
      process.standardOutput = output
      process.standardError = errors
      process.standardInput = input
      // A test's thread may have all signals blocked, which child processes would inherit.
      var (none, before) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
    }

    isolated deinit { if process.isRunning { kill() } }

    var isRunning: Bool { process.isRunning }

    /// Kills the process with SIGKILL.
    func kill() {
      Glibc.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Sends SIGTERM, waits until the process has ended, and returns its exit code.
    @discardableResult func end() -> Int32 {
      Glibc.kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Waits until the process has ended by itself, and returns its exit code.
    func finish() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Writes a line to the standard input of the process.
    func writeLine(_ line: String) {
      let bytes = Array((line + "\n").utf8)
      _ = write(input.fileHandleForWriting.fileDescriptor, bytes, bytes.count)
    }

    /// The lines of standard output so far.
    var output: [String] { Self.lines(outputPath) }
    /// The lines of standard error so far.
    var errors: [String] { Self.lines(errorsPath) }

    private static func lines(_ path: String) -> [String] {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map(String.init)
    }

    /// Waits until the process has written lines that begin with a text, or contain it anywhere.
    func writes(_ text: String, times: Int = 1, anywhere: Bool = false, within seconds: Double = 60) -> Bool {
      let end = Date(timeIntervalSinceNow: seconds)
      while (output + errors).filter({ anywhere ? $0.contains(text) : $0.hasPrefix(text) }).count < times {
        guard Date() < end else { return false }
        usleep(5000)
      }
      return true
    }

    /// The first error in the touches that an application printed; nil if each touch ended exactly once.
    ///
    /// - Parameter wasKilled: Whether touches may be open, because the application was killed.
    /// - Returns: The error.
    func faultOfTouches(wasKilled: Bool = false) -> String? {
      var open: Set<Substring> = []
      var known: Set<Substring> = []
      for line in output {
        let words = line.split(separator: " ")
        guard words.count == 2 else { continue }
        switch words[0] {
        case "began":
          guard known.insert(words[1]).inserted else { return "touch \(words[1]) began twice" }
          open.insert(words[1])
        case "ended", "cancelled":
          guard open.remove(words[1]) != nil else {
            return "touch \(words[1]) ended twice or without a beginning"
          }
        default: continue
        }
      }
      return open.isEmpty || wasKilled ? nil : "touches \(open.sorted()) never ended"
    }

    /// The first error in the touches of an application's trace; nil if each touch ended exactly once.
    ///
    /// - Parameters:
    ///   - path: The file of the trace.
    ///   - wasKilled: Whether touches may be open, because the application was killed.
    /// - Returns: The error.
    /// - Throws: That the trace cannot be read.
    static func faultOfTrace(at path: String, wasKilled: Bool = false) throws -> String? {
      let trace = try TraceJSON.trace(from: String(contentsOfFile: path, encoding: .utf8))
      var open: Set<Int> = []
      var known: Set<Int> = []
      for entry in trace.entries {
        guard case .fact(let fact) = entry, case .input(let input) = fact.kind else { continue }
        switch input {
        case .began(let touch, _, _, _):
          guard known.insert(touch).inserted else { return "touch \(touch) began twice" }
          open.insert(touch)
        case .changed(let touch, let phase, _) where phase == .ended || phase == .cancelled:
          guard open.remove(touch) != nil else { return "touch \(touch) ended twice or without a beginning" }
        case .changed(let touch, _, _):
          guard open.contains(touch) else { return "touch \(touch) moved while it was not down" }
        default: continue
        }
      }
      if known.isEmpty { return "no touch began" }
      return open.isEmpty || wasKilled ? nil : "touches \(open.sorted()) never ended"
    }
  }
#endif
