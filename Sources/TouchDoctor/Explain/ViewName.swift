// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What views are called: in sentences, and in lines of code.
enum ViewName {
  /// `UIButton 'Add'`, by text or identifier; `UIView 0x7f95` by address; `UIView at 0/2/1` by place.
  static func words(_ place: ViewPlace, in trees: [ViewTree]) -> String {
    let view = trees[place.tree].views[place.view]
    let name = shortClass(view)
    if let word = word(of: view) { return "\(name) '\(word)'" }
    if let identifier = view.identifier { return "\(name) \(identifier)" }
    return "\(name) at \(path(place, in: trees, most: 8))"
  }

  /// The class without its module.
  static func shortClass(_ view: ViewSnapshot) -> String {
    let name = ClassName(view.className).name
    return name.isEmpty ? view.className : clipped(name, to: 40)
  }

  /// What a person would call the view by: its text, identifier or label, on one line.
  static func word(of view: ViewSnapshot) -> String? {
    for text in [view.text, view.accessibilityIdentifier, view.accessibilityLabel] {
      guard let text else { continue }
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      if !line.isEmpty { return clipped(line, to: 30) }
    }
    return nil
  }

  private static func clipped(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
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

  /// A name for a variable that holds the view: of its identifier if it has one, else of its class.
  static func variable(_ view: ViewSnapshot) -> String {
    if let identifier = view.accessibilityIdentifier, let name = camelCase(identifier) { return name }
    var name = shortClass(view)
    for beginning in ["_UI", "UI"] where name.hasPrefix(beginning) && name.count > beginning.count + 1 {
      name = String(name.dropFirst(beginning.count))
      break
    }
    let base = camelCase(name) ?? "view"
    guard let word = word(of: view).flatMap(camelCase), word.count <= 16 else { return base }
    return word + base.prefix(1).uppercased() + base.dropFirst()
  }

  /// `bottom-bar` and `Bottom Bar` are `bottomBar`; nil where no letter is left.
  private static func camelCase(_ text: String) -> String? {
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = parts.first, first.first?.isLetter == true else { return nil }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    let all = head + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return reserved.contains(all) ? "\(all)View" : all
  }

  private static let reserved: Set<String> = [
    "class", "default", "self", "switch", "case", "in", "is", "as", "if", "else", "for", "while", "return",
    "func",
    "let", "var", "import", "true", "false", "nil", "super", "init", "repeat", "where", "do", "try", "throw",
    "open",
  ]

  /// The address as the debugger takes it; nil for object ids and other names.
  static func address(of view: ViewSnapshot) -> String? {
    guard let identifier = view.identifier, identifier.hasPrefix("0x") else { return nil }
    let digits = identifier.dropFirst(2)
    return !digits.isEmpty && digits.allSatisfy(\.isHexDigit) ? identifier : nil
  }
}
