// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchTrace

/// Passes facts to the recorder, and remembers each finger's touch with the path to its view.
///
/// A touch may have ended before the call that caused it returns, and its view may have left the hierarchy.
/// So both are recorded when the facts report them.
final class StageTracer: EventTracer {
  /// A finger's touch.
  struct Landing {
    let touch: UITouch
    /// The views from the window to the hit view.
    var path: [UIView] = []
  }

  private let recorder: TraceRecorder
  private weak var application: UIApplication?
  /// The touch of each finger that is down.
  var landings: [Int: Landing] = [:]
  /// The fingers whose touch has no view yet, in the order in which they are hit-tested.
  private var pending: ArraySlice<Int> = []

  /// How many of them are asked at each fact; all of them at each of a thousand fingers would take quadratic
  /// time.
  private static let askedAtOnce = 4

  init(application: UIApplication, recorder: TraceRecorder) {
    self.application = application
    self.recorder = recorder
  }

  func record(_ fact: TouchFact) {
    recorder.record(fact)
    if case .input(.began(let number, let contact, _, _)) = fact.kind {
      // The latest touch is the last one.
      guard let touch = application?.activeTouches.last(where: { $0.number == number }) else { return }
      landings[contact] = Landing(touch: touch)
      pending.append(contact)
    } else if case .event(.sent) = fact.kind {
      // All touches of the event were hit-tested, so one without a view gets none.
      for contact in pending { _ = notePath(of: contact) }
      pending = []
    } else {
      // The ones before a touch with a view have hit nothing.
      while let found = pending.prefix(Self.askedAtOnce).firstIndex(where: notePath) {
        pending = pending[(found + 1)...]
      }
    }
  }

  /// Records the path to a finger's view, if the view is known.
  private func notePath(of contact: Int) -> Bool {
    guard let view = landings[contact]?.touch.view else { return false }
    var path: [UIView] = []
    var next: UIView? = view
    while let view = next {
      path.append(view)
      next = view.parent
    }
    landings[contact]?.path = path.reversed()
    return true
  }
}
