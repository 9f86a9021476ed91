// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What one view says when the walk comes by with a point: whether it is entered, and how sure that is.
struct HitGate {
  /// What came out.
  var verdict: HitStep.Verdict = .entered
  /// How sure the state and the place of the view make it.
  var certainty = Certainty.certain
  /// What they leave open, and about which view.
  var doubt: (kind: Doubt.Kind, view: Int)?
  /// The point in the view's own coordinates; it means nothing where the view has none.
  var point: HitPoint

  /// Whether the walk enters the view, as far as the snapshot shows.
  var accepts: Bool { verdict == .entered }

  /// Whether a property of the view keeps all touches away, wherever they are.
  var isOff: Bool {
    switch verdict {
    case .interactionOff, .hidden, .transparent, .animating: certainty == .certain
    default: false
    }
  }

  /// Asks a view about a point of its parent's coordinates.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - place: The place of the view in its tree.
  ///   - geometry: Where the view is.
  ///   - above: The point, in the parent's coordinates.
  ///   - rounds: Whether numbers have been rounded to six digits.
  ///   - stale: Why the frame says nothing; nil if it does.
  ///   - grown: The bounds that the view will have at most, if it is a stack view that grows; nil for others.
  init(
    _ view: ViewSnapshot, at place: Int, _ geometry: ViewGeometry, above: HitPoint, rounds: Bool,
    stale: Doubt.Kind? = nil, grown: ViewRect? = nil
  ) {
    point = above
    judgeState(of: view, at: place, rounds: rounds)
    guard accepts else { return }
    judgePlace(of: view, at: place, geometry, rounds: rounds)
    if case .outside = verdict, let grown, grown.contains(point.point) {
      verdict = .entered
      lower(to: .cannotBeKnown, .stackSize, place)
      point.error = .infinity
      point.cause = (.stackSize, place)
    }
    guard let stale else { return }
    // The frame that is stored is the best guess, and no more than that.
    lower(to: .cannotBeKnown, stale, place)
    point.error = .infinity
    point.cause = (stale, place)
  }

  /// The gate of a layer, which never takes touches.
  init(layerAt above: HitPoint) {
    point = above
    verdict = .layer
  }

  /// Replaces the verdict with what a running app answered.
  mutating func measure(_ verdict: HitStep.Verdict) {
    settle(verdict)
  }

  private mutating func lower(to certainty: Certainty, _ kind: Doubt.Kind, _ view: Int) {
    guard certainty < self.certainty else { return }
    self.certainty = certainty
    doubt = (kind, view)
  }

  /// Settles the verdict; no open question changes that.
  private mutating func settle(_ verdict: HitStep.Verdict) {
    self.verdict = verdict
    certainty = .certain
    doubt = nil
  }

  // MARK: State

  private mutating func judgeState(of view: ViewSnapshot, at place: Int, rounds: Bool) {
    if view.attribute("installed") == "NO" {
      settle(.notInstalled)
      return lower(to: .likely, .notInstalled, place)
    }
    switch view.isUserInteractionEnabled {
    case .known(false): return settle(.interactionOff)
    case .known(true): break
    case .unknown: lower(to: .likely, .property("isUserInteractionEnabled"), place)
    }
    if view.isHidden.value == true { return settle(.hidden) }
    if !view.isHidden.isKnown { lower(to: .likely, .property("isHidden"), place) }
    guard let alpha = view.alpha.value else { return lower(to: .likely, .property("alpha"), place) }
    // Opacity is a Float, so that 0.01 itself is below 0.01.
    if ClassKnowledge.isTooTransparent(view) {
      settle(.transparent(alpha: alpha))
      if rounds, alpha == 0.01 { lower(to: .likely, .property("alpha"), place) }
      return
    }
    if !view.isUserInteractionEnabled.isKnown, ClassKnowledge.isUntouchedByDefault(view) {
      settle(.interactionOff)
      return lower(to: .likely, .property("isUserInteractionEnabled"), place)
    }
    if !view.isUserInteractionEnabled.isKnown, alpha <= 0.01, ClassKnowledge.isReactNatives(view) {
      // An overlay that fades out usually has pointerEvents="none" then.
      lower(
        to: .cannotBeKnown,
        .peculiarClass(
          "is at opacity 0, and takes touches unless its pointerEvents are \"none\", which this source does not say"
        ),
        place)
    }
    if view.liveHit == .animating { return settle(.animating) }
    if view.mayBeBlockedByAnimation { lower(to: .cannotBeKnown, .animated, place) }
  }

