// SPDX-License-Identifier: Apache-2.0

#if Lab
  import CWebSockets
  public import Foundation

  /// Why a lab cannot be served.
  public struct LabServerFailure: Error {
    /// What is wrong.
    public let message: String
    /// What to do about it.
    public let advice: String
  }

  /// Serves a lab: its page, and a WebSocket for each page that is open.
  ///
  /// ```swift
  /// let server = try LabServer(session, address: "127.0.0.1", port: 0)
  /// print(server.url)
  /// server.run()
  /// ```
  ///
  /// It works on the thread that calls ``run()``, the main one. One server runs at a time.
  @MainActor public final class LabServer {
    /// The lab.
    public let session: LabSession
    /// The address that it listens at.
    public let address: String
    /// The port that it listens at.
    public let port: Int
    /// Who may connect.
    public internal(set) var access: LabAccess
    /// Called several times a second, and after messages were handled.
    public var turnEnded: (() -> Void)?
    /// Whether it serves; ``run()`` returns when it no longer does.
    public var isOpen = true
    /// Whether somebody wants the server to end; looked at while the session works, too.
    public var endsSoon: (() -> Bool)?

    /// The library's context, as a number; this file alone works with the pointer.
    private let context: UInt
    var connections: [LabConnection] = []
    var madeConnections = 0
    /// What has happened since the session was told.
    var inbox: [LabEvent] = []
    /// Whether the session handles a message.
    var isBusy = false
    var lastBreath: TimeInterval = 0
    /// Whether nothing has ended the work of the session since it began.
    var goesOn = true
    /// The connection whose message the session handles.
    var asking: Int?
    /// The page that is being sent to a plain request, by the address of its connection.
    var bodies: [(key: UInt, bytes: [UInt8])] = []
    private let start = ContinuousClock.now

    /// How many pages can be open at one time.
    static let maximumPages = 8
    /// The name of the protocol in the WebSocket.
    static let protocolName = "touchstone-lab"
    /// How many events wait while the session is busy; a page that sends more is disconnected.
    static let maximumEvents = 8192
    /// The seconds after which a message has used much memory.
    static let longWork: TimeInterval = 0.1
    /// The seconds between two looks at the network while the session is busy.
    static let breathPause: TimeInterval = 0.05
    /// The longest sleep: files are looked at between two.
    private static let longestSleep: TimeInterval = 0.25
    /// The server that runs; the callbacks of the library find it here.
    static weak var current: LabServer?

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - session: The lab.
    ///   - address: The IPv4 address to listen at; `127.0.0.1` is reached by this machine alone.
    ///   - port: The port; 0 for any that is free.
    ///   - names: Other names and addresses that lead to it.
    ///   - needsToken: Whether a page needs a token.
    /// - Throws: ``LabServerFailure`` if the address cannot be had.
    public init(
      _ session: LabSession, address: String = "127.0.0.1", port: Int = 0, names: [String] = [],
      needsToken: Bool = true
    ) throws(LabServerFailure) {
      let context = unsafe cwebsockets_listen(address, Int32(port), Self.protocolName, labCallback)
      let found = unsafe context == nil ? 0 : Int(cwebsockets_port(context))
      guard found > 0 else {
        throw LabServerFailure(
          message: "nothing can listen at \(address)\(port == 0 ? "" : ", port \(port)")",
          advice: port == 0
            ? "Is it an address of this machine?"
            : "Something else may use the port: choose another with --port.")
      }
      self.context = UInt(bitPattern: context)
      self.session = session
      self.address = address
      self.port = found
      access = LabAccess(addresses: [address] + names, port: found, needsToken: needsToken)
      Self.current = self
    }

    isolated deinit { unsafe lws_context_destroy(OpaquePointer(bitPattern: context)) }

    /// The address of the page, with the token that the next page needs.
    public var url: String {
      "http://\(address):\(port)/" + (access.token.map { "?token=\($0)" } ?? "")
    }

    /// The seconds since the server began.
    public var now: TimeInterval {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
    }

    /// Serves until ``isOpen`` is false.
    public func run() {
      session.worksLong = { [weak self] in self?.breathe() ?? false }
      session.clock = { [weak self] in self?.now ?? 0 }
      while isOpen {
        lastBreath = now
        tellSession()
        isBusy = true
        session.advance(to: now)
        turnEnded?()
        isBusy = false
        waited(since: lastBreath)
        fill()
        let sleep = min(session.sleep(at: now) ?? Self.longestSleep, Self.longestSleep)
        guard serve(within: max(sleep, 0)) else { return }
      }
    }

    /// Handles what has happened on the network; sleeps until something does, at most for some seconds.
    private func serve(within seconds: TimeInterval) -> Bool {
      unsafe cwebsockets_service(OpaquePointer(bitPattern: context), Int64(seconds * 1e6)) >= 0
    }

    /// Handles what has happened on the network without sleeping.
    func serveOnce() { _ = serve(within: 0) }

    /// Counts for no page the time in which the lab itself was busy: a replay of many inputs takes seconds.
    func waited(since begin: TimeInterval) {
      let end = now
      for index in connections.indices {
        connections[index].lastProgress = min(connections[index].lastProgress + (end - begin), end)
      }
    }

    /// Gives each connection that has nothing to send its next message.
    private func fill() {
      // A connection may end while the message of another one is made.
      for number in connections.map(\.number) {
        guard let index = index(of: number), !connections[index].isClosing else { continue }
        let now = now
        if connections[index].sendsTooManyFrames(LabSocket(connections[index].key), at: now) {
          refuse(index, LWS_CLOSE_STATUS_POLICY_VIOLATION)
          continue
        }
        guard let page = connections[index].page else { continue }
        if session.isLost(page) || now - connections[index].lastProgress > LabConnection.patience {
          close(index)
          continue
        }
        if connections[index].outgoing == nil {
          isBusy = true
          let message = session.nextMessage(for: page, at: now)
          isBusy = false
          guard let index = self.index(of: number) else { continue }
          connections[index].outgoing = message
          connections[index].lastProgress = self.now
        }
        if let index = self.index(of: number), connections[index].outgoing != nil {
          LabSocket(connections[index].key).awaitWriting()
        }
      }
    }

    private func index(of number: Int) -> Int? { connections.firstIndex { $0.number == number } }

    /// Says why a connection is closed, closes it at once and reads no more of it.
    func refuse(_ index: Int, _ status: lws_close_status) {
      guard !connections[index].isClosing else { return }
      connections[index].received = []
      LabSocket(connections[index].key).end(status)
      close(index)
    }

    private func close(_ index: Int) {
      connections[index].isClosing = true
      LabSocket(connections[index].key).closeSoon()
    }
  }
#endif
