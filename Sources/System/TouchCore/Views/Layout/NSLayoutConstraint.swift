// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A relation between two parts of views or layout guides, with a priority.
///
/// It says `item1.attribute1 = multiplier × item2.attribute2 + constant`, or has an inequality in its place.
/// It has an effect while it is active. Misuse that UIKit answers with an exception is reported to
/// ``Misuse``, and the constraint stays as it is.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final let first: LayoutSide?
  final let second: LayoutSide?
  /// How the two sides relate.
  public final let relation: Relation
  /// What the second attribute is multiplied by.
  public final let multiplier: CGFloat
  private final var storedConstant: CGFloat
  private final var storedPriority = UILayoutPriority.required
  /// Why the constraint can never be active.
  final let flaw: String?
  final var installation = Installation()

  /// What is added to the second side; it may change while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      let isReported = storedConstant.isNaN
      storedConstant = newValue
      if newValue.isNaN, !isReported { reportConstant() }
      installation.engine?.constantChanged(of: self)
    }
  }

  /// How important the constraint is; required unless set.
  ///
  /// It may change while the constraint is active, but then not from or to required.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return Misuse.report(
          "\(summary): the priority \(newValue.rawValue) is not from 1 to 1000; it stays as it is.")
      }
      guard !isActive || (newValue == .required) == (storedPriority == .required) else {
        return Misuse.report(
          "\(summary): the priority of an active constraint cannot change from or to required; it stays as it is. Deactivate the constraint first."
        )
      }
      storedPriority = newValue
      installation.engine?.priorityChanged(of: self)
    }
  }

  /// A name for reports.
  open var identifier: String?

  /// Whether an archive of a view contains the constraint.
  ///
  /// A kept value: it changes nothing here.
  open var shouldBeArchived = false

  /// Whether the constraint has an effect.
  ///
  /// Activating it installs it in the nearest common superview of its items. Without one, that is reported,
  /// and the constraint stays inactive.
  open var isActive: Bool {
    get { installation.holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// The view or layout guide of the first side.
  open var firstItem: AnyObject? { first?.box.item }
  /// The view or layout guide of the second side, if it has one.
  open var secondItem: AnyObject? { second?.box.item }
  /// The part of the first item.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// The part of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first ?? .none) }
  /// The anchor of the second side, if it has one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// Creates an inactive constraint between attributes of two items, or of one item and a constant.
  ///
  /// The items are views and layout guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutSide(item: view1, attribute: attr1)
    let second = attr2 == .notAnAttribute ? nil : view2.flatMap { LayoutSide(item: $0, attribute: attr2) }
    var flaw: String?
    if first == nil {
      flaw = "\(type(of: view1)) is neither a view nor a layout guide"
    } else if let view2, second == nil, attr2 != .notAnAttribute {
      flaw = "\(type(of: view2)) is neither a view nor a layout guide"
    } else if view2 == nil, attr2 != .notAnAttribute, attr2.place != .length || attr1.place != .length {
      flaw = "the second item is nil, but its attribute is \(attr2.name)"
    }
    self.init(first, relation, second, times: multiplier, plus: c, flaw: flaw)
  }

  /// Creates a constraint without items, which cannot be activated.
  public override convenience init() {
    self.init(nil, .equal, nil, times: 1, plus: 0, flaw: Self.emptiness)
  }

  private static let emptiness = "the constraint has no items"

  init(
    _ first: LayoutSide?, _ relation: Relation, _ second: LayoutSide?, times multiplier: CGFloat,
    plus constant: CGFloat, flaw: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    storedConstant = constant
    let found = flaw ?? Self.flaw(of: first, second, multiplier)
    self.flaw = found
    super.init()
    if let found, found != Self.emptiness { Misuse.report("\(summary): \(found); it cannot be activated.") }
    if found == nil, constant.isNaN { reportConstant() }
  }

  private func reportConstant() {
    Misuse.report("\(summary): the constant is not a number; the constraint has no effect until it is one.")
  }

  // Explicit, because subclasses could not have a deinit without it.
  deinit {}

  private static func flaw(of first: LayoutSide?, _ second: LayoutSide?, _ multiplier: CGFloat) -> String? {
    guard let first else { return "the constraint has no first item" }
    guard first.attribute.place != nil else { return "the first attribute is notAnAttribute" }
    guard multiplier.isFinite else { return "the multiplier \(multiplier) is not a finite number" }
    guard let second else {
      return first.isLength ? nil : "\(first.attribute.name) needs a second item"
    }
    if first.isLength, second.isLength { return nil }
    if multiplier == 0 { return "the multiplier is 0, so the second item has no effect" }
    if first.isLength == second.isLength, first.attribute.goes(with: second.attribute) { return nil }
    return "\(first.attribute.name) cannot be set in relation to \(second.attribute.name)"
  }

  /// Activates constraints, each as ``isActive`` does.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, each as ``isActive`` does.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as a formula.
  open nonisolated override var description: String {
    onMainActor { "<\(type(of: self)) \(summary)\(isActive ? " (active)" : "")>" }
  }
}