  // MARK: Place

  private mutating func judgePlace(
    of view: ViewSnapshot, at place: Int, _ geometry: ViewGeometry, rounds: Bool
  ) {
    guard let frame = view.frame.value, frame.isCountable else {
      if view.parent != nil { verdict = .nowhere }
      lower(to: .cannotBeKnown, .frame, place)
      point.error = .infinity
      point.cause = (.frame, place)
      return
    }
    if frame.size.width < 0 || frame.size.height < 0 {
      return judgeNegative(frame, at: place, rounds: rounds)
    }
    let above = point
    let transform = view.transform.value ?? .identity
    let isUpright = transform.isUpright
    if !isUpright {
      // The frame is the box around the view: what is outside of the box is outside of the view.
      let error = above.error + frame.hidden(rounds) + SixDigits.addingError(.pi)
      let box = HitMargins(of: above.point, in: frame, error: error)
      if !box.isInside, box.isCertain {
        let own = geometry.ownPoint(fromParent: above.point)
        point.point = own ?? above.point
        // What lies outside is measured along the view's own edges, which may run otherwise than the box's.
        let margins = own.flatMap { own in
          geometry.bounds.map { HitMargins(of: own, in: $0, error: 0) }
        }
        return settle(.outside(margins.flatMap { $0.isInside ? nil : $0.overshoot } ?? box.overshoot))
      }
    }
    if geometry.doubt == .transformFlattens || (!isUpright && transform.inverted == nil) {
      settle(frame.size == .zero ? .empty : .singular)
      if !transform.isFlat { lower(to: .likely, .transform, place) }
      point.error = .infinity
      return
    }
    if !view.transform.isKnown { lower(to: .likely, .transform, place) }
    guard let bounds = geometry.bounds, let own = geometry.ownPoint(fromParent: above.point) else {
      point.error = .infinity
      point.cause = (.size, place)
      // What is left is smaller than a point, whatever its size was.
      if transform.onlyScales, transform.scale < SingularTransform.leastScale {
        settle(.singular)
        if min(frame.width, frame.height) >= 0.5 { lower(to: .likely, .size, place) }
        return
      }
      // The middle of the box around a view is the view's own, whatever its size is.
      let off = max(abs(above.point.x - frame.midX), abs(above.point.y - frame.midY))
      return lower(to: off + above.error < 0.5 ? .likely : .cannotBeKnown, .size, place)
    }
    point.point = own
    // What is scrolled away is added to the point and to the bounds.
    let scrolled = SixDigits.addingError(bounds.origin.x, bounds.origin.y)
    point.error =
      isUpright
      ? above.error + frame.hidden(rounds) + scrolled
      : scrolled
        + Self.error(above.error + frame.hidden(rounds), through: transform, size: bounds.size, rounds)
    point.isShort = above.isShort && isUpright && frame.isShort
    if bounds.size.width == 0 || bounds.size.height == 0 {
      settle(.empty)
      // A width that was worked out from the box may be a little more than nothing.
      if !isUpright, !view.bounds.isKnown, !HitMargins(of: own, in: bounds, error: point.error).isCertain {
        lower(to: .likely, .size, place)
      }
    } else {
      judgeInside(bounds, at: place)
    }
    judgeScrolling(of: view, at: place, rounds: rounds)
  }

