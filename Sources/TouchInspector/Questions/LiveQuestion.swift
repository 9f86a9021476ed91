// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  import TouchDoctor
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
      let document = screen.snapshot(at: point)
      let explanation = try Explainer(document).explain(at: point, expecting: place)
      let hitView = screen.hitView(at: point)
      let number = hitView.flatMap { hit in views.firstIndex { $0 === hit } }
      return LiveExplanation(
        explanation: explanation, hitView: hitView, agrees: explanation.view?.view == number,
        reach: measures ? expected.map { LiveReach(of: $0, on: screen) } : nil,
        hitName: number.map { explanation.name(of: ViewPlace(view: $0)) }
          ?? hitView.map { "a \(type(of: $0)) that is in no window" } ?? "nil")
    }

    private static func isElsewhere(_ view: UIView) -> ExplainingFailure {
      ExplainingFailure(
        message: view.window == nil
          ? "The \(type(of: view)) is in no window, so it gets no touches. Add it to a view that is on the screen."
          : "The \(type(of: view)) is in a hidden window, which gets no touches.")
    }
  }
#endif
