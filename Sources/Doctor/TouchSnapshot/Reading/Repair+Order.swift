// SPDX-License-Identifier: Apache-2.0

extension SnapshotDocument {
  /// The same document, its repairs in the order of the file; those of one place stay as they are.
  func inOrder() -> SnapshotDocument {
    var document = self
    let places = repairs.indices.sorted { one, other in
      let (first, second) = (repairs[one].position, repairs[other].position)
      return (first.line, first.column, one) < (second.line, second.column, other)
    }
    document.repairs = places.map { repairs[$0] }
    return document
  }
}
