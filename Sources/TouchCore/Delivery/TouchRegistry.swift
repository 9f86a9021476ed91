// SPDX-License-Identifier: Apache-2.0

/// The fingers that are down.
final class TouchRegistry {
  /// The touches in the order in which they came down.
  @exclusivity(unchecked) private(set) var touches: [UITouch] = []
  /// The event they are in; one from the first finger down to the last one up.
  @exclusivity(unchecked) private(set) var event: UIEvent?
  /// Touches whose fingers are up and whose views have not heard of it, because recognizers are undecided.
  @exclusivity(unchecked) private(set) var lifted: [UITouch] = []
  /// Fingers whose touch was cancelled and that have not lifted yet; nobody gets what they do.
  private(set) var orphans: Set<Int> = []
  private var count = 0

  // The set that a touch is in is its own, and the event that holds it is held by it.
  isolated deinit {
    for touch in touches + lifted {
      touch.alone = []
      touch.event = nil
    }
  }

  /// The touch of a finger that is down.
  func touch(of contact: Int) -> UITouch? {
    for touch in touches where touch.contactID == contact { return touch }
    return nil
  }

  /// Whether any finger has lifted, or was taken away, in the present frame.
  var hasEnds: Bool {
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled { return true }
    return false
  }

  /// Whether any finger has done something in the present frame.
  var hasNews: Bool {
    for touch in touches where touch.isNews { return true }
    return false
  }

  /// Whether a touch has not been let go of.
  func holds(_ touch: UITouch) -> Bool {
    for other in touches where other === touch { return true }
    return false
  }

  /// Makes the touch of a finger that came down.
  func begin(_ contact: Int) -> UITouch {
    count += 1
    let touch = UITouch()
    touch.number = count
    touch.contactID = contact
    touch.alone = [touch]
    touches.append(touch)
    orphans.remove(contact)
    let event = event ?? UIEvent(type: .touches, timestamp: 0)
    self.event = event
    touch.event = event
    event.touches.append(touch)
    return touch
  }

  /// Lets go of touches that are over.
  func end(where isOver: (UITouch) -> Bool) {
    for touch in touches where isOver(touch) {
      if touch.progress == .held || touch.progress == .endHeld {
        touch.isNews = false
        lifted.append(touch)
      } else {
        letGo(of: touch)
      }
    }
    touches.removeAll(where: isOver)
    event?.touches = touches
    if touches.isEmpty { event = nil }
  }

  /// Lets go of lifted touches of which there is nothing more to tell.
  func forgetSettled() {
    guard !lifted.isEmpty else { return }
    for touch in lifted where touch.progress == .over { letGo(of: touch) }
    lifted.removeAll { $0.progress == .over }
  }

  private func letGo(of touch: UITouch) {
    touch.alone = []
    touch.progress = .over
    touch.endTimer?.cancel()
    touch.endTimer = nil
  }

  /// Notes that what a finger does until it lifts is nobody's.
  func orphan(_ contact: Int) {
    orphans.insert(contact)
  }

  /// Forgets an orphaned finger that has lifted.
  func forgetOrphan(_ contact: Int) {
    orphans.remove(contact)
  }
}

extension UIApplication {
  /// Whether the finger of the touch with this number is down.
  package final func hasFinger(ofTouch number: Int) -> Bool {
    for touch in registry.touches where touch.number == number {
      return touch.phase != .ended && touch.phase != .cancelled
    }
    return false
  }
}
