// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Calls that make an object of a class that only a value knows, where UIKit declares the class.
///
/// They are `T(frame: frame)` with `T: UIView`, `kind.init()` of a `UILabel.Type` or a
/// `UIViewController.Type`, and `self.init()` in a static method of an extension.
///
/// Swift has such calls for required initializers alone, and those of UIKit's classes are not.
enum MadeByClass: CaseIterable {
  case view, controller

  /// The classes of UIKit that are made so.
  var classes: Set<String> {
    switch self {
    case .view:
      [
        "UIView", "UIControl", "UIButton", "UIImageView", "UILabel", "UIPageControl", "UIProgressView",
        "UIScrollView", "UIActivityIndicatorView", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
        "UITextField", "UINavigationBar", "UIToolbar", "UIVisualEffectView",
      ]
    case .controller: ["UIViewController", "UINavigationController"]
    }
  }

  /// The labels of the initializer.
  var labels: String {
    switch self {
    case .view: "frame"
    case .controller: "nibName:bundle"
    }
  }

  /// Further classes of UIKit whose subclasses in the sources are made so.
  private var furtherBases: Set<String> {
    switch self {
    case .view: ["UIRefreshControl", "UIStackView", "UIWindow"]
    case .controller: []
    }
  }

  /// The protocol that classes of the sources conform to.
  var conformance: String {
    switch self {
    case .view: "ViewMadeByClass"
    case .controller: "ControllerMadeByClass"
    }
  }

  /// The initializer of a class that declares none.
  var initializer: String {
    switch self {
    case .view: "init(frame: CGRect) { super.init(frame: frame) }"
    case .controller:
      "init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }"
    }
  }

  /// Other designated initializers of a class of UIKit, which a subclass inherits only if it declares none.
  static func others(of name: String) -> [String] {
    switch name {
    case "UIImageView":
      [
        "init(image: UIImage?) { super.init(image: image) }",
        "init(image: UIImage?, highlightedImage: UIImage?)"
          + " { super.init(image: image, highlightedImage: highlightedImage) }",
      ]
    case "UIActivityIndicatorView":
      ["init(style: UIActivityIndicatorView.Style) { super.init(style: style) }"]
    case "UISegmentedControl": ["init(items: [Any]?) { super.init(items: items) }"]
    case "UIVisualEffectView": ["init(effect: UIVisualEffect?) { super.init(effect: effect) }"]
    case "UIWindow": ["init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }"]
    case "UINavigationController":
      [
        "init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }",
        "init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)"
          + " { super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass) }",
      ]
    default: []
    }
  }

  /// What a class of UIKit belongs to; nil if it is not made so.
  init?(of name: String) {
    guard let kind = Self.allCases.first(where: { $0.classes.contains(name) }) else { return nil }
    self = kind
  }

  /// How subclasses of a class of UIKit are made; nil if they are not made so.
  init?(base name: String) {
    guard let kind = Self.allCases.first(where: { $0.classes.union($0.furtherBases).contains(name) })
    else { return nil }
    self = kind
  }
}
