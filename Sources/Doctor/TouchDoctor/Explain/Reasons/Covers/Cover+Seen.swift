// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension Cover {
  /// Whether the view in front shows something, so that nobody wants touches to go through it: a background,
  /// or a text or an image in it.
  func isSeen(in tree: ViewTree) -> Bool {
    if Self.isFilled(tree.views[front.view]) { return true }
    var waiting = tree.views[front.view].children
    var looked = 0
    while let next = waiting.popLast(), looked < 200 {
      looked += 1
      let view = tree.views[next]
      if view.isHidden == .known(true) || view.alpha.value == 0 { continue }
      if ClassKnowledge.isLabel(view) || Self.isFilled(view) { return true }
      waiting += view.children
    }
    return false
  }

  /// Whether nothing can be seen behind the view in front.
  func hides(in tree: ViewTree) -> Bool {
    let view = tree.views[front.view]
    return view.alpha.value.map { $0 >= 0.99 } ?? false && Self.isFilled(view, opaquely: true)
  }

  /// Whether a view has a background that is seen.
  private static func isFilled(_ view: ViewSnapshot, opaquely: Bool = false) -> Bool {
    guard let color = view.attribute("backgroundColor") else { return false }
    guard color.hasPrefix("<") else {
      // Such as `UIExtendedSRGBColorSpace 0.1 0.2 0.3 1`: the last number is the alpha.
      guard let alpha = color.split(separator: " ").last.flatMap({ Double($0) }) else { return false }
      return opaquely ? alpha >= 0.99 : alpha > 0.01
    }
    let name = color.lowercased()
    if name.holds("clear") { return false }
    return !opaquely || name.holds("background") || name.holds("systemgray")
  }
}
