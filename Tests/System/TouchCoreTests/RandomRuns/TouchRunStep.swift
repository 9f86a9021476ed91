// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import TouchGraphics

@testable import TouchCore

/// One thing that happens in a random run of touches.
///
/// Views go by number, counted around.
indirect enum TouchRunStep: RunStep {
  /// A view comes into being inside another one.
  case make(ProbeKind, parent: Int, RunRect)
  /// A view will do this once, in its next call of this kind.
  case plan(view: Int, ProbeMoment, TouchRunAction)
  /// The same for a recognizer.
  case gesturePlan(Int, GestureMoment, TouchRunAction)
  /// Something happens outside of any callback.
  case act(TouchRunAction)
  /// Fingers do something, so many milliseconds after the present.
  case fingers([RunContact], after: Int)
  /// Frames of the same time come in together, through the queue.
  case batch([[RunContact]], after: Int)
  /// Buttons do something.
  case presses([RunPress], after: Int)
  /// A pointer does something without a touch.
  case pointer(RunPointer, after: Int)
  /// The tracer lets the application go when it has been told so many facts more.
  case lastFact(after: Int)

  var simpler: [TouchRunStep] {
    switch self {
    case .make(let kind, let parent, let rect):
      return rect == .whole ? [] : [.make(kind, parent: parent, .whole)]
    case .plan(_, _, let action), .gesturePlan(_, _, let action): return [.act(action)]
    case .act: return []
    case .batch(let frames, let after):
      let fewer = frames.indices.map { place in
        var rest = frames
        rest.remove(at: place)
        return TouchRunStep.batch(rest, after: after)
      }
      return frames.count > 1 ? fewer : frames.map { .fingers($0, after: after) }
    case .presses(let presses, let after):
      let fewer = presses.indices.map { place in
        var rest = presses
        rest.remove(at: place)
        return TouchRunStep.presses(rest, after: after)
      }
      return presses.count > 1 ? fewer : []
    case .pointer: return []
    case .lastFact(let after):
      return after > 0 ? [.lastFact(after: after / 2), .lastFact(after: after - 1)] : []
    case .fingers(let contacts, let after):
      let fewer = contacts.indices.map { place in
        var rest = contacts
        rest.remove(at: place)
        return TouchRunStep.fingers(rest, after: after)
      }
      return (contacts.count > 1 ? fewer : []) + (after == 0 ? [] : [.fingers(contacts, after: 0)])
    }
  }
}

/// What code does to the views, to its windows and to the input.
indirect enum TouchRunAction {
  case make(ProbeKind, parent: Int, RunRect)
  case add(view: Int, to: Int, at: Int)
  case remove(view: Int)
  case forget(view: Int)
  case hide(view: Int, Bool)
  case interaction(view: Int, Bool)
  case alpha(view: Int, percent: Int)
  case frame(view: Int, RunRect)
  case scroll(view: Int, x: Int, y: Int)
  case transform(view: Int, RunTransform)
  case front(view: Int)
  case back(view: Int)
  case exchange(view: Int, Int, Int)
  case multiple(view: Int, Bool)
  case exclusive(view: Int, Bool)
  case layout(view: Int)
  case scene(of: Int, Int)
  case level(of: Int, Int)
  case show(window: Int)
  case activate(scene: Int, Bool)
  case cancel(scene: Int)
  case cancelAll
  case withhold(by: Int, events: Int)
  case sendAgain
  case sendAgainTo(window: Int)
  case handle([RunContact], after: Int)
  case enqueue([RunContact], after: Int)
  case timer(after: Int, TouchRunAction)
  case advance(by: Int)
  case gesture(GestureRunAction)
  case controller(ControllerRunAction)
  case disconnect(scene: Int)
  case resignActive
  case becomeActive
  case background(scene: Int)
  case foreground(scene: Int)
  /// Nobody but the system keeps the application any more.
  case letGo
  /// There is another application, and a window moves to it.
  case newApplication(window: Int)
  /// Something that is about another application.
  case inApplication(Int, TouchRunAction)
}

/// What code does to view controllers; they go by number, counted around, and every third is a navigation
/// controller.
enum ControllerRunAction {
  case make
  case root(Int, window: Int)
  case present(Int, by: Int, animated: Bool)
  case dismiss(Int, animated: Bool)
  case addChild(Int, to: Int)
  case removeFromParent(Int)
  case push(Int, on: Int, animated: Bool)
  case pop(Int, animated: Bool)
  case show(Int, in: Int)
  case forget(Int)
}

/// What a probe does with the touches it gets.
enum ProbeKind: CaseIterable {
  /// Acts, then passes everything on.
  case forwarding
  /// Passes everything on, then acts.
  case forwardingFirst
  /// Keeps everything.
  case keeping
  /// Overrides nothing.
  case plain
  /// Passes on, and overrides `hitTest` and `point(inside:)`.
  case asked
}

/// When a probe acts.
enum ProbeMoment: CaseIterable {
  case began, moved, ended, cancelled, hitTest, pointInside, layout
  case willMoveToWindow, didMoveToWindow, willMoveToSuperview, didMoveToSuperview
  case didAddSubview, willRemoveSubview, windowSends, applicationSends
  /// The view's controller hears of its appearance.
  case appears, disappears
}

/// A finger of a random run: whole numbers only, of which two stand for no number at all.
struct RunContact: Equatable {
  static let notANumber = 999
  static let infinite = 998

  var id: Int
  var phase: UITouch.Phase
  var x: Int
  var y: Int
  var type = UITouch.TouchType.direct

  var contact: Contact {
    var contact = Contact(id: id, phase: phase, location: CGPoint(x: Self.value(x), y: Self.value(y)))
    contact.type = type
    return contact
  }

  static func value(_ number: Int) -> CGFloat {
    number == notANumber ? .nan : number == infinite ? .infinity : CGFloat(number)
  }
}

/// A button of a random run.
struct RunPress: Equatable {
  var id: Int
  var phase: UIPress.Phase
  var type: UIPress.PressType

  var report: PressReport { PressReport(id: id, phase: phase, type: type) }
}

/// What a pointer of a random run does, and where.
struct RunPointer {
  var x: Int
  var y: Int
  var action: PointerFrame.Action

  func frame(at time: TimeInterval) -> PointerFrame {
    PointerFrame(
      timestamp: time, location: CGPoint(x: RunContact.value(x), y: RunContact.value(y)), action: action)
  }
}

/// A rectangle of whole numbers, with the same two for none.
struct RunRect: Equatable {
  static let whole = RunRect(x: 0, y: 0, width: 100, height: 100)

  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var rect: CGRect {
    CGRect(
      x: RunContact.value(x), y: RunContact.value(y), width: RunContact.value(width),
      height: RunContact.value(height))
  }
}

/// The transforms of random runs; but for `nothing` their arithmetic is exact.
enum RunTransform: CaseIterable {
  case identity, quarterTurn, halfTurn, mirrored, doubled, halved, sheared, shifted, flat, nothing, notANumber

  var transform: CGAffineTransform {
    switch self {
    case .identity: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .quarterTurn: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .halfTurn: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .mirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .doubled: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    case .halved: CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    case .sheared: CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    case .shifted: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 8, ty: -4)
    case .flat: CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    case .nothing: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    case .notANumber: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }
  }
}
