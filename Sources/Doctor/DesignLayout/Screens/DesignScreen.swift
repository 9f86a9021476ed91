// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// The screen that a file was drawn for, as its stored frames show it.
package struct DesignScreen: Sendable {
  package var size: ViewSize
  package var insets: DesignFacts.Edges
  package var sideMargin: Double
  package var isController: Bool
  package var isPad: Bool
  /// The system whose controls the file was saved with.
  package var era: NaturalSizes.Era

  /// Whether the root is as large as the screen of the device, or as one of the screens that older files were
  /// drawn for.
  package var fillsScreen = false
  /// Whether it lies on its side.
  package var isLandscape: Bool { size.width > size.height }
  /// Whether its height is regular.
  package var isHeightRegular: Bool { isPad || !isLandscape }
  /// Whether it is the square for any size class.
  package var isAnySize: Bool { size.width == Self.anySide && size.height == Self.anySide }
  /// Whether the editor has shown bars, which the file does not name.
  package var hasBarAbove = false
  package var hasBarBelow = false

  /// The screens of devices from before files named their device.
  private static let earlier: [(width: Double, height: Double)] = [
    (320, 480), (320, 568), (375, 667), (414, 736), (600, 600), (768, 1024), (1024, 768),
  ]

  /// The insets of upright phones that have no home button, by the names of the file (documented).
  private static let tops: [String: Double] = [
    "retina5_9": 44, "retina6_1": 44, "retina6_5": 44, "retina6_0": 47, "retina6_7": 47, "retina6_12": 59,
    "retina6_72": 59, "retina6_3": 62, "retina6_9": 62,
  ]

  /// The side of the square that Xcode 6 and 7 drew scenes for any size class in.
  private static let anySide = 600.0

  /// The screen of a tree; nil if the file does not say its size.
  package init?(_ tree: ViewTree, _ facts: DesignFacts.Tree, format: SnapshotFormat) {
    guard let root = tree.roots.first, let frame = tree.views[root].frame.value else { return nil }
    let view = tree.views[root]
    size = frame.size
    isController = format == .storyboard && view.attribute("key") == "view"
    let device = view.attribute("device") ?? ""
    isPad = device.hasPrefix("ipad") || device.isEmpty && max(frame.width, frame.height) >= 1024
    sideMargin = isPad || frame.width >= 414 && frame.width != Self.anySide ? 20 : 16
    let version = view.attribute("toolsVersion").flatMap { Double($0.prefix { $0 != "." }) } ?? 0
    // The last of the numbers is that of files which keep an older format.
    era =
      version < 13_000
      ? .early : version < 14_800 ? .middle : version >= 24_000 && version < 32_000 ? .latest : .usual
    insets = .zero
    setInsets(tree, root, frame, device: device, isStoryboard: format == .storyboard)
    let usual = insets
    take(facts, tree, root, frame)
    hasBarAbove = insets.top >= usual.top + 30
    hasBarBelow = insets.bottom >= usual.bottom + 30
    if let words = view.attribute("screenSize") {
      fillsScreen = words == "\(Int(frame.width)) \(Int(frame.height))" && frame.minY == 0
    } else {
      fillsScreen =
        frame.minY == 0
        && Self.earlier.contains { $0.width == frame.width && $0.height == frame.height }
    }
  }

  /// The insets that Interface Builder uses for the device and the bars of the file.
  private mutating func setInsets(
    _ tree: ViewTree, _ root: Int, _ frame: ViewRect, device: String, isStoryboard: Bool
  ) {
    // A xib has no screen.
    guard isStoryboard else { return }
    let view = tree.views[root]
    let words = (view.attribute("screenSize") ?? "").split(separator: " ").compactMap { Double($0) }
    let screen = words.count == 2 ? ViewSize(width: words[0], height: words[1]) : size
    var (top, bottom) = (20.0, 0.0)
    if let notch = Self.tops[device], view.attribute("orientation") != "landscape" {
      (top, bottom) = (notch, 34)
    }
    let status = top
    func length(_ names: [String]) -> Double? {
      names.compactMap { view.attribute($0).flatMap { Double($0) } }.first { $0 > 0 }
    }
    let bar = length(["underNavigationBar", "simulatedNavigationBar"])
    top = bar ?? top
    bottom = length(["underTabBar", "underToolbar", "simulatedTabBar", "simulatedToolbar"]) ?? bottom
    // The root lies below an opaque bar, or ends above one.
    insets.top = max(0, top - frame.minY)
    insets.bottom = max(0, frame.maxY - (screen.height - bottom))
    guard size.width == screen.width, frame.maxY <= screen.height + 0.5 else {
      (insets.top, insets.bottom) = (top, bottom)
      return
    }
    // A sheet begins below the status bar, in its own coordinates at zero.
    let missing = screen.height - frame.maxY
    if frame.minY == 0, missing == status || missing == status + 10 {
      (insets.top, insets.bottom) = (bar.map { max(0, $0 - status) } ?? 0, bottom)
    }
  }

  /// Takes the insets from views that are tied to the safe area: which bars the editor has shown, the file
  /// does not say.
  private mutating func take(
    _ facts: DesignFacts.Tree, _ tree: ViewTree, _ root: Int, _ frame: ViewRect
  ) {
    var found: [String: [Double]] = [:]
    for constraint in facts.constraints {
      let base = constraint.base
      guard base.isRequired, base.relation == .equal, base.multiplier == 1, constraint.installations.isEmpty,
        constraint.constants.isEmpty, let second = base.second, second.attribute == base.first.attribute
      else { continue }
      let isFirst = base.first.owner == .safeArea
      guard isFirst != (second.owner == .safeArea) else { continue }
      let (area, own) = isFirst ? (base.first, second) : (second, base.first)
      guard area.view == root, own.owner == .view, tree.views[own.view].parent == root,
        tree.views[own.view].attribute("misplaced") != "YES", let box = tree.views[own.view].frame.value
      else { continue }
      let constant = isFirst ? -base.constant : base.constant
      switch own.attribute {
      case "top": found["top", default: []].append(box.minY - constant)
      case "bottom": found["bottom", default: []].append(frame.height - box.maxY + constant)
      default: break
      }
    }
    for constraint in facts.constraints {
      let base = constraint.base
      guard base.isRequired, base.relation == .equal, base.multiplier == 1, let second = base.second,
        base.first.owner == .view, second.owner == .view, isController
      else { continue }
      let isFirst = base.first.attribute == "leadingMargin"
      guard isFirst != (second.attribute == "leadingMargin") else { continue }
      let (area, own) = isFirst ? (base.first, second) : (second, base.first)
      guard area.view == root, own.attribute == "leading", tree.views[own.view].parent == root,
        tree.views[own.view].attribute("misplaced") != "YES", let box = tree.views[own.view].frame.value
      else { continue }
      found["margin", default: []].append(box.minX - (isFirst ? -base.constant : base.constant))
    }
    let margins = (found["margin"] ?? []).sorted()
    if !margins.isEmpty, case let middle = margins[margins.count / 2], middle == 16 || middle == 20 {
      sideMargin = middle
    }
    for (edge, path) in [("top", \DesignFacts.Edges.top), ("bottom", \DesignFacts.Edges.bottom)] {
      let numbers = (found[edge] ?? []).sorted()
      guard !numbers.isEmpty, case let middle = numbers[numbers.count / 2], middle >= 0, middle <= 200 else {
        continue
      }
      insets[keyPath: path] = middle
    }
  }
}
