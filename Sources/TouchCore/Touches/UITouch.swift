// SPDX-License-Identifier: Apache-2.0

/// One finger, from coming down to lifting.
///
/// The object stays the same all the while; what it says changes with each event.
public final class UITouch: NSObject {
  /// What a finger does in an event.
  public nonisolated enum Phase: Int, Sendable, Hashable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It rests.
    case stationary
    /// It lifted.
    case ended
    /// It was taken away.
    case cancelled
    /// A pointer came in.
    case regionEntered
    /// A pointer moved over.
    case regionMoved
    /// A pointer went out.
    case regionExited
  }

  /// What touches the screen.
  public nonisolated enum TouchType: Int, Sendable, Hashable {
    /// A finger on the screen.
    case direct
    /// A finger on a remote.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer of a mouse or trackpad.
    case indirectPointer

    /// The old name of ``pencil``.
    public static var stylus: TouchType { .pencil }
  }

  /// Whom a responder passed the touch on to when it began.
  struct Link {
    let from: ObjectIdentifier
    let to: UIResponder?
    /// Whether the end of the touch has gone this way; nothing follows it.
    var isOver = false
  }

  /// How far the touch's view is with it.
  enum Progress {
    /// The view has not been offered it yet.
    case waiting
    /// Its began is held back while a recognizer is undecided.
    case held
    /// The view has got its began.
    case begun
    /// The view has got its began; the finger is up, and the end is held back.
    case endHeld
    /// The view got its end, or never gets anything.
    case over
  }

  /// What the finger does in the present event.
  @exclusivity(unchecked) public internal(set) var phase = Phase.began
  /// When the touch last changed, in seconds on the application's clock.
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval = 0
  /// How many taps in a row this is, from 1.
  @exclusivity(unchecked) public internal(set) var tapCount = 0
  /// What touches.
  @exclusivity(unchecked) public internal(set) var type = TouchType.direct
  /// The view the touch began in; it stays, whatever becomes of the view.
  @exclusivity(unchecked) public internal(set) var view: UIView? {
    didSet { viewReference = Unmanaged(to: view) }
  }
  /// The window the touch began in; it stays.
  @exclusivity(unchecked) public internal(set) var window: UIWindow? {
    didSet { windowReference = Unmanaged(to: window) }
  }

  /// The same view and window for those who need not retain them, because the touch does.
  @exclusivity(unchecked) private(set) var viewReference: Unmanaged<UIView>?
  @exclusivity(unchecked) private(set) var windowReference: Unmanaged<UIWindow>?

  /// The recognizers that get the touch: those of the view in their order, then those of the views above.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The place in the order in which the fingers of the application came down, from 1.
  package internal(set) var number: Int {
    get { storedNumber }
    set { storedNumber = newValue }
  }
  /// What hands over the contacts calls the finger so.
  @exclusivity(unchecked) package internal(set) var contactID = 0
  /// Where in the window the finger came down.
  @exclusivity(unchecked) package internal(set) var start = CGPoint.zero

  @exclusivity(unchecked) private var storedNumber = 0
  @exclusivity(unchecked) var sample = TouchSample()
  @exclusivity(unchecked) var previousSample = TouchSample()
  /// The samples of the present event before the last one, which is ``sample``; merged moves have some.
  @exclusivity(unchecked) var earlierSamples: [TouchSample] = []
  @exclusivity(unchecked) var greatestForce: CGFloat = 0
  @exclusivity(unchecked) var progress = Progress.waiting
  /// Whether its hit-test was made, or is being made.
  @exclusivity(unchecked) var wasSought = false
  /// Whether the view has still to be told what the touch does in the present event.
  @exclusivity(unchecked) var isNews = false
  /// The frame of the application in which the touch last did something.
  @exclusivity(unchecked) var frame = 0
  /// The recognizers that have the touch, in the order in which they see it.
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
  /// When the finger came down.
  @exclusivity(unchecked) var beganAt: TimeInterval = 0
  /// The event the touch is or was in.
  @exclusivity(unchecked) var event: UIEvent?
  /// Counts the time an end is held after the last recognizer has failed.
  @exclusivity(unchecked) var endTimer: EventTimer?
  @exclusivity(unchecked) var links: [Link] = []
  /// Whether a recognizer has taken the touch from its view.
  @exclusivity(unchecked) package internal(set) var wasTaken = false
  /// The set of this touch alone, kept so that a move needs no memory.
  @exclusivity(unchecked) var alone: Set<UITouch> = []

  /// Whether a responder passed the touch on when it began, and its end has not gone that way yet.
  package func wasPassedOn(by responder: UIResponder) -> Bool {
    let source = ObjectIdentifier(responder)
    for link in links where link.from == source && !link.isOver { return true }
    return false
  }

  /// Makes a touch that no finger moves, for code that calls touch methods by hand.
  public override init() {
    super.init()
  }

  // Said, because otherwise the end of every touch would ask whether it runs on the main actor.
  deinit {}

  /// Number, phase, place and view.
  public nonisolated override var description: String {
    onMainActor {
      let place = location(in: nil)
      let owner = view.map { "\(Swift.type(of: $0))" } ?? "none"
      return
        "<UITouch \(number); phase = \(phase); tap count = \(tapCount); location = (\(place.x), \(place.y)); view = \(owner)>"
    }
  }
}
