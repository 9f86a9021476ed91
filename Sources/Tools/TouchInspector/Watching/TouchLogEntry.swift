// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  public import Foundation

  /// What happened to one touch.
  public struct TouchLogEntry: Sendable, Hashable, CustomStringConvertible {
    /// The outcome of the touch.
    public enum Outcome: Sendable, Hashable {
      /// The finger is down.
      case underWay
      /// The finger lifted, and no recognizer has taken the touch.
      case ended
      /// A recognizer took the touch from its view.
      case taken(by: String)
      /// The system cancelled the touch.
      case cancelled
    }

    /// The number of the touch, counted from 1 since the log began.
    public let number: Int
    /// The name of the view in which it began.
    public let view: String
    /// Where it began, in the coordinates of its window.
    public let location: CGPoint
    /// When it began, in seconds of the touches' timestamps.
    public let began: TimeInterval
    /// The outcome.
    public internal(set) var outcome: Outcome = .underWay
    /// The time between its beginning and that outcome; nil while the finger is down.
    public internal(set) var after: TimeInterval?

    /// A sentence, such as `touch 12: began in UIButton 'Buy', taken by UIScrollViewPanGestureRecognizer
    /// after 0.21 s`.
    public var description: String {
      let end =
        switch outcome {
        case .underWay: "the finger is down"
        case .ended: "ended there"
        case .taken(let name): "taken by \(name)"
        case .cancelled: "cancelled by the system"
        }
      let later = after.map { " after \(Self.seconds($0)) s" } ?? ""
      return "touch \(number): began in \(view), \(end)\(later)"
    }

    /// Two decimals, whatever the language of the device.
    private static func seconds(_ time: TimeInterval) -> String {
      let hundredths = Int((min(max(time, 0), 1e6) * 100).rounded())
      let rest = hundredths % 100
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
  }
#endif
