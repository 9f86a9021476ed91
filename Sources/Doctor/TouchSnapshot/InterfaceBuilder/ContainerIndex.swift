// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// What the controllers of a file say about the scenes in them: which bars lie over a scene, and what a scene
/// is made of.
struct ContainerIndex {
  private var controllers: [String: XMLTree.Element] = [:]
  /// The container of a controller, by the controller's id.
  private var containers: [String: String] = [:]
  /// The controllers that push a controller, by the pushed one's id.
  private var pushers: [String: Set<String>] = [:]
  /// Controllers that are presented in another way as well, or may be.
  private var presented: Set<String> = []
  /// The controllers that a container view of another scene shows.
  private var embedded: Set<String> = []
  /// How many containers around a scene are looked at.
  private static let deepest = 4

  /// The height of a tab bar, in points (documented).
  private static let tabBar = 49.0
  /// The height of a toolbar, in points (documented).
  private static let toolbar = 44.0
  /// What a tab bar is higher by on a phone with a home indicator, in points (documented).
  private static let homeIndicator = 34.0
  /// The status bar and the navigation bar on a phone without a notch, in points (documented).
  private static let navigationBar = 64.0
  /// The least end of the status bar and the navigation bar on an upright phone with a notch, in points
  /// (documented).
  private static let notchedNavigationBar = 88.0
  /// No upright phone is as wide, in points (documented).
  private static let widestPhone = 500.0
  /// Phones of this height and more have a home indicator, in points (documented).
  private static let tallPhone = 812.0

  /// The titles and ids of the bar button items of a controller, and whether each is enabled, by the
  /// controller's id.
  private var items: [String: [ViewSnapshot.Attribute]] = [:]
  /// How many items of a controller are kept.
  private static let mostItems = 64

  /// Takes what one element says.
  mutating func note(_ element: XMLTree.Element) {
    if element.name == "barButtonItem", let owner = Self.owner(of: element),
      let title = element["title"] ?? element["systemItem"], items[owner, default: []].count < Self.mostItems
    {
      let name = element["enabled"] == "NO" ? "disabledBarItem" : "barItem"
      items[owner, default: []].append(ViewSnapshot.Attribute(name: name, value: title))
      if let id = element[.id] {
        items[owner, default: []].append(ViewSnapshot.Attribute(name: name, value: id))
      }
      // A custom view, a menu or an action does something with a tap.
      let isIdle = element.children.allSatisfy {
        $0["key"] != "customView" && $0["key"] != "menu" && $0.name != "connections"
      }
      if isIdle {
        for word in [title, element[.id]].compactMap({ $0 }) {
          items[owner, default: []].append(ViewSnapshot.Attribute(name: "idleBarItem", value: word))
        }
      }
    }
    if element.traits.isAnyController, let id = element[.id] {
      controllers[id] = element
      return
    }
    guard element.isNamed(.segue) else { return }
    if element.has(.kind, "relationship"), let child = element[.destination],
      let parent = element.parent?.parent?[.id]
    {
      containers[child] = parent
    } else if let kind = element[.kind], kind != "unwind", let child = element[.destination] {
      if kind == "show" || kind == "push", let owner = Self.owner(of: element) {
        pushers[child, default: []].insert(owner)
      } else {
        if kind == "embed" { embedded.insert(child) }
        presented.insert(child)
      }
    }
  }

  /// The controller in whose scene an element is.
  private static func owner(of element: XMLTree.Element) -> String? {
    var next = element.parent
    while let here = next {
      if here.name.hasSuffix("ontroller") { return here["id"] }
      // A recognizer or an item of a bar stands beside the controller of its scene.
      if here.name == "objects" {
        return here.children.first { $0.name.hasSuffix("ontroller") }?["id"]
      }
      next = here.parent
    }
    return nil
  }

  /// The container whose bars lie over a controller: the one that holds it, or the one that all controllers
  /// which push it share, if nothing else shows it.
  private func container(of id: String, hidesBottomBar: inout Bool) -> String? {
    if let container = containers[id] { return container }
    guard !presented.contains(id), controllers[id]?["storyboardIdentifier"] == nil else { return nil }
    var (here, seen): (String, Set<String>) = (id, [id])
    while let owners = pushers[here], owners.count == 1, let owner = owners.first, seen.insert(owner).inserted
    {
      // What is pushed onto a controller without the tab bar has none either.
      if controllers[owner]?["hidesBottomBarWhenPushed"] == "YES" { hidesBottomBar = true }
      if let container = containers[owner] {
        return controllers[container]?.name == "navigationController" ? container : nil
      }
      guard !presented.contains(owner), controllers[owner]?["storyboardIdentifier"] == nil else { return nil }
      here = owner
    }
    return nil
  }

  /// The controller by which a container view of another scene shows one: itself, or a container that it is
  /// in.
  func embedding(of id: String) -> String? {
    var next: String? = id
    for _ in 0..<Self.deepest {
      guard let here = next else { return nil }
      if embedded.contains(here) { return here }
      next = containers[here]
    }
    return nil
  }

  /// Whether a scene's view is a plain one that takes every touch in it.
  func isPlain(_ scene: String) -> Bool {
    guard let controller = controllers[scene], controller.name == "viewController",
      let view = controller.children.first(where: { $0["key"] == "view" })
    else { return false }
    return view.name == "view" && view["customClass"] == nil && view["userInteractionEnabled"] != "NO"
      && view["hidden"] != "YES"
  }

