// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where a digitizer lies on its display: how places of the device become points.
///
/// A place goes through three steps: the ranges of the axes make it a share of the surface, from 0 to 1; the
/// ``calibration`` corrects that share and the ``orientation`` turns it; the size of the display makes points of it.
/// The kernel's values are whole units, so that the last unit ends at the edge: 799 of 0 to 799 on 800 points is 799.
/// Values outside the range lie outside the display.
public struct DisplayMapping: Sendable, Hashable {
  /// How a digitizer is built in, seen from the front: where its own upright is on the display.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// As the display.
    case upright
    /// Turned by a quarter clockwise.
    case clockwise
    /// Turned by half.
    case upsideDown
    /// Turned by a quarter counterclockwise.
    case counterclockwise

    /// The turn, on shares of the surface.
    var calibration: DisplayCalibration {
      switch self {
      case .upright: .identity
      case .clockwise: DisplayCalibration(0, -1, 1, 1, 0, 0)
      case .upsideDown: DisplayCalibration(-1, 0, 1, 0, -1, 1)
      case .counterclockwise: DisplayCalibration(0, 1, 0, -1, 0, 1)
      }
    }
  }

  /// The size of the display in points.
  public var size: CGSize
  /// How the digitizer is built in.
  public var orientation: Orientation
  /// What corrects the share of the surface.
  public var calibration: DisplayCalibration

  /// Makes a mapping.
  public init(
    size: CGSize, orientation: Orientation = .upright, calibration: DisplayCalibration = .identity
  ) {
    self.size = size
    self.orientation = orientation
    self.calibration = calibration
  }

  /// Whether the size is one that a display can have, and the calibration holds nothing but numbers.
  public var isUsable: Bool {
    size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0 && calibration.isFinite
  }
}
