// SPDX-License-Identifier: Apache-2.0
import CommandKit

#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program in a process of its own, whose output and errors are read from pipes.
///
/// Foundation's `Process` does the same, and would triple the size of the doctor's program.
final class ChildProcess {
  /// What the process writes to standard output and to standard error.
  let (output, errors): (Int32, Int32)
  private let identifier: pid_t
  private var status: Int32?

  /// How a process ended.
  enum End {
    case exit(Int32)
    case signal(Int32)
  }

  /// Starts a program in a folder, without input, in the present environment and with one more variable.
  ///
  /// The folder is that of this process while the other one starts, so no other thread may use relative
  /// paths.
  init(
    _ program: String, _ words: [String], in folder: String, setting variable: (name: String, value: String)
  ) throws(CommandError) {
    let pipes = try (Self.pipe(), Self.pipe())
    defer { for end in [pipes.0.write, pipes.1.write] { close(end) } }
    (output, errors) = (pipes.0.read, pipes.1.read)
    let present = unsafe open(".", O_RDONLY | O_CLOEXEC)
    guard present >= 0, unsafe chdir(folder) == 0 else {
      let reason = errno
      for end in [output, errors, present] where end >= 0 { close(end) }
      throw CommandError(.bug, "\(folder): \(SystemError.words(reason))")
    }
    let (identifier, reason) = Self.start(program, words, variable, pipes.0.write, pipes.1.write)
    _ = fchdir(present)
    close(present)
    guard let identifier else {
      for end in [output, errors] { close(end) }
      throw CommandError(.bug, "\(program) cannot be started: \(SystemError.words(reason))")
    }
    self.identifier = identifier
  }

  private static func start(
    _ program: String, _ words: [String], _ variable: (name: String, value: String), _ output: Int32,
    _ errors: Int32
  ) -> (pid_t?, reason: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var texts: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in [program] + words { unsafe texts.append(strdup(word)) }
    unsafe texts.append(nil)
    defer { unsafe texts.forEach { unsafe free($0) } }
    let assigned = "\(variable.name)="
    var settings: [UnsafeMutablePointer<CChar>?] = unsafe []
    var next = unsafe environ
    unsafe settings.append(strdup(assigned + variable.value))
    while let setting = unsafe next.pointee {
      if unsafe strncmp(setting, assigned, assigned.utf8.count) != 0 {
        unsafe settings.append(strdup(setting))
      }
      unsafe next += 1
    }
    unsafe settings.append(nil)
    defer { unsafe settings.forEach { unsafe free($0) } }
    var identifier = pid_t()
    let reason = unsafe posix_spawn(&identifier, program, &actions, nil, texts, settings)
    return (reason == 0 ? identifier : nil, reason)
  }

  private static func pipe() throws(CommandError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe systemPipe(&ends) == 0 else {
      throw CommandError(
        .bug, "there is no pipe: \(SystemError.words(errno))",
        advice: "Close other programs, and run it again.")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// All that is written to one of the pipes, until its end.
  func text(of descriptor: Int32) -> String {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Waits for the end of the process.
  func wait() -> End {
    var found: Int32 = 0
    if let status {
      found = status
    } else {
      while unsafe waitpid(identifier, &found, 0) < 0, errno == EINTR {}
      status = found
    }
    let signal = found & 0x7F
    return signal == 0 ? .exit(found >> 8 & 0xFF) : .signal(signal)
  }

  /// Ends the process at once, unless it has ended.
  func end() {
    if status == nil { kill(identifier, SIGKILL) }
    _ = wait()
  }

  isolated deinit { for end in [output, errors] { close(end) } }
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { unsafe pipe(ends) }
