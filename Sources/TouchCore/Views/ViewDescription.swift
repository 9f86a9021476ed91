// SPDX-License-Identifier: Apache-2.0

/// The line a debugger prints for a view, and the tree of them.
///
/// The format is UIKit's own, so that what reads a dump from a debugger reads a live hierarchy too. Any thread may
/// print a view: what is handed a closure here belongs to no actor, because one of the main actor would be checked.
enum ViewDescription {
  static func line(for view: UIView) -> String {
    var parts = ["\(type(of: view)): \(address(of: view))"]
    if let base = baseClass(of: view) { parts.append("baseClass = \(base)") }
    parts.append("frame = \(rect(view.frame))")
    parts.append(contentsOf: details(of: view))
    parts.append("layer = <\(type(of: view.ownLayer)): \(address(of: view.ownLayer))>")
    if let content = (view as? any ContentDescribing)?.describedContent { parts.append(content) }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The lines of the view and all below it, a level further in each.
  static func tree(of root: UIView) -> String {
    var lines: [String] = []
    var waiting: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + line(for: view))
      for child in view.children.reversed() { waiting.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  private static func details(of view: UIView) -> [String] {
    var parts: [String] = []
    if !view.transform.isIdentity {
      let t = view.transform
      parts.append("transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]")
    }
    if let text = view.describedText { parts.append("text = '\(shortened(text))'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.flags.contains(.notOpaque) { parts.append("opaque = NO") }
    if let mask = autoresizing(view.resizing) { parts.append("autoresize = \(mask)") }
    if view.flags.contains(.keepsSubviewSizes) { parts.append("autoresizesSubviews = NO") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if let tag = view.extras?.tag, tag != 0 { parts.append("tag = \(tag)") }
    if let animations = animations(of: view) { parts.append("animations = \(animations)") }
    if let color = view.extras?.tintColor { parts.append("tintColor = \(color.description)") }
    if let extras = view.extras, extras.recognizers?.isEmpty == false {
      // As UIKit prints it: that there are some, and not which.
      parts.append("gestureRecognizers = <NSArray: \(address(of: extras))>")
    }
    // The versions that the articles logged print no background colour; newer ones do, after the recognizers.
    return parts
  }

  /// The framework's class that a user's class is made of; nil where that goes without saying.
  private static func baseClass(of view: UIView) -> String? {
    let own: AnyClass = type(of: view)
    let base: AnyClass = frameworksClass(of: view)
    return base == own || base == UIView.self ? nil : "\(base)"
  }

  /// The framework's class that the view is of, or that its class is made of.
  static func frameworksClass(of view: UIView) -> AnyClass {
    var base: AnyClass = type(of: view)
    while !isFrameworks(base), let above = _getSuperclass(base) { base = above }
    return base
  }

  /// Whether a class is declared by one of the modules that views come from.
  private static func isFrameworks(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("TouchCore.") || name.hasPrefix("TouchControls.")
  }

  /// The text, of a long one the first 25 characters, on one line.
  private nonisolated static func shortened(_ text: String) -> String {
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
      separator: "\\n")
    return line.count > 28 ? line.prefix(25) + "..." : line
  }

  private static func animations(of view: UIView) -> String? {
    guard let running = view.extras?.animations, !running.isEmpty else { return nil }
    var entries: [String] = []
    for one in running { entries.append("\(one.key.rawValue)=<CABasicAnimation: \(address(of: one))>;") }
    return "{ \(entries.joined(separator: " ")) }"
  }

  private nonisolated static func autoresizing(_ mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let set = names.filter { mask.contains($0.0) }.map(\.1)
    return set.isEmpty ? nil : set.joined(separator: "+")
  }

  nonisolated static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  private nonisolated static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  /// Six digits, as `%g` prints them: 92⅓ is 92.3333.
  private nonisolated static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}

/// A view that has more to tell of itself in a dump than what all views have.
package protocol ContentDescribing: UIView {
  /// What a dump shows behind everything else.
  var describedContent: String { get }
}

extension UIView {
  /// The name of the framework's class that the view is of, or that its class is made of.
  package var frameworksClassName: String { "\(ViewDescription.frameworksClass(of: self))" }

  /// The descriptions of the view and all below it, one a line, a level further in each.
  public func recursiveDescription() -> String {
    ViewDescription.tree(of: self)
  }
}
