// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSLayoutConstraint {
  /// How views in a visual format are aligned, and in which direction they are listed.
  public nonisolated struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All options for alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The views are listed in the direction of text.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The views are listed from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views are listed from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options for the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// The spacing is measured between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// The vertical spacing is measured between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options for the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Makes constraints from a line such as `H:|-[icon(24)]-8-[title]-|`, inactive ones.
  ///
  /// An error in the line, which UIKit answers with an exception, is reported with its place, and the result
  /// is empty. A gap `-` without a size is 8 points between views, and the layout margin at the superview's
  /// edge (reported).
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      var reading = VisualFormat(format, opts, metrics ?? [:], views)
      return try reading.constraints()
    } catch {
      Misuse.report(
        "the visual format cannot be read: \(error.reason); no constraint is made.\n\(format)\n\(String(repeating: " ", count: error.offset))^"
      )
      return []
    }
  }
}

/// What is wrong in a visual format, and where.
struct VisualFormatError: Error {
  let reason: String
  /// How many characters are before it.
  let offset: Int
}

/// Reads a visual format, and makes its constraints.
@MainActor private struct VisualFormat {
  /// A size, a gap, or what else is in parentheses.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// What is before a view or behind the last one.
  private enum Gap {
    case none, standard
    case sized([Predicate])
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private let text: [Character]
  private var position = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var found: [NSLayoutConstraint] = []
  private var listed: [UIView] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    text = Array(format)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  // MARK: Constraints

  mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    skipSpaces()
    if let letter = peek, "HV".contains(letter), position + 1 < text.count, text[position + 1] == ":" {
      isVertical = letter == "V"
      position += 2
    }
    var gap: Gap?
    let start = position
    if accept("|") { gap = try self.gap() }
    var previous: UIView?
    var isClosed = false
    while !isClosed {
      skipSpaces()
      if previous != nil, accept("|") {
        guard let gap, let previous else { break }
        try connect(previous, nil, gap, at: position - 1)
        isClosed = true
        break
      }
      if previous != nil, peek == nil {
        if case .none? = gap { break }
        throw fail("a view or | is expected after the gap")
      }
      let place = position
      let view = try self.view()
      if let previous, let gap {
        try connect(previous, view, gap, at: place)
      } else if let gap {
        try connect(nil, view, gap, at: start)
      }
      previous = view
      listed.append(view)
      gap = try self.gap()
    }
    skipSpaces()
    guard peek == nil else { throw fail("nothing is expected after the end") }
    try align()
    return found
  }

