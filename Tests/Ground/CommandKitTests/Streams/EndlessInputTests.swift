// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

/// Files that never end, or never begin.
struct EndlessInputTests {
  private let folder: URL
  private let pipe: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    pipe = folder.appending(path: "pipe").path
    mkfifo(pipe, 0o600)
  }

  private func read(
    _ path: String, limit: Int = Input.limit, opening: Duration = .milliseconds(60),
    silence: Duration = .milliseconds(120), whole: Duration = .seconds(20)
  ) throws(CommandError) -> [UInt8] {
    defer { try? FileManager.default.removeItem(at: folder) }
    var timeouts = Timeouts()
    (timeouts.opening, timeouts.silence, timeouts.whole) = (opening, silence, whole)
    return try Input(standardInput: MemorySource(""), timeouts: timeouts).read(path, limit: limit)
  }

  private func error(
    _ path: String, limit: Int = Input.limit, silence: Duration = .milliseconds(120),
    whole: Duration = .seconds(20)
  ) -> CommandError? {
    do throws(CommandError) {
      _ = try read(path, limit: limit, silence: silence, whole: whole)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a pipe that nobody writes to is given up`() {
    #expect(
      error(pipe)
        == CommandError(
          .noInput, "\(pipe): it cannot be read: nobody writes into this pipe",
          advice: "Start what writes into it, or name a file."))
  }

  @Test func `a pipe whose writer says nothing is given up`() throws {
    // Opening for both reading and writing does not block.
    let writer = open(pipe, O_RDWR)
    defer { close(writer) }
    #expect(error(pipe)?.message == "\(pipe): it cannot be read: nothing came for 0 seconds")
  }

  @Test func `a pipe whose writer never ends is given up`() throws {
    let writer = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(writer) }
    let end = ContinuousClock.now + .seconds(2)
    Thread.detachNewThread {
      while ContinuousClock.now < end {
        write(writer, "a", 1)
        usleep(5000)
      }
    }
    let error = error(pipe, silence: .seconds(20), whole: .milliseconds(300))
    #expect(error?.message == "\(pipe): it cannot be read: it did not end within 0 seconds")
    #expect(error?.advice == ["Write it into a file, and name that."])
    while ContinuousClock.now < end { usleep(50_000) }
  }

  @Test func `a pipe that is written is read to its end, and no further than the limit`() throws {
    let pipe = pipe
    Thread.detachNewThread {
      let writer = open(pipe, O_WRONLY)
      for _ in 0..<3 {
        write(writer, "abc", 3)
        usleep(20_000)
      }
      close(writer)
    }
    #expect(try read(pipe, opening: .seconds(10), silence: .seconds(10)) == Array("abcabcabc".utf8))
    let large = "\(folder.path)-large"
    mkfifo(large, 0o600)
    defer { unlink(large) }
    let writer = open(large, O_RDWR | O_NONBLOCK)
    defer { close(writer) }
    write(writer, "abcdef", 6)
    #expect(error(large, limit: 3)?.message == "\(large): it is larger than 3 bytes")
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/tty", "/dev/random"])
  func `a device is no input`(path: String) {
    #expect(error(path)?.message == "\(path): it is neither a file nor a pipe")
    #expect(error(path)?.exitCode == .noInput)
  }

  @Test func `a socket is no input`() throws {
    let path = "/tmp/touchstone-\(UInt32.random(in: 0 ... .max))"
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(listener)
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(bound == 0)
    #expect(error(path)?.message == "\(path): it is neither a file nor a pipe")
  }

  @Test func `links in a circle are no input`() throws {
    let (one, other) = ("\(folder.path)/one", "\(folder.path)/other")
    try FileManager.default.createSymbolicLink(atPath: one, withDestinationPath: other)
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: one)
    #expect(error(one)?.advice == ["Its symbolic links lead in a circle: name another file."])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps")))
  func `a file of the system that grows while it is read ends at the limit`() {
    // The file reports no size, and is read until it ends.
    #expect(error("/proc/self/maps", limit: 10)?.message == "/proc/self/maps: it is larger than 10 bytes")
  }
}
