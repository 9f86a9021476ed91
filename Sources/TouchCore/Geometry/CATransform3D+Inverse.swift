// SPDX-License-Identifier: Apache-2.0

/// The inverse of `t`, or `t` itself if it has none.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
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
