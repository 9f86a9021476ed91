// SPDX-License-Identifier: Apache-2.0

/// A message between the router and a connected process: one datagram.
///
/// ``WireMessage`` defines its layout in bytes.
public enum RouterMessage: Sendable, Hashable {
  /// An application registers. It is the first message of its connection.
  case hello(ApplicationHello)
  /// The router has registered the application.
  case welcome(RouterWelcome)
  /// The router refuses a message or the connection, and closes the connection.
  case refused(RouterRefusal)
  /// A frame for the application.
  case frame(RoutedFrame)
  /// All contacts of the application are cancelled.
  case cancel(RouterCancellation)
  /// The application came to the front, or is no longer in front.
  case front(Bool)
  /// The application has handled every message up to the one with this sequence number.
  case handled(upTo: UInt64)
  /// A query or a command.
  case request(RouterRequest)
  /// The answer to a request.
  case answer(RouterAnswer)

  /// The byte that encodes the kind of a message.
  enum Code: UInt8, CaseIterable {
    case hello = 1
    case welcome, refused, frame, cancel, front, handled, request, answer
  }

  var code: Code {
    switch self {
    case .hello: .hello
    case .welcome: .welcome
    case .refused: .refused
    case .frame: .frame
    case .cancel: .cancel
    case .front: .front
    case .handled: .handled
    case .request: .request
    case .answer: .answer
    }
  }
}

/// How an application registers.
public struct ApplicationHello: Sendable, Hashable {
  /// The name of the application, as ``ApplicationName`` defines it.
  public var name: String
  /// The width of the application's display, in points.
  public var width: Double
  /// The height of the application's display, in points.
  public var height: Double
  /// Whether the application comes to the front if none is there.
  public var wantsFront: Bool

  /// Creates a registration.
  public init(name: String, width: Double, height: Double, wantsFront: Bool = true) {
    self.name = name
    self.width = width
    self.height = height
    self.wantsFront = wantsFront
  }
}

/// The router's confirmation of a registration.
public struct RouterWelcome: Sendable, Hashable {
  /// The number of the connection, counted from 1.
  public var connection: UInt64
  /// The process ID of the router.
  public var process: Int32

  /// Creates a confirmation.
  public init(connection: UInt64, process: Int32) {
    self.connection = connection
    self.process = process
  }
}

/// A frame on its way to an application, with the time of each stage it has passed.
///
/// Times are nanoseconds of the system's monotonic clock, which all processes of a machine share.
public struct RoutedFrame: Sendable, Hashable {
  /// The number of the frame, counted from 1 across all sources of the router.
  public var number: UInt64
  /// The number of source frames merged into this one, including itself.
  public var merged: UInt32
  /// When the router read the frame from its source.
  public var arrived: Int64
  /// When the router wrote the frame to the socket.
  public var sent: Int64
  /// The frame; the numbers of its contacts are unique within this router.
  public var frame: DigitizerFrame

  /// Creates a frame.
  public init(
    number: UInt64, merged: UInt32 = 1, arrived: Int64, sent: Int64 = 0, frame: DigitizerFrame
  ) {
    self.number = number
    self.merged = merged
    self.arrived = arrived
    self.sent = sent
    self.frame = frame
  }
}

/// The cancellation of all contacts of an application.
public struct RouterCancellation: Sendable, Hashable {
  /// The reason for a cancellation.
  public enum Reason: UInt8, Sendable, Hashable, CaseIterable {
    /// The application is no longer in front.
    case frontChanged = 1
    /// The application handled nothing for too long.
    case notResponding
    /// The router stops.
    case routerEnds

    /// The reason as a clause: “the application is no longer in front”.
    public var words: String {
      switch self {
      case .frontChanged: "the application is no longer in front"
      case .notResponding: "the application did not respond"
      case .routerEnds: "the router is stopping"
      }
    }
  }

  /// The reason.
  public var reason: Reason
  /// The contacts in range that the application knows, in ascending order.
  public var contacts: [UInt32]

  /// Creates a cancellation.
  public init(_ reason: Reason, contacts: [UInt32]) {
    self.reason = reason
    self.contacts = contacts
  }
}

/// Why the router closes a connection.
public struct RouterRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of reason, for programs.
  public enum Code: UInt8, Sendable, Hashable, CaseIterable {
    /// The message is invalid, truncated, too large or of another version.
    case malformed = 1
    /// The peer may not send this message now.
    case unexpected
    /// The message is a repetition, or an earlier one is missing.
    case replayed
    /// The process belongs to another user.
    case stranger
    /// An application with this name is already connected.
    case nameTaken
    /// The router accepts no more connections.
    case full
    /// The peer sent nothing for too long.
    case silent
    /// The router stops.
    case ending

    /// Whether a later attempt can succeed.
    public var isTemporary: Bool { self == .nameTaken || self == .full || self == .ending }
  }

  /// The kind of reason.
  public var code: Code
  /// The reason, and what to do about it, for people.
  public var text: String

  /// Creates a refusal; the text is truncated if it is too long for a message.
  public init(_ code: Code, _ text: String) {
    self.code = code
    self.text = text
  }

  /// The reason.
  public var description: String { text }
}
