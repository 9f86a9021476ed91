// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

extension Explanation {
  /// The explanation for people: the verdict, the reason, the remedy, and the path from the window.
  ///
  /// The reason and the remedy come first; the rest is shortened to fit a screen. ``json(notes:)`` always
  /// contains everything.
  ///
  /// - Parameters:
  ///   - width: The number of columns; lines of code may be longer.
  ///   - all: Whether to write everything: all reasons, the whole path from the window, recognizers and
  ///     responders.
  /// - Returns: Lines that end with a line break. Control characters and invisible characters are escaped.
  public func text(width: Int = 80, all: Bool = false) -> String {
    text(width: width, all: all, headline: headline)
  }

  /// The same below another verdict.
  package func text(width: Int, all: Bool = false, headline: String) -> String {
    var lines = TextColumns.wrapped(headline, width: width)
    if let route = expectation.flatMap(routeText) { lines += TextColumns.wrapped(route, width: width) }
    if let reach = expectation?.reach, !isGeometryOnly { lines += pictureLines(reach) }
    if let named = expectation.flatMap(namedText) { lines += TextColumns.wrapped(named, width: width) }
    if let alikeText { lines += TextColumns.wrapped(alikeText, width: width) }
    if isGeometryOnly {
      lines += geometryLines(width)
    } else if isStatesOnly {
      lines += stateLines(width)
    } else {
      lines += all ? touchLines(width) : briefLines(width)
    }
    // A line break in a name would begin a line that looks like ours.
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  /// The verdict in one sentence.
  public var headline: String {
    let spot = isStatesOnly ? "anywhere" : "at \(PlainNumber.text(point))"
    if isStatesOnly, let expectation {
      let name = name(of: expectation.view)
      return expectation.blocking.isEmpty
        ? "It cannot be known whether \(name) gets touches."
        : "\(name) does not react to touches (certain)."
    }
    if isGeometryOnly {
      if let expectation, let finding = expectation.findings.first, finding.reason != PointOutside.id {
        let name = name(of: expectation.view)
        if finding.certainty == .cannotBeKnown {
          return "It cannot be known whether \(name) reacts to a tap \(spot)."
        }
        return "\(name) does not react to a tap \(spot) (\(finding.certainty.rawValue))."
      }
      if let expectation, expectation.findings.isEmpty, certainty > .cannotBeKnown {
        return "\(name(of: expectation.view)) gets the touch \(spot) (\(certainty.rawValue))."
      }
      if let expectation, expectation.findings.isEmpty {
        return "It cannot be known whether \(name(of: expectation.view)) gets the touch \(spot)."
      }
      return view.map { "\(name(of: $0)) lies \(spot)." } ?? "No element lies \(spot)."
    }
    guard let expectation else {
      if certainty == .cannotBeKnown {
        let who = view.map { "whether \(name(of: $0)) gets the touch" } ?? "whether any view gets the touch"
        return "It cannot be known \(who) \(spot)."
      }
      let taker = view.map { "\(name(of: $0)) gets the touch \(spot)" } ?? "No view gets the touch \(spot)"
      return "\(taker) (\(certainty.rawValue))."
    }
    let expected = name(of: expectation.view)
    if expectation.isPartlyDead, let reach = expectation.reach {
      return "\(expected) can be touched only in part: \(reach.text) (\(certainty.rawValue))."
    }
    let unknown = "It cannot be known whether \(expected) gets the touch \(spot)."
    if expectation.gets {
      return certainty == .cannotBeKnown
        ? unknown : "\(expected) gets the touch \(spot) (\(certainty.rawValue))."
    }
    if expectation.isTouched {
      if let first = expectation.blocking.first, first.reason == SingularTransform.id {
        return
          "\(expected) is scaled down to nothing, and no finger can hit it (\(first.certainty.rawValue))."
      }
      let blocks = expectation.blocking.map { $0.certainty }.min() ?? .certain
      let sure = min(certainty, blocks)
      // A recognizer of taps takes taps; a finger that drags a slider is none of its business.
      let first = expectation.blocking.first
      let fate =
        first?.reason != TakenByRecognizer.id
        ? "does nothing with it"
        : first?.takesAllTouches == true
          ? "a recognizer takes it away" : "a recognizer takes taps from it"
      return "\(expected) gets the touch \(spot), but \(fate) (\(sure.rawValue))."
    }
    if let reach = expectation.reach, reach.share >= Reach.leastAlive, certainty > .cannotBeKnown {
      return "\(expected) can be touched only in part: \(reach.text) (\(certainty.rawValue))."
    }
    if expectation.blocking.first?.isOutOfSight == true {
      return "\(expected) is scrolled out of sight, and cannot be touched now (\(certainty.rawValue))."
    }
    return certainty == .cannotBeKnown
      ? unknown : "\(expected) does not get the touch \(spot) (\(certainty.rawValue))."
  }

  // MARK: Touches

  private func touchLines(_ width: Int) -> [String] {
    var lines: [String] = []
    if let expectation {
      if expectation.isPartlyDead, expectation.blocking.isEmpty, let rest = expectation.rest {
        lines += findingLines(rest, width)
      }
      lines += reasonLines(expectation, width)
      if let reach = expectation.reach, !expectation.isPartlyDead {
        lines += reachLines(reach, expectation, width)
      }
      if !expectation.isTouched {
        lines += ["", taker]
      }
    }
    lines += doubtLines(width)
    let at = expectation?.isPartlyDead == true ? " at \(PlainNumber.text(point))" : ""
    lines += ["", "The way down\(at):"] + StepText(self).lines(width)
    lines += otherWindowsLines(width)
    lines += recognizerLines(width)
    lines += responderLines(width)
    return lines
  }

  /// That one window is all there is in the dump, and how all of them are printed.
  ///
  /// Windows that a dump does not have lower no certainty, since no dump says that it has all of them.
  private func otherWindowsLines(_ width: Int) -> [String] {
    guard showsOneWindow else { return [] }
    let command = "[[[UIApplication sharedApplication] windows] valueForKey:@\"recursiveDescription\"]"
    return [""]
      + TextColumns.wrapped(
        "Other windows, if there are any, are not in this dump. To print all of them:", width: width)
      + ["    \(Debugger.line(command))"]
  }

  private func reasonLines(_ expectation: Expectation, _ width: Int) -> [String] {
    var lines: [String] = []
    if let first = expectation.blocking.first {
      lines += findingLines(first, width)
    } else if !expectation.isTouched {
      let text =
        "None of the known reasons keeps it from the touch, as far as this source shows; a class may."
      lines += [""] + TextColumns.wrapped(text, width: width)
    }
    if let first = expectation.blocking.first, !first.leaves.isEmpty {
      lines += [""] + leftLines(first, width)
    }
    let left = expectation.blocking.first.map { $0.leaves.flatMap { [$0] + $0.leaves } } ?? []
    let more = expectation.blocking.dropFirst().filter { other in
      !left.contains { $0.reason == other.reason && $0.view == other.view }
    }
    .prefix(4)
    if !more.isEmpty {
      lines += ["", "There are further problems:"]
      lines += more.flatMap { item("\($0.text) [\($0.reason)]", width) }
    }
    lines += consequenceLines(expectation, width)
    // That a control may be disabled takes no touch from it.
    let all = expectation.warnings.filter { $0.reason != DisabledControl.id }
    let warnings = all.prefix(expectation.blocking.isEmpty ? 4 : 2)
    if !warnings.isEmpty {
      lines += [
        "", expectation.gets ? "It may still lose the touch:" : "This may keep the touch from it too:",
      ]
      for warning in warnings {
        lines += item("\(warning.text) [\(warning.reason)]", width)
        if let trial = warning.trial { lines.append("      \(trial)") }
      }
    }
    if let hint = expectation.warnings.first(where: { $0.reason == DisabledControl.id }) {
      lines += [""] + TextColumns.wrapped(hint.text, width: width)
      if let trial = hint.trial { lines.append("    \(trial)") }
    }
    return lines
  }

  func reachText(_ reach: Reach, _ expectation: Expectation) -> String {
    var text = reach.text.prefix(1).uppercased() + reach.text.dropFirst() + " can be touched"
    if !expectation.isTouched, let example = reach.example {
      text += ", for example at \(PlainNumber.text(example))"
    } else if let over = expectation.over {
      text += "; \(ViewName.words(over, in: trees)) lies over the rest"
    } else if expectation.isTouched, !reach.asideSpots.isEmpty {
      text += "; the rest is scrolled out of sight now"
    }
    return text + "."
  }

  /// Which part of the view is dead, drawn.
  private func pictureLines(_ reach: Reach) -> [String] {
    guard reach.isPartlyDead else { return [] }
    let keys = ["   # works", "   . dead"]
    return [""]
      + reach.picture.enumerated().map { row, line in
        "    \(line)\(row < keys.count ? keys[row] : "")"
      }
  }

  private func reachLines(_ reach: Reach, _ expectation: Expectation, _ width: Int) -> [String] {
    guard expectation.isTouched || reach.share < 0.9999 else { return [] }
    return [""] + TextColumns.wrapped(reachText(reach, expectation), width: width)
  }

  func findingLines(_ finding: Finding, _ width: Int) -> [String] {
    var lines = [""] + TextColumns.wrapped("\(finding.text) [\(finding.reason)]", width: width)
    if !finding.remedy.isEmpty { lines += [""] + TextColumns.wrapped(finding.remedy, width: width) }
    if !finding.code.isEmpty { lines += [""] + finding.code.map { "    \($0)" } }
    let harm = harmLines(finding, width)
    if !harm.isEmpty { lines += [""] + harm }
    if let trial = finding.trial { lines += ["", "In the debugger:  \(trial)"] }
    return lines
  }

  /// What still goes wrong with a touch that the view gets, a line each.
  func consequenceLines(_ expectation: Expectation, _ width: Int) -> [String] {
    expectation.gets ? consequenceLines(expectation.consequences, width) : []
  }

  /// The same for a view that nobody asked about.
  func consequenceLines(_ findings: [Finding], _ width: Int) -> [String] {
    guard certainty > .cannotBeKnown, !findings.isEmpty else { return [] }
    return ["What can still go wrong:"]
      + findings.prefix(4).flatMap { finding in
        item(
          "\(finding.text) [\(finding.reason)]" + (finding.remedy.isEmpty ? "" : " \(finding.remedy)"), width)
          + finding.code.map { "        \($0)" }
      }
  }

  /// What keeps the touch away when the remedy of a finding has been applied, with its own remedy.
  func leftLines(_ finding: Finding, _ width: Int) -> [String] {
    guard let next = finding.leaves.first else { return [] }
    if let last = next.leaves.first {
      var lines = ["After that there are further problems:"]
      for one in [next, last] {
        lines += item("\(one.text) [\(one.reason)] \(one.remedy)", width)
        lines += one.code.map { "        \($0)" }
        lines += harmLines(one, width)
      }
      return lines + [""]
    }
    // What lies around a view that gets another place may move with it.
    let moves = finding.code.first?.hasSuffix("Anchor).isActive = true") == true
    var lines = TextColumns.wrapped(
      "After that there \(moves ? "may be" : "is") a further problem: \(next.text) [\(next.reason)] \(next.remedy)",
      width: width)
    if !next.code.isEmpty { lines += [""] + next.code.map { "    \($0)" } + [""] }
    return lines + harmLines(next, width)
  }

  /// Which targets get their touches no more when a remedy has been applied.
  private func harmLines(_ finding: Finding, _ width: Int) -> [String] {
    if !finding.silences.isEmpty {
      let names = finding.silences.joinedByAnd
      return TextColumns.wrapped(
        "Its \(names) \(finding.silences.count > 1 ? "get" : "gets") no touches then.", width: width)
    }
    guard !finding.takesFrom.isEmpty else { return [] }
    let names = finding.takesFrom.prefix(2).map { name(of: $0) }
    let more = finding.takesFrom.count > 2 ? ["\(finding.takesFrom.count - 2) more"] : []
    return TextColumns.wrapped(
      "That takes touches from \((names + more).joinedByAnd).", width: width)
  }

  private func doubtLines(_ width: Int) -> [String] {
    guard !doubts.isEmpty else { return [] }
    var lines = [
      "", certainty == .cannotBeKnown ? "This source cannot tell, because:" : "Likely, not certain:",
    ]
    for doubt in doubts {
      lines += item(doubt.text + ".", width)
      if let line = doubt.settledBy { lines.append("      \(line)") }
    }
    if let settledBy { lines += ["  The running app knows:", "      \(settledBy)"] }
    return lines
  }

  private func recognizerLines(_ width: Int) -> [String] {
    guard !recognizers.isEmpty else { return [] }
    var lines = ["", "Before the view, these see the touch:"]
    for note in recognizers.prefix(8) {
      let who = note.recognizer.map { "\($0) of \(name(of: note.view)) " } ?? "\(name(of: note.view)) "
      lines += item(who + note.effect + ".", width)
      if let line = note.settledBy { lines.append("      \(line)") }
    }
    if recognizers.count > 8 { lines.append("  … and \(recognizers.count - 8) more.") }
    return lines
  }

  private func responderLines(_ width: Int) -> [String] {
    guard responders.count > 1 else { return [] }
    let names = responders.prefix(7).map { name(of: $0) } + (responders.count > 7 ? ["…"] : [])
    let text = "Responders, without controllers: " + names.joined(separator: " → ")
    return [""] + TextColumns.wrapped(text, width: width, hanging: "  ")
  }

  private func item(_ text: String, _ width: Int) -> [String] {
    TextColumns.wrapped(text, width: width, indent: "  - ", hanging: "    ")
  }

  // MARK: States

  /// What the states of views say, where the source has no frames.
  private func stateLines(_ width: Int) -> [String] {
    guard let expectation else { return [] }
    let lines = reasonLines(expectation, width)
    guard expectation.blocking.isEmpty else { return lines }
    let text =
      "It is not hidden, and neither is a view that contains it. KIF prints no frames, so what lies in front cannot be known. "
      + "Print the windows, and ask about that:"
    return [""] + TextColumns.wrapped(text, width: width) + (settledBy.map { ["    \($0)"] } ?? [])
  }

  // MARK: Accessibility

  /// What lies over an element as far as the order of the file tells, in a sentence.
  private func overlapText(_ expectation: Expectation) -> String {
    guard let view, isOverlapped(expectation) else {
      return certainty > .cannotBeKnown
        ? "It lies in what is presented in front of everything else, and nothing there lies over it."
        : "Nothing that the file lists after it lies over it there."
    }
    let front = cover(of: expectation.view, by: view)
    let other = ElementName.described(front, in: trees)
    if snapshot(of: front).attribute("visible") == "false" {
      return
        "\(other) lies there, too, and is listed after it, but the source says that it is not visible, so that it likely takes no taps."
    }
    let isBusy = trees[front.tree].views.indices.contains { number in
      ["ActivityIndicator", "ProgressIndicator"].contains {
        trees[front.tree].views[number].className.hasSuffix($0)
      }
        && (number == front.view || trees[front.tree].ancestors(of: number).contains(front.view))
    }
    if isBusy {
      return
        "\(other) lies there, too, is listed after it, and shows that the app is busy. If that is in front, wait until it is gone; if it only "
        + "shows something, it may let touches through."
    }
    if let edge = upperEdge(ofSheet: front, over: expectation.view), isBar(front) {
      let inner = view == front ? "" : ", with \(name(of: view)) at the point,"
      return
        "\(other)\(inner) lies there, too, is listed after it, and reaches to the lower edge as a bar does. If that is in front, lay the element "
        + "out above its upper edge (\(PlainNumber.text(edge))), as with a constraint to its top or to the safe area."
    }
    if let edge = upperEdge(ofSheet: front, over: expectation.view) {
      return
        "\(other) lies there, too, is listed after it, and reaches to the lower edge as a bottom sheet or bar does. If that is in front, close it, "
        + "scroll the element out from under it, or lay the element out above its upper edge (\(PlainNumber.text(edge))), as with a constraint to its "
        + "top, or with that much room at the end of what scrolls."
    }
    return
      "\(other) lies there, too, and is listed after it. If that is in front, close or remove it; if it only shows something, it "
      + "may let touches through."
  }

  /// Whether an element is a tab bar or a toolbar: by its name, or because it is low and what is in it lies
  /// in a row.
  private func isBar(_ place: ViewPlace) -> Bool {
    let view = snapshot(of: place)
    let words = [view.accessibilityIdentifier, view.accessibilityLabel].compactMap { $0?.lowercased() }
    let isNamed = words.contains { word in
      word == "tabs" || ["tab bar", "tabbar", "tab_bar", "tab-bar", "toolbar"].contains { word.holds($0) }
    }
    let tree = trees[place.tree]
    let inside = view.children.compactMap { tree.views[$0].frame.value }
    guard let own = view.frame.value, let first = inside.first else { return isNamed }
    let isRow =
      inside.count > 1 && own.height <= Self.highestBar
      && inside.allSatisfy { abs($0.midY - first.midY) < 1 && abs($0.width - first.width) < 2 }
    return isNamed || isRow
  }

  /// Bars at the lower edge of a screen are not higher, in points (assumed: a tab bar is 83).
  private static let highestBar = 120.0

  /// Where an element begins that is as wide as the screen, reaches to its lower edge, and leaves the upper
  /// part of it free; nil for any other.
  private func upperEdge(ofSheet place: ViewPlace, over expected: ViewPlace) -> Double? {
    let tree = trees[place.tree]
    // The application of XCUITest has no frame; its window has.
    let screen = tree.views.prefix(3).compactMap { $0.frame.value }.first { $0.width > 0 && $0.height > 0 }
    guard let screen, let box = snapshot(of: place).frame.value, box.width >= screen.width * 0.9,
      abs(box.maxY - screen.maxY) < 2, box.minY > screen.minY + screen.height * 0.1,
      let own = snapshot(of: expected).frame.value, own.height < box.minY - screen.minY,
      // What fills the screen below the bar is no sheet.
      !tree.views.contains(where: {
        $0.className.hasSuffix("NavigationBar") && $0.frame.value.map { abs($0.maxY - box.minY) < 1 } == true
      })
    else { return nil }
    return box.minY
  }

  /// The web view around an expected element; nil if it is none of a page.
  private var page: ViewPlace? {
    guard let expected = expectation?.view else { return nil }
    let tree = trees[expected.tree]
    return tree.ancestors(of: expected.view).last { tree.views[$0].className.hasSuffix("WebView") }
      .map { ViewPlace(tree: expected.tree, view: $0) }
  }

  /// How to find out what a page does with a touch that its web view gets.
  private func pageLines(_ page: ViewPlace, _ width: Int) -> [String] {
    let origin = snapshot(of: page).frame.value?.origin ?? .zero
    let spot = "\(PlainNumber.text(point.x - origin.x)), \(PlainNumber.text(point.y - origin.y))"
    let note =
      "It is part of a page in \(name(of: page)). The touch likely goes to that, and which element of the page gets it is decided "
      + "there. To know, ask in Safari's Web Inspector:"
    return [""] + TextColumns.wrapped(note, width: width) + ["    document.elementFromPoint(\(spot))"]
  }

  /// Whether an element that the file lists after the expected one lies over it at the point.
  private func isOverlapped(_ expectation: Expectation) -> Bool {
    guard let view, !expectation.isTouched else { return false }
    return !trees[view.tree].ancestors(of: expectation.view.view).contains(view.view)
  }

  /// That an element shows a part of one that reacts to taps, such as a text in a cell, in a sentence; nil if
  /// it reacts itself, or lies in none.
  private func holderText(of place: ViewPlace) -> String? {
    let shown = ["StaticText", "Image", "Icon", "Other"]
    guard shown.contains(where: { snapshot(of: place).className.hasSuffix($0) }) else { return nil }
    let tree = trees[place.tree]
    let kinds = ["Cell", "Button", "Link", "Switch", "Tab", "MenuItem"]
    let holder = tree.ancestors(of: place.view).first { number in
      kinds.contains { tree.views[number].className.hasSuffix($0) }
    }
    guard let holder else { return nil }
    let view = ViewPlace(tree: place.tree, view: holder)
    let isSelected = tree.attribute("Selected", of: holder) == "YES"
    return
      "\(ElementName.described(view, in: trees)) likely gets its taps."
      + (isSelected ? " It is selected already, so a tap may change nothing." : "")
  }

  /// The outermost element around a found one that the expected one does not lie in.
  private func cover(of expected: ViewPlace, by found: ViewPlace) -> ViewPlace {
    let tree = trees[found.tree]
    let own = Set([expected.view] + tree.ancestors(of: expected.view))
    let way = [found.view] + tree.ancestors(of: found.view)
    let outer = way.last { number in
      let name = tree.views[number].className
      return !own.contains(number) && !["Window", "Application"].contains { name.holds($0) }
    }
    return outer.map { ViewPlace(tree: found.tree, view: $0) } ?? found
  }

  private func geometryLines(_ width: Int) -> [String] {
    var lines: [String] = []
    if let finding = expectation?.findings.first {
      if finding.reason != PointOutside.id {
        let next = expectation?.findings.dropFirst().first { $0.reason != PointOutside.id }
        let more = next.map {
          TextColumns.wrapped(
            "There is a further problem: \($0.text) [\($0.reason)] \($0.remedy)", width: width)
            + ($0.code.isEmpty ? [] : [""] + $0.code.map { "    \($0)" })
        }
        // What may lie in front of a disabled element takes the tap before that.
        let isDisabled = next == nil && finding.reason == DisabledControl.id
        let cover = expectation.flatMap { isDisabled && isOverlapped($0) ? overlapText($0) : nil }
        return findingLines(finding, width) + (more.map { [""] + $0 } ?? [])
          + (cover.map { [""] + TextColumns.wrapped($0, width: width) } ?? [])
      }
      lines += [""] + TextColumns.wrapped("\(finding.text) [\(finding.reason)]", width: width)
    }
    if let view, snapshot(of: view).isEnabled == .known(false) {
      lines += [""] + TextColumns.wrapped("The file says that \(name(of: view)) is disabled.", width: width)
    }
    if let expectation, expectation.findings.isEmpty {
      lines += [""] + TextColumns.wrapped(overlapText(expectation), width: width)
      if !isOverlapped(expectation), let holder = holderText(of: expectation.view) {
        lines += TextColumns.wrapped(holder, width: width)
      }
    }
    if let page, expectation.map({ !isOverlapped($0) }) ?? false { return lines + pageLines(page, width) }
    if certainty > .cannotBeKnown { return lines }
    let note =
      "The file lists accessibility elements: it says what lies where, not which view gets a touch. To know, stop the app in "
      + "the debugger, print its windows, and ask about that:"
    let command = "[[[UIApplication sharedApplication] windows] valueForKey:@\"recursiveDescription\"]"
    return lines + [""] + TextColumns.wrapped(note, width: width) + ["    \(Debugger.line(command))"]
  }
}
