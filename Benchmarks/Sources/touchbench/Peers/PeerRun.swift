// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// Writes the cases for the peers, and measures them for the touch system and the plain recursion.
enum PeerRun {
  /// Writes a file for each case into a directory, and prints lines of `toolkit`, `case`, nanoseconds and
  /// wrong answers, separated by tabs, as every peer does.
  static func run(in directory: String) {
    for (number, peerCase) in PeerCase.all.enumerated() {
      do {
        try peerCase.text.write(toFile: "\(directory)/\(number + 1).case", atomically: true, encoding: .utf8)
      } catch {
        complain("the cases cannot be written into \(directory): \(error.localizedDescription)")
      }
      measure(peerCase)
    }
    TapPeers.measure()
  }

  /// Prints one line of the table.
  static func report(_ toolkit: String, _ name: String, _ nanoseconds: Double, wrong: Int = 0) {
    print("\(toolkit)\t\(name)\t\(Int(nanoseconds.rounded()))\t\(wrong)")
  }

  private static func measure(_ peerCase: PeerCase) {
    switch peerCase.kind {
    case .hits: hits(peerCase)
    case .moved: moved(peerCase)
    case .presses: presses(peerCase)
    }
  }

  private static func hits(_ peerCase: PeerCase) {
    let (live, plain, points) = (LiveTree(peerCase.plan), PlainTree(peerCase.plan), peerCase.points)
    Session.require(live.answers(at: points), equals: plain.answers(at: points), in: peerCase.name)
    let times = Stopwatch.compare({ _ = live.hits(at: points) }, with: { _ = plain.hits(at: points) })
    report("Touchstone", peerCase.name, times.first / Double(points.count))
    report("plain Swift", peerCase.name, times.second / Double(points.count))
  }

  private static func moved(_ peerCase: PeerCase) {
    let scene = MassChange(peerCase.plan)
    let times = Stopwatch.compare(
      {
        scene.change(.move)
        _ = scene.hit()
      },
      with: {
        scene.changePlain(.move)
        _ = scene.hitPlain()
      })
    report("Touchstone", peerCase.name, times.first)
    report("plain Swift", peerCase.name, times.second)
  }

  private static func presses(_ peerCase: PeerCase) {
    let live = LiveTree(peerCase.plan, of: .listener)
    let time = median(in: live.application) { for point in peerCase.points { $0.addPress(at: point) } }
    report("Touchstone", peerCase.name, time / Double(peerCase.points.count))
  }

  /// The median time in which an application handles what `add` adds; the frames are made before each sample.
  static func median(in application: UIApplication, of add: (inout TouchPlan) -> Void) -> Double {
    var touches = TouchPlan()
    let samples = (0..<20 * Stopwatch.rounds).map { _ in
      touches.restart()
      add(&touches)
      let frames = touches.frames
      return Stopwatch.time { for frame in frames { application.handle(frame) } }
    }
    return Stopwatch.median(samples)
  }
}

/// A tap with a tap, a pan and a long press recognizer on three nested views.
enum TapPeers {
  static let tap = "tap with three recognizers"

  static func measure() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let application = UIApplication.shared
    window.makeKeyAndVisible()
    let counter = TapCounter()
    var view: UIView = window
    for recognizer in [UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer()] {
      let inner = UIView(frame: window.bounds)
      recognizer.addTarget(counter, action: TapCounter.recognized)
      inner.addGestureRecognizer(recognizer)
      view.addSubview(inner)
      view = inner
    }
    let count = 100
    let time = PeerRun.median(in: application) { $0.addTouches(count, at: [CGPoint(x: 200, y: 200)]) }
    // Each tap has one action: the touch neither moves far enough for the pan nor lasts long enough for the
    // press.
    let expected = 20 * Stopwatch.rounds * count
    PeerRun.report("Touchstone", tap, time / Double(count), wrong: abs(counter.count - expected))
  }
}

/// Counts the actions of recognizers.
private final class TapCounter {
  private(set) var count = 0

  func recognized() { count += 1 }
}
