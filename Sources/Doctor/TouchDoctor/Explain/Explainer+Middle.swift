// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explainer {
  /// The middle of a view.
  func middle(of place: ViewPlace?) throws(ExplainingFailure) -> ViewPoint {
    guard let place else {
      throw ExplainingFailure(message: "Give a point, an expected view, or both.")
    }
    guard let middle = walk.geometries[place.tree].views[place.view].center ?? middleOfFrame(place) else {
      if !walk.trees[place.tree].isNestingKnown {
        throw ExplainingFailure(
          message:
            "A list of views does not say which view contains which, so it is unknown where \(ViewName.words(place, in: walk.trees)) is. Print the "
            + "window, and ask about that:",
          candidates: [Debugger.line("[[UIWindow keyWindow] recursiveDescription]")])
      }
      throw ExplainingFailure(
        message:
          "The file does not say where \(ViewName.words(place, in: walk.trees)) is: its frame, or one around it, cannot be read."
      )
    }
    guard middle.x.isFinite, middle.y.isFinite else {
      throw ExplainingFailure(
        message:
          "The frame of \(ViewName.words(place, in: walk.trees)) is not a valid rectangle, like CGRectNull: it was computed "
          + "from nothing, and no finger can touch it.")
    }
    let spot = middleInSight(of: place, unless: middle) ?? middle
    return ViewPoint(x: Self.plain(spot.x), y: Self.plain(spot.y))
  }

  /// Whether a scroll view can show all of a box; true for every other view.
  private func isReached(_ box: ViewRect, in holder: ViewPlace) -> Bool {
    guard let content = walk.view(holder).contentSize.value else { return true }
    let geometry = walk.geometries[holder.tree].views[holder.view]
    let inset = walk.view(holder).contentInset.value ?? .zero
    guard let size = geometry.bounds?.size,
      let first = geometry.ownPoint(fromTree: ViewPoint(x: box.minX, y: box.minY)),
      let last = geometry.ownPoint(fromTree: ViewPoint(x: box.maxX, y: box.maxY))
    else { return true }
    // What fits is shown without being scrolled.
    let right = max(content.width + inset.right, size.width)
    let bottom = max(content.height + inset.bottom, size.height)
    return first.x >= -inset.left - 0.5 && first.y >= -inset.top - 0.5 && last.x <= right + 0.5
      && last.y <= bottom + 0.5
  }

  /// A coordinate without the noise that a conversion through transforms leaves.
  private static func plain(_ value: Double) -> Double {
    let hundredths = (value * 100).rounded() / 100
    return abs(value - hundredths) < 1e-3 ? hundredths : value
  }

  /// The middle of the part of a view that a scroll view shows now; nil if the middle of the view is in
  /// sight, or too little is to be touched.
  private func middleInSight(of place: ViewPlace, unless middle: ViewPoint) -> ViewPoint? {
    let around = chain(of: place).dropFirst()
    guard var seen = walk.geometries[place.tree].views[place.view].box,
      around.contains(where: { ClassKnowledge.scrolls(walk.view($0)) })
    else { return nil }
    guard around.allSatisfy({ isReached(seen, in: $0) }) else { return nil }
    for holder in around
    where ClassKnowledge.scrolls(walk.view(holder)) || ClassKnowledge.isWindow(walk.view(holder)) {
      guard let box = walk.geometries[holder.tree].views[holder.view].box,
        let shared = seen.overlap(with: box)
      else {
        return nil
      }
      seen = shared
    }
    guard !seen.contains(middle), min(seen.width, seen.height) >= 8 else { return nil }
    return ViewPoint(x: seen.midX, y: seen.midY)
  }

  /// The middle of the frame of a view, or of the nearest one around it that has a place: in what a transform
  /// flattens there are no points.
  private func middleOfFrame(_ place: ViewPlace) -> ViewPoint? {
    let tree = walk.trees[place.tree]
    for number in [place.view] + tree.ancestors(of: place.view) {
      guard let frame = tree.views[number].frame.value, let parent = tree.views[number].parent else {
        return nil
      }
      let middle = ViewPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
      let point = walk.geometries[place.tree].views[parent].treePoint(from: middle)
      if let point, walk.geometries[place.tree].views[parent].toTree?.inverted != nil { return point }
    }
    return nil
  }
}
