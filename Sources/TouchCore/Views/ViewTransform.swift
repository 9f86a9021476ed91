// SPDX-License-Identifier: Apache-2.0

/// A view's transform with its inverse; views with the identity have none.
nonisolated final class ViewTransform: Sendable {
  let matrix: CGAffineTransform
  /// Nil for a transform that cannot be undone: such a view is not hit.
  let inverse: CGAffineTransform?

  init(_ matrix: CGAffineTransform) {
    self.matrix = matrix
    inverse = matrix.inverse
  }
}
