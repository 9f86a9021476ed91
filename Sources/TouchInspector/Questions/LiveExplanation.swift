// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  public import TouchDoctor
  #if TOUCHSTONE
    public import Touchstone
  #else
    public import UIKit
  #endif

  /// Which view of the running app gets a touch at a point, and why.
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

    /// Whether the expected view gets the touch, all of it if no point was given; true if no view was expected.
    public var works: Bool { agrees && explanation.works && reach?.isPartlyDead != true }

    /// The text for the console.
    public var description: String {
      var lines: [String] = []
      if !agrees {
        lines += [
          "The app's own hit-test returns \(hitName), and that counts.",
          "From the views alone, this would follow; some class decides otherwise in its own code:", "",
        ]
      }
      lines.append(explanation.text(width: 100))
      if agrees { lines.append("The app's own hit-test agrees: it returns \(hitName).\n") }
      if let reach, reach.isPartlyDead { lines.append(reach.description + "\n") }
      return lines.joined(separator: "\n")
    }
  }
#endif
