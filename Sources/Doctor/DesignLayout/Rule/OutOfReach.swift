// SPDX-License-Identifier: Apache-2.0
package import TouchDoctor
package import TouchSnapshot

/// Finds targets that lie outside of screens on which nobody has looked at the design.
package enum OutOfReach {
  package static let id = "out-of-reach"

  /// The description of the rule, as an audit describes rules.
  package static let description = RuleDescription(
    id: id, summary: "A target that the design shows lies outside of other screens.", worst: .error,
    page: page,
    reference: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)")

  /// How many screens a message names, and how many are drawn.
  private static let mostNamed = 4
  private static let mostDrawn = 4

  /// What lies out of reach on some of the screens.
  package static func findings(
    in document: SnapshotDocument, _ facts: DesignFacts, on screens: () -> [LayoutScreen]
  ) -> [AuditFinding] {
    AimedTarget.all(in: document).enumerated().flatMap { place, targets in
      findings(in: document, facts, tree: place, aimedAt: { targets }, on: screens)
    }
  }

  /// What lies out of reach in one tree, on some of the screens.
  package static func findings(
    in document: SnapshotDocument, _ facts: DesignFacts, tree place: Int,
    aimedAt targets: () -> [AimedTarget],
    on screens: () -> [LayoutScreen]
  ) -> [AuditFinding] {
    guard document.format == .storyboard, facts.trees.count == document.trees.count else { return [] }
    let tree = document.trees[place]
    guard let screen = judgedScreen(of: tree, facts.trees[place], document.format) else { return [] }
    let targets = targets()
    guard !targets.isEmpty else { return [] }
    var search = OutOfReachSearch(tree, facts.trees[place], screen, targets)
    search.look(on: screens())
    return search.found.map { finding($0, place, tree, wasDrawnLandscape: screen.isLandscape) }
  }

  /// The screen that a tree was drawn for; nil for a tree that may be shown in another size than a screen's.
  private static func judgedScreen(
    of tree: ViewTree, _ facts: DesignFacts.Tree, _ format: SnapshotFormat
  ) -> DesignScreen? {
    guard tree.roots.count == 1, let root = tree.roots.first.map({ tree.views[$0] }),
      root.attribute("embeddedAs") == nil, let screen = DesignScreen(tree, facts, format: format),
      screen.isController, screen.fillsScreen
    else { return nil }
    return screen
  }

  private static func finding(
    _ found: OutOfReachSearch.Found, _ place: Int, _ tree: ViewTree, wasDrawnLandscape: Bool
  ) -> AuditFinding {
    let target = found.target
    let names = found.screens.map { $0.screen.name }
    let list =
      names.count > mostNamed
      ? (names.prefix(mostNamed - 1) + ["\(names.count - mostNamed + 1) more"]).joinedInWords
      : names.joinedInWords
    let isGone = found.screens.allSatisfy { $0.seen == 0 }
    let farthest = found.screens.map { $0.beyond }.max() ?? 0
    var message =
      "\(target.name) is \(isGone ? "outside the screen" : "mostly outside the screen") on \(list)"
    if isGone, farthest > 0 { message += ", up to \(number(farthest)) pt beyond its edge" }
    message += "; nothing scrolls there"
    // Code has to move a view out of its constraints; a controller may refuse to turn.
    let isTurned = !wasDrawnLandscape && found.screens.allSatisfy { $0.screen.isLandscape }
    let isDoubtful = target.isIdle || found.isAdjusted || found.followsText
    let severity: Severity = isDoubtful ? .note : target.isHandled || isTurned || !isGone ? .warning : .error
    if isTurned { message += ", unless its controller does not turn" }
    if target.isIdle {
      message += "; it has no action in the file"
    } else if found.isAdjusted {
      message += "; code can change a constraint around it"
    } else if found.followsText {
      message += "; that follows from the width of a text, which is estimated"
    }
    var finding = AuditFinding(
      rule: id, severity: severity, certainty: isDoubtful ? .cannotBeKnown : .likely,
      view: ViewPlace(tree: place, view: target.view), name: target.name,
      position: tree.views[target.view].position, message: message,
      remedy: AuditFinding.Remedy(
        "Put what does not fit on these screens into a scroll view, or constrain it to the safe area."),
      related: [
        AuditFinding.Related(
          view: ViewPlace(tree: place, view: target.root), name: target.rootName,
          position: tree.views[target.root].position, role: "is the screen")
      ],
      fingerprint: Fingerprint(rule: id, identity: target.identity))
    finding.screens = found.screens.enumerated().map { index, one in
      AuditFinding.ScreenPicture(
        name: one.screen.name,
        drawing: index < mostDrawn
          ? LayoutDrawing(tree, one.solved, on: one.screen.size, marked: [target.view]).element : "")
    }
    return finding
  }

  private static func number(_ length: Double) -> String { "\(Int(length.rounded(.up)))" }

  private static let page = """
    The frames in a storyboard are those of the device that it was drawn for. Constraints decide about all others, and
    so does the size of the text. The audit solves the constraints of each scene for the iPhones and iPads of today, and reports a
    target that lies on the screen in the drawing, and outside of another screen, where no scroll view brings it in. Nobody
    can touch it there, and on a device with a larger screen nobody notices.

    The finding names the screens, with their sizes in points; the page that `--html` writes draws them. `touchstone layout`
    prints and draws a scene on any of them.

    How the app may be held comes from its `Info.plist`, or from the settings of its project. Without either of them only upright
    iPhones are looked at. A target that is out of reach only on screens that lie on their side is a warning, because a controller
    may refuse to turn.

    Nothing is guessed. A scene is left out if it is embedded in another one, or drawn in a size that is no screen's. A target is
    left out if constraints, texts and images do not determine where it is, if constraints contradict each other on the screen, or if
    the layout does not give back the frame in the drawing. It is a note if code has an outlet to a constraint that it
    depends on, or if it follows from the width of a text, which is only estimated.

    ## Fix it

    Put the content into a scroll view, and constrain that to the safe area. For a single button at the lower edge, constrain
    it to the safe area, and let what is above it give way:

    ```swift
    button.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    ```
    """
}

extension Collection<String> {
  /// The texts with commas and an "and".
  var joinedInWords: String {
    guard let last = Array(self).last else { return "" }
    guard count > 1 else { return last }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
