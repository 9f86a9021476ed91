// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import TouchFrames

  /// The argument of `--source`.
  public enum SourceName: Sendable, Hashable, CustomStringConvertible {
    /// A recording to play: `play:tap.touchlog`.
    case play(String)
    /// A `.touchlog` on standard input, whose frames happen when they arrive: `-`.
    case standardInput
    /// The events of a device: `evdev:/dev/input/event0`.
    case evdev(String)

    /// Parses an argument; nil if it is invalid.
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

    /// The argument.
    public var description: String {
      switch self {
      case .play(let path): "play:\(path)"
      case .standardInput: "-"
      case .evdev(let path): "evdev:\(path)"
      }
    }
  }

  /// A source of frames, as the router's loop uses it.
  protocol RouterSource: AnyObject {
    /// The name of the source on the command line.
    var name: String { get }
    /// The descriptors that become readable when there are frames; none for a source driven by time.
    var descriptors: [Int32] { get }
    /// When the source must be read even if no descriptor is readable; nil for never.
    var nextDue: Int64? { get }
    /// Whether the source can be read later without loss, such as a recording, unlike a finger.
    var canWait: Bool { get }
    /// Whether the source has ended.
    var hasEnded: Bool { get }
    /// Starts the source; nothing is due before.
    func start(at now: Int64)
    /// Reads the available frames, with times of the router's clock, and remarks about them.
    func read(at now: Int64) -> (frames: [DigitizerFrame], notes: [String])
  }
#endif
