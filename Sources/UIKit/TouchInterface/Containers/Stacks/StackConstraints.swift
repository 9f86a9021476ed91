// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// The constraints by which a stack view arranges views, as they are made anew after each change.
@MainActor struct StackConstraints {
  private typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  /// All arranged views; the hidden ones take no room.
  let views: [UIView]
  /// The gap behind each view.
  let gaps: [CGFloat]
  private(set) var made: [NSLayoutConstraint] = []

  /// Below what code requires, so that a stack view without a size breaks no constraint.
  private static let edges = UILayoutPriority(999.95)
  private static let spacing = UILayoutPriority(999.9)
  /// Below the content of views and the size that code asks for.
  private static let fit = UILayoutPriority(49)
  private static let place = UILayoutPriority(48)

  init(of stack: UIStackView, _ views: [UIView], gaps: [CGFloat]) {
    self.stack = stack
    self.views = views
    self.gaps = gaps
    let shown = views.indices.filter { !views[$0].isHidden }
    addAlong(shown)
    distribute(shown)
    for view in views { addAcross(view, first: shown.first.map { views[$0] }) }
    if stack.alignment != .fill {
      // Without a breadth of its own, the stack view is as broad as the broadest view.
      add("UISV-canvas-fit", stack, isRow ? .height : .width, .equal, nil, .notAnAttribute, Self.fit)
    }
    hide()
  }

  // MARK: Along the axis

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  /// The stack view, or the area between its margins.
  private var canvas: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private mutating func addAlong(_ shown: [Int]) {
    guard let first = shown.first, let last = shown.last else {
      return add("UISV-canvas-fit", stack, length, .equal, nil, .notAnAttribute, Self.fit)
    }
    add("UISV-canvas-connection", views[first], start, .equal, canvas, start)
    add("UISV-canvas-connection", views[last], end, .equal, canvas, end, Self.edges)
    let isFixed: Bool =
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    let isByBaseline = !isRow && stack.isBaselineRelativeArrangement
    for (one, two) in zip(shown, shown.dropFirst()) {
      add(
        "UISV-spacing", views[two], isByBaseline ? .firstBaseline : start,
        isFixed ? .equal : .greaterThanOrEqual, views[one], isByBaseline ? .lastBaseline : end, Self.spacing,
        plus: gaps[one])
      // Without a length of its own, the stack view is as long as its views and gaps.
      if !isFixed {
        add("UISV-spacing-fit", views[two], start, .equal, views[one], end, Self.fit, plus: gaps[one])
      }
    }
  }

  private mutating func distribute(_ shown: [Int]) {
    guard let first = shown.first.map({ views[$0] }) else { return }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for index in shown.dropFirst() {
        add("UISV-fill-equally", views[index], length, .equal, first, length, Self.spacing)
      }
    case .fillProportionally:
      let lengths = shown.map { naturalLength(of: views[$0]) }
      guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
      for position in shown.indices where position != base && lengths[position] > 0 {
        add(
          "UISV-fill-proportionally", views[shown[position]], length, .equal, views[shown[base]], length,
          UILayoutPriority(999), times: lengths[position] / lengths[base])
      }
    case .equalSpacing:
      let distances = zip(shown, shown.dropFirst()).map { distance(views[$0], end, views[$1], start) }
      equalize(distances, "UISV-distributing", Self.spacing)
    case .equalCentering:
      let distances = zip(shown, shown.dropFirst()).map { distance(views[$0], center, views[$1], center) }
      equalize(distances, "UISV-distributing", UILayoutPriority(150))
    }
  }

  private func naturalLength(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return isRow ? size.width : size.height
  }

  private func distance(_ one: UIView, _ first: Attribute, _ two: UIView, _ second: Attribute)
    -> NSLayoutDimension
  {
    if isRow {
      let from = first == .trailing ? one.trailingAnchor : one.centerXAnchor
      return from.anchorWithOffset(to: second == .leading ? two.leadingAnchor : two.centerXAnchor)
    }
    let from = first == .bottom ? one.bottomAnchor : one.centerYAnchor
    return from.anchorWithOffset(to: second == .top ? two.topAnchor : two.centerYAnchor)
  }

  private mutating func equalize(
    _ distances: [NSLayoutDimension], _ name: String, _ priority: UILayoutPriority
  ) {
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() {
      let constraint = distance.constraint(equalTo: first)
      constraint.identifier = name
      constraint.priority = priority
      made.append(constraint)
    }
  }

  /// Hidden views have no length, behind the shown view before them.
  private mutating func hide() {
    var before: UIView?
    for view in views {
      guard view.isHidden else {
        before = view
        continue
      }
      add("UISV-hiding", view, length, .equal, nil, .notAnAttribute, Self.spacing)
      add("UISV-hiding", view, start, .equal, before ?? canvas, before == nil ? start : end, Self.spacing)
    }
  }

  // MARK: Across the axis

  private mutating func addAcross(_ view: UIView, first: UIView?) {
    let (top, bottom): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    let middle: Attribute = isRow ? .centerY : .centerX
    switch stack.alignment {
    case .fill:
      add("UISV-alignment", view, top, .equal, canvas, top)
      // A hidden view has no say in the breadth.
      guard !view.isHidden else { return }
      return add("UISV-alignment", view, bottom, .equal, canvas, bottom, Self.edges)
    case .firstBaseline where isRow && first != nil && first !== view:
      add("UISV-alignment", view, .firstBaseline, .equal, first, .firstBaseline, Self.spacing)
    case .lastBaseline where isRow && first != nil && first !== view:
      add("UISV-alignment", view, .lastBaseline, .equal, first, .lastBaseline, Self.spacing)
    case .center: add("UISV-alignment", view, middle, .equal, canvas, middle)
    case .trailing: add("UISV-alignment", view, bottom, .equal, canvas, bottom)
    case .leading: add("UISV-alignment", view, top, .equal, canvas, top)
    case .firstBaseline, .lastBaseline: if !isRow { add("UISV-alignment", view, top, .equal, canvas, top) }
    }
    guard !view.isHidden else { return }
    add("UISV-spanning-boundary", view, top, .greaterThanOrEqual, canvas, top, Self.edges)
    add("UISV-spanning-boundary", view, bottom, .lessThanOrEqual, canvas, bottom, Self.edges)
    // The baseline alone does not say where the views are in a stack view that is broader than they.
    switch stack.alignment {
    case .firstBaseline: add("UISV-spanning-fit", view, top, .equal, canvas, top, Self.place)
    case .lastBaseline: add("UISV-spanning-fit", view, bottom, .equal, canvas, bottom, Self.place)
    case .fill, .leading, .center, .trailing: break
    }
  }

  private mutating func add(
    _ name: String, _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: Attribute, _ priority: UILayoutPriority = .required,
    times factor: CGFloat = 1, plus constant: CGFloat = 0
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: factor, constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    made.append(constraint)
  }
}
