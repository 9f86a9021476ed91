// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The mapping from a digitizer's surface to its display: device positions to points.
///
/// A position passes three steps: the ranges of the axes convert it to fractions of the surface, from 0 to 1;
/// the ``calibration`` corrects these fractions and the ``orientation`` rotates them; the size of the display
/// converts them to points. The kernel's values are whole units, so that the last unit ends at the edge: 799
/// of 0 to 799 on 800 points is 799. Values outside the range lie outside the display.
public struct DisplayMapping: Sendable, Hashable {
  /// How a digitizer is mounted, seen from the front: where its own upright direction is on the display.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// Like the display.
    case upright
    /// Rotated by 90 degrees clockwise.
    case clockwise
    /// Rotated by 180 degrees.
    case upsideDown
    /// Rotated by 90 degrees counterclockwise.
    case counterclockwise

    /// The rotation, as a calibration of fractions of the surface.
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
  /// How the digitizer is mounted.
  public var orientation: Orientation
  /// The correction of the fractions of the surface.
  public var calibration: DisplayCalibration

  /// Creates a mapping.
  public init(
    size: CGSize, orientation: Orientation = .upright, calibration: DisplayCalibration = .identity
  ) {
    self.size = size
    self.orientation = orientation
    self.calibration = calibration
  }

  /// Whether the size is possible for a display and the calibration is finite.
  public var isUsable: Bool {
    size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0 && calibration.isFinite
  }
}
