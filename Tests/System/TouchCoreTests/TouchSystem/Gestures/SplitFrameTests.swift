// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// What is the same when a recording is played in other steps.
///
/// - At another speed, with any number of looks at the clock between the frames, every fact is the same.
/// - Frames of moves that wait in the queue together are one event, so that moves of one time may be split
///   in any way: every fact is the same.
/// - Frames in which fingers come down, or lift, may be split into frames of the same time, one a finger in
///   the order in which they came down. There are more events then, and more calls, but each recognizer tells
///   its targets the same.
/// - Moves of one time that are handed over one by one may come to something else: between them the fingers
///   are where they never were together. Two fingers that move side by side keep their distance in one frame,
///   and do not in two.
@MainActor @Suite struct SplitFrameTests {
  private typealias Step = (time: TimeInterval, contacts: [Contact])

  /// Everybody on one view, so that they meet.
  private final class Scene: EventTracer {
    let stage = GestureStage()
    var lines: [String] = []
    var told: [String: [UIGestureRecognizer.State]] = [:]

    init() {
      let single = stage.add(UITapGestureRecognizer(), "single")
      let double = stage.add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      let pair = stage.add(UITapGestureRecognizer(), "pair", to: stage.window)
      pair.numberOfTouchesRequired = 2
      _ = stage.add(UILongPressGestureRecognizer(), "press")
      _ = stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
      _ = stage.add(UIPinchGestureRecognizer(), "pinch")
      _ = stage.add(UIRotationGestureRecognizer(), "turn")
      _ = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.window)
      stage.application.tracer = self
    }

    func record(_ fact: TouchFact) {
      lines.append("\(fact)")
      if case .gesture(.action(let name, let state, _)) = fact.kind {
        told[name.identifier ?? "", default: []].append(state)
      }
    }
  }

  private func contact(_ id: Int, _ phase: UITouch.Phase, _ x: Double, _ y: Double) -> Contact {
    Contact(id: id, phase: phase, location: CGPoint(x: x, y: y))
  }

  /// Taps of one and two fingers, a long press, a drag of two fingers, a pinch and a swipe.
  private var session: [Step] {
    var steps: [Step] = []
    func add(_ time: TimeInterval, _ contacts: Contact...) { steps.append((time, contacts)) }
    for time in [1, 1.2, 3] {
      add(time, contact(1, .began, 150, 150))
      add(time + 0.05, contact(1, .ended, 150, 150))
    }
    add(4, contact(1, .began, 150, 150), contact(2, .began, 170, 150))
    add(4.1, contact(1, .ended, 150, 150), contact(2, .ended, 170, 150))
    add(5, contact(1, .began, 150, 150))
    add(6, contact(1, .ended, 150, 150))
    add(7, contact(1, .began, 150, 150), contact(2, .began, 170, 150))
    for step in 1...4 {
      let way = Double(step) * 7
      add(7 + Double(step) / 10, contact(1, .moved, 150 + way, 150), contact(2, .moved, 170 + way, 150))
    }
    add(7.6, contact(1, .ended, 178, 150), contact(2, .ended, 198, 150))
    add(9, contact(1, .began, 150, 150), contact(2, .began, 170, 150))
    add(9.1, contact(1, .moved, 140, 150), contact(2, .moved, 190, 160))
    add(9.2, contact(1, .moved, 130, 150), contact(2, .moved, 210, 170))
    add(9.3, contact(2, .ended, 210, 170), contact(1, .ended, 130, 150))
    add(11, contact(1, .began, 110, 150))
    add(11.1, contact(1, .moved, 250, 150))
    add(11.2, contact(1, .ended, 250, 150))
    return steps
  }

  private func play(_ steps: [Step], _ hand: (UIApplication, Step) -> Void) -> Scene {
    let scene = Scene()
    for step in steps { hand(scene.stage.application, step) }
    scene.stage.application.advance(to: 20)
    return scene
  }

  private func whole(_ application: UIApplication, _ step: Step) {
    application.handle(ContactFrame(timestamp: step.time, contacts: step.contacts))
  }

  @Test func `a session is the same at any speed`() {
    let plain = play(session, whole)
    let slow = play(session) { application, step in
      while application.clock.now < step.time - 0.007 { application.advance(by: 0.007) }
      whole(application, step)
      application.advance(to: step.time)
    }
    let fast = Scene()
    for step in session {
      fast.stage.application.enqueue(ContactFrame(timestamp: step.time, contacts: step.contacts))
      fast.stage.application.dispatchPendingEvents()
    }
    fast.stage.application.advance(to: 20)
    #expect(plain.lines.count > 300)
    #expect(plain.lines == slow.lines)
    #expect(plain.lines == fast.lines)
    #expect(plain.told.keys.sorted() == ["double", "pair", "pan", "pinch", "press", "single"])
  }

  @Test func `moves of one time that wait together are one event, however they are split`() {
    let plain = play(session, whole)
    let split = play(session) { application, step in
      guard step.contacts.allSatisfy({ $0.phase == .moved }) else { return whole(application, step) }
      for contact in step.contacts {
        application.enqueue(ContactFrame(timestamp: step.time, contacts: [contact]))
      }
      application.dispatchPendingEvents()
    }
    #expect(plain.lines == split.lines)
  }

  @Test func `fingers that come down or lift at one time may do so in frames of their own`() {
    let plain = play(session, whole)
    let split = play(session) { application, step in
      guard step.contacts.allSatisfy({ $0.phase != .moved }) else { return whole(application, step) }
      for contact in step.contacts.sorted(by: { $0.id < $1.id }) {
        whole(application, (step.time, [contact]))
      }
    }
    #expect(plain.told == split.told)
    #expect(plain.lines.count < split.lines.count)
  }

  @Test func `moves of one time that are handed over one by one may come to something else`() {
    let plain = Scene()
    let split = Scene()
    let down = [contact(1, .began, 150, 150), contact(2, .began, 170, 150)]
    let aside = [contact(1, .moved, 159, 150), contact(2, .moved, 179, 150)]
    for scene in [plain, split] { whole(scene.stage.application, (1, down)) }
    whole(plain.stage.application, (1.1, aside))
    for contact in aside { whole(split.stage.application, (1.1, [contact])) }
    #expect(plain.told == [:])
    #expect(split.told == ["pinch": [.began, .changed]])
  }
}
