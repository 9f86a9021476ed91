// SPDX-License-Identifier: Apache-2.0

#if Lab
  /// A page's WebSocket: what has arrived of a message, and the one message that waits to be sent.
  struct LabConnection {
    /// The address of the library's connection, which is used as nothing but a number here.
    let key: UInt
    /// The page's number in the session.
    let page: Int
    /// What has arrived of the present message.
    var received: [UInt8] = []
    /// The message that waits until the socket takes it.
    var outgoing: [UInt8]?
    /// When the socket took a message last, or had none to take.
    var lastProgress: TimeInterval
    var messages: RateLimit
    var bytes: RateLimit
    /// Whether it is being closed.
    var isClosing = false

    /// The messages and bytes that a page may send in a second.
    static let (messagesPerSecond, bytesPerSecond) = (1000.0, 4e6)
    /// How long a socket may take nothing, in seconds.
    static let patience: TimeInterval = 20

    init(key: UInt, page: Int, at now: TimeInterval) {
      self.key = key
      self.page = page
      lastProgress = now
      messages = RateLimit(perSecond: Self.messagesPerSecond, at: now)
      bytes = RateLimit(perSecond: Self.bytesPerSecond, at: now)
    }
  }
#endif
