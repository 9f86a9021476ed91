// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  import Foundation
  import TouchCore
#else
  public import Foundation
  public import TouchCore
#endif

#if !canImport(ObjectiveC)
  // On Linux, Foundation boxes no structs of others. A transform is boxed as its sixteen numbers.

  nonisolated extension NSValue {
    /// How Foundation writes the type of sixteen numbers.
    private static let numbersOfTransform = "[16d]"

    /// Creates a value that contains a three-dimensional transform.
    public convenience init(caTransform3D transform: CATransform3D) {
      let numbers = [
        transform.m11, transform.m12, transform.m13, transform.m14,
        transform.m21, transform.m22, transform.m23, transform.m24,
        transform.m31, transform.m32, transform.m33, transform.m34,
        transform.m41, transform.m42, transform.m43, transform.m44,
      ].map { Double($0) }
      unsafe self.init(bytes: numbers, objCType: NSValue.numbersOfTransform)
    }

    /// The transform that the value contains; the identity if it contains none.
    public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }

    /// The transform that the value contains, if any.
    final var boxedTransform: CATransform3D? {
      guard unsafe String(cString: objCType) == NSValue.numbersOfTransform else { return nil }
      var numbers = [Double](repeating: 0, count: 16)
      unsafe getValue(&numbers)
      let n = numbers.map { CGFloat($0) }
      return CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
  }
#else
  nonisolated extension NSValue {
    /// The transform that the value contains, if any.
    final var boxedTransform: CATransform3D? {
      let kind = NSValue(caTransform3D: CATransform3DIdentity)
      return unsafe String(cString: objCType) == String(cString: kind.objCType) ? caTransform3DValue : nil
    }
  }
#endif
