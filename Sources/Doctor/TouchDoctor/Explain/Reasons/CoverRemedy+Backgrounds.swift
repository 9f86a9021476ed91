// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

extension ExpectedTouch {
  /// How to turn the interaction of a view on: where the file is Interface Builder's, with its tick box.
  func turnOn(_ name: String) -> String {
    walk.isDesign
      ? "In Interface Builder, tick User Interaction Enabled of \(name) in the Attributes inspector, or turn it on in code."
      : "Turn the interaction of \(name) on."
  }
}

extension CoverRemedy {
  /// How a view in front lets touches through, in a sentence: where the file is Interface Builder's, with
  /// what to do there.
  func letting(_ name: String, through order: String?) -> String {
    guard touch.walk.isDesign else {
      return
        "If \(name) does not need touches, let them through\(order == nil ? ":" : ", or change the order:")"
    }
    let move = order == nil ? "" : ", or drag it above the view in the document outline"
    return
      "If \(name) does not need touches, untick its User Interaction Enabled in Interface Builder\(move). In code:"
  }

  /// The page control that a page controller lays over the lower edge of its pages; nil for all else.
  ///
  /// Neither it nor the scroll view behind it is the developer's: the page has to keep clear of it, or do
  /// without it.
  static func pageControl(_ cover: Cover, _ touch: ExpectedTouch) -> (String, [String])? {
    let front = touch.walk.view(cover.front)
    guard ClassKnowledge.base(of: front) == "UIPageControl", let parent = front.parent,
      touch.walk.trees[cover.front.tree].views[parent].className == "_UIPageViewControllerContentView",
      let box = touch.geometry(cover.front).box,
      let pages = touch.geometry(ViewPlace(tree: cover.front.tree, view: parent)).box,
      touch.isDevelopers(touch.expected)
    else { return nil }
    let height = PlainNumber.text(max(box.height, pages.maxY - box.minY))
    return (
      "The page control is the UIPageViewController's, and as wide as the page. Keep the view above it, or leave out "
        + "presentationCount(for:), and add your own UIPageControl:",
      [
        "\(touch.variable(touch.expected)).bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, "
          + "constant: -\(height)).isActive = true"
      ]
    )
  }

  /// An effect view without content of its own that encloses what it covers: a background that was added too
  /// late; nil for all else.
  ///
  /// What fills its parent may hide that on purpose.
  static func background(_ cover: Cover, _ touch: ExpectedTouch, _ front: String) -> (String, [String])? {
    let tree = touch.walk.trees[cover.front.tree]
    let view = tree.views[cover.front.view]
    guard ClassKnowledge.base(of: view) == "UIVisualEffectView", let beside = cover.beside,
      let parent = view.parent, touch.walk.view(beside).parent == parent, beside.tree == cover.front.tree,
      touch.isDevelopers(cover.front), touch.isDevelopers(beside),
      view.children.allSatisfy({ tree.views[$0].children.isEmpty && ClassKnowledge.isPrivate(tree.views[$0]) }
      ),
      let box = touch.geometry(cover.front).box, let own = touch.geometry(beside).box, box.contains(own),
      let all = touch.geometry(ViewPlace(tree: cover.front.tree, view: parent)).box, !box.contains(all)
    else { return nil }
    return (
      "\(touch.name(of: cover.front)) has no content, and encloses the view: it is a background that was added after it. Send "
        + "it back, or move the view into its contentView:",
      [
        "\(front).superview?.sendSubviewToBack(\(front))",
        "// or: \(front).contentView.addSubview(\(touch.variable(beside)))",
      ]
    )
  }
}
