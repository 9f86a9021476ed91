// SPDX-License-Identifier: Apache-2.0
import CommandKit

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
  private let process: ChildProcess
  private let folder: TemporaryFolder
  private var output: Stream
  private var errors: Stream
  private let limit: Int

  /// What the run has written to one of its ends.
  private struct Stream {
    var descriptor: Int32
    var bytes: [UInt8] = []
    var isOpen = true

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Takes what is there.
    mutating func take(limit: Int) {
      let source = DescriptorSource(descriptor)
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
    folder = try TemporaryFolder("touchstone-mcp")
    do {
      for attachment in command.attachments { try folder.write(attachment.text, to: attachment.name) }
      let own = FilePath(folder.path).resolved?.text ?? folder.path
      let readable = ReadableFolders(folders.paths + [own])
      process = try ChildProcess(
        program, command.words, in: folder.path, setting: (ReadableFolders.variable, readable.text))
    } catch {
      folder.remove()
      throw error
    }
    (output, errors) = (Stream(process.output), Stream(process.errors))
  }

  var descriptors: [Int32] { [output, errors].filter(\.isOpen).map(\.descriptor) }

  func progress() -> AgentResult? {
    output.take(limit: limit)
    errors.take(limit: limit)
    guard output.bytes.count <= limit, errors.bytes.count <= limit else {
      stop()
      return AgentResult(output: [], errors: [], end: .tooLarge)
    }
    guard !output.isOpen, !errors.isOpen else { return nil }
    let end: AgentResult.End =
      switch process.wait() {
      case .exit(let code): .exit(code)
      case .signal(let number): .signal(number)
      }
    folder.remove()
    return AgentResult(output: output.bytes, errors: errors.bytes, end: end)
  }

  func stop() {
    process.end()
    folder.remove()
  }
}
