// SPDX-License-Identifier: Apache-2.0

/// A transform in half the memory: those of nearly all views only move.
struct StoredTransform: Sendable, Hashable {
  /// The part that turns and scales.
  private struct Matrix: Sendable, Hashable {
    var a, b, c, d: Double
  }

  private let tx, ty: Double
  private var matrix = Rare<Matrix>()

  init(_ transform: ViewTransform) {
    (tx, ty) = (transform.tx, transform.ty)
    if !transform.isUpright {
      matrix.value = Matrix(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    }
  }

  /// The transform.
  var transform: ViewTransform {
    guard let matrix = matrix.value else { return ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    return ViewTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: tx, ty: ty)
  }
}
