// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Names the axes of a layout; there are no constraints yet.
public nonisolated enum NSLayoutConstraint {
  /// An axis along which views are arranged.
  public enum Axis: Int, Sendable, Hashable {
    /// From one side to the other.
    case horizontal = 0
    /// From the top to the bottom.
    case vertical = 1
  }
}

extension UIView {
  /// Asks for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
