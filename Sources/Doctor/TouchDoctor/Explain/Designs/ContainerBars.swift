// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The bars of UIKit's containers, which a file of Interface Builder keeps in other scenes than the views
/// that they lie over.
enum ContainerBars {
  /// What marks such a bar.
  static let mark = ViewSnapshot.Attribute(name: "of a container", value: "YES")
  /// What such a bar is called behind its class.
  private static let name = "of its container"

  /// Adds the bars that lie over a scene, in front of all that is in it.
  static func add(to tree: inout ViewTree) {
    guard let root = tree.roots.first, tree.roots.count == 1, let all = tree.views[root].frame.value?.size,
      all.width > 0
    else { return }
    let view = tree.views[root]
    if let height = length(["underTabBar", "simulatedTabBar"], of: view), height < all.height / 2 {
      add("UITabBar", ViewRect(x: 0, y: all.height - height, width: all.width, height: height), to: &tree)
    } else if let height = length(["underToolbar", "simulatedToolbar"], of: view), height < all.height / 2 {
      add("UIToolbar", ViewRect(x: 0, y: all.height - height, width: all.width, height: height), to: &tree)
    }
    if let end = length(["underNavigationBar", "simulatedNavigationBar"], of: view), end < all.height / 2 {
      // Nothing is touched on the status bar either.
      add("UINavigationBar", ViewRect(x: 0, y: 0, width: all.width, height: end), to: &tree)
    }
  }

  /// The first of some attributes of a view that is a length.
  static func length(_ names: [String], of view: ViewSnapshot) -> Double? {
    names.lazy.compactMap { view.attribute($0).flatMap { Double($0) } }.first { $0 > 0 }
  }

  private static func add(_ className: String, _ frame: ViewRect, to tree: inout ViewTree) {
    var bar = ViewSnapshot(className: className, identifier: name)
    bar.frame = .known(frame)
    bar.bounds = .known(ViewRect(origin: .zero, size: frame.size))
    bar.isHidden = .known(false)
    bar.isUserInteractionEnabled = .known(true)
    bar.alpha = .known(1)
    bar.clipsToBounds = .known(false)
    bar.transform = .known(.identity)
    bar.anchorPoint = .known(ViewPoint(x: 0.5, y: 0.5))
    bar.boundsOrigin = .known(.zero)
    bar.recognizers = .known([])
    bar.hasRecognizers = .known(false)
    bar.actions = .known([])
    bar.attributes.append(mark)
    tree.add(bar, to: tree.roots[0])
  }
}

extension ViewSnapshot {
  /// Whether it is a bar that the file keeps in another scene.
  var isOfContainer: Bool { attribute(ContainerBars.mark.name) != nil }
}
