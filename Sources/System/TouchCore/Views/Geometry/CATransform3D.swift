// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// A three-dimensional transform, which a layer applies to its plane.
  ///
  /// Points are row vectors, as in ``/TouchGraphics/CGAffineTransform``: the fourth row translates, and the
  /// fourth column gives the divisor, which is how `m34` creates perspective.
  public nonisolated struct CATransform3D: Equatable, Sendable {
    // `mRC` is the number in row R and column C.

    /// Row 1, column 1: the scale of x.
    public var m11: CGFloat = 0
    /// Row 1, column 2.
    public var m12: CGFloat = 0
    /// Row 1, column 3.
    public var m13: CGFloat = 0
    /// Row 1, column 4.
    public var m14: CGFloat = 0
    /// Row 2, column 1.
    public var m21: CGFloat = 0
    /// Row 2, column 2: the scale of y.
    public var m22: CGFloat = 0
    /// Row 2, column 3.
    public var m23: CGFloat = 0
    /// Row 2, column 4.
    public var m24: CGFloat = 0
    /// Row 3, column 1.
    public var m31: CGFloat = 0
    /// Row 3, column 2.
    public var m32: CGFloat = 0
    /// Row 3, column 3: the scale of z.
    public var m33: CGFloat = 0
    /// Row 3, column 4: -1 divided by the distance of the viewer.
    public var m34: CGFloat = 0
    /// Row 4, column 1: the translation along x.
    public var m41: CGFloat = 0
    /// Row 4, column 2: the translation along y.
    public var m42: CGFloat = 0
    /// Row 4, column 3: the translation along z.
    public var m43: CGFloat = 0
    /// Row 4, column 4: 1, unless all coordinates are divided.
    public var m44: CGFloat = 0

    /// Creates a transform with sixteen zeros, which is not ``CATransform3DIdentity``.
    public init() {}

    /// Creates a transform from its sixteen numbers, row by row.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
  }

  /// The transform that changes nothing.
  public nonisolated let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

  /// Whether the transform is exactly ``CATransform3DIdentity``.
  public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DIdentity
  }

  /// Whether the two transforms have the same sixteen numbers.
  public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }
#endif
