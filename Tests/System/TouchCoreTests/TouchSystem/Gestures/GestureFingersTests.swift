// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// How many fingers a gesture has in its actions, and where they are.
@MainActor @Suite struct GestureFingersTests {
  /// Writes in each action the state, the number of touches and where they are.
  private final class Reader {
    var lines: [String] = []

    func act(_ recognizer: UIGestureRecognizer) {
      let touches = (0..<recognizer.numberOfTouches).map { text(recognizer.location(ofTouch: $0, in: nil)) }
      lines.append("\(recognizer.state) \(touches) \(text(recognizer.location(in: recognizer.view)))")
    }

    private func text(_ place: CGPoint) -> String { "\(Int(place.x)),\(Int(place.y))" }
  }

  let stage = GestureStage()
  private let reader = Reader()

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(reader, action: Reader.act)
    return stage.add(recognizer, "it")
  }

  @Test(arguments: [1, 2]) func `a tap has all of its fingers, whichever lifts first`(_ first: Int) {
    add(UITapGestureRecognizer()).numberOfTouchesRequired = 2
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 170))
    let places = [1: 150.0, 2: 250]
    for (time, finger) in [(1.1, first), (1.11, 3 - first)] {
      stage.frame(time, (finger, .ended, places[finger] ?? 0, finger == 1 ? 150 : 170))
    }
    #expect(reader.lines == [#"ended ["150,150", "250,170"] 100,60"#])
  }

  @Test func `a double tap of two fingers is where the fingers of the first tap were`() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    tap.numberOfTapsRequired = 2
    for (time, x) in [(1.0, 150.0), (1.2, 160)] {
      stage.frame(time, (1, .began, x, 150))
      stage.frame(time + 0.01, (2, .began, x + 100, 170))
      stage.frame(time + 0.05, (2, .ended, x + 100, 170))
      stage.frame(time + 0.06, (1, .ended, x, 150))
    }
    #expect(reader.lines == [#"ended ["150,150", "250,170"] 100,60"#])
    #expect(tap.numberOfTouches == 0 && tap.location(in: nil) == .zero)
  }

  @Test func `a tap that waits for a longer one has its finger long after that has lifted`() {
    let tap = add(UITapGestureRecognizer())
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    stage.tap(at: 1)
    stage.application.advance(to: 2)
    #expect(reader.lines == [#"ended ["150,150"] 50,50"#])
  }

  @Test func `who is asked whether a tap may begin sees its fingers`() {
    final class Asked: UIGestureRecognizerDelegate {
      var seen: [CGPoint] = []
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        seen = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
        return true
      }
    }
    let asked = Asked()
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    tap.delegate = asked
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 170))
    stage.frame(1.1, (1, .ended, 150, 150))
    stage.frame(1.2, (2, .ended, 250, 170))
    #expect(asked.seen == [CGPoint(x: 150, y: 150), CGPoint(x: 250, y: 170)])
  }

  @Test func `a swipe is where each of its fingers came down`() {
    add(UISwipeGestureRecognizer()).numberOfTouchesRequired = 2
    stage.frame(1, (1, .began, 110, 150), (2, .began, 130, 190))
    stage.frame(1.1, (1, .moved, 170, 150), (2, .moved, 190, 190))
    #expect(reader.lines == [#"ended ["110,150", "130,190"] 20,70"#])
  }

  @Test func `a pan that has ended has no finger, and is where the last one was`() {
    let pan = add(UIPanGestureRecognizer())
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (1, .moved, 170, 150), (2, .moved, 270, 150))
    stage.frame(1.2, (1, .ended, 170, 150))
    #expect(pan.numberOfTouches == 1)
    stage.frame(1.3, (2, .moved, 280, 150))
    stage.frame(1.4, (2, .ended, 280, 150))
    #expect(
      reader.lines == [
        #"began ["170,150", "270,150"] 120,50"#, #"changed ["280,150"] 180,50"#, "ended [] 180,50",
      ])
  }

  @Test func `a pan of two fingers ends with the one that is down, in the middle of both`() {
    add(UIPanGestureRecognizer()).minimumNumberOfTouches = 2
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (1, .moved, 170, 150), (2, .moved, 270, 150))
    stage.frame(1.2, (1, .ended, 170, 150))
    #expect(reader.lines.last == #"ended ["270,150"] 120,50"#)
  }

  @Test func `a long press ends with the fingers that are down`() {
    add(UILongPressGestureRecognizer()).numberOfTouchesRequired = 2
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.application.advance(to: 2)
    stage.frame(2.1, (2, .ended, 250, 150))
    #expect(reader.lines == [#"began ["150,150", "250,150"] 100,50"#, #"ended ["150,150"] 100,50"#])
  }

  @Test func `a finger that lifts counts while the recognizer is told so, and no longer`() {
    let probe = add(ProbeRecognizer())
    var seen: [Int] = []
    probe.onEnded = {
      seen.append($0.numberOfTouches)
      $0.state = .ended
    }
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (1, .ended, 150, 150))
    #expect(seen == [2])
    #expect(reader.lines == [#"ended ["250,150"] 100,50"#])
  }

  @Test func `a gesture that is cancelled from outside has no fingers, and is where they are`() {
    let pan = add(UIPanGestureRecognizer())
    stage.press()
    stage.drag(1.1, to: 170)
    pan.isEnabled = false
    #expect(reader.lines == [#"began ["170,150"] 70,50"#, "cancelled [] 70,50"])
  }

  @Test func `who asks for a finger that has just lifted is told where, and that it is misuse`() {
    final class Asker {
      var places: [CGPoint] = []
      func act(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .ended {
          for index in [-1, 0, 1, 2] { places.append(recognizer.location(ofTouch: index, in: nil)) }
        }
      }
    }
    let asker = Asker()
    let pan = add(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    pan.addTarget(asker, action: Asker.act)
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (1, .moved, 170, 150), (2, .moved, 270, 150))
    let sentences = misuses { stage.frame(1.2, (1, .ended, 170, 150)) }
    #expect(asker.places == [.zero, CGPoint(x: 270, y: 150), CGPoint(x: 170, y: 150), .zero])
    #expect(
      sentences == [
        "location(ofTouch: -1, in:): UIPanGestureRecognizer has 1 touches, numbered from 0; the location of none is given. Look at numberOfTouches first.",
        "location(ofTouch: 1, in:): UIPanGestureRecognizer has 1 touches, numbered from 0; the place where it lifted is given. Look at numberOfTouches first.",
        "location(ofTouch: 2, in:): UIPanGestureRecognizer has 1 touches, numbered from 0; the location of none is given. Look at numberOfTouches first.",
      ])
  }
}
