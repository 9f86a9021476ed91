// SPDX-License-Identifier: Apache-2.0

/// What sources say about the layer of a view: little of most views, and of nearly all others that it is
/// plain.
///
/// Views that say the same share one copy, since a file has many views and memory is limited.
struct LayerSnapshot: Sendable, Hashable {
  /// The values.
  struct Values: Sendable, Hashable {
    var boundsOrigin: Known<ViewPoint> = .unknown
    var anchorPoint: Known<ViewPoint> = .unknown
    var transform: Known<ViewTransform> = .unknown
    var contentSize: Known<ViewSize> = .unknown
    var contentInset: Known<ContentInset> = .unknown
  }

  /// The values, which never change once they are shared.
  private final class Copy: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }

    /// A layer about which nothing is known.
    static let unknown = Copy(Values())
    /// An unchanged layer, in a view that may have scrolled.
    static let plain = Copy(
      Values(anchorPoint: .known(ViewPoint(x: 0.5, y: 0.5)), transform: .known(.identity)))
    /// An unchanged layer, in a view that has not scrolled.
    static let plainAtOrigin = Copy(
      Values(
        boundsOrigin: .known(.zero), anchorPoint: .known(ViewPoint(x: 0.5, y: 0.5)),
        transform: .known(.identity)))
  }

  private var copy = Copy.unknown

  init() {}

  /// A layer of which the anchor point and the transform are known, or known to be unknown.
  init(transform: Known<ViewTransform>, anchorPoint: Known<ViewPoint>) {
    if case .known(.identity) = transform, case .known(ViewPoint(x: 0.5, y: 0.5)) = anchorPoint {
      copy = .plain
    } else {
      values = Values(anchorPoint: anchorPoint, transform: transform)
    }
  }

  /// Makes the origin of the bounds known to be zero.
  mutating func moveOriginToZero() {
    if copy === Copy.plain { copy = .plainAtOrigin } else { values.boundsOrigin = .known(.zero) }
  }

  /// The values; what is set is kept once if it is one of the usual ones.
  var values: Values {
    @inline(__always) get { copy.values }
    set {
      guard newValue != copy.values else { return }
      switch newValue {
      case Copy.plainAtOrigin.values: copy = .plainAtOrigin
      case Copy.plain.values: copy = .plain
      default: copy = Copy(newValue)
      }
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.copy === other.copy || one.copy.values == other.copy.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(copy.values) }
}
