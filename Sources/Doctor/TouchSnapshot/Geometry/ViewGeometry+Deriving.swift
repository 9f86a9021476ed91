// SPDX-License-Identifier: Apache-2.0

extension ViewGeometry {
  /// Works out a view of UIKit, whose frame is given in its parent's coordinates.
  ///
  /// UIKit puts the anchor point of the view at a point of the parent and transforms around it. The frame is
  /// the box around the result. A box and what is in it have the same middle wherever the anchor point is, so
  /// that the anchor point and the transform's translation are not needed: the middle of the bounds comes to
  /// the middle of the frame.
  init(of tree: ViewTree, at place: Int, in parent: ViewGeometry?) {
    let isNestingKnown = tree.isNestingKnown
    let found = Place(of: tree, at: place)
    let toParent = found.map
    let above = parent == nil ? (isNestingKnown ? ViewTransform.identity : nil) : parent?.toTree
    let combined = above.flatMap { above in toParent.map { $0.followed(by: above) } }
    let toTree = combined.flatMap { $0.isUsable ? $0 : nil }
    var doubt = found.doubt ?? (combined != nil && toTree == nil ? .noNumber : nil)
    if !isNestingKnown { doubt = .worse(doubt, .nestingUnknown) }
    self.init(
      bounds: found.bounds, toParent: toParent, toTree: toTree, doubt: doubt,
      cause: .worse(parent?.cause, doubt.map { Cause(place: place, doubt: $0) }),
      tolerance: (parent?.tolerance ?? 0) + found.error * (above?.largestGrowth ?? 1))
  }

  /// Works out an element of accessibility, whose frame is given in points of the screen.
  init(ofElementIn tree: ViewTree, at place: Int, in parent: ViewGeometry?) {
    let known = tree.views[place].frame
    guard let frame = known.value, frame.isUsable else {
      let doubt: GeometryDoubt = known.isKnown ? .noNumber : .noFrame
      self.init(
        bounds: nil, toParent: nil, toTree: nil, doubt: doubt, cause: Cause(place: place, doubt: doubt),
        tolerance: 0)
      return
    }
    let toTree = ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: frame.origin.x, ty: frame.origin.y)
    let below = parent == nil ? ViewTransform.identity : parent?.toTree?.inverted
    self.init(
      bounds: ViewRect(origin: .zero, size: frame.size), toParent: below.map { toTree.followed(by: $0) },
      toTree: toTree, doubt: nil, cause: nil, tolerance: frame.roundingError)
  }

  /// What one view's properties say about its place in the parent.
  private struct Place {
    var bounds: ViewRect?
    var map: ViewTransform?
    var doubt: GeometryDoubt?
    var error = 0.0

    /// Reads the few properties that count, since a copy of a view takes longer than everything else here.
    init(of tree: ViewTree, at place: Int) {
      let known = tree.views[place].bounds.value
      let layer = tree.views[place].layer.values
      guard let frame = tree.views[place].frame.value else {
        bounds = known.flatMap { $0.isUsable ? $0 : nil }
        doubt = .noFrame
        return
      }
      let written = layer.transform.value
      let transform = (written ?? .identity).withoutNoise
      guard frame.isUsable, transform.isUsable else {
        doubt = .noNumber
        return
      }
      let size: ViewSize
      if let bounds = known, bounds.isUsable {
        size = bounds.size
        error = frame.roundingError
      } else {
        switch BoxSolution(box: frame, transform: transform) {
        case .size(let solved, let error):
          size = solved
          self.error = error
          if !transform.keepsRectangles { doubt = .solvedFromBox }
        case .none(let reason):
          doubt = reason
          return
        }
      }
      if written == nil { doubt = .transformAssumed }
      let origin = layer.boundsOrigin.value ?? known?.origin
      if origin == nil { doubt = .worse(doubt, .originAssumed) }
      let own = ViewRect(origin: origin ?? .zero, size: size)
      guard own.isUsable else {
        doubt = .noNumber
        return
      }
      bounds = own
      map = transform.bringing(own.middle, to: frame.middle)
    }
  }
}

extension ViewGeometry.Cause? {
  /// The worse of two causes; the first if they are equally bad.
  fileprivate static func worse(_ first: Self, _ second: Self) -> Self {
    guard let first, let second else { return first ?? second }
    return second.doubt.rank > first.doubt.rank ? second : first
  }
}
