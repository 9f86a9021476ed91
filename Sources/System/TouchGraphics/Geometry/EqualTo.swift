// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  // The names of these comparisons from the time when Swift imported the functions of C.

  nonisolated extension CGPoint {
    /// Whether both points have the same coordinates.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  nonisolated extension CGSize {
    /// Whether both sizes have the same width and height.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  nonisolated extension CGRect {
    /// Whether both rectangles cover the same area; a negative size is standardized first.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
  }
#endif
