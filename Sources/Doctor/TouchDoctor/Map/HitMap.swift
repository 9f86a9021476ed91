// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// The map of what can be hit: which view gets a touch at each point of a screen.
///
/// Each point has the answer of ``Explainer/explain(at:expecting:in:)``, because ``HitSurvey`` asks the same
/// walk. The pieces of all regions and of ``nobody`` fill the screen and do not overlap.
package struct HitMap: Sendable {
  /// The trees of the document.
  let trees: [ViewTree]
  /// The screen: the box around the windows, in the coordinates of their frames.
  package let screen: ViewRect
  /// Whether the pieces are exact; of a screen with too many edges, the smallest cells were asked in the
  /// middle only.
  package let isExact: Bool
  /// Whether the source only tells what lies at a point, and not what gets a touch there.
  let isGeometryOnly: Bool
  /// The views that get touches: first those that touches are aimed at, each kind from top to bottom.
  let regions: [Region]
  /// Where no view gets a touch.
  let nobody: [MapShape]
  /// The views that touches are aimed at, that lie on the screen and are shown, and that get none.
  let unreached: [Region]
  /// How many views that touches are aimed at lie entirely beside the screen.
  let asideCount: Int

  /// A view, and what it gets of the touches on it.
  struct Region: Sendable {
    /// What it is.
    let subject: MapSubject
    /// The view's own outline on the screen; nil if it is not known.
    let own: MapShape?
    /// Where the view gets the touches.
    var pieces: [MapShape]
    /// The share of its own outline where it gets the touches, from 0 to 1; nil if that is not known.
    var share: Double?
    /// The share of its own outline where views in it get the touches.
    var within = 0.0
    /// The share of its own outline that is beside the screen.
    var aside = 0.0
    /// The other views that get touches on its own outline, the one with the largest share first.
    var takers: [Taker] = []
    /// How sure it is that the view gets the touch at ``example``; nil if that was not examined.
    var certainty: Certainty?

    var view: ViewPlace { subject.view }
    /// A point at which the view gets the touch: the middle of the largest piece.
    var example: ViewPoint? { largest?.middle }
    /// The largest piece, and of equal ones the first.
    var largest: MapShape? {
      pieces.dropFirst().reduce(pieces.first) { best, next in
        best.map { next.area > $0.area + MapBox.grain ? next : $0 }
      }
    }
    /// The share of its outline where neither it nor a view in it gets the touches.
    var lost: Double { max(0, 1 - (share ?? 1) - within - aside) }
  }

  /// A view that gets touches on another.
  struct Taker: Sendable {
    /// The view; nil where no view gets the touch.
    let view: ViewPlace?
    /// The share of the other view's outline, from 0 to 1.
    var share: Double
  }

  /// Which view gets the touch at a point; nil if none does.
  package func view(at point: ViewPoint) -> ViewPlace? {
    regions.first { $0.pieces.contains { $0.contains(point) } }?.view
  }

  /// How many pieces there are.
  package var pieceCount: Int { regions.reduce(nobody.count) { $0 + $1.pieces.count } }

  /// The pieces of all regions, and of what no view gets.
  package var area: Double {
    regions.reduce(nobody.reduce(0) { $0 + $1.area }) { $0 + $1.pieces.reduce(0) { $0 + $1.area } }
  }

  /// The views that get touches and are aimed at.
  var targets: [Region] { regions.filter { $0.subject.isTarget } }
}
