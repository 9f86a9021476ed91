// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated extension CATransform3D {
  /// The sixteen numbers as four rows of four.
  var rows: [[CGFloat]] {
    get {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }

  init(rows: [[CGFloat]]) {
    self.init()
    self.rows = rows
  }
}

nonisolated extension CATransform3D {
  /// The inverse; nil for a transform that is singular or not finite.
  ///
  /// It is computed by Gaussian elimination with partial pivoting, which stays accurate when perspective
  /// mixes large and small numbers.
  package var inverse: CATransform3D? {
    var left = rows
    guard left.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
      guard left[pivot][column] != 0 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let divisor = left[column][column]
      for k in 0..<4 {
        left[column][k] /= divisor
        right[column][k] /= divisor
      }
      for row in 0..<4 where row != column && left[row][column] != 0 {
        let factor = left[row][column]
        for k in 0..<4 {
          left[row][k] -= factor * left[column][k]
          right[row][k] -= factor * right[column][k]
        }
      }
    }
    guard right.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
    return CATransform3D(rows: right)
  }
}
