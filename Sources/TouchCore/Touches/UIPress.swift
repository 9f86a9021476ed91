// SPDX-License-Identifier: Apache-2.0

/// One button or key, from going down to being let go.
public final class UIPress: NSObject {
  /// What a press does in an event.
  public nonisolated enum Phase: Int, Sendable, Hashable {
    /// The button went down.
    case began
    /// Its force changed.
    case changed
    /// It is held as it was.
    case stationary
    /// It was let go.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// Which button of a remote is pressed.
  public nonisolated enum PressType: Int, Sendable, Hashable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play and pause.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
    /// The buttons one, two and three of a remote for television.
    case tvRemoteOneTwoThree = 32
    /// The four coloured buttons of a remote for television.
    case tvRemoteFourColors = 33
    /// None: the press is that of a key. UIKit gives such presses numbers without a name.
    case noButton = -1

    /// Every one that is a button.
    static var buttons: [PressType] {
      [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
        .tvRemoteOneTwoThree, .tvRemoteFourColors,
      ]
    }
  }

  /// What the press does in the present event.
  public internal(set) var phase = Phase.began
  /// When the press last changed, in seconds on the application's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// Which button of a remote is pressed.
  public internal(set) var type = PressType.noButton
  /// Which key of a keyboard is pressed; nil for a button.
  public internal(set) var key: UIKey?
  /// How hard the button is pressed, from 0 to 1.
  public internal(set) var force: CGFloat = 0
  /// The responder the press began with; it stays.
  public internal(set) var responder: UIResponder?
  /// The window the press began in; it stays.
  public internal(set) var window: UIWindow?

  /// The recognizers that get the press: those of the responder's view in their order, then those of the views
  /// above.
  public var gestureRecognizers: [UIGestureRecognizer]? { standIn.recognizers }

  /// The place in the order in which the presses of the application began, from 1.
  package internal(set) var number = 0
  /// What hands over the presses calls it so.
  package internal(set) var contactID = 0

  var progress = UITouch.Progress.waiting
  var isNews = false
  var links: [UITouch.Link] = []
  /// The frame of the application in which the press last did something.
  var frame = 0
  /// Stands for the press among the touches of gestures, with a number below zero; no view gets it.
  private(set) lazy var standIn = UITouch(standingInFor: -number)

  /// Makes a press that no button makes, for code that calls press methods by hand.
  public override init() {
    super.init()
  }

  /// Number, phase and what is pressed.
  public nonisolated override var description: String {
    onMainActor {
      let what = key.map { "key \"\($0.characters)\"" } ?? "\(type)"
      return "<UIPress \(number); phase = \(phase); \(what)>"
    }
  }
}
