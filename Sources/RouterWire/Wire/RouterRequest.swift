// SPDX-License-Identifier: Apache-2.0

/// What somebody outside asks of the router, or has it do.
public enum RouterRequest: Sendable, Hashable {
  /// Which applications are connected.
  case applications
  /// How the router is.
  case status
  /// Brings the application of a name to the front.
  case bringToFront(String)
  /// Takes the front from whoever has it.
  case home
}

/// What the router answers.
public enum RouterAnswer: Sendable, Hashable {
  /// The applications, in the order in which they connected.
  case applications([ApplicationReport])
  /// How the router is.
  case status(RouterReport)
  /// It was done; the name is that of the application in front, if one is.
  case done(front: String?)
  /// No application has the name; these are connected.
  case unknown(String, known: [String])
}

/// An application as the router sees it.
public struct ApplicationReport: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The process; 0 if the system did not tell.
  public var process: Int32
  /// The size of the display, in points.
  public var width: Double
  /// The size of the display, in points.
  public var height: Double
  /// Whether it is in front.
  public var isFront: Bool
  /// Whether it reads what it is sent.
  public var isResponding: Bool
  /// How many contacts it has.
  public var contacts: UInt32
  /// How many messages wait for it, sent or not.
  public var waiting: UInt32
  /// How many frames it was sent.
  public var frames: UInt64
  /// How many frames were merged into others because it was slow.
  public var merged: UInt64

  /// Makes a report.
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

/// How the router is.
public struct RouterReport: Sendable, Hashable {
  /// The process of the router.
  public var process: Int32
  /// How long it has run, in nanoseconds.
  public var uptime: Int64
  /// The name of the application in front; nil if there is none.
  public var front: String?
  /// How many applications are connected.
  public var applications: UInt32
  /// How many contacts are in range, whoever has them.
  public var contacts: UInt32
  /// How many frames the sources gave.
  public var frames: UInt64
  /// How many of them the router consumed because no application was there to get them.
  public var consumed: UInt64
  /// How many connections were refused.
  public var refused: UInt64
  /// The sources, as they were named on the command line.
  public var sources: [String]

  /// Makes a report.
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
