// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchFrames

@testable import TouchInput

@Suite struct FrameFeedTests {
  private func frame(
    _ milliseconds: Int64, _ contacts: (UInt32, DigitizerPhase, CGFloat)..., buttons: DigitizerButtons = [],
    scroll: DigitizerScroll? = nil, transducer: DigitizerContact.Transducer = .finger
  ) -> DigitizerFrame {
    DigitizerFrame(
      nanoseconds: milliseconds * 1_000_000,
      contacts: contacts.map {
        DigitizerContact(id: $0.0, phase: $0.1, at: CGPoint(x: $0.2, y: 50), transducer: transducer)
      }, buttons: buttons, scroll: scroll)
  }

  /// Logs the touches that the application delivers.
  private final class Listener: UIView {
    var heard: [String] = []
    var phases: [String] = []
    var moved: (() -> Void)?
    /// The window, which must be kept alive here.
    var kept: UIWindow?

    func hovered(_ recognizer: UIHoverGestureRecognizer) {
      phases.append("hover \(recognizer.state.rawValue)")
    }

    func panned(_ recognizer: UIPanGestureRecognizer) {
      phases.append("pan \(recognizer.state.rawValue) \(recognizer.translation(in: self).y)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
      moved?()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }

    private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      let places = touches.map { Int($0.location(in: self).x) }.sorted()
      let time = ((event?.timestamp ?? 0) * 1000).rounded()
      heard.append("\(Int(time)) \(what) \(places.map(String.init).joined(separator: " "))")
    }
  }

  private func listener() -> (UIApplication, Listener) {
    let application = UIApplication(clock: ManualClock())
    UIApplication.current = application
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.makeKeyAndVisible()
    let view = Listener(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    view.kept = window
    return (application, view)
  }

  @Test func `frames become touches at their own intervals`() {
    let (application, view) = listener()
    application.advance(to: 2)
    let feed = FrameFeed(application)
    feed.handle(frame(1_000_000, (1, .began, 10)))
    feed.handle(frame(1_000_010, (1, .moved, 20), (2, .began, 90)))
    feed.handle(frame(1_000_020, (1, .stationary, 20), (2, .ended, 90)))
    feed.handle(frame(1_000_030, (1, .ended, 20)))
    #expect(
      view.heard == ["2000 began 10", "2010 began 90", "2010 moved 20", "2020 ended 90", "2030 ended 20"])
    #expect(feed.contactsDown == 0)
  }

  @Test func `what is down when a source goes is cancelled once`() {
    let (application, view) = listener()
    let feed = FrameFeed(application)
    feed.handle(frame(0, (1, .began, 10), (2, .began, 90)))
    feed.handle(frame(10, (1, .ended, 10)))
    #expect(feed.contactsDown == 1)
    feed.cancelContacts()
    feed.cancelContacts()
    feed.handle(frame(20, (2, .moved, 95)))
    feed.handle(frame(30, (2, .ended, 95)))
    #expect(view.heard == ["0 began 10 90", "10 ended 10", "10 cancelled 90"])
    #expect(feed.contactsDown == 0 && application.activeTouches.isEmpty)
  }

  @Test func `the end of a feed is the end of its source`() {
    let (application, view) = listener()
    do {
      let feed = FrameFeed(application)
      feed.handle(frame(0, (1, .began, 10)))
    }
    #expect(view.heard == ["0 began 10", "0 cancelled 10"])
  }

  @Test func `moves wait in the queue and come as one event with their samples`() {
    let (application, view) = listener()
    let feed = FrameFeed(application, timing: .origin(0))
    feed.handle(frame(100, (1, .began, 10)))
    for time in 1...3 { feed.enqueue(frame(100 + Int64(time), (1, .moved, CGFloat(10 + time)))) }
    #expect(view.heard == ["100 began 10"])
    application.dispatchPendingEvents()
    feed.handle(frame(110, (1, .ended, 13)))
    #expect(view.heard == ["100 began 10", "103 moved 13", "110 ended 13"])
  }

  @Test func `a callback that cancels the contacts during a frame leaves none behind`() {
    let (application, view) = listener()
    let feed = FrameFeed(application)
    view.moved = { feed.cancelContacts() }
    feed.enqueue(frame(0, (7, .began, 10), transducer: .pointer))
    feed.handle(frame(10, (6, .entered, 20), transducer: .stylus))
    feed.enqueue(frame(20, (7, .moved, 15), transducer: .pointer))
    // The pen stops hovering before it touches, which delivers the waiting move first.
    feed.enqueue(frame(30, (6, .began, 20), transducer: .stylus))
    application.dispatchPendingEvents()
    #expect(view.heard == ["0 began 10", "20 moved 15", "30 cancelled 15", "30 began 20"])
    feed.cancelContacts()
    #expect(view.heard.last == "30 cancelled 20")
    #expect(feed.contactsDown == 0 && application.activeTouches.isEmpty)
  }

  @Test func `contacts of two feeds are distinct`() {
    let (application, view) = listener()
    let (first, second) = (FrameFeed(application), FrameFeed(application, source: 1))
    first.handle(frame(0, (1, .began, 10)))
    second.handle(frame(0, (1, .began, 90)))
    second.cancelContacts()
    first.handle(frame(10, (1, .ended, 10)))
    #expect(view.heard == ["0 began 10", "0 began 90", "0 cancelled 90", "10 ended 10"])
  }

  @Test func `force, radius and angles reach the touch`() throws {
    let (application, _) = listener()
    let feed = FrameFeed(application)
    var pen = DigitizerContact(id: 1, phase: .began, at: CGPoint(x: 5, y: 5), transducer: .stylus)
    pen.force = 0.5
    pen.majorRadius = 3
    pen.altitude = 1
    pen.azimuth = 0.25
    feed.handle(DigitizerFrame(nanoseconds: 0, contacts: [pen]))
    let touch = try #require(application.activeTouches.first)
    #expect(touch.type == .pencil)
    let (maximum, force): (CGFloat, CGFloat) = (480.0 / 72, 240.0 / 72)
    #expect(touch.maximumPossibleForce == maximum)
    #expect(touch.force == force)
    #expect(touch.majorRadius == 3)
    #expect(touch.altitudeAngle == 1)
    #expect(abs(touch.azimuthAngle(in: nil) - 0.25) < 1e-9)
  }

  @Test func `a mouse hovers, clicks and scrolls`() {
    let (application, view) = listener()
    let hover = UIHoverGestureRecognizer()
    hover.addTarget(view, action: Listener.hovered)
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    pan.allowedTouchTypes = []
    pan.addTarget(view, action: Listener.panned)
    view.addGestureRecognizer(hover)
    view.addGestureRecognizer(pan)
    let feed = FrameFeed(application)
    feed.handle(frame(0, (1, .entered, 10), transducer: .pointer))
    feed.handle(frame(10, (1, .hovering, 20), transducer: .pointer))
    feed.handle(frame(20, (1, .began, 20), buttons: .primary, transducer: .pointer))
    feed.handle(frame(30, (1, .lifted, 20), transducer: .pointer))
    feed.handle(
      frame(40, (1, .hovering, 20), scroll: DigitizerScroll(vertical: -1), transducer: .pointer))
    feed.cancelContacts()
    #expect(view.heard == ["20 began 20", "30 ended 20"])
    #expect(
      view.phases.filter { $0.hasPrefix("hover") } == [
        "hover 1", "hover 2", "hover 3", "hover 1", "hover 2", "hover 3",
      ])
    #expect(view.phases.contains("pan 1 -40.0"), "\(view.phases)")
  }
}
