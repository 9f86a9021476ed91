// SPDX-License-Identifier: Apache-2.0

/// A view's transform with its inverse; a view with the identity transform has none.
nonisolated final class InvertibleTransform: Sendable {
  let matrix: CGAffineTransform
  /// Nil for a singular transform: such a view is not hit.
  let inverse: CGAffineTransform?

  init(_ matrix: CGAffineTransform) {
    self.matrix = matrix
    inverse = matrix.inverse
  }
}
