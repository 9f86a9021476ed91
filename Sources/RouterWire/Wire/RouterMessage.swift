// SPDX-License-Identifier: Apache-2.0

/// A message between the router and a process that is connected to it: one datagram.
///
/// ``WireMessage`` says how a message is laid out in bytes.
public enum RouterMessage: Sendable, Hashable {
  /// An application registers. It is the first message of its connection.
  case hello(ApplicationHello)
  /// The router has registered the application.
  case welcome(RouterWelcome)
  /// The router refuses what it was sent, and closes the connection.
  case refused(RouterRefusal)
  /// A frame for the application.
  case frame(RoutedFrame)
  /// Everything that the application was given is taken away.
  case cancel(RouterCancellation)
  /// The application is in front from now on, or no longer.
  case front(Bool)
  /// The application has handled every message up to the one with this sequence number.
  case handled(upTo: UInt64)
  /// A question or a command from outside.
  case request(RouterRequest)
  /// The answer to a request.
  case answer(RouterAnswer)

  /// What stands for the kind of a message in its bytes.
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
  /// The name that others call the application by; ``ApplicationName`` says which names there are.
  public var name: String
  /// The size of the application's display, in points.
  public var width: Double
  /// The size of the application's display, in points.
  public var height: Double
  /// Whether the application comes to the front if nobody is there.
  public var wantsFront: Bool

  /// Makes a registration.
  public init(name: String, width: Double, height: Double, wantsFront: Bool = true) {
    self.name = name
    self.width = width
    self.height = height
    self.wantsFront = wantsFront
  }
}

/// How the router greets an application that it has registered.
public struct RouterWelcome: Sendable, Hashable {
  /// The number of the connection, which the router gives out from 1.
  public var connection: UInt64
  /// The process of the router.
  public var process: Int32

  /// Makes a greeting.
  public init(connection: UInt64, process: Int32) {
    self.connection = connection
    self.process = process
  }
}

/// A frame on its way to an application, with the time of each station it has passed.
///
/// The times are nanoseconds of the system's monotonic clock, which all processes of a machine share.
public struct RoutedFrame: Sendable, Hashable {
  /// The number of the frame, which the router gives out from 1 for all its sources together.
  public var number: UInt64
  /// How many frames of the source were merged into this one, itself included.
  public var merged: UInt32
  /// When the router took the frame from its source.
  public var arrived: Int64
  /// When the router handed the frame to the socket.
  public var sent: Int64
  /// The frame; its contacts have numbers that no other contact of this router has had.
  public var frame: DigitizerFrame

  /// Makes a frame.
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

/// Takes away everything that an application was given.
public struct RouterCancellation: Sendable, Hashable {
  /// Why it is taken away.
  public enum Reason: UInt8, Sendable, Hashable, CaseIterable {
    /// Another application came to the front, or none is there.
    case frontChanged = 1
    /// The application did not read for too long.
    case notResponding
    /// The router ends.
    case routerEnds

    /// The reason as a clause: “another application came to the front”.
    public var words: String {
      switch self {
      case .frontChanged: "the application is no longer in front"
      case .notResponding: "the application did not read"
      case .routerEnds: "the router ends"
      }
    }
  }

  /// Why it is taken away.
  public var reason: Reason
  /// The contacts in range that the application was sent, in ascending order.
  public var contacts: [UInt32]

  /// Makes a cancellation.
  public init(_ reason: Reason, contacts: [UInt32]) {
    self.reason = reason
    self.contacts = contacts
  }
}

/// Why the router closes a connection.
public struct RouterRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of the reason, for programs.
  public enum Code: UInt8, Sendable, Hashable, CaseIterable {
    /// The message is none, or is cut off, too large or of another version.
    case malformed = 1
    /// The message is one that this peer may not send now.
    case unexpected
    /// The message was sent before, or one is missing before it.
    case replayed
    /// The process belongs to another user.
    case stranger
    /// An application of this name is connected.
    case nameTaken
    /// There are as many connections as the router takes.
    case full
    /// The peer said nothing for too long.
    case silent
    /// The router ends.
    case ending

    /// Whether trying again later can succeed.
    public var isTemporary: Bool { self == .nameTaken || self == .full || self == .ending }
  }

  /// The kind of the reason.
  public var code: Code
  /// The reason and what to do, for people.
  public var text: String

  /// Makes a refusal; a text that is too long for a message is cut.
  public init(_ code: Code, _ text: String) {
    self.code = code
    self.text = text
  }

  /// The reason.
  public var description: String { text }
}