  private var edges: (start: Attribute, end: Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// Makes the constraints of a gap between views, or between a view and its superview.
  private mutating func connect(_ one: UIView?, _ two: UIView?, _ gap: Gap, at place: Int)
    throws(VisualFormatError)
  {
    let isReversed = !isVertical && options.contains(.directionRightToLeft)
    guard let view = two ?? one else { return }
    let superview: UIView
    if one == nil || two == nil {
      guard let around = view.superview else {
        throw VisualFormatError(reason: "the view has no superview for |", offset: place)
      }
      superview = around
    } else {
      superview = view
    }
    let isByBaseline = isVertical && options.contains(.spacingBaselineToBaseline) && one != nil && two != nil
    let later: (AnyObject, Attribute) =
      two.map { ($0, isByBaseline ? .firstBaseline : edges.start) } ?? (superview, edges.end)
    let earlier: (AnyObject, Attribute) =
      one.map { ($0, isByBaseline ? .lastBaseline : edges.end) } ?? (superview, edges.start)
    let predicates: [Predicate]
    switch gap {
    case .none: predicates = [Predicate()]
    case .sized(let sized): predicates = sized
    case .standard where one == nil:
      return add(later, .equal, (superview, margin(edges.start)))
    case .standard where two == nil:
      return add((superview, margin(edges.end)), .equal, earlier)
    case .standard: predicates = [Predicate(constant: SystemSpacing.standard)]
    }
    for predicate in predicates {
      if isReversed {
        add(earlier, predicate.relation, later, predicate.constant, predicate.priority)
      } else {
        add(later, predicate.relation, earlier, predicate.constant, predicate.priority)
      }
    }
  }

  private func margin(_ edge: Attribute) -> Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private mutating func add(
    _ one: (item: AnyObject, attribute: Attribute), _ relation: NSLayoutConstraint.Relation,
    _ two: (item: AnyObject, attribute: Attribute)?, _ constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: one.item, attribute: one.attribute, relatedBy: relation, toItem: two?.item,
      attribute: two?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
    constraint.priority = priority
    found.append(constraint)
  }

  private mutating func align() throws(VisualFormatError) {
    let alignment = options.intersection(.alignmentMask)
    guard alignment != [] else { return }
    for number in 1...12 where alignment.contains(.init(rawValue: 1 << UInt(number))) {
      guard let attribute = Attribute(rawValue: number) else { continue }
      guard (attribute.axis == .vertical) != isVertical else {
        throw VisualFormatError(
          reason: "views in a \(isVertical ? "column" : "row") cannot be aligned by \(attribute.name)",
          offset: 0)
      }
      guard let first = listed.first else { return }
      for view in listed.dropFirst() { add((view, attribute), .equal, (first, attribute)) }
    }
  }

  // MARK: Grammar

  private mutating func view() throws(VisualFormatError) -> UIView {
    guard accept("[") else { throw fail(listed.isEmpty ? "a view in [ ] is expected" : "[ or | is expected") }
    let place = position
    let name = try self.name()
    guard let view = views[name] as? UIView else {
      let isKnown = views[name] != nil
      throw VisualFormatError(
        reason: "\(name) is \(isKnown ? "not a view" : "not a key of the views")", offset: place)
    }
    if peek == "(" {
      let length: Attribute = isVertical ? .height : .width
      for predicate in try parenthesized(allowsViews: true) {
        add(
          (view, length), predicate.relation, predicate.item.map { ($0, length) }, predicate.constant,
          predicate.priority)
      }
    }
    guard accept("]") else { throw fail("] is expected") }
    return view
  }

  private mutating func gap() throws(VisualFormatError) -> Gap {
    guard accept("-") else { return .none }
    skipSpaces()
    guard let next = peek else { throw fail("a size, a view or | is expected after -") }
    if next == "[" || next == "|" { return .standard }
    let predicates: [Predicate]
    if next == "(" {
      predicates = try parenthesized(allowsViews: false)
    } else {
      predicates = [Predicate(constant: try number())]
    }
    guard accept("-") else { throw fail("- is expected after the size of a gap") }
    return .sized(predicates)
  }

  private mutating func parenthesized(allowsViews: Bool) throws(VisualFormatError) -> [Predicate] {
    _ = accept("(")
    var predicates: [Predicate] = []
    repeat { predicates.append(try predicate(allowsViews: allowsViews)) } while accept(",")
    guard accept(")") else { throw fail(") is expected") }
    return predicates
  }

  private mutating func predicate(allowsViews: Bool) throws(VisualFormatError) -> Predicate {
    var predicate = Predicate()
    skipSpaces()
    for (sign, relation) in [
      ("==", NSLayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ] where text[position...].starts(with: sign) {
      predicate.relation = relation
      position += 2
      break
    }
    skipSpaces()
    let place = position
    if allowsViews, let letter = peek, letter.isLetter || letter == "_" {
      let name = try self.name()
      if let view = views[name] as? UIView {
        predicate.item = view
      } else {
        position = place
        predicate.constant = try number()
      }
    } else {
      predicate.constant = try number()
    }
    if accept("@") {
      let place = position
      let value = try number()
      guard value > 0, value <= 1000 else {
        throw VisualFormatError(reason: "a priority is from 1 to 1000", offset: place)
      }
      predicate.priority = UILayoutPriority(Float(value))
    }
    return predicate
  }

  /// A number or the name of a metric.
  private mutating func number() throws(VisualFormatError) -> CGFloat {
    skipSpaces()
    let place = position
    if let letter = peek, letter.isLetter || letter == "_" {
      let name = try self.name()
      guard let value = metric(name) else {
        throw VisualFormatError(reason: "\(name) is not a key of the metrics", offset: place)
      }
      return value
    }
    var digits = ""
    while let letter = peek, letter.isASCII,
      letter.isNumber || letter == "." || digits.isEmpty && letter == "-"
    {
      digits.append(letter)
      position += 1
    }
    guard let value = Double(digits), value.isFinite else {
      throw VisualFormatError(reason: "a number or the name of a metric is expected", offset: place)
    }
    return CGFloat(value)
  }

  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private mutating func name() throws(VisualFormatError) -> String {
    skipSpaces()
    var name = ""
    while let letter = peek, letter.isLetter || letter == "_" || !name.isEmpty && letter.isNumber {
      name.append(letter)
      position += 1
    }
    guard !name.isEmpty else { throw fail("a name is expected") }
    return name
  }

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func skipSpaces() {
    while let letter = peek, letter.isWhitespace { position += 1 }
  }

  private mutating func accept(_ letter: Character) -> Bool {
    skipSpaces()
    guard peek == letter else { return false }
    position += 1
    return true
  }

  private func fail(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, offset: position)
  }
}
