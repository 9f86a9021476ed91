// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The positions in the file of a scene's views and recognizers.
struct ScenePositions {
  private struct Entry {
    weak var object: AnyObject?
    let position: SourcePosition
  }

  private var positions: [ObjectIdentifier: Entry] = [:]

  /// Records the position of an object, if the file has one.
  mutating func note(_ position: SourcePosition?, of object: AnyObject) {
    if let position { positions[ObjectIdentifier(object)] = Entry(object: object, position: position) }
  }

  /// The position of an object; nil for one that is not from the file.
  subscript(object: AnyObject) -> SourcePosition? {
    // The address may belong to another object by now.
    guard let entry = positions[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.position
  }
}
