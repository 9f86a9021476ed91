// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Asks a running router, as `touchstone router apps` does.
  public enum RouterControl {
    /// Asks one thing and waits for the answer.
    ///
    /// - Parameters:
    ///   - request: The question or command.
    ///   - path: Where the router's socket is.
    ///   - seconds: How long to wait for the connection and the answer.
    /// - Returns: The answer.
    /// - Throws: Why there is none.
    public static func ask(
      _ request: RouterRequest, at path: SocketPath, within seconds: Double = 5
    ) throws(RouterFailure) -> RouterAnswer {
      try path.checkDirectory()
      let end = MonotonicTime.now + Int64(seconds * 1e9)
      let socket = try PacketSocket(connectingTo: path, within: seconds)
      guard socket.send(WireMessage(sequence: 1, .request(request)).bytes) == .sent else {
        throw RouterFailure(.unreachable, "the router at \(path.path) does not take questions")
      }
      let inlet = PacketInlet()
      while true {
        switch inlet.read(from: socket) {
        case .messages(1...), .closed(after: 1...): return try answer(in: inlet, path)
        case .closed, .failed:
          throw RouterFailure(.unreachable, "the router at \(path.path) closed the connection")
        case .messages:
          let left = (end - MonotonicTime.now) / 1_000_000
          guard left > 0 else {
            throw RouterFailure(
              .unreachable, "the router at \(path.path) does not answer",
              remedy: "It may have been stopped: look with `ps` whether it runs.")
          }
          var polled = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
          poll(&polled, 1, Int32(clamping: left + 1))
        }
      }
    }

    private static func answer(in inlet: PacketInlet, _ path: SocketPath) throws(RouterFailure)
      -> RouterAnswer
    {
      let message: RouterMessage
      do throws(WireFailure) {
        message = try inlet.message(0).message
      } catch {
        throw RouterFailure(
          .refused, "the router at \(path.path) answers what cannot be read: \(error.description)")
      }
      switch message {
      case .answer(let answer): return answer
      case .refused(let refusal):
        throw RouterFailure(.refused, "the router at \(path.path) refuses: \(refusal.text)")
      default: throw RouterFailure(.refused, "the router at \(path.path) answers something else")
      }
    }
  }
#endif
