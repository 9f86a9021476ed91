// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How often `isExclusiveTouch` of any view was set.
  static var exclusiveChanges = 0
}

extension [UITouch] {
  /// The touches by their views, in the order of the first touch of each in `window`; views without one are left out.
  ///
  /// A touch keeps its view and its window, so the groups stay valid whatever callbacks do.
  func byView(in window: UIWindow) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    var indices: [ObjectIdentifier: Int] = [:]
    each { touch in
      guard touch.storedWindow === window, let view = touch.storedView else { return }
      guard indices[ObjectIdentifier(view)] == nil else { return }
      indices[ObjectIdentifier(view)] = groups.count
      groups.append([])
    }
    each { touch in
      guard let view = touch.storedView, let index = indices[ObjectIdentifier(view)] else { return }
      groups[index].append(touch)
    }
    return groups
  }

  /// The touches by their views, in the order of the first touch of each.
  var byView: [[UITouch]] { grouped { $0.storedView.map { ObjectIdentifier($0) } } }

  /// The touches by their windows, in the order of the first touch of each.
  var byWindow: [[UITouch]] { grouped { $0.storedWindow.map { ObjectIdentifier($0) } } }

  private func grouped(_ key: (UITouch) -> ObjectIdentifier?) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    var indices: [ObjectIdentifier: Int] = [:]
    each { touch in
      guard let key = key(touch) else { return }
      if let index = indices[key] {
        groups[index].append(touch)
      } else {
        indices[key] = groups.count
        groups.append([touch])
      }
    }
    return groups
  }
}