  /// The attributes that the view of a controller gets for the bars of UIKit's containers that lie over it.
  ///
  /// A container of a custom class may do anything with its bars, so nothing is known about it.
  func bars(over controller: XMLTree.Element, on screen: ViewSize?) -> [ViewSnapshot.Attribute] {
    var attributes = controller["id"].flatMap { items[$0] } ?? []
    let edges = controller.children.first { $0["key"] == "edgesForExtendedLayout" }
    var id = controller["id"]
    var hidesBottomBar = controller["hidesBottomBarWhenPushed"] == "YES"
    let isTall = (screen?.height).map { $0 >= Self.tallPhone } ?? false
    for _ in 0..<Self.deepest {
      guard let here = id, let parent = container(of: here, hidesBottomBar: &hidesBottomBar),
        let container = controllers[parent]
      else { break }
      id = parent
      guard container["customClass"] == nil else { break }
      switch container.name {
      case "navigationController":
        if container["toolbarHidden"] == "NO", edges == nil || edges?["bottom"] == "YES", !hidesBottomBar,
          container.children.first(where: { $0["key"] == "toolbar" }).map({
            Self.isClear($0, over: controller)
          }) ?? true
        {
          let height = Self.toolbar + (isTall ? Self.homeIndicator : 0)
          attributes.append(ViewSnapshot.Attribute(name: "underToolbar", value: "\(height)"))
          let holdsItems =
            controller.children.first { $0.name == "toolbarItems" }?.children.contains { _ in true } ?? false
          if !holdsItems { attributes.append(ViewSnapshot.Attribute(name: "emptyToolbar", value: "YES")) }
        }
        guard container["navigationBarHidden"] != "YES", edges == nil || edges?["top"] == "YES",
          let bar = container.children.first(where: { $0["key"] == "navigationBar" }),
          Self.isClear(bar, over: controller)
        else { continue }
        let frame = bar.children.first { $0["key"] == "frame" }
        let top = frame?["y"].flatMap { Double($0) } ?? 0
        let height = frame?["height"].flatMap { Double($0) } ?? 0
        // Beside the notch of the screen lies what fills it; a sheet begins below.
        let isNotched =
          isTall && !presented.contains(parent) && (screen?.width).map { $0 < Self.widestPhone } ?? false
        // The frame of the bar is as old as the last change of it, and the device is not.
        let least = isNotched ? Self.notchedNavigationBar : 0
        let end = max(top > 0 && (top + height).isFinite ? top + height : Self.navigationBar, least)
        attributes.append(ViewSnapshot.Attribute(name: "underNavigationBar", value: "\(end)"))
        if !Self.showsBar(controller) {
          attributes.append(ViewSnapshot.Attribute(name: "emptyNavigationBar", value: "YES"))
        }
      case "tabBarController":
        guard edges == nil || edges?["bottom"] == "YES", !hidesBottomBar,
          let bar = container.children.first(where: { $0["key"] == "tabBar" }),
          Self.isClear(bar, over: controller)
        else { continue }
        let height = Self.tabBar + (isTall ? Self.homeIndicator : 0)
        attributes.append(ViewSnapshot.Attribute(name: "underTabBar", value: "\(height)"))
      default: continue
      }
    }
    if containers[controller["id"] ?? ""] == nil {
      attributes += simulated(over: controller, isTall: isTall, hidesBottomBar: hidesBottomBar)
    }
    return attributes
  }

  /// The bars that Interface Builder shows over a scene although no container of the file holds it: those of
  /// a container that code, or another file, puts it into.
  private func simulated(
    over controller: XMLTree.Element, isTall: Bool, hidesBottomBar: Bool
  ) -> [ViewSnapshot.Attribute] {
    var attributes: [ViewSnapshot.Attribute] = []
    func shows(_ bar: String) -> Bool {
      controller.children.contains { $0.name == bar && $0["translucent"] != "NO" }
    }
    let indicator = isTall ? Self.homeIndicator : 0
    if !hidesBottomBar, shows("simulatedTabBarMetrics") || shows("tabBarItem") {
      attributes.append(.init(name: "simulatedTabBar", value: "\(Self.tabBar + indicator)"))
    } else if shows("simulatedToolbarMetrics") {
      attributes.append(.init(name: "simulatedToolbar", value: "\(Self.toolbar + indicator)"))
    }
    if shows("simulatedNavigationBarMetrics") {
      let end = isTall ? Self.notchedNavigationBar : Self.navigationBar
      attributes.append(.init(name: "simulatedNavigationBar", value: "\(end)"))
    }
    return attributes
  }

  /// Whether a bar lies over the content; one that is not translucent has the content below it.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - controller: The controller below it, which may let its content reach under opaque bars, too.
  /// - Returns: Whether it does.
  private static func isClear(_ bar: XMLTree.Element, over controller: XMLTree.Element) -> Bool {
    bar["hidden"] != "YES" && bar["customClass"] == nil
      && (bar["translucent"] != "NO" || controller["extendedLayoutIncludesOpaqueBars"] == "YES")
  }

  /// Whether the file puts something into the navigation bar for a controller, so that the bar is meant to be
  /// seen.
  private static func showsBar(_ controller: XMLTree.Element) -> Bool {
    guard let item = controller.children.first(where: { $0["key"] == "navigationItem" }) else { return false }
    return item["title"]?.isEmpty == false || item.children.contains { _ in true }
  }
}
