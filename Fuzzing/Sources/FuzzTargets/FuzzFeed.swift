// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchFrames
import TouchInput

/// Gives an application any frames, and traps if a view is not told the end of a touch, or is told it twice.
func fuzzFeed(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = Array(input)
  MainActor.assumeIsolated { feed(bytes) }
}

@MainActor private func feed(_ bytes: [UInt8]) {
  guard bytes.count < 1 << 16 else { return }
  let application = UIApplication(clock: ManualClock())
  let window = UIWindow(windowScene: UIWindowScene(application: application))
  window.makeKeyAndVisible()
  let view = CountingView(frame: window.bounds)
  view.isMultipleTouchEnabled = true
  window.addSubview(view)
  view.addGestureRecognizer(UIHoverGestureRecognizer())
  var feeds = [FrameFeed(application, timing: .origin(0)), FrameFeed(application, source: 1)]
  view.feed = feeds[0]
  let phases = DigitizerPhase.allCases
  for place in stride(from: 0, to: bytes.count - 4, by: 5) {
    let (what, id, x, y, time) = (
      bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3], bytes[place + 4]
    )
    let transducer = DigitizerContact.Transducer(rawValue: id >> 6) ?? .finger
    var frame = DigitizerFrame(nanoseconds: Int64(place) * Int64(Int8(bitPattern: time)) * 100_000)
    // No source does most of this; the phases come in any order, and contacts more than once.
    frame.contacts = (0...Int(what >> 6)).map { number in
      DigitizerContact(
        id: UInt32(id & 7) + UInt32(number & 1), phase: phases[(Int(what) + number) % phases.count],
        at: CGPoint(x: x == 255 ? .nan : Double(x), y: Double(y)), transducer: transducer)
    }
    if time & 1 != 0 { frame.scroll = DigitizerScroll(vertical: Double(y) - 128) }
    frame.buttons = DigitizerButtons(rawValue: UInt32(time >> 4))
    let feed = feeds[Int(id >> 5) & 1]
    switch time & 0xE {
    case 2: feed.enqueue(frame)
    case 4: feed.cancelContacts()
    case 6: application.dispatchPendingEvents()
    case 8: view.cancelsInside.toggle()
    default: feed.handle(frame)
    }
  }
  for feed in feeds { feed.cancelContacts() }
  application.dispatchPendingEvents()
  for feed in feeds { feed.cancelContacts() }
  precondition(feeds.allSatisfy { $0.contactsDown == 0 }, "a feed has contacts that nobody has")
  precondition(application.activeTouches.isEmpty, "a touch stays down")
  precondition(view.open.isEmpty, "a view was not told the end of a touch")
  feeds = []
  // Touches hold their view, and the window and its scene hold each other.
  view.kept = []
  window.windowScene = nil
}

/// A view that counts what it is told, and takes its feed's contacts away in the midst of an event.
private final class CountingView: UIView {
  var open: Set<ObjectIdentifier> = []
  var kept: [UITouch] = []
  var cancelsInside = false
  weak var feed: FrameFeed?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      precondition(open.insert(ObjectIdentifier(touch)).inserted, "a touch begins twice")
      kept.append(touch)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      precondition(open.contains(ObjectIdentifier(touch)), "a touch moves that is over")
    }
    if cancelsInside { feed?.cancelContacts() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  private func end(_ touches: Set<UITouch>) {
    for touch in touches { precondition(open.remove(ObjectIdentifier(touch)) != nil, "a touch ends twice") }
  }
}
