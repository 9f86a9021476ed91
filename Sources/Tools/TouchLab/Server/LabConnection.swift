// SPDX-License-Identifier: Apache-2.0

#if Lab
  import Foundation

  /// A page's WebSocket: what has arrived of a message, and the one message that waits to be sent.
  struct LabConnection {
    /// The address of the library's connection, which is used as nothing but a number here.
    let key: UInt
    /// The number of the connection, which no other one gets; an address may be used again.
    let number: Int
    /// The page's number in the session; nil until the session knows it.
    var page: Int?
    /// What has arrived of the present message.
    var received: [UInt8] = []
    /// The message that waits until the socket takes it.
    var outgoing: [UInt8]?
    /// When the socket took a message last, or had none to take.
    var lastProgress: TimeInterval
    var messages: RateLimit
    var bytes: RateLimit
    /// What frames may cost besides their messages: control frames, empty fragments and heads.
    private var frames: RateLimit
    /// How many bytes of messages have arrived.
    var payload = 0
    /// The most bytes besides messages that were seen.
    private var overhead = 0
    /// Whether it is being closed.
    var isClosing = false

    /// The messages and bytes that a page may send in a second.
    static let (messagesPerSecond, bytesPerSecond) = (1000.0, 4e6)
    /// The bytes of frames that a page may send in a second besides the messages in them.
    ///
    /// A frame of a message has a head of at most 14 bytes, and up to 64 KB of a message have arrived in the
    /// library before the lab sees them.
    static let frameBytesPerSecond = 160_000.0
    /// How long a socket may take nothing, in seconds.
    static let patience: TimeInterval = 20

    init(key: UInt, number: Int, at now: TimeInterval) {
      self.key = key
      self.number = number
      lastProgress = now
      messages = RateLimit(perSecond: Self.messagesPerSecond, at: now)
      bytes = RateLimit(perSecond: Self.bytesPerSecond, at: now)
      frames = RateLimit(perSecond: Self.frameBytesPerSecond, at: now)
      overhead = LabSocket(key).receivedBytes
    }

    /// Whether the page sends more frames than it may.
    ///
    /// The library answers pings itself and reports no frame without a payload, so that the system is asked
    /// how much has arrived.
    mutating func sendsTooManyFrames(_ socket: LabSocket, at now: TimeInterval) -> Bool {
      let seen = socket.receivedBytes - payload
      guard seen > overhead else { return false }
      defer { overhead = seen }
      return !frames.take(Double(seen - overhead), at: now)
    }
  }
#endif
