// SPDX-License-Identifier: Apache-2.0

/// How an interface is turned.
///
/// The landscape ones are named by the side of the home button.
public nonisolated enum UIInterfaceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The home button is on the right.
  case landscapeRight = 3
  /// The home button is on the left.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several orientations of an interface.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// A bit for each orientation, at the index of its number.
  public let rawValue: UInt
  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(.portrait)
  /// The home button is on the left.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// The home button is on the right.
  public static let landscapeRight = Self(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}
