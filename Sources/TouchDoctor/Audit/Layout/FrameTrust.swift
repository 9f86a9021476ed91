// SPDX-License-Identifier: Apache-2.0

/// How far the frame that a design has for a view can be believed.
///
/// A frame in a file of Interface Builder is what the editor drew last. The constraints of the same file, the outlets that
/// code holds and the places whose size nobody knows yet say whether the app will show the same.
struct FrameTrust: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  /// A constraint contradicts where the view lies from left to right, or code can move it there.
  static let movesAcross = FrameTrust(rawValue: 1 << 0)
  /// A constraint contradicts where the view lies from top to bottom, or code can move it there.
  static let movesDown = FrameTrust(rawValue: 1 << 1)
  /// A constraint contradicts the width, or code can change it.
  static let resizesAcross = FrameTrust(rawValue: 1 << 2)
  /// A constraint contradicts the height, or code can change it.
  static let resizesDown = FrameTrust(rawValue: 1 << 3)
  /// The file fixes the width.
  static let pinnedAcross = FrameTrust(rawValue: 1 << 4)
  /// The file fixes the height.
  static let pinnedDown = FrameTrust(rawValue: 1 << 5)
  /// The width follows from one that is known only when the view is shown, such as a cell's.
  static let elasticAcross = FrameTrust(rawValue: 1 << 6)
  /// The height follows from one that is known only when the view is shown, such as a cell's.
  static let elasticDown = FrameTrust(rawValue: 1 << 7)

  /// Whether the place in the parent can be believed.
  var isPlaced: Bool { isDisjoint(with: [.movesAcross, .movesDown]) }
}

/// A direction in which frames are laid out.
enum LayoutAxis: Sendable, Hashable, CaseIterable {
  /// From left to right.
  case across
  /// From top to bottom.
  case down

  var moves: FrameTrust { self == .across ? .movesAcross : .movesDown }
  var resizes: FrameTrust { self == .across ? .resizesAcross : .resizesDown }
  var pinned: FrameTrust { self == .across ? .pinnedAcross : .pinnedDown }
  var elastic: FrameTrust { self == .across ? .elasticAcross : .elasticDown }
}
