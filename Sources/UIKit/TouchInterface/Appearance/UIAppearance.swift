// SPDX-License-Identifier: Apache-2.0
public import TouchCore
public import TouchGraphics

/// A class whose objects may contain views that have a look of their own; see
/// ``TouchCore/UIView/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// The object whose looks all views of this class get when they come into a window.
  ///
  /// ```swift
  /// UISwitch.appearance().onTintColor = .systemOrange
  /// ```
  ///
  /// A look that code has set for a view itself stays, and so do those of views that are in a window already,
  /// as in UIKit. Which looks a proxy has: background and tint colors of all views, and the fonts, colors,
  /// images and insets of labels, buttons, fields, controls and bars.
  public static func appearance() -> Self { AppearanceSamples.current.sample(of: self, in: []) }

  /// The object whose looks views of this class get where they are contained in objects of these classes, the
  /// innermost first.
  ///
  /// ```swift
  /// UIButton.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .systemRed
  /// ```
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceSamples.current.sample(of: self, in: containerTypes) }

  /// The object whose looks views of this class get that come into a window where these traits hold.
  ///
  /// ```swift
  /// UILabel.appearance(for: UITraitCollection(verticalSizeClass: .compact)).font = .systemFont(ofSize: 13)
  /// ```
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceSamples.current.sample(of: self, in: [], for: trait)
  }

  /// The object whose looks views of this class get where these traits hold and they are contained in objects
  /// of these classes, the innermost first.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceSamples.current.sample(of: self, in: containerTypes, for: trait) }
}

extension UIBarButtonItem {
  /// The item whose color and title attributes all items have that set none themselves.
  public static func appearance() -> UIBarButtonItem { AppearanceSamples.current.item(in: []) }

  /// The item whose color and title attributes items have in bars that are, or are contained in, objects of
  /// these classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { AppearanceSamples.current.item(in: containerTypes) }

  /// The item whose color and title attributes items have in bars where these traits hold.
  public static func appearance(for trait: UITraitCollection) -> UIBarButtonItem {
    AppearanceSamples.current.item(in: [], for: trait)
  }

  /// The item whose color and title attributes items have in bars where these traits hold and that are, or
  /// are contained in, objects of these classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { AppearanceSamples.current.item(in: containerTypes, for: trait) }
}
