// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view that kept the size of another orientation or device, while what holds it has the size of the
/// window.
struct StaleSize {
  /// What to do, in a sentence.
  let remedy: String
  /// The lines that do it.
  let code: [String]

  /// Nil if the size of the level says nothing of the kind.
  init?(_ touch: ExpectedTouch, _ depth: Int) {
    let level = touch.levels[depth]
    guard depth > 0, let window = touch.geometry(touch.levels[0].place).bounds?.size,
      let own = touch.geometry(level.place).bounds?.size, own != window,
      touch.levels[..<depth].allSatisfy({ touch.geometry($0.place).bounds?.size == window })
    else { return nil }
    let (name, variable) = (touch.name(of: level.place), touch.variable(level.place))
    let sizes = "\(PlainNumber.text(own.width)) × \(PlainNumber.text(own.height))"
    let outer = "\(PlainNumber.text(window.width)) × \(PlainNumber.text(window.height))"
    let isTurned = abs(own.width - window.height) < 1 && abs(own.height - window.width) < 1
    if isTurned, touch.isDevelopers(level.place) {
      let what = touch.isRoot(level.place) ? "a root view that" : "a view that"
      remedy = "\(name) is \(what) did not follow its window when that turned (\(sizes) in \(outer)). Let it:"
      code = [
        "\(variable).autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        "\(variable).frame = \(variable).superview?.bounds ?? \(variable).frame",
      ]
    } else if ClassKnowledge.isContainer(level.view) || Self.isPlainRoot(touch, depth, own, window),
      own.width <= window.width, own.height <= window.height
    {
      // In a sheet the container is smaller on purpose, and its transition view dims what is behind it.
      guard !Self.isPresented(touch, depth) else { return nil }
      remedy =
        "The root view does not fill the window (\(sizes) in \(outer)). Find what gives it this frame, and let it fill the "
        + "window:"
      code = ["view.frame = view.window?.bounds ?? view.frame"]
    } else {
      return nil
    }
  }

  /// Whether the level is a view that was put into the window itself, as its root controller's is, and begins
  /// where that does.
  private static func isPlainRoot(_ touch: ExpectedTouch, _ depth: Int, _ own: ViewSize, _ window: ViewSize)
    -> Bool
  {
    depth == 1 && touch.isRoot(touch.levels[1].place) && touch.levels[1].view.frame.value?.origin == .zero
      && own.width >= window.width / 2 && own.height >= window.height / 2
      && touch.levels[0].view.children.count == 1
  }

  /// Whether the level lies in the transition view of a presentation.
  private static func isPresented(_ touch: ExpectedTouch, _ depth: Int) -> Bool {
    let tree = touch.walk.trees[touch.expected.tree]
    let root = touch.levels[0].view
    let first = root.children.first { ClassKnowledge.base(of: tree.views[$0]) == "UITransitionView" }
    return touch.levels[1...depth].contains { level in
      level.view.parent == touch.levels[0].place.view && level.place.view != first
        && ClassKnowledge.base(of: level.view) == "UITransitionView"
    }
  }
}
