// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How often a view was told to take touches alone, or with others.
  static var exclusiveChanges = 0
}

extension [UITouch] {
  /// The touches by their views, in the order of the first touch of each in `window`; views without one are left out.
  ///
  /// A touch keeps its view and its window, so the groups stay right whatever happens while they are served.
  func byView(in window: UIWindow) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    var places: [ObjectIdentifier: Int] = [:]
    each { touch in
      guard touch.storedWindow === window, let view = touch.storedView else { return }
      guard places[ObjectIdentifier(view)] == nil else { return }
      places[ObjectIdentifier(view)] = groups.count
      groups.append([])
    }
    each { touch in
      guard let view = touch.storedView, let place = places[ObjectIdentifier(view)] else { return }
      groups[place].append(touch)
    }
    return groups
  }

  /// The touches by their views, in the order of the first touch of each.
  var byView: [[UITouch]] { grouped { $0.storedView.map { ObjectIdentifier($0) } } }

  /// The touches by their windows, in the order of the first touch of each.
  var byWindow: [[UITouch]] { grouped { $0.storedWindow.map { ObjectIdentifier($0) } } }

  private func grouped(_ key: (UITouch) -> ObjectIdentifier?) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    var places: [ObjectIdentifier: Int] = [:]
    each { touch in
      guard let key = key(touch) else { return }
      if let place = places[key] {
        groups[place].append(touch)
      } else {
        places[key] = groups.count
        groups.append([touch])
      }
    }
    return groups
  }
}
