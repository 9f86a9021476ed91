// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchTrace

/// The few moments that summarize what happened.
nonisolated enum KeyMoments {
  /// A moment, and why it was chosen.
  struct Moment {
    var time: TimeInterval
    var reason: String
  }

  /// The chosen moments of a recording, at most `most`, in order.
  static func chosen(from trace: Trace, maximum: Int) -> [Moment] {
    var found: [(rank: Int, moment: Moment)] = []
    for case .fact(let fact) in trace.entries {
      guard let (rank, reason) = weight(of: fact.kind) else { continue }
      if let last = found.last, last.moment.time == fact.time {
        // The most important of simultaneous events names the moment.
        if rank < last.rank { found[found.count - 1] = (rank, Moment(time: fact.time, reason: reason)) }
      } else {
        found.append((rank, Moment(time: fact.time, reason: reason)))
      }
    }
    guard found.count > maximum else { return found.map(\.moment) }
    // The most important moments are kept, spread evenly over time where there are too many of one rank.
    var kept: Set<Int> = []
    for rank in 0...4 where kept.count < maximum {
      let indices = found.indices.filter { found[$0].rank == rank }
      let room = min(maximum - kept.count, indices.count)
      for turn in 0..<room {
        kept.insert(indices[room == 1 ? 0 : turn * (indices.count - 1) / (room - 1)])
      }
    }
    return kept.sorted().map { found[$0].moment }
  }

  private static func weight(of kind: TouchFact.Kind) -> (Int, String)? {
    switch kind {
    case .input(.began(let touch, _, _, _)): (1, "touch \(touch) begins")
    case .input(.changed(let touch, .ended, _)): (2, "touch \(touch) lifts")
    case .input(.changed(let touch, .cancelled, _)): (0, "touch \(touch) is cancelled")
    case .delivery(.taken(_, let view, let by)): (0, "\(by) takes the touches of \(view)")
    case .delivery(.cancelled(_, let view, _)): (0, "\(view) loses its touches")
    case .delivery(.nobody(let touch)): (1, "touch \(touch) hits nothing")
    case .gesture(.state(let recognizer, _, let state, let reason))
    where state != .changed && state != .possible:
      (state == .failed ? 3 : 1, "\(recognizer): \(state)\(reason.map { ", \($0)" } ?? "")")
    case .control(.sent(let control, let event, _, _)):
      switch event {
      case "touchDragExit", "touchDragEnter", "touchCancel": (0, "\(control): \(event)")
      case _ where ControlFact.isRepeating(event): nil
      default: (1, "\(control): \(event)")
      }
    case .scroll(.dragBegan(let view, _)): (2, "\(view) is dragged")
    case .scroll(.motionEnded(let view, _, _, _)): (3, "\(view) comes to rest")
    case .input, .hitTest, .event, .delivery, .responder, .timer, .animation, .layout, .gesture, .control,
      .scroll,
      .port, .interaction, .system:
      nil
    }
  }
}
