// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import TouchDoctor
  import TouchInspector
  #if TOUCHSTONE
    import Touchstone
  #else
    import UIKit
  #endif

  /// The question of both `expectReachable` and `XCTAssertReachable`.
  enum Reachable {
    /// Why a view is not reachable; nil if it is.
    static func complaint(about view: UIView, atLeast share: Double) -> String? {
      complaint(atLeast: share) { () throws(ExplainingFailure) in try TouchInspector.explanation(of: view) }
    }

    /// Why the view with a text is not reachable; nil if it is.
    static func complaint(about text: String, atLeast share: Double) -> String? {
      complaint(atLeast: share) { () throws(ExplainingFailure) in try TouchInspector.explanation(of: text) }
    }

    private static func complaint(
      atLeast share: Double, _ ask: () throws(ExplainingFailure) -> LiveExplanation
    ) -> String? {
      guard share >= 0, share <= 1 else {
        return
          "`atLeast` is a share from 0 to 1, not \(share): 0.8 allows a fifth of the view to be out of reach."
      }
      let answer: LiveExplanation
      do throws(ExplainingFailure) {
        answer = try ask()
      } catch {
        return error.description
      }
      guard !answer.works else { return nil }
      if let reach = answer.reach, reach.found > 0, reach.isPartlyDead {
        let found = Double(reach.found) / Double(reach.asked)
        if found >= share { return nil }
      }
      return answer.description
    }
  }
#endif
