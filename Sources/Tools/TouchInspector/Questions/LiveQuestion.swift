// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  import TouchDoctor
  import TouchLive
  import TouchSnapshot
  #if TOUCHSTONE
    import Touchstone
  #else
    import UIKit
  #endif

  /// A question about one point of a screen.
  @MainActor struct LiveQuestion {
    let screen: LiveScreen
    /// The point, in the coordinates of the screen.
    let point: CGPoint
    /// The view that should get the touch; nil if any will do.
    let expected: UIView?
    /// Whether the app is asked how much of that view its hit-test finds.
    var measures = false

    /// Asks the doctor and the app.
    func answer() throws(ExplainingFailure) -> LiveExplanation {
      let views = screen.views
      var place: ViewPlace?
      if let expected {
        guard let number = views.firstIndex(where: { $0 === expected }) else {
          throw Self.isElsewhere(expected)
        }
        place = ViewPlace(view: number)
      }
      try checkThatItCanBeTouched()
      let document = screen.snapshot(at: point)
      var explanation = try Explainer(document).explain(at: ViewPoint(point), expecting: place)
      let hitView = screen.hitView(at: point)
      let number = hitView.flatMap { hit in views.firstIndex { $0 === hit } }
      let agrees = explanation.view?.view == number
      if !agrees {
        explanation.certainty = min(explanation.certainty, .likely)
        explanation.takerCertainty = explanation.takerCertainty.map { min($0, .likely) }
      }
      let hitName =
        number.map { explanation.name(of: ViewPlace(view: $0)) } ?? hitView.map(Self.stray) ?? "nil"
      let reach = measures ? expected.map { LiveReach(of: $0, on: screen) } : nil
      return LiveExplanation(
        explanation: explanation, hitView: hitView, agrees: agrees, reach: reach, hitName: hitName,
        deadSpot: try deadSpot(reach, hitView))
    }

    /// The answer at the dead point that is nearest to the middle, if the middle is not dead itself.
    private func deadSpot(
      _ reach: LiveReach?, _ middle: UIView?
    ) throws(ExplainingFailure) -> LiveExplanation.Spot? {
      guard let reach, reach.isPartlyDead, let dead = reach.dead, let expected,
        middle?.isDescendant(of: expected) ?? false
      else { return nil }
      let answer = try LiveQuestion(screen: screen, point: dead, expected: expected).answer()
      return LiveExplanation.Spot(
        explanation: answer.explanation, agrees: answer.agrees, hitName: answer.hitName)
    }

    /// What a view is called that is not in the lists of subviews.
    private static func stray(_ view: UIView) -> String {
      view.window == nil
        ? "a \(LiveName.of(view)) that is in no window"
        : "a \(LiveName.of(view)) that is among the subviews of no view on the screen"
    }

    private static func isElsewhere(_ view: UIView) -> ExplainingFailure {
      let name = LiveName.of(view)
      if view is UIWindow {
        return ExplainingFailure(message: "The \(name) is hidden, so it gets no touches. Show it.")
      }
      guard let window = view.window else {
        return ExplainingFailure(
          message:
            "The \(name) is in no window, so it gets no touches. Add it to a view that is on the screen.")
      }
      return ExplainingFailure(
        message: window.isHidden
          ? "The \(name) is in a hidden window, which gets no touches. Show the window."
          : "The \(name) is among the subviews of no view on the screen, because a class around it overrides "
            + "`subviews`. Ask about the view around it.")
    }

    /// Fails for what nobody can touch: nothing on the screen, or a point that is no place.
    private func checkThatItCanBeTouched() throws(ExplainingFailure) {
      guard point.x.isFinite, point.y.isFinite else {
        throw ExplainingFailure(
          message: expected.map {
            "The frame of the \(LiveName.of($0)) is no place, as CGRect.null is none: it was computed from nothing, and "
              + "nobody can touch it."
          } ?? "A point has two finite numbers; this one is \(point.x), \(point.y).")
      }
      guard !screen.windows.isEmpty else { throw LiveScreen.isEmpty }
    }
  }
#endif
