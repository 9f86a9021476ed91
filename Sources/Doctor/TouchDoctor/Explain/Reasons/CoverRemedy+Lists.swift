// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension CoverRemedy {
  /// Whether both views are cells or the like, which a list puts in their places.
  var isLaidOutByList: Bool {
    guard let beside = cover.beside else { return false }
    let front = touch.walk.view(cover.front)
    // A decoration that takes no touches of its own can let them through.
    if !isHeader(front), !ClassKnowledge.isCell(front) { return false }
    return [front, touch.walk.view(beside)].allSatisfy { ClassKnowledge.isCell($0) || isHeader($0) }
  }

  /// Whether a header or footer lies over a row.
  var isFloating: Bool {
    guard let beside = cover.beside else { return false }
    return isHeader(touch.walk.view(cover.front)) && ClassKnowledge.isCell(touch.walk.view(beside))
  }

  /// Whether a view is a header or footer of a list, or a supplementary view that holds something to be
  /// touched.
  private func isHeader(_ view: ViewSnapshot) -> Bool {
    let base = ClassKnowledge.base(of: view)
    if base == "UITableViewHeaderFooterView" { return true }
    guard base == "UICollectionReusableView" else { return false }
    return view.className.contains("Header") || view.className.contains("Footer")
      || cover.hasTargets(in: touch.walk.trees[cover.front.tree])
  }

  /// Whether the order of a view and its siblings is the system's, as of what AVKit or MapKit shows.
  func isHeldBySystem(_ place: ViewPlace) -> Bool {
    guard let parent = touch.walk.view(place).parent else { return false }
    let holder = ViewPlace(tree: place.tree, view: parent)
    let view = touch.walk.view(holder)
    return ClassKnowledge.isPrivate(view) && ViewOwner(of: holder, in: touch.walk.trees) == .system
      && !ClassKnowledge.isWindow(view) && !view.className.hasSuffix("ContentView")
      || view.className.hasPrefix("AV")
  }

  /// Sets the remedy.
  mutating func say(_ text: String, _ code: [String]) { (self.text, self.code) = (text, code) }

  /// Takes a view out of what the system arranges.
  mutating func takeOut(of beside: ViewPlace) {
    let view = touch.variable(touch.expected)
    if touch.levels.contains(where: { $0.view.className.hasPrefix("AVPlayer") }) {
      say(
        "What lies in contentOverlayView is under the player's controls. Put it into a view of your own, in front of the "
          + "player's view, or do without the controls:",
        [
          "playerViewController.view.superview?.addSubview(\(view))",
          "// or: playerViewController.showsPlaybackControls = false",
        ])
      return
    }
    let tree = touch.walk.trees[beside.tree]
    let outer = tree.ancestors(of: beside.view).prefix { ClassKnowledge.isPrivate(tree.views[$0]) }.last
    let name = outer.map { touch.name(of: ViewPlace(tree: beside.tree, view: $0)) } ?? "what the system shows"
    say("The order there is the system's. Put the view into a view of your own, in front of \(name).", [])
  }
}
