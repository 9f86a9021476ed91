// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Where in the file the views and recognizers of a scene are.
struct ScenePlaces {
  private struct Place {
    weak var object: AnyObject?
    let position: SourcePosition
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Keeps where an object is, if the file says it.
  mutating func note(_ position: SourcePosition?, of object: AnyObject) {
    if let position { places[ObjectIdentifier(object)] = Place(object: object, position: position) }
  }

  /// Where an object is; nil for one that is not of the file.
  subscript(object: AnyObject) -> SourcePosition? {
    // An address may be another object's by now.
    guard let place = places[ObjectIdentifier(object)], place.object === object else { return nil }
    return place.position
  }
}
