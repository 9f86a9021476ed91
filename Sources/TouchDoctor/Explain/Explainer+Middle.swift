// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

extension Explainer {
  /// The middle of a view.
  func middle(of place: ViewPlace?) throws(ExplainingFailure) -> CGPoint {
    guard let place else {
      throw ExplainingFailure(message: "Say a point, or a view that is expected, or both.")
    }
    guard let middle = walk.geometries[place.tree].views[place.view].center ?? middleOfFrame(place) else {
      throw ExplainingFailure(
        message:
          "The file does not say where \(ViewName.words(place, in: walk.trees)) is: its frame, or one around it, cannot be read."
      )
    }
    guard middle.x.isFinite, middle.y.isFinite else {
      throw ExplainingFailure(
        message:
          "The frame of \(ViewName.words(place, in: walk.trees)) is no place, as CGRectNull is none: it was computed "
          + "from nothing, and nobody can touch it.")
    }
    return middle
  }

  /// The middle of the frame of a view, or of the nearest one around it that has a place: in what a transform flattens
  /// there are no points.
  private func middleOfFrame(_ place: ViewPlace) -> CGPoint? {
    let tree = walk.trees[place.tree]
    for number in [place.view] + tree.ancestors(of: place.view) {
      guard let frame = tree.views[number].frame.value, let parent = tree.views[number].parent else {
        return nil
      }
      let middle = CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
      let point = walk.geometries[place.tree].views[parent].treePoint(from: middle)
      if let point, walk.geometries[place.tree].views[parent].toTree?.inverted != nil { return point }
    }
    return nil
  }
}
