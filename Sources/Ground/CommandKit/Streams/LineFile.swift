// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A new file that grows line by line, for verbs that write while something happens.
///
/// Each line is passed to the system in one piece as soon as it is written, so that a process that is killed
/// has written whole lines. Once a second they are synced to the disk. If a line does not fit on the disk,
/// the part that was written is removed again.
final class LineFile {
  private let descriptor: Int32
  private let path: String
  private let option: String
  /// The number of bytes in complete lines.
  private var size: off_t = 0
  private var lines = 0
  private var lastSync = ContinuousClock.now

  /// Creates the file; an existing one is refused.
  init(_ path: String, as option: String) throws(CommandError) {
    self.path = path
    self.option = option
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else {
      let reason = errno
      if reason == EEXIST { throw Self.refusal(path, option) }
      throw CommandError(
        reason == ENOSPC || reason == EDQUOT ? .bug : .usage,
        "\(option): \(path) cannot be written: \(SystemError.words(reason))", advice: "Name another file.")
    }
  }

  deinit { close(descriptor) }

  /// The error for a file that already exists.
  static func refusal(_ path: String, _ option: String) -> CommandError {
    CommandError(
      .usage, "\(option): \(path) already exists and is not replaced",
      advice: "Name another file, or remove that one.")
  }

  /// Writes a line.
  func write(_ line: String) throws(CommandError) {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    let reason = DescriptorSink(descriptor).writeAll(bytes)
    guard reason == 0 else {
      _ = ftruncate(descriptor, size)
      throw failure(reason)
    }
    size += off_t(bytes.count)
    lines += 1
    guard lastSync.duration(to: .now) >= .seconds(1) else { return }
    try sync()
  }

  /// Syncs everything to the disk.
  func sync() throws(CommandError) {
    lastSync = .now
    guard fsync(descriptor) != 0 else { return }
    let reason = errno
    // Some file systems do not support it.
    if reason != EINVAL, reason != ENOTSUP { throw failure(reason) }
  }

  private func failure(_ number: Int32) -> CommandError {
    let isFull = [ENOSPC, EDQUOT, EFBIG].contains(number)
    let what = lines == 1 ? "The line that was written is" : "The \(lines) lines that were written are"
    return CommandError(
      .bug, "\(option): \(path) cannot be written: \(SystemError.words(number))",
      advice: (lines == 0 ? "Nothing was written." : "\(what) whole and can be read.")
        + (isFull ? " Make room, and run it again." : " Name another file, and run it again."))
  }
}

/// Lines that are written one by one, into a new file or to standard output.
package final class LineOutput {
  private enum Target {
    case output(Output)
    case new(path: String, option: String)
    case file(LineFile)
  }

  private var target: Target
  private let call: Call

  fileprivate init(_ call: Call, path: String?, option: String) throws(CommandError) {
    self.call = call
    guard let path, path != "-" else {
      target = .output(call.output)
      return
    }
    guard FileIdentity(ofPath: FilePath(path)) == nil else { throw LineFile.refusal(path, option) }
    target = .new(path: path, option: option)
  }

  /// Whether lines are still accepted; false after standard output has failed.
  package var isTaken: Bool {
    if case .output(let output) = target { output.failure == nil } else { true }
  }

  /// Writes a line and flushes it.
  ///
  /// The first line creates the file, so that there is none if the verb fails before.
  package func write(_ line: String) throws(CommandError) {
    switch target {
    case .output(let output):
      output.line(line)
      output.flush()
    case .new(let path, let option):
      let file = try LineFile(path, as: option)
      target = .file(file)
      try file.write(line)
    case .file(let file): try file.write(line)
    }
  }

  /// Ends the file and syncs it to the disk.
  package func finish() throws(CommandError) {
    if case .file(let file) = target { try file.sync() }
  }
}

extension Call {
  /// Starts writing lines into the new file that an option names; without one, or with `-`, to standard
  /// output.
  package func lines(to path: String?, as option: String) throws(CommandError) -> LineOutput {
    try LineOutput(self, path: path, option: option)
  }
}
