// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What views are called: in sentences, and in lines of code.
enum ViewName {
  /// `UIButton 'Add'`, by text or identifier; `UIView 0x7f95` by address; `UIView at 0/2/1` by place.
  static func words(_ place: ViewPlace, in trees: [ViewTree]) -> String {
    let view = trees[place.tree].views[place.view]
    let name = shortClass(view)
    if let asked = view.attribute(askedName) { return "\(name) \(asked)" }
    if let word = word(of: view, in: trees[place.tree]) { return "\(name) '\(word)'" }
    if let identifier = view.identifier { return "\(name) \(identifier)" }
    return "\(name) at \(path(place, in: trees, most: 8))"
  }

  /// The attribute with what a view was asked for by: a word in quotes.
  static let askedName = "asked for as"

  /// What a view is called that was asked for by one of its words; nil if it was asked for in another way.
  static func asked(_ selector: ViewSelector, _ view: ViewSnapshot) -> String? {
    let words = [view.accessibilityIdentifier, view.text, view.accessibilityLabel, view.outlineLabel]
    return words.contains(selector.text) ? "'\(onOneLine(selector.text))'" : nil
  }

  /// The name, and of a view that nothing tells apart what can be seen of it:
  /// `UIView 0x7f95 (390 × 844, empty)`.
  ///
  /// - Parameters:
  ///   - place: The view.
  ///   - walk: Where it is.
  ///   - showsText: Whether a view is known by a text in it, too.
  /// - Returns: The words.
  static func described(_ place: ViewPlace, in walk: HitWalk, showsText: Bool = true) -> String {
    let tree = walk.trees[place.tree]
    let view = tree.views[place.view]
    let name = words(place, in: walk.trees)
    guard word(of: view, in: tree) == nil, !view.isOfContainer,
      let bounds = walk.geometries[place.tree].views[place.view].bounds
    else {
      return name
    }
    let size = "\(PlainNumber.text(bounds.width)) × \(PlainNumber.text(bounds.height))"
    if showsText, let shown = shown(in: place, tree) { return "\(name) (\(size), shows '\(shown)')" }
    let isEmpty =
      !ClassKnowledge.isPrivate(view) && !ClassKnowledge.isContent(view) && !ClassKnowledge.isControl(view)
      && !ClassKnowledge.isUntouchedByDefault(view)
      && view.attribute("embeds") == nil
      && view.children.allSatisfy { tree.views[$0].isHidden == .known(true) }
    return "\(name) (\(size)\(isEmpty ? ", empty" : ""))"
  }

  /// The first text in a view of the app's, by which people recognize a banner or an overlay; nil where there
  /// is none, or too much.
  private static func shown(in place: ViewPlace, _ tree: ViewTree) -> String? {
    let view = tree.views[place.view]
    guard !ClassKnowledge.isPrivate(view), !ClassKnowledge.isControl(view), !ClassKnowledge.isWindow(view),
      !ClassKnowledge.scrolls(view)
    else { return nil }
    var open = view.children
    var next = 0
    while next < open.count, next < 24 {
      let child = tree.views[open[next]]
      next += 1
      if child.isHidden == .known(true) || ClassKnowledge.isTooTransparent(child)
        || ClassKnowledge.scrolls(child)
      {
        continue
      }
      if let word = word(of: child, in: tree) { return word }
      open += child.children
    }
    return nil
  }

  /// The name of a window, with the level or the tag by which people know it: `UIWindow 0x7f95 (level 2000)`.
  static func window(_ place: ViewPlace, in trees: [ViewTree]) -> String {
    let view = trees[place.tree].views[place.view]
    let tag = view.tag.value ?? view.attribute("tag").flatMap { Int($0) } ?? 0
    let marks = [
      tag == 0 ? nil : "tag \(tag)", view.windowLevel.map { "level \(PlainNumber.text($0))" },
    ].compactMap { $0 }
    return words(place, in: trees) + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
  }

  /// The class without its module.
  static func shortClass(_ view: ViewSnapshot) -> String {
    let name = ClassName(view.className).name
    return name.isEmpty ? view.className : clipped(name, to: 60)
  }

  /// What a person would call the view by: its text, identifier or label, on one line; of a control its
  /// title, which a dump shows at the label in it.
  static func word(of view: ViewSnapshot, in tree: ViewTree) -> String? {
    let hasTitle =
      view.text == nil
      && ((ClassKnowledge.isControl(view) && !ClassKnowledge.roles(of: view).contains(.manyTitles))
        || ClassKnowledge.base(of: view) == "UISegment")
    let title = hasTitle ? title(of: view, in: tree) : nil
    // The text of an element of accessibility may be its value, such as 1.
    let texts =
      tree.isAccessibility
      ? [view.accessibilityLabel, view.text, view.accessibilityIdentifier]
      : [view.text, title, view.accessibilityIdentifier, view.accessibilityLabel, view.outlineLabel]
    for text in texts {
      guard let text else { continue }
      let line = onOneLine(text)
      if !line.isEmpty { return line }
    }
    return nil
  }

