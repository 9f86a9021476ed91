// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command line that runs for a call.
protocol AgentRun: AnyObject {
  /// What becomes readable when there is progress.
  var descriptors: [Int32] { get }
  /// Takes what was written since the last time; returns the result once the run has ended.
  func progress() -> AgentResult?
  /// Ends the run; its result is not needed.
  func stop()
}

/// What a run wrote, and how it ended.
struct AgentResult {
  enum End {
    case exit(Int32)
    case signal(Int32)
    /// It wrote more than a result may have.
    case tooLarge
  }

  var output: [UInt8]
  var errors: [UInt8]
  var end: End
}

/// A run of this program in a process of its own.
///
/// A call can then be canceled at any time, its memory is returned when it ends, and no input can end the
/// server.
final class AgentProcess: AgentRun {
  private let process = Process()
  private let pipes = (output: Pipe(), errors: Pipe())
  private let folder: URL
  private var output = Stream()
  private var errors = Stream()
  private let limit: Int

  /// What the run has written to one of its ends.
  private struct Stream {
    var bytes: [UInt8] = []
    var isOpen = true

    /// Takes what is there.
    mutating func take(from pipe: Pipe, limit: Int) {
      let source = DescriptorSource(pipe.fileHandleForReading.fileDescriptor)
      while isOpen, bytes.count <= limit, source.waits(for: 0) {
        let more = (try? source.read(upTo: 1 << 16)) ?? []
        isOpen = !more.isEmpty
        bytes += more
      }
    }
  }

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - command: The words after its name; attachments become files of its current folder.
  ///   - folders: The folders that it may read files from, besides its own.
  ///   - limit: The maximum number of bytes of its output.
  /// - Throws: Why it cannot be started.
  init(program: String, _ command: AgentCommand, reading folders: AgentFolders, limit: Int) throws {
    self.limit = limit
    folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-mcp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      for attachment in command.attachments {
        try Data(attachment.text.utf8).write(to: folder.appending(path: attachment.name))
      }
      process.executableURL = URL(filePath: program)
      process.arguments = command.words
      process.currentDirectoryURL = folder
      let own = FilePath(folder.path).resolved?.text ?? folder.path
      process.environment = ProcessInfo.processInfo.environment.merging(
        [ReadableFolders.variable: ReadableFolders(folders.paths + [own]).text]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = pipes.output
      process.standardError = pipes.errors
      try process.run()
    } catch {
      removeFolder()
      throw error
    }
  }

  var descriptors: [Int32] {
    [(output, pipes.output), (errors, pipes.errors)].filter(\.0.isOpen)
      .map { $0.1.fileHandleForReading.fileDescriptor }
  }

  func progress() -> AgentResult? {
    output.take(from: pipes.output, limit: limit)
    errors.take(from: pipes.errors, limit: limit)
    guard output.bytes.count <= limit, errors.bytes.count <= limit else {
      stop()
      return AgentResult(output: [], errors: [], end: .tooLarge)
    }
    guard !output.isOpen, !errors.isOpen else { return nil }
    process.waitUntilExit()
    removeFolder()
    let status = process.terminationStatus
    return AgentResult(
      output: output.bytes, errors: errors.bytes,
      end: process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status))
  }

  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    removeFolder()
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }
}
