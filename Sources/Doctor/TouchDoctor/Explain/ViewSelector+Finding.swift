// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Why a question cannot be answered.
public struct ExplainingFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var message: String
  /// What could have been meant, one line each.
  public var candidates: [String]

  /// Creates a failure.
  public init(message: String, candidates: [String] = []) {
    self.message = message
    self.candidates = candidates
  }

  /// The message, followed by the candidates.
  public var description: String {
    ([message] + candidates.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension ViewSelector {
  /// How many candidates a failure lists.
  private static let most = 8

  /// The view that the selector means.
  ///
  /// - Parameters:
  ///   - trees: Where to look.
  ///   - geometries: Where the views of the trees are.
  /// - Returns: The place of the view.
  /// - Throws: A failure with the matching views, if there is not exactly one.
  func find(in trees: [ViewTree], _ geometries: [TreeGeometry]) throws(ExplainingFailure) -> ViewPlace {
    let found = matches(in: trees)
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else { throw nothing(in: trees) }
    let rivals = Rivals(places: found, trees: trees, geometries: geometries)
    var lines = found.prefix(Self.most).map { Self.line($0, among: rivals) }
    if found.count > Self.most { lines.append("… and \(found.count - Self.most) more") }
    throw ExplainingFailure(
      message: "'\(text)' fits \(found.count) views. Say which by its \(ways(to: found, in: trees)):",
      candidates: lines)
  }

  /// What tells the views from each other: addresses may be missing or written twice, and a text may read
  /// like a path.
  private func ways(to found: [ViewPlace], in trees: [ViewTree]) -> String {
    let addresses = found.map { trees[$0.tree].views[$0.view].identifier?.lowercased() }
    var isUnique = !addresses.contains(nil) && Set(addresses).count == found.count
    if pathSteps == nil, addresses.contains(text.lowercased()) { isUnique = false }
    switch (isUnique, pathSteps == nil) {
    case (true, true): return "address or its index path"
    case (true, false): return "address"
    case (false, true): return "index path"
    case (false, false): return "identifier, its class or another of its words"
    }
  }

  private static func line(_ place: ViewPlace, among rivals: Rivals) -> String {
    let trees = rivals.trees
    let view = trees[place.tree].views[place.view]
    let frame =
      rivals.box(of: place).map { " at \(PlainNumber.text($0)) on the screen" }
      ?? view.frame.value.map { " at \(PlainNumber.text($0))" } ?? ""
    let row = rivals.row(of: place).map { ", in \($0)" } ?? ""
    let address = view.identifier.map { " \($0)" } ?? ""
    let word = ViewName.word(of: view, in: trees[place.tree]).map { " '\($0)'" } ?? ""
    let position = view.position.map { "  \($0)" } ?? ""
    return
      "\(ViewName.path(place, in: trees))  \(ViewName.shortClass(view))\(word)\(address)\(frame)\(row)\(unseen(place, in: trees))"
      + position
  }

  /// Mentions that a view is invisible, which is often the clue.
  private static func unseen(_ place: ViewPlace, in trees: [ViewTree]) -> String {
    let tree = trees[place.tree]
    for number in tree.way(from: place.view, below: nil) {
      let view = tree.views[number]
      let isOwn = number == place.view
      if view.isHidden == .known(true) { return isOwn ? ", hidden" : ", in a hidden view" }
      if let alpha = view.alpha.value, alpha <= 0.01 {
        return isOwn ? ", transparent" : ", in a transparent view"
      }
    }
    return ""
  }

  /// How far an index path leads that ends before its last number; nil if the text is no path.
  private func endOfPath(in trees: [ViewTree]) -> ExplainingFailure? {
    guard let steps = pathSteps else { return nil }
    let (place, known) = descend(steps, in: trees)
    guard let place else {
      let roots = trees.reduce(0) { $0 + $1.roots.count }
      return ExplainingFailure(
        message: "There is no view at \(text): the first number counts \(Self.range(roots, "root", "roots"))."
      )
    }
    let here = steps[..<known].map(String.init).joined(separator: "/")
    let children = trees[place.tree].views[place.view].children.count
    return ExplainingFailure(
      message:
        "There is no view at \(text): at \(here) is \(ViewName.words(place, in: trees)), and that has "
        + Self.range(children, "child", "children") + ".")
  }

  /// `3 children, from 0 to 2`.
  private static func range(_ count: Int, _ one: String, _ many: String) -> String {
    switch count {
    case 0: "no \(many)"
    case 1: "1 \(one), which is 0"
    default: "\(count) \(many), from 0 to \(count - 1)"
    }
  }

  /// Whether an attribute says that a bar has an item of the name.
  ///
  /// The title of a system item begins with a capital letter on the screen, and not in the file.
  private func isItem(_ attribute: ViewSnapshot.Attribute) -> Bool {
    ["barItem", "disabledBarItem", "idleBarItem", "segment", "disabledSegment"].contains(attribute.name)
      && (attribute.value == text || attribute.value == text.prefix(1).lowercased() + text.dropFirst())
  }

  private func hasDisabledSegment(_ view: ViewSnapshot) -> Bool {
    view.attributes.contains { $0.name == "disabledSegment" && isItem($0) }
  }

  /// The bar of the file that makes a button of the enabled item which the selector names, or the control
  /// that has the segment; nil if no item is named so, or if its bar is in no scene of the file.
  func bar(in trees: [ViewTree]) -> ViewPlace? {
    for (number, tree) in trees.enumerated() {
      let bar = tree.views.firstIndex { view in
        view.attributes.contains { attribute in
          isItem(attribute)
            && (attribute.name == "segment"
              || (attribute.name == "barItem" && ClassKnowledge.roles(of: view).contains(.bar)))
        }
      }
      if let bar { return ViewPlace(tree: number, view: bar) }
    }
    return nil
  }

  /// What to say of the title of a bar button item, which is no view: its bar makes one for it; nil if no
  /// item of the file has that title.
  private func barItem(in trees: [ViewTree]) -> ExplainingFailure? {
    var isEnabled: Bool?
    var isIdle = false
    for tree in trees {
      for root in tree.roots {
        for attribute in tree.views[root].attributes where isItem(attribute) {
          if attribute.name == "barItem" { isEnabled = isEnabled ?? true }
          if attribute.name == "disabledBarItem" { isEnabled = isEnabled ?? false }
          if attribute.name == "idleBarItem" { isIdle = true }
        }
      }
    }
    for tree in trees {
      if let control = tree.views.first(where: { hasDisabledSegment($0) }) {
        return ExplainingFailure(
          message:
            "'\(text)' is a segment of \(ViewName.shortClass(control)) \(control.identifier ?? "") that is disabled in the file, and does nothing: tick "
            + "Enabled of the segment in the Attributes inspector, or call setEnabled(_:forSegmentAt:) in code."
        )
      }
    }
    guard let isEnabled else { return nil }
    let state =
      isEnabled && isIdle
      ? " It has no action in the file: connect one in the Connections inspector, unless code gives it a target and an action, or a menu."
      : isEnabled
        ? " It is enabled in the file; if it does nothing, look at its action, and for code that disables it."
        : " It is disabled in the file, and does nothing: tick Enabled of the item in the Attributes inspector, or set isEnabled of the item "
          + "in code."
    return ExplainingFailure(
      message:
        "'\(text)' is a bar button item, which is no view: the bar makes a button of it and lays that out.\(state)"
    )
  }

  private func nothing(in trees: [ViewTree]) -> ExplainingFailure {
    if let end = endOfPath(in: trees) { return end }
    if let item = barItem(in: trees) { return item }
    var words: [String] = []
    var seen: Set<String> = []
    for tree in trees {
      for view in tree.views {
        let own = [
          ClassName(view.className).name, view.text, view.accessibilityIdentifier, view.accessibilityLabel,
          view.outlineLabel,
        ]
        for word in own.compactMap({ $0 }) where word.count <= 60 && seen.count < 5_000 {
          // Each is a line of advice, to be typed as it stands.
          if word.contains(where: { $0.isNewline }) { continue }
          if seen.insert(word).inserted { words.append(word) }
        }
      }
    }
    let wanted = text.prefix(60).lowercased()
    // A name in code, such as buyButton, is that of a view titled so.
    let name = Self.withoutKind(String(text.prefix(60)))
    let near = words.enumerated()
      .map { number, word in
        let own = word.lowercased()
        return (
          distance: min(Self.distance(wanted, own), name.map { Self.distance($0, own) } ?? .max),
          place: number,
          word: word
        )
      }
      .filter { $0.distance <= max(2, wanted.count / 2) }
      .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
      .prefix(3).map { "'\($0.word)'" }
    var sentences = ["No view has the address, index path, identifier, text, label or class '\(text)'."]
    if isCut(trees) {
      sentences.append("The dump is cut, and the view may be in what is missing: print it again, to a file.")
    }
    if showsSwiftUI(trees) {
      sentences.append(
        "SwiftUI draws its buttons without views, so a dump does not name them. XCUITest's app.debugDescription does: "
          + "print that, and ask it.")
    }
    if showsPages(trees) {
      sentences.append(
        "A view dump does not contain the elements of a web page: look at it in Safari's Web Inspector, or print XCUITest's "
          + "app.debugDescription, and ask that.")
    }
    if showsFlutter(trees) {
      sentences.append(
        "Flutter draws its widgets without views, so a dump does not name them. Flutter's inspector does, and XCUITest's "
          + "app.debugDescription, if the app has semantics.")
    }
    if trees.contains(where: { $0.isAccessibility }) {
      sentences.append(
        "What lies in an element that is accessible itself, such as a cell with one label, is not listed: in the app, set "
          + "isAccessibilityElement = false on that and give it accessibilityElements, or a custom action.")
    }
    if name != nil { sentences.append("A dump does not contain names from code: use the text on the view.") }
    if !near.isEmpty { sentences.append("The nearest are:") }
    return ExplainingFailure(message: sentences.joined(separator: " "), candidates: near)
  }

  /// The words of a name in code without what kind of view it names, such as `buy` of `buyButton`; nil for
  /// any other text.
  private static func withoutKind(_ name: String) -> String? {
    guard name.first?.isLowercase == true,
      let kind = ["Button", "Label", "TextField", "Field", "ImageView", "View", "Cell", "Switch", "Slider"]
        .first(where: { name.hasSuffix($0) && name.count > $0.count + 1 })
    else { return nil }
    var words = ""
    for letter in name.dropLast(kind.count) {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    return words
  }

  /// Whether a hosting view of SwiftUI is in there.
  private func showsSwiftUI(_ trees: [ViewTree]) -> Bool {
    trees.contains { tree in tree.views.contains { ClassKnowledge.isSwiftUIs($0) } }
  }

  /// Whether a web view is in there.
  private func showsPages(_ trees: [ViewTree]) -> Bool {
    trees.contains { tree in
      !tree.isAccessibility
        && tree.views.contains { ["WKWebView", "UIWebView"].contains(ClassKnowledge.base(of: $0)) }
    }
  }

  /// Whether a view of Flutter is in there.
  private func showsFlutter(_ trees: [ViewTree]) -> Bool {
    trees.contains { tree in
      !tree.isAccessibility && tree.views.contains { ClassKnowledge.base(of: $0) == "FlutterView" }
    }
  }

  /// Whether a dump ends before its views do.
  private func isCut(_ trees: [ViewTree]) -> Bool {
    trees.contains { $0.gaps.contains { $0.cause == .endsEarly || $0.cause == .leftOut } }
  }

  /// How many letters have to be changed to make one word of the other; less where one begins with the other.
  private static func distance(_ wanted: String, _ word: String) -> Int {
    !wanted.isEmpty && word.hasPrefix(wanted) ? 1 : Suggestion.distance(wanted, word)
  }
}