  /// Nobody documents what a negative size means for touches: the rectangle may count as the one that it
  /// spans.
  private mutating func judgeNegative(_ frame: ViewRect, at place: Int, rounds: Bool) {
    let spanned = frame.standardized
    let margins = HitMargins(of: point.point, in: spanned, error: point.error + spanned.hidden(rounds))
    verdict = .outside(margins.overshoot)
    point.error = .infinity
    point.cause = (.negativeSize, place)
    if margins.isInside || !margins.isCertain { lower(to: .cannotBeKnown, .negativeSize, place) }
  }

  private mutating func judgeInside(_ bounds: ViewRect, at place: Int) {
    let margins = HitMargins(of: point.point, in: bounds, error: point.error)
    if !margins.isInside { verdict = .outside(margins.overshoot) }
    guard !margins.isCertain else {
      if !margins.isInside { settle(verdict) }
      return
    }
    let (kind, view) = point.cause ?? (.edge, place)
    lower(to: point.isShort && point.cause == nil ? .likely : .cannotBeKnown, kind, view)
  }

  /// Without a known content offset, the positions of a scroll view's contents are unknown.
  private mutating func judgeScrolling(of view: ViewSnapshot, at place: Int, rounds: Bool) {
    let origin = view.boundsOrigin.value ?? view.bounds.value?.origin
    if let origin {
      guard rounds else { return }
      point.error += max(SixDigits.hidden(in: origin.x), SixDigits.hidden(in: origin.y))
      point.isShort = point.isShort && SixDigits.isShort(origin.x) && SixDigits.isShort(origin.y)
    } else if ClassKnowledge.scrolls(view) {
      point.error = .infinity
      point.cause = (.contentOffset, place)
    }
  }

  /// By how much a point may be off behind a transform of which six digits are known.
  private static func error(
    _ error: Double, through transform: ViewTransform, size: ViewSize, _ rounds: Bool
  ) -> Double {
    let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let growth = (a + b + c + d) / max(abs(transform.determinant), 1e-300)
    guard rounds else { return error * growth + SixDigits.addingError(.pi, size.width, size.height) }
    let hidden = [a, b, c, d].map(SixDigits.hidden(in:)).reduce(0, +)
    // Twice: once for the size, which was worked out with it, and once for the point.
    let reach = max(size.width, size.height) * max(a + c, b + d)
    let steepness = max(1, (a + b + c + d) * (a + b + c + d) / max(abs(a * d - b * c), 1e-300))
    return 2 * (error + hidden * reach) * growth * steepness + 1e-9
  }
}

extension ViewTransform {
  fileprivate var isUpright: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether zeros alone make it flat, so that no rounding can have done so.
  fileprivate var isFlat: Bool {
    (a == 0 && b == 0) || (c == 0 && d == 0) || (a == 0 && c == 0) || (b == 0 && d == 0)
  }
}

extension ViewRect {
  fileprivate var isCountable: Bool {
    // A number that is none is not smaller than any other.
    abs(origin.x) < 1e15 && abs(origin.y) < 1e15 && abs(size.width) < 1e15 && abs(size.height) < 1e15
  }

  /// By how much an edge may be off.
  ///
  /// Numbers that have not been rounded are still added and subtracted, here and by UIKit, and not always in
  /// the same order; only those with few binary digits come out the same.
  fileprivate func hidden(_ rounds: Bool) -> Double {
    let adding = SixDigits.addingError(origin.x, origin.y, size.width, size.height)
    guard rounds else { return adding }
    return adding
      + max(
        SixDigits.hidden(in: origin.x) + SixDigits.hidden(in: size.width),
        SixDigits.hidden(in: origin.y) + SixDigits.hidden(in: size.height))
  }

  fileprivate var isShort: Bool {
    SixDigits.isShort(origin.x) && SixDigits.isShort(origin.y) && SixDigits.isShort(size.width)
      && SixDigits.isShort(size.height)
  }
}
