// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  public import TouchFrames

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Sends requests to a running router, as `touchstone router apps` does.
  public enum RouterControl {
    /// Sends a request and waits for the answer.
    ///
    /// - Parameters:
    ///   - request: The query or command.
    ///   - path: The path of the router's socket.
    ///   - seconds: How long to wait for the connection and the answer.
    /// - Returns: The answer.
    /// - Throws: Why there is no answer.
    public static func ask(
      _ request: RouterRequest, at path: SocketPath, within seconds: Double = 5
    ) throws(RouterFailure) -> RouterAnswer {
      try path.checkDirectory()
      let end = MonotonicTime.now + Int64(seconds * 1e9)
      let socket = try PacketSocket(connectingTo: path, within: seconds)
      guard socket.send(WireMessage(sequence: 1, .request(request)).bytes) == .sent else {
        throw RouterFailure(.unreachable, "the router at \(path.path) does not accept requests")
      }
      let reader = PacketReader()
      while true {
        switch reader.read(from: socket) {
        case .messages(1...), .closed(after: 1...): return try answer(in: reader, path)
        case .closed, .failed:
          throw RouterFailure(.unreachable, "the router at \(path.path) closed the connection")
        case .messages:
          let left = (end - MonotonicTime.now) / 1_000_000
          guard left > 0 else {
            throw RouterFailure(
              .unreachable, "the router at \(path.path) does not answer",
              remedy: "It may be suspended: check its state with `ps`.")
          }
          var polled = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
          unsafe poll(&polled, 1, Int32(clamping: left + 1))
        }
      }
    }

    private static func answer(in reader: PacketReader, _ path: SocketPath) throws(RouterFailure)
      -> RouterAnswer
    {
      let message: RouterMessage
      do throws(WireFailure) {
        message = try reader.message(0).message
      } catch {
        throw RouterFailure(
          .refused, "the router at \(path.path) sent an invalid answer: \(error.description)")
      }
      switch message {
      case .answer(let answer): return answer
      case .refused(let refusal):
        throw RouterFailure(.refused, "the router at \(path.path) refused the request: \(refusal.text)")
      default: throw RouterFailure(.refused, "the router at \(path.path) sent an unexpected message")
      }
    }
  }
#endif
