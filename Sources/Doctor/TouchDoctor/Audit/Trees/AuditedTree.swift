// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A tree with everything that rules ask about it, worked out once.
///
/// Everything here takes time in proportion to the number of views, whatever their nesting; what compares
/// views with each other has a limit of work, and says so when it was reached.
final class AuditedTree: Sendable {
  /// The place of the tree in its document.
  let place: Int
  /// The views.
  let tree: ViewTree
  /// The format that the views were read from.
  let format: SnapshotFormat
  /// What the class of each view tells.
  let traits: ViewTraits
  /// The state of each view, by index.
  let standings: [Standing]
  /// What each view takes touches as, at its place; nil for a view that takes none that matters.
  let kinds: [TargetKind?]
  /// The targets that touches can come to, from the back to the front.
  let targets: [Int]
  /// Maps, scroll views and embedded scenes of a design, which are dead if something covers them completely.
  let surfaces: [Int]
  /// Targets that lie near each other.
  let pairs: [TargetPair]
  /// What lies in front of targets, by their places.
  let covers: [Int: TargetCover]
  /// Why nothing was looked at, since no finger touches the tree; nil if one may.
  let omission: String?
  /// What was not compared because there was too much of it; nil if everything was.
  let notice: String?
  /// Which of several siblings with the same class and text each view is, from 0.
  let twins: [Int]

  /// The views that have a constraint on their lower edge, middle or baseline.
  let bottomHeld: Set<Int>

  /// Works everything out.
  convenience init(_ tree: ViewTree, at place: Int, format: SnapshotFormat) {
    var classes = ClassTraitsTable()
    self.init(tree, at: place, format: format, noting: &classes)
  }

  /// Works everything out, and notes what the classes of the views tell.
  init(_ tree: ViewTree, at place: Int, format: SnapshotFormat, noting classes: inout ClassTraitsTable) {
    let traits = classes.traits(of: tree)
    self.traits = traits
    self.place = place
    self.tree = tree
    self.format = format
    let standings = Standings(of: tree, traits: traits, format: format).standings
    self.standings = standings
    let untouched = Self.untouched(tree)
    let kinds = tree.views.indices.map {
      untouched == nil ? TargetKind(of: tree.views[$0], traits[$0], standing: standings[$0]) : nil
    }
    self.kinds = kinds
    let targets = tree.views.indices.filter { kinds[$0] != nil && standings[$0].isLive }
      .sorted { standings[$0].rank < standings[$1].rank }
    self.targets = targets
    let surfaces =
      format.isDesign && untouched == nil
      ? tree.views.indices.filter {
        kinds[$0] == nil && standings[$0].isLive && standings[$0].system == nil
          && (ClassKnowledge.isSurface(tree.views[$0]) || tree.attribute("embeds", of: $0) != nil)
      } : []
    self.surfaces = surfaces
    var pairing = TargetPairing(standings: standings, kinds: kinds)
    pairs = pairing.pairs(of: targets)
    var covering = Covering(tree: tree, traits: traits, standings: standings)
    covers =
      tree.isAccessibility
      ? [:]
      : covering.covers(of: targets.filter { kinds[$0]?.isAimedAt == true || kinds[$0] == .text } + surfaces)
    twins = Self.twins(in: tree)
    bottomHeld = Self.bottomHeld(in: tree)
    let name = tree.name.map { "\"\($0)\"" } ?? "number \(place + 1)"
    omission = untouched.map { "the tree \(name) is skipped: it \($0)" }
    notice =
      pairing.isExhausted || covering.isExhausted
      ? "the tree \(name) has too many views over each other to compare all: "
        + "overlaps and covered targets are incomplete" : nil
  }

  /// Whether the source is a design, whose frames are those of one device before anything has run.
  var isDesign: Bool { format.isDesign }

  /// The targets that the source does not say the place of, so that nothing can be said of their size.
  var unmeasured: [Int] { targets.filter { kinds[$0]?.isAimedAt == true && !isMeasured($0) } }

  /// Which target is not measured, and in which line, in a sentence.
  func unmeasuredText(_ view: Int) -> String {
    let line = tree.views[view].position.map { " in line \($0.line)" } ?? ""
    return "\(name(of: view))\(line) is skipped: its position is not reliable"
  }

  /// Whether a side of a view at least is what the source says; a stack view chooses those that no constraint
  /// fixes.
  private func isMeasured(_ view: Int) -> Bool {
    let standing = standings[view]
    guard standing.box != nil else { return false }
    return standing.island == standing.root || isSized(view, .across) || isSized(view, .down)
  }

  /// How sure a finding can be at best that hangs on where these views are.
  func certainty(of views: Int...) -> Certainty {
    isDesign || tree.isAccessibility || views.contains { !(tree.views[$0].transform.isKnown) }
      ? .likely : .certain
  }

  /// Whether a target lies in a view; targets are in the order of their ranks.
  func holdsTarget(_ view: Int) -> Bool {
    let standing = standings[view]
    var (low, high) = (0, targets.count)
    while low < high {
      let middle = (low + high) / 2
      if standings[targets[middle]].rank > standing.rank { high = middle } else { low = middle + 1 }
    }
    return low < targets.count && standing.contains(standings[targets[low]])
  }

  /// What is overlooked in a design, whose frames are rounded, and in what ran, in points.
  var tolerance: Double { isDesign ? 1.5 : 0.5 }

  /// Whether a part of the view lies where no touch reaches it, because an ancestor ends before.
  func sticksOut(_ view: Int) -> Bool {
    guard let box = standings[view].box, let reach = standings[view].reach else { return false }
    return Double(box.width - reach.width) > tolerance || Double(box.height - reach.height) > tolerance
  }

  /// Whether the view's class may say itself which points are inside; elements of accessibility have no
  /// classes.
  func isCustom(_ view: Int) -> Bool {
    !tree.isAccessibility && traits[view].isCustom && !(isDesign && tree.views[view].liveHit == .plain)
  }

  /// Whether the view is its tree's screen: a window, or the view of a controller in a storyboard.
  func isScreen(_ view: Int) -> Bool {
    guard tree.views[view].parent == nil else { return false }
    return ClassKnowledge.isWindow(tree.views[view]) || format.rootsFillScreens
  }

  /// Why no finger touches the tree; nil if one may.
  private static func untouched(_ tree: ViewTree) -> String? {
    guard let root = tree.roots.first.map({ tree.views[$0] }) else { return nil }
    if root.attribute("targetRuntime")?.holds("AppleTV") == true {
      return "is for tvOS, where nothing is touched"
    }
    return root.attribute("launchScreen") == "YES"
      ? "is shown while the app starts, when nothing can be touched" : nil
  }

  private static func twins(in tree: ViewTree) -> [Int] {
    var twins = Array(repeating: 0, count: tree.views.count)
    note(twinsAmong: tree.roots, in: tree, &twins)
    for place in tree.views.indices { note(twinsAmong: tree.views[place].children, in: tree, &twins) }
    return twins
  }

  /// What twins have in common.
  private struct Look: Hashable {
    var className: String
    var text: String
  }

  private static func note(twinsAmong siblings: [Int], in tree: ViewTree, _ twins: inout [Int]) {
    guard siblings.count > 1 else { return }
    var counts: [Look: Int] = [:]
    counts.reserveCapacity(siblings.count)
    for place in siblings {
      let look = Look(className: tree.views[place].className, text: tree.views[place].text ?? "")
      twins[place] = counts[look, default: 0]
      counts[look, default: 0] += 1
    }
  }
}
