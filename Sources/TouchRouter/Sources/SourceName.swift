// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  /// What `--source` names.
  public enum SourceName: Sendable, Hashable, CustomStringConvertible {
    /// A recording, which is played in real time: `play:tap.touchlog`.
    case play(String)
    /// A `.touchlog` on standard input, frames as they come: `-`.
    case standardInput
    /// The events of a device: `evdev:/dev/input/event0`.
    case evdev(String)

    /// Reads the words of the command line; nil if they name no source.
    public init?(_ text: String) {
      if text == "-" {
        self = .standardInput
      } else if text.hasPrefix("play:"), text.utf8.count > 5 {
        self = .play(String(text.dropFirst(5)))
      } else if text.hasPrefix("evdev:/") {
        self = .evdev(String(text.dropFirst(6)))
      } else {
        return nil
      }
    }

    /// The words of the command line.
    public var description: String {
      switch self {
      case .play(let path): "play:\(path)"
      case .standardInput: "-"
      case .evdev(let path): "evdev:\(path)"
      }
    }
  }

  /// What the router's loop asks of a source.
  protocol RouterSource: AnyObject {
    /// The words of the command line.
    var name: String { get }
    /// What becomes readable when there are frames; none for a source that goes by time alone.
    var descriptors: [Int32] { get }
    /// When the source is to be read even if nothing became readable; nil if that is never.
    var nextDue: Int64? { get }
    /// Whether nothing is lost when the source is read later: true of what was recorded, not of a finger.
    var canWait: Bool { get }
    /// Whether the source gives nothing any more.
    var hasEnded: Bool { get }
    /// Begins; before it nothing is due.
    func start(at now: Int64)
    /// The frames that are there, at the times of the router's clock, and what there is to say.
    func read(at now: Int64) -> (frames: [DigitizerFrame], notes: [String])
  }
#endif
