// SPDX-License-Identifier: Apache-2.0

/// Why the position of a view is not certain.
public enum GeometryDoubt: String, Sendable, Hashable, CaseIterable {
  /// The size was computed from the bounding box of the rotated view, so rounding affects it.
  case solvedFromBox
  /// The source does not contain the origin of the bounds; zero is assumed.
  case originAssumed
  /// The source does not contain the transform; the identity is assumed.
  case transformAssumed
  /// The source does not say which view contains which, so the frame is in the coordinates of an unknown
  /// view.
  case nestingUnknown
  /// The source does not contain a frame.
  case noFrame
  /// The frame or the transform is infinite, not a number, or too large for calculations.
  case noNumber
  /// The view is rotated by an angle at which many sizes have this bounding box.
  case boxTellsNoSize
  /// The frame is not the bounding box of any rectangle with this transform.
  case boxDoesNotFit
  /// The transform turns the view into a line or a point.
  case transformFlattens

  /// Whether the position in the tree is unknown, so that there is not even a guess.
  public var isBlind: Bool { rank > GeometryDoubt.transformAssumed.rank }

  /// The severity of the doubt.
  var rank: Int {
    switch self {
    case .solvedFromBox: 1
    case .originAssumed: 2
    case .transformAssumed: 3
    case .nestingUnknown: 4
    case .noFrame: 5
    case .noNumber: 6
    case .boxTellsNoSize: 7
    case .boxDoesNotFit: 8
    case .transformFlattens: 9
    }
  }

  /// The doubt in words that follow the view's name, such as "has no frame in this source".
  public var explanation: String {
    switch self {
    case .solvedFromBox: "is turned, and its size was worked out from the box around it"
    case .originAssumed: "may have a bounds origin other than zero, which this source does not tell"
    case .transformAssumed: "may have a transform, which this source does not tell"
    case .nestingUnknown: "is in a list that does not tell which view is inside which"
    case .noFrame: "has no frame in this source"
    case .noNumber: "has a frame or a transform that nothing can be reckoned with"
    case .boxTellsNoSize: "is turned so that the box around it does not tell its size"
    case .boxDoesNotFit: "has a frame that does not fit its transform"
    case .transformFlattens: "has a transform that makes a line or a point of it"
    }
  }

  /// The worse of two doubts.
  static func worse(_ first: GeometryDoubt?, _ second: GeometryDoubt) -> GeometryDoubt {
    guard let first, first.rank > second.rank else { return second }
    return first
  }
}
