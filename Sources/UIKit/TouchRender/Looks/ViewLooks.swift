// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// How to draw views that have no layers inside them here, such as a switch, by class.
///
/// A look draws into the current context, in the coordinates of the view and behind its subviews:
///
/// ```swift
/// var looks = ViewLooks()
/// looks.add(Gauge.self) { gauge, pass in
///   pass.color(.systemGreen).setFill()
///   UIBezierPath(rect: gauge.filledRect).fill()
/// }
/// ```
///
/// The look of a class also applies to its subclasses. If several looks match, the one that was added last is
/// used.
public struct ViewLooks {
  /// Draws a view.
  public typealias Look = (UIView, inout LookPass) -> Void

  /// Called for each layer that is read: a window may have many, and others are to work meanwhile.
  package var layerRead: (() -> Void)?

  private var entries: [(isInstance: (UIView) -> Bool, look: Look)] = []
  private var frontEntries: [(isInstance: (UIView) -> Bool, look: Look)] = []

  /// Creates looks without any class.
  public init() {}

  /// Adds the look of a class.
  public mutating func add<View: UIView>(_ type: View.Type, _ look: @escaping (View, inout LookPass) -> Void)
  {
    entries.append(
      (
        { $0 is View },
        { view, pass in if let view = view as? View { look(view, &pass) } }
      ))
  }

  /// Adds what a class draws in front of its subviews, such as a scroll indicator.
  public mutating func addFront<View: UIView>(
    _ type: View.Type, _ look: @escaping (View, inout LookPass) -> Void
  ) {
    frontEntries.append(
      (
        { $0 is View },
        { view, pass in if let view = view as? View { look(view, &pass) } }
      ))
  }

  /// The look of a view, if its class or a superclass has one.
  func look(of view: UIView) -> Look? {
    entries.isEmpty ? nil : entries.last { $0.isInstance(view) }?.look
  }

  /// What a view draws in front of its subviews, if its class or a superclass has such a look.
  func front(of view: UIView) -> Look? {
    frontEntries.isEmpty ? nil : frontEntries.last { $0.isInstance(view) }?.look
  }
}
