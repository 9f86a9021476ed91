// SPDX-License-Identifier: Apache-2.0

/// Something the router decided or saw, for its log and its trace.
public enum RouterFact: Sendable, Hashable {
  /// The router is ready; the text is the path of its socket.
  case listening(String)
  /// A source was opened; the text is what it is called on the command line.
  case sourceOpened(source: Int, String)
  /// Something about a source, such as what was mended in a recording.
  case said(String)
  /// The router ends.
  case ending
  /// An application registered.
  case connected(name: String, process: Int32)
  /// A connection was refused or closed because of what its peer did.
  case refused(name: String?, process: Int32, RouterRefusal)
  /// An application is gone.
  case left(name: String, because: String)
  /// An application came to the front; nil if none is there now.
  case front(String?)
  /// A contact came down and nobody gets it.
  case consumed(source: Int, Nobody)
  /// An application does not read.
  case notResponding(name: String, because: Silence)
  /// An application reads again.
  case responding(name: String)
  /// Contacts were taken from an application.
  case cancelled(name: String, contacts: [UInt32], RouterCancellation.Reason)
  /// A source ended.
  case sourceEnded(source: Int)

  /// A frame came from a source. Only told in a trace.
  case arrived(frame: UInt64, source: Int, happened: Int64)
  /// A frame was handed to an application's socket. Only told in a trace.
  case sent(frame: UInt64, name: String, contacts: [Step], merged: UInt32)
  /// A frame waits until the application has read. Only told in a trace.
  case waits(frame: UInt64, name: String)
  /// An application has handled a frame. Only told in a trace.
  case handled(frame: UInt64, name: String)

  /// Why nobody gets what comes down.
  public enum Nobody: Sendable, Hashable {
    case noApplicationInFront
    case notResponding(name: String)
    case tooManyContacts
  }

  /// How an application was found not to read.
  public enum Silence: Sendable, Hashable {
    /// It handled nothing for so many nanoseconds.
    case time(Int64)
    /// So many messages wait for it.
    case queue(Int)
  }

  /// What a contact does in a frame that was sent.
  public struct Step: Sendable, Hashable {
    /// The contact.
    public var contact: UInt32
    /// What it does.
    public var phase: DigitizerPhase

    /// Makes a step.
    public init(contact: UInt32, phase: DigitizerPhase) {
      self.contact = contact
      self.phase = phase
    }
  }

  /// Whether only a trace tells it, because it happens with every frame.
  public var isDetail: Bool {
    switch self {
    case .arrived, .sent, .waits, .handled: true
    case .listening, .sourceOpened, .said, .ending, .connected, .refused, .left, .front, .consumed,
      .notResponding,
      .responding, .cancelled, .sourceEnded:
      false
    }
  }
}
