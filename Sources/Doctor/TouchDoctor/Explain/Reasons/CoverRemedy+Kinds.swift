// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension CoverRemedy {
  /// A hosting view of SwiftUI, which is larger than what it shows.
  static func hosting(_ cover: Cover, _ touch: ExpectedTouch) -> (String, [String], String?) {
    (
      "A hosting view of SwiftUI usually takes touches in its whole frame, even where it shows nothing. Make it as large as what "
        + "it shows, remove it when that is gone, or let touches through:",
      [
        "hostingController.sizingOptions = .intrinsicContentSize // iOS 16; not pinned to all four edges",
        "// or: hostingController.view.removeFromSuperview()",
        "// or, if nothing in it is touched: hostingController.view.isUserInteractionEnabled = false",
      ], touch.trial(cover.taker, "setUserInteractionEnabled:NO")
    )
  }

  /// A view of React Native, whose touches its props decide about.
  static func reactNative(_ cover: Cover, _ touch: ExpectedTouch) -> (String, [String]) {
    let front = touch.walk.view(cover.front)
    let name = touch.name(of: cover.front)
    if front.className.contains("ScrollView") {
      return (
        "\(name) needs its touches to scroll. Lay it out beside the view, or render it before the view.", []
      )
    }
    let value = front.children.isEmpty ? "none" : "box-none"
    let effect =
      front.children.isEmpty ? "" : ", which leaves touches beside its children to what lies behind"
    return (
      "In React Native, give \(name) pointerEvents=\"\(value)\"\(effect), or render it before the view that it covers.",
      []
    )
  }

  /// A view that was added to an effect view itself, behind its content view; nil for all else.
  static func intoEffectView(_ cover: Cover, _ touch: ExpectedTouch) -> (String, [String])? {
    guard let beside = cover.beside, let parent = touch.walk.view(beside).parent,
      ClassKnowledge.base(of: touch.walk.trees[beside.tree].views[parent]) == "UIVisualEffectView",
      ClassKnowledge.isPrivate(touch.walk.view(cover.front)), touch.isDevelopers(beside)
    else { return nil }
    let effect = touch.variable(ViewPlace(tree: beside.tree, view: parent))
    return (
      "An effect view's contentView lies in front of what was added to the effect view itself. Add the view to contentView:",
      ["\(effect).contentView.addSubview(\(touch.variable(beside)))"]
    )
  }

  /// A view that was added to a bar itself, behind what the bar lays out.
  static func item(of bar: ViewPlace, _ cover: Cover, _ touch: ExpectedTouch) -> (String, [String]) {
    let view = touch.variable(cover.beside ?? touch.expected)
    switch ClassKnowledge.base(of: touch.walk.view(bar)) {
    case "UIToolbar":
      return (
        "A toolbar's own content lies in front of what was added to the bar itself. Make an item of it:",
        ["toolbarItems = [UIBarButtonItem(customView: \(view))]"]
      )
    case "UITabBar":
      return (
        "A tab bar's own items lie in front of what was added to the bar itself. Put it in front of the bar, into the "
          + "view that the bar lies in:",
        ["\(touch.variable(bar)).superview?.addSubview(\(view))"]
      )
    default:
      return (
        "A navigation bar's own content lies in front of what was added to the bar itself. Make an item of it:",
        [
          "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: \(view))",
          "// or: navigationItem.titleView = \(view)",
        ]
      )
    }
  }

  /// A view that has all but faded away.
  static func faded(_ faint: ViewPlace, _ touch: ExpectedTouch) -> (String, [String], String?) {
    let front = touch.variable(faint, inFrontOf: touch.variable(touch.expected))
    return (
      "Hide it or remove it when it has faded:",
      ["\(front).isHidden = true", "// or: \(front).removeFromSuperview()"],
      touch.trial(faint, "setHidden:YES")
    )
  }
}

extension Cover {
  /// A view with a lower alpha is practically invisible, but takes touches above 0.01.
  private static let leastSeen = 0.1

  /// The view in front, or one in it around the taker, that is almost invisible; nil if all can be seen.
  func faint(_ touch: ExpectedTouch) -> ViewPlace? {
    let tree = touch.walk.trees[front.tree]
    return tree.way(from: taker.view, below: tree.views[front.view].parent)
      .last { tree.views[$0].alpha.value.map { $0 < Self.leastSeen } ?? false }
      .map { ViewPlace(tree: front.tree, view: $0) }
  }

  /// That a view is almost invisible, in a sentence behind another; empty if all can be seen.
  func faintText(_ touch: ExpectedTouch) -> String {
    guard let place = faint(touch), let alpha = touch.walk.view(place).alpha.value else { return "" }
    let name = place == front ? "It" : touch.name(of: place)
    return
      " \(name) is almost invisible (alpha \(PlainNumber.alpha(alpha))), but takes touches, because that is above 0.01."
  }

  /// Whether something in front is there to be touched that the view behind would cover if it were raised.
  func loses(_ touch: ExpectedTouch) -> Bool {
    // Beside its content the view in front can give way.
    guard isBesideContent(touch), let beside, let raised = touch.geometry(beside).box else { return false }
    let tree = touch.walk.trees[front.tree]
    var waiting = tree.views[front.view].children
    var looked = 0
    while let next = waiting.popLast(), looked < 2_000 {
      looked += 1
      let view = tree.views[next]
      if view.isHidden == .known(true) { continue }
      if TargetKind(of: next, in: tree, standing: Standing()) != nil,
        let box = touch.geometry(ViewPlace(tree: front.tree, view: next)).box,
        raised.sharedPart(with: box).squarePoints > box.squarePoints / 2
      {
        return true
      }
      waiting += view.children
    }
    return false
  }

  /// How high the view in front is if it ends with what is in it; nil if that does not free the point.
  func height(_ touch: ExpectedTouch) -> Double? {
    let tree = touch.walk.trees[front.tree]
    guard touch.geometry(front).bounds?.origin == .zero, let own = touch.geometry(front).toTree?.inverted
    else { return nil }
    let bottom = tree.views[front.view].children.map { tree.views[$0] }
      .filter { $0.isHidden != .known(true) }.compactMap { $0.frame.value?.maxY }.max()
    guard let bottom, bottom > 0, own.apply(to: touch.point).y > bottom else { return nil }
    return bottom
  }

  /// The bar to which the app added the expected view or one of its ancestors, behind the bar's own content.
  func bar(_ touch: ExpectedTouch) -> ViewPlace? {
    guard let beside, let parent = touch.walk.view(beside).parent,
      ["UIToolbar", "UINavigationBar", "UITabBar"].contains(
        ClassKnowledge.base(of: touch.walk.trees[beside.tree].views[parent])),
      !ClassKnowledge.isPrivate(touch.walk.view(beside)), ClassKnowledge.isPrivate(touch.walk.view(front))
    else { return nil }
    return ViewPlace(tree: beside.tree, view: parent)
  }
}
