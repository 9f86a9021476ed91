// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  public import TouchDoctor
  #if TOUCHSTONE
    public import Touchstone
  #else
    public import UIKit
  #endif

  /// Which view of the running app gets the touch at a point, and why.
  public struct LiveExplanation: CustomStringConvertible {
    /// What the doctor says, from the properties of the views and what their classes answered.
    public let explanation: Explanation
    /// The view that the app's own hit-test finds; nil if it finds none.
    public let hitView: UIView?
    /// Whether the doctor and the app's own hit-test name the same view.
    public let agrees: Bool
    /// How much of the expected view the app's own hit-test finds; nil if the question was about a point.
    public let reach: LiveReach?
    /// What the view is called that the app's own hit-test finds.
    let hitName: String
    /// The answer at a point of the expected view that is out of reach; nil if all of it can be touched, or
    /// nothing, or its middle is that point.
    let deadSpot: Spot?

    /// A point at which the expected view is not found.
    struct Spot {
      let explanation: Explanation
      let agrees: Bool
      let hitName: String
    }

    /// Whether the expected view gets the touch, all of it if no point was given; true if no view was
    /// expected.
    public var works: Bool { agrees && explanation.works && reach?.isPartlyDead != true }

    /// The text for the console.
    public var description: String {
      guard let reach, reach.isPartlyDead, let view = explanation.expectation?.view else {
        return Self.text(explanation, explanation.headline, agrees, hitName)
      }
      let name = explanation.name(of: view)
      let (spot, isIt, hit) =
        deadSpot.map { ($0.explanation, $0.agrees, $0.hitName) } ?? (explanation, agrees, hitName)
      let middle = deadSpot == nil ? ", in its middle" : ""
      let headline =
        "At \(PlainNumber.text(spot.point))\(middle), it gets no touch (\(spot.certainty.rawValue))."
      return "\(name) can be touched only in part. \(reach)\n\n" + Self.text(spot, headline, isIt, hit)
    }

    private static func text(
      _ explanation: Explanation, _ headline: String, _ agrees: Bool, _ hitName: String
    ) -> String {
      let text = explanation.text(width: 100, headline: headline)
      guard !agrees else { return text + "\nThe app's own hit-test agrees: it returns \(hitName).\n" }
      return """
        The app's own hit-test returns \(hitName), and that counts.
        From the views alone, this would follow; some class decides otherwise in its own code:

        \(text)
        """
    }
  }
#endif
