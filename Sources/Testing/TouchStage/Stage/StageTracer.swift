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
  /// The fingers whose touch has no view yet.
  private var pending: [Int] = []

  init(application: UIApplication, recorder: TraceRecorder) {
    self.application = application
    self.recorder = recorder
  }

  func record(_ fact: TouchFact) {
    recorder.record(fact)
    if case .input(.began(let number, let contact, _, _)) = fact.kind,
      let touch = application?.activeTouches.first(where: { $0.number == number })
    {
      landings[contact] = Landing(touch: touch)
      pending.removeAll { $0 == contact }
      pending.append(contact)
    } else if !pending.isEmpty {
      pending.removeAll { notePath(of: $0) }
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
