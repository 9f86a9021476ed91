// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The positions in the file of a scene's views and recognizers.
struct ScenePlaces {
  private struct Place {
    weak var object: AnyObject?
    let position: SourcePosition
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Records the position of an object, if the file has one.
  mutating func note(_ position: SourcePosition?, of object: AnyObject) {
    if let position { places[ObjectIdentifier(object)] = Place(object: object, position: position) }
  }

  /// The position of an object; nil for one that is not from the file.
  subscript(object: AnyObject) -> SourcePosition? {
    // The address may belong to another object by now.
    guard let place = places[ObjectIdentifier(object)], place.object === object else { return nil }
    return place.position
  }
}
