// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import TouchFrames
import TouchInput

/// The bare socket: another process sends each message back and does nothing else.
struct Echo {
  private static let type = Int32(SOCK_SEQPACKET.rawValue)
  /// The size of a frame of the load, in bytes.
  static let size = WireMessage(
    sequence: 1, .frame(RoutedFrame(number: 1, arrived: 0, frame: Load.frames(seconds: 1)[1]))
  ).bytes.count

  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Runs the process that sends messages back.
  static func run(at path: String) {
    let descriptor = socket(AF_UNIX, type, 0)
    while withAddress(path, { connect(descriptor, $0, $1) }) != 0 { usleep(1000) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      send(descriptor, buffer, count, 0)
    }
  }

  /// The connection to the other process.
  private let descriptor: Int32
  private let process: Process
  private let message = [UInt8](repeating: 7, count: size)
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private(set) var times: [Int64] = []

  /// Starts the other process.
  init(at path: String, start: () throws -> Process) rethrows {
    let listener = socket(AF_UNIX, Self.type, 0)
    _ = Self.withAddress(path) { bind(listener, $0, $1) }
    listen(listener, 1)
    process = try start()
    descriptor = accept(listener, nil, nil)
    close(listener)
  }

  /// Waits for the interval of a frame, sends a message, and records how long it takes to return.
  mutating func measure() {
    usleep(UInt32(1e6 / Load.rate))
    let before = MonotonicTime.now
    send(descriptor, message, message.count, 0)
    recv(descriptor, &buffer, buffer.count, 0)
    times.append(MonotonicTime.now - before)
  }

  /// Ends the other process.
  func end() {
    close(descriptor)
    process.waitUntilExit()
  }
}