  /// The text of the first label in a control; a title lies at most a few views deep.
  private static func title(of control: ViewSnapshot, in tree: ViewTree) -> String? {
    var open = control.children.prefix(8).map { (place: $0, depth: 1) }
    var next = 0
    while next < open.count, next < 32 {
      let (place, depth) = open[next]
      next += 1
      let view = tree.views[place]
      if ClassKnowledge.isLabel(view), let text = view.text, !text.isEmpty { return text }
      // What a badge counts is no title.
      guard depth < 4, !ClassKnowledge.isControl(view), !view.className.holds("Badge") else { continue }
      open += view.children.prefix(8).map { ($0, depth + 1) }
    }
    return nil
  }

  /// A text on one line, and not too long.
  private static func onOneLine(_ text: String) -> String {
    // Of a text of megabytes only the beginning is looked at.
    let beginning = text.utf8.count > 4096 ? String(text.prefix(1024)) : text
    return clipped(beginning.split(whereSeparator: { $0.isNewline }).joined(separator: " "), to: 30)
  }

  private static func clipped(_ text: String, to count: Int) -> String {
    // A text is longer than its first characters; the others need not be counted.
    text.prefix(count + 1).count > count ? text.prefix(count - 1) + "…" : text
  }

  /// The way from the root, counted from the back: `0/2/1`; of a longer one than asked for the end.
  static func path(_ place: ViewPlace, in trees: [ViewTree], most: Int = .max) -> String {
    let tree = trees[place.tree]
    var steps: [String] = []
    var here = place.view
    while let parent = tree.views[here].parent {
      steps.append("\(tree.views[parent].children.firstIndex(of: here) ?? 0)")
      here = parent
      if steps.count == most { return "…/" + steps.reversed().joined(separator: "/") }
    }
    let before = trees[..<place.tree].reduce(0) { $0 + $1.roots.count }
    steps.append("\(before + (tree.roots.firstIndex(of: here) ?? 0))")
    return steps.reversed().joined(separator: "/")
  }

  /// The outlet that leads to the view, or a name made of its identifier; nil if it has neither.
  private static func knownVariable(_ view: ViewSnapshot) -> String? {
    // A collection of outlets has its name for several views.
    let outlets = view.attribute("outlets")?.split(separator: " ").filter { !$0.hasSuffix("[]") }
    if let name = outlets?.lazy.compactMap({ CodeName.camelCase(String($0)) }).first { return name }
    return view.accessibilityIdentifier.flatMap { CodeName.camelCase($0) }
  }

  /// A name for a variable that holds the view: of its outlet or identifier if it has one, else of its class.
  static func variable(_ place: ViewPlace, in trees: [ViewTree]) -> String {
    let view = trees[place.tree].views[place.view]
    if let name = knownVariable(view) { return name }
    var name = shortClass(view)
    for beginning in ["_UI", "UI"] where name.hasPrefix(beginning) && name.count > beginning.count + 1 {
      name = String(name.dropFirst(beginning.count))
      break
    }
    let base =
      ClassKnowledge.isCell(view) && !ClassKnowledge.isCustom(view)
      ? "cell" : CodeName.camelCase(name) ?? "view"
    guard !ClassKnowledge.isCell(view),
      let word = word(of: view, in: trees[place.tree])
        .flatMap({ CodeName.camelCase($0, isPart: true) }), word.count <= 16
    else {
      return base
    }
    return CodeName.joined(word, base)
  }

  /// Whether the name for a variable is made of something that its reader knows: an identifier, a title, or a
  /// class of the app.
  static func isNamed(_ place: ViewPlace, in trees: [ViewTree]) -> Bool {
    let view = trees[place.tree].views[place.view]
    if knownVariable(view) != nil { return true }
    if !ClassName(view.className).looksLikeApples { return true }
    if ClassKnowledge.isCell(view) { return false }
    return word(of: view, in: trees[place.tree]).flatMap { CodeName.camelCase($0, isPart: true) }
      .map { $0.count <= 16 } ?? false
  }

  /// The address as the debugger takes it; nil for object ids and other names.
  static func address(of view: ViewSnapshot) -> String? {
    guard let identifier = view.identifier, identifier.hasPrefix("0x") else { return nil }
    let digits = identifier.dropFirst(2)
    return !digits.isEmpty && digits.allSatisfy { $0.isHexDigit } ? identifier : nil
  }
}
