// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// The parts of an affine transform, in the order in which they are applied.
  public nonisolated struct CGAffineTransformComponents: Equatable, Sendable {
    /// The scaling, applied first; a negative height means that the plane is mirrored.
    public var scale: CGSize
    /// The shear, applied second: how far x moves for each unit of y; usually 0.
    public var horizontalShear: CGFloat
    /// The rotation about the origin, applied third, in radians from -π to π.
    public var rotation: CGFloat
    /// The translation, applied last.
    public var translation: CGVector

    /// Creates components that are all zero, as in C.
    public init() {
      self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from their parts.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  nonisolated extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
      let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        .concatenating(shear)
        .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      tx = components.translation.dx
      ty = components.translation.dy
    }

    /// Decomposes the transform into scale, shear, rotation and translation.
    ///
    /// A reflection becomes a negative scale height and a rotation. Composing the parts gives the transform
    /// back, unless it is singular and its axes are skewed onto one line: no shear can express that, and the
    /// scale height is 0.
    public func decomposed() -> CGAffineTransformComponents {
      var parts = CGAffineTransformComponents()
      parts.translation = CGVector(dx: tx, dy: ty)
      let width = hypot(a, b)
      guard width > 0 else {
        parts.scale = CGSize(width: 0, height: hypot(c, d))
        parts.rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
        return parts
      }
      let cosine = a / width
      let sine = b / width
      let height = cosine * d - sine * c
      parts.scale = CGSize(width: width, height: height)
      parts.rotation = atan2(b, a)
      if height != 0 { parts.horizontalShear = (cosine * c + sine * d) / height }
      return parts
    }
  }
#endif
