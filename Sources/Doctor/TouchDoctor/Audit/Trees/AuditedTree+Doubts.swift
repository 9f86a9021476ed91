// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What a design leaves open, so that a finding about it is no more than a note.
extension AuditedTree {
  /// What the source reveals about a target's purpose.
  enum Purpose: Sendable, Hashable {
    /// Touching does something.
    case does
    /// Code can get hold of the target and may give it something to do.
    case mayDo
    /// No action or outlet in the file is connected to it.
    case nothing
  }

  /// How many ancestors are looked at, at most; hostile files nest deeper than any app.
  static let farthest = 1_000
  /// How many ancestors two views are compared by, at most; what nests deeper is not believed to lie over
  /// anything.
  private static let deepest = 128

  /// What touching a target does, as far as the source tells.
  func purpose(of target: Int) -> Purpose {
    let view = tree.views[target]
    guard isDesign else { return .does }
    if view.actions.value == nil || view.actions.value?.isEmpty == false { return .does }
    if view.recognizers.value?.isEmpty == false { return .does }
    // What is typed into shows the keyboard, whether or not anybody is told.
    if traits[target].uikitRoles.contains(.textInput) { return .does }
    if view.attribute("showsMenuAsPrimaryAction") == "YES" { return .does }
    return view.isHandled ? .mayDo : .nothing
  }

  /// Whether a button has no action, segue, menu or recognizer in the file, so that touching it does nothing
  /// unless code says otherwise.
  func isIdleButton(_ view: Int) -> Bool {
    isDesign && kinds[view] != nil && traits[view].uikitName == "UIButton" && purpose(of: view) != .does
  }

  /// Whether nothing in the file is joined to a text field or the like, so that it may only show something.
  func isIdleInput(_ view: Int) -> Bool {
    let snapshot = tree.views[view]
    return traits[view].uikitRoles.contains(.textInput) && !snapshot.isHandled
      && snapshot.actions.value?.isEmpty == true && snapshot.attribute("delegate") == nil
  }

  /// Whether nothing in the file contradicts where these views lie.
  func isPlaced(_ views: Int...) -> Bool { views.allSatisfy { standings[$0].trust.isPlaced } }

  /// Whether the length of a side can be believed.
  func isSized(_ view: Int, _ axis: LayoutAxis) -> Bool {
    guard isDesign else { return true }
    let trust = standings[view].trust
    if trust.contains(axis.resizes) { return false }
    if trust.contains(axis.pinned) { return true }
    if standings[view].island != standings[view].root { return false }
    return !trust.contains(axis.elastic) && !isSizedByContent(view, axis)
  }

  /// Whether a length is what the file says, although a stack view lays out what the view lies in.
  func isSettledInIsland(_ view: Int, _ axis: LayoutAxis) -> Bool {
    standings[view].island == standings[view].root || standings[view].trust.contains(axis.pinned)
  }

  /// Whether the length of a side follows from a content that code sets, as that of a label with an outlet
  /// does.
  private func isSizedByContent(_ view: Int, _ axis: LayoutAxis) -> Bool {
    let snapshot = tree.views[view]
    guard snapshot.attribute("translatesAutoresizingMaskIntoConstraints") == "NO",
      snapshot.attribute("fixedFrame") != "YES"
    else { return false }
    switch ClassKnowledge.uikitName(of: snapshot) {
    case "UIButton":
      if snapshot.text == nil { return snapshot.attribute("image") == nil }
      return axis == .across && snapshot.isHandled
    case "UILabel":
      return axis == .across
        ? snapshot.isHandled : snapshot.attribute("numberOfLines").map { $0 != "1" } ?? false
    case "UIImageView": return snapshot.isHandled
    default: return false
    }
  }

  /// The ancestor of a view, or the view itself, that is a sibling of another view or of one of its
  /// ancestors.
  func branch(of view: Int, beside other: Int) -> Int? {
    var here = view
    for _ in 0..<Self.deepest {
      guard let parent = tree.views[here].parent else { return nil }
      if standings[parent].contains(standings[other]) { return here }
      here = parent
    }
    return nil
  }

  /// Whether code has a way to a view, or to an ancestor of it that does not contain the other view as well.
  func isHandled(_ view: Int, beside other: Int) -> Bool {
    guard isDesign else { return false }
    guard let branch = branch(of: view, beside: other), let parent = tree.views[branch].parent else {
      return true
    }
    return standings[view].handles > standings[parent].handles
  }

  /// Whether two views, or what they lie in, stand on one frame, as the states of a screen do that code shows
  /// in turns.
  func areAlternates(_ one: Int, _ other: Int) -> Bool {
    guard isDesign, let first = branch(of: one, beside: other), let second = branch(of: other, beside: one)
    else { return false }
    return Self.coincide(standings[first].box, standings[second].box)
      || Self.coincide(standings[one].box, standings[other].box)
  }

  /// Whether two targets lie over each other so much that only one of them can be meant to be seen, and code
  /// can see to it.
  func takeTurns(_ one: Int, _ other: Int) -> Bool {
    guard isDesign, let first = branch(of: one, beside: other), let second = branch(of: other, beside: one),
      let box = standings[first].box, let otherBox = standings[second].box
    else { return isDesign }
    let shared = box.sharedPart(with: otherBox).squarePoints
    return shared >= min(box.squarePoints, otherBox.squarePoints) / 2
      && (isHandled(one, beside: other) || isHandled(other, beside: one))
  }

