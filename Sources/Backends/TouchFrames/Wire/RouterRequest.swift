// SPDX-License-Identifier: Apache-2.0

/// A query or a command for the router.
public enum RouterRequest: Sendable, Hashable {
  /// Queries which applications are connected.
  case applications
  /// Queries the state of the router.
  case status
  /// Brings the application with a name to the front.
  case bringToFront(String)
  /// Leaves no application in front.
  case home
}

/// The router's answer to a request.
public enum RouterAnswer: Sendable, Hashable {
  /// The applications, in the order they connected.
  case applications([ApplicationReport])
  /// The state of the router.
  case status(RouterReport)
  /// The command was carried out; the name is that of the application in front, if any.
  case done(front: String?)
  /// No application has the name; `known` lists those that are connected.
  case unknown(String, known: [String])
}

/// The state of an application in the router.
public struct ApplicationReport: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The process ID; 0 if unknown.
  public var process: Int32
  /// The width of the display, in points.
  public var width: Double
  /// The height of the display, in points.
  public var height: Double
  /// Whether it is in front.
  public var isFront: Bool
  /// Whether it responds.
  public var isResponding: Bool
  /// The number of contacts it receives.
  public var contacts: UInt32
  /// The number of messages it has not handled, whether sent or still queued.
  public var waiting: UInt32
  /// The number of frames it was sent.
  public var frames: UInt64
  /// The number of frames that were merged into others because it was slow.
  public var merged: UInt64

  /// Creates a report.
  public init(
    name: String, process: Int32 = 0, width: Double = 0, height: Double = 0, isFront: Bool = false,
    isResponding: Bool = true, contacts: UInt32 = 0, waiting: UInt32 = 0, frames: UInt64 = 0,
    merged: UInt64 = 0
  ) {
    self.name = name
    self.process = process
    self.width = width
    self.height = height
    self.isFront = isFront
    self.isResponding = isResponding
    self.contacts = contacts
    self.waiting = waiting
    self.frames = frames
    self.merged = merged
  }
}

/// The state of the router.
public struct RouterReport: Sendable, Hashable {
  /// The process ID of the router.
  public var process: Int32
  /// How long it has been running, in nanoseconds.
  public var uptime: Int64
  /// The name of the application in front, if any.
  public var front: String?
  /// The number of connected applications.
  public var applications: UInt32
  /// The number of contacts in range.
  public var contacts: UInt32
  /// The number of frames that the sources produced.
  public var frames: UInt64
  /// The number of frames that no application received.
  public var consumed: UInt64
  /// The number of refused connections.
  public var refused: UInt64
  /// The sources, as named on the command line.
  public var sources: [String]

  /// Creates a report.
  public init(
    process: Int32 = 0, uptime: Int64 = 0, front: String? = nil, applications: UInt32 = 0,
    contacts: UInt32 = 0, frames: UInt64 = 0, consumed: UInt64 = 0, refused: UInt64 = 0,
    sources: [String] = []
  ) {
    self.process = process
    self.uptime = uptime
    self.front = front
    self.applications = applications
    self.contacts = contacts
    self.frames = frames
    self.consumed = consumed
    self.refused = refused
    self.sources = sources
  }
}
