// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// The line that a debugger prints for a view, and the tree of such lines.
///
/// The format is UIKit's own, so that readers of debugger dumps can also read a live hierarchy. Any thread
/// may print a view, so nothing is created or changed here, and the functions that take closures are
/// nonisolated: a main-actor closure would check its thread.
enum ViewDescription {
  static func line(for view: UIView) -> String {
    var parts = ["\(type(of: view)): \(address(of: view))"]
    if let base = baseClass(of: view) { parts.append("baseClass = \(base)") }
    parts.append("frame = \(rect(view.frame))")
    parts.append(contentsOf: details(of: view))
    parts.append("layer = <\(layer(of: view))>")
    if let content = (view as? any ContentDescribing)?.describedContent { parts.append(content) }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The lines of the view and of all views below it, indented by level.
  static func tree(of root: UIView) -> String {
    var lines: [String] = []
    var waiting: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + line(for: view))
      for child in view.children.reversed() { waiting.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// The class and the address of the view's layer; 0 for one that nobody has asked for yet.
  private static func layer(of view: UIView) -> String {
    guard let layer = view.madeLayer else { return "\(type(of: view).layerClass): 0x0" }
    return "\(type(of: layer)): \(address(of: layer))"
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
    if let mask = autoresizing(view.storedAutoresizingMask) { parts.append("autoresize = \(mask)") }
    if view.flags.contains(.keepsSubviewSizes) { parts.append("autoresizesSubviews = NO") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.storedTag != 0 { parts.append("tag = \(view.storedTag)") }
    if let animations = animations(of: view) { parts.append("animations = \(animations)") }
    if let color = view.extras?.tintColor { parts.append("tintColor = \(color.description)") }
    if let extras = view.extras, extras.recognizers?.isEmpty == false {
      // Like UIKit, this prints that there are recognizers, but not which.
      parts.append("gestureRecognizers = <NSArray: \(address(of: extras))>")
    }
    // The versions of UIKit that the articles logged print no background color; newer ones do, after the
    // recognizers.
    return parts
  }

  /// The framework class from which a custom class derives; nil if it is obvious.
  private static func baseClass(of view: UIView) -> String? {
    let own: AnyClass = type(of: view)
    let base: AnyClass = frameworksClass(of: view)
    return base == own || base == UIView.self ? nil : "\(base)"
  }

  /// The view's class if it belongs to the framework, else its nearest superclass that does.
  static func frameworksClass(of view: UIView) -> AnyClass {
    var base: AnyClass = type(of: view)
    while !isFrameworks(base), let above = _getSuperclass(base) { base = above }
    return base
  }

  /// Whether a class is declared in one of the framework's modules.
  private static func isFrameworks(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("TouchCore.") || name.hasPrefix("TouchControls.")
  }

  /// The text on one line, truncated to 25 characters.
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

  /// Six significant digits, like `%g`: 92⅓ is 92.3333.
  private nonisolated static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}

/// A view that adds its own details to a dump.
package protocol ContentDescribing: UIView {
  /// The details that a dump shows at the end of the line.
  var describedContent: String { get }
}

extension UIView {
  /// The name of the view's class if it belongs to the framework, else of its nearest superclass that does.
  package var frameworksClassName: String { "\(ViewDescription.frameworksClass(of: self))" }

  /// The descriptions of the view and of all views below it, one per line, indented by level.
  public func recursiveDescription() -> String {
    ViewDescription.tree(of: self)
  }
}