  /// Whether the distance of two views follows from a size that the file does not know.
  func areElastic(_ one: Int, _ other: Int) -> Bool {
    guard isDesign else { return false }
    guard let branch = branch(of: one, beside: other), let parent = tree.views[branch].parent else {
      return true
    }
    return !standings[parent].trust.isDisjoint(with: [.elasticAcross, .elasticDown])
  }

  /// Whether a view fills its parent, so that it is a background for what lies in front of it.
  func fillsParent(_ view: Int) -> Bool {
    guard let parent = tree.views[view].parent else { return true }
    guard standings[view].island == standings[parent].island else { return false }
    return Self.coincide(standings[view].box, standings[parent].box)
  }

  /// Whether a view of a design is laid out without constraints, and code has a way to it.
  func isSetByCode(_ view: Int) -> Bool {
    let snapshot = tree.views[view]
    return isDesign && snapshot.isHandled && snapshot.parent != nil
      && (snapshot.attribute("translatesAutoresizingMaskIntoConstraints") != "NO"
        || snapshot.attribute("fixedFrame") == "YES")
  }

  /// Why views in a design may not lie in front of a target when the app runs, as the end of a sentence; nil
  /// if nothing speaks against it.
  func doubt(that front: [Int], liesBefore target: Int) -> String? {
    guard isDesign else { return nil }
    if front.contains(where: { isHandled($0, beside: target) || isHandledByContent($0) }) {
      return "unless code hides or moves what lies in front"
    }
    if front.contains(where: { isPutAwayByTouch($0, beside: target) }) {
      return "unless its own action removes what lies in front"
    }
    if !isPlaced(target) || front.contains(where: { !isPlaced($0) }) {
      return "unless constraints place them elsewhere"
    }
    if front.contains(where: { !staysInFront($0) && areAlternates($0, target) }) {
      return "unless they are shown in turn"
    }
    if front.contains(where: { partOnHigherScreens($0, target) }) {
      return "on the 480-point screen that the file was drawn for"
    }
    if front.contains(where: {
      tree.attribute("embeds", of: $0) != nil && tree.attribute("embedsPlain", of: $0) == nil
    }) {
      return "unless the embedded scene lets touches through"
    }
    let isFilled = front.allSatisfy { view in
      guard let branch = branch(of: view, beside: target) else { return false }
      return fillsParent(branch)
    }
    let isAcross = front.contains { standings[$0].island != standings[target].island }
    if !isFilled, isAcross || front.contains(where: { areElastic($0, target) }) {
      return "unless they are apart at the size at which it is shown"
    }
    if kinds[target] == .text, tree.attribute("editable", of: target) == "NO" {
      return "if its text is to be selected or scrolled"
    }
    if traits[target].uikitRoles.contains(.textInput),
      isIdleInput(target) || kinds[target] == .text,
      front.contains(where: { kinds[$0] == .control })
    {
      return "unless it only shows what the one in front sets"
    }
    if purpose(of: target) == .mayDo, front.contains(where: { kinds[$0] != nil }) {
      return "unless it only shows what the one in front sets"
    }
    return purpose(of: target) == .nothing ? "if code gives it something to do" : nil
  }

  /// Whether a view, or what it lies in, fills the screen and has an action, or a recognizer with one, itself
  /// or in it: the action has a sender, by which code reaches the view and puts it away, as that of a
  /// tutorial does.
  private func isPutAwayByTouch(_ view: Int, beside target: Int) -> Bool {
    guard let branch = branch(of: view, beside: target), let parent = tree.views[branch].parent,
      let box = standings[branch].box, let around = standings[parent].box,
      box.squarePoints >= 0.8 * around.squarePoints
    else { return false }
    var open = [branch]
    var looked = 0
    while let next = open.popLast(), looked < Self.farthest {
      looked += 1
      let snapshot = tree.views[next]
      let recognized = (snapshot.recognizers.value ?? []).contains { $0.actions.value?.isEmpty == false }
      if recognized || snapshot.actions.value?.isEmpty == false { return true }
      open += snapshot.children
    }
    return false
  }

  /// Whether code has a way to all that a view holds, and so to the view, as `spinner.superview`.
  func isHandledByContent(_ view: Int) -> Bool {
    let children = tree.views[view].children
    return !children.isEmpty && children.prefix(Self.mostChildren).allSatisfy { tree.views[$0].isHandled }
  }

  /// Whether no code can hide a view: it only shows something, contains no target, and code cannot reach it.
  private func staysInFront(_ view: Int) -> Bool {
    CoveredTarget.isPlain(view, self) && !holdsTarget(view)
      && !tree.views[view].children.prefix(Self.mostChildren).contains { tree.views[$0].isHandled }
  }

  /// How many children are looked at, at most.
  private static let mostChildren = 64

  /// Whether nine tenths of what two boxes cover together lie in both.
  private static func coincide(_ one: ViewRect?, _ other: ViewRect?) -> Bool {
    guard let one, let other else { return false }
    let shared = one.sharedPart(with: other).squarePoints
    return shared >= 0.9 * (one.squarePoints + other.squarePoints - shared)
  }

  /// Whether a class between a view and the nearest scroll view, or the root, may decide otherwise about
  /// touches.
  func isBelowCustomClass(_ view: Int) -> Bool {
    guard !tree.isAccessibility else { return false }
    var next = tree.views[view].parent
    for _ in 0..<Self.farthest {
      guard let here = next else { return false }
      if here == standings[view].scroller || isScreen(here) { return false }
      if isCustom(here) { return true }
      next = tree.views[here].parent
    }
    return true
  }
}
