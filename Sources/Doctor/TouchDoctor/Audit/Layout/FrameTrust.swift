// SPDX-License-Identifier: Apache-2.0

/// How far the frame that a design has for a view can be believed.
///
/// A frame in a file of Interface Builder is what the editor drew last. The constraints of the same file, the
/// outlets that code holds and the places whose size nobody knows yet say whether the app will show the same.
struct FrameTrust: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

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

  /// A constraint holds the width, to a constant or to something else.
  static let heldAcross = FrameTrust(rawValue: 1 << 8)
  /// A constraint holds the height, to a constant or to something else.
  static let heldDown = FrameTrust(rawValue: 1 << 9)

  /// A constraint holds the view, or one around it, at the right edge of the screen.
  static let atRight = FrameTrust(rawValue: 1 << 10)
  /// A constraint holds the view, or one around it, at the bottom of the screen.
  static let atBottom = FrameTrust(rawValue: 1 << 11)
  /// A constraint holds the view, or one around it, at the top of the screen.
  static let atTop = FrameTrust(rawValue: 1 << 12)
  /// A constraint holds the view, or one around it, at the top or the bottom of a safe area.
  static let inSafeArea = FrameTrust(rawValue: 1 << 13)
  /// What the views in a view have from it.
  static let inherited: FrameTrust = [.movesAcross, .movesDown, .atRight, .atBottom, .atTop, .inSafeArea]

  /// Whether the place in the parent can be believed.
  var isPlaced: Bool { isDisjoint(with: [.movesAcross, .movesDown]) }
}

/// A direction in which frames are laid out.
enum LayoutAxis: Sendable, Hashable, CaseIterable {
  /// From left to right.
  case across
  /// From top to bottom.
  case down

  /// The other direction.
  var other: LayoutAxis { self == .across ? .down : .across }

  var moves: FrameTrust { self == .across ? .movesAcross : .movesDown }
  var resizes: FrameTrust { self == .across ? .resizesAcross : .resizesDown }
  var pinned: FrameTrust { self == .across ? .pinnedAcross : .pinnedDown }
  var held: FrameTrust { self == .across ? .heldAcross : .heldDown }
  var elastic: FrameTrust { self == .across ? .elasticAcross : .elasticDown }
}

/// A value for each direction.
struct ByAxis<Value: Sendable>: Sendable {
  private var across: Value
  private var down: Value

  /// Creates the same value for both directions.
  init(_ value: Value) { (across, down) = (value, value) }

  subscript(axis: LayoutAxis) -> Value {
    get { axis == .across ? across : down }
    _modify {
      if axis == .across { yield &across } else { yield &down }
    }
  }
}
