// SPDX-License-Identifier: Apache-2.0

/// Something the router decided or observed, for its log and its trace.
public enum RouterFact: Sendable, Hashable {
  /// The router accepts connections at a socket with this path.
  case listening(String)
  /// A source was opened; the text is its name on the command line.
  case sourceOpened(source: Int, String)
  /// A remark about a source, such as a correction in a recording.
  case said(String)
  /// The router stops.
  case ending
  /// An application registered.
  case connected(name: String, process: Int32)
  /// A connection was refused, or closed because of something its peer did.
  case refused(name: String?, process: Int32, RouterRefusal)
  /// An application disconnected.
  case left(name: String, because: String)
  /// An application came to the front; nil if none is in front now.
  case front(String?)
  /// A contact came down that no application receives.
  case consumed(source: Int, NoReceiver)
  /// An application stopped responding.
  case notResponding(name: String, because: Silence)
  /// An application responds again.
  case responding(name: String)
  /// Contacts of an application were cancelled.
  case cancelled(name: String, contacts: [UInt32], RouterCancellation.Reason)
  /// A source ended.
  case sourceEnded(source: Int)

  /// A frame arrived from a source. Only in a trace.
  case arrived(frame: UInt64, source: Int, happened: Int64)
  /// A frame was sent to an application. Only in a trace.
  case sent(frame: UInt64, name: String, contacts: [Step], merged: UInt32)
  /// A frame waits until the application has handled earlier ones. Only in a trace.
  case waits(frame: UInt64, name: String)
  /// An application handled a frame. Only in a trace.
  case handled(frame: UInt64, name: String)

  /// Why no application receives a contact.
  public enum NoReceiver: Sendable, Hashable {
    case noApplicationInFront
    case notResponding(name: String)
    case tooManyContacts
  }

  /// How an application was found not to respond.
  public enum Silence: Sendable, Hashable {
    /// It handled nothing for this many nanoseconds.
    case time(Int64)
    /// This many messages were waiting for it.
    case queue(Int)
  }

  /// What a contact does in a frame that was sent.
  public struct Step: Sendable, Hashable {
    /// The contact.
    public var contact: UInt32
    /// What it does.
    public var phase: DigitizerPhase

    /// Creates a step.
    public init(contact: UInt32, phase: DigitizerPhase) {
      self.contact = contact
      self.phase = phase
    }
  }

  /// Whether the fact is only part of a trace, because it occurs with every frame.
  public var isDetail: Bool {
    switch self {
    case .arrived, .sent, .waits, .handled: true
    case .listening, .sourceOpened, .said, .ending, .connected, .refused, .left, .front, .consumed,
      .notResponding, .responding, .cancelled, .sourceEnded:
      false
    }
  }
}
