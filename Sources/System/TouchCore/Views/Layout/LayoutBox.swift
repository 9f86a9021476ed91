// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics
import TouchLayout

/// What a view or a layout guide has to do with constraints.
///
/// Most views have none: a view gets one, and so do those above it, when code mentions it in a constraint or
/// asks for something else that belongs to constraints. So every box can be found from the root by way of
/// boxes.
package final class LayoutBox {
  /// What the box is the rectangle of.
  package enum Kind {
    /// A view.
    case view
    /// A layout guide that constraints place.
    case free
    /// The area between the layout margins.
    case margins
    /// The safe area.
    case safeArea
    /// The area in which text is easy to read.
    case readable
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view, from inside.
    case frame
    /// What a keyboard would cover.
    case keyboard
    /// What the bars at the top cover.
    case topBars
    /// What the bars at the bottom cover.
    case bottomBars
  }

  /// What has to be looked at before the next solution.
  struct Changes: OptionSet {
    let rawValue: UInt8
    /// The intrinsic size.
    static let intrinsicSize = Changes(rawValue: 1)
    /// The frame that code set.
    static let frame = Changes(rawValue: 2)
    /// Margins, insets, baselines and the like.
    static let insets = Changes(rawValue: 4)
    /// Whether the frame is given at all.
    static let role = Changes(rawValue: 8)
    /// The direction in which subviews are arranged.
    static let direction = Changes(rawValue: 16)
  }

  let kind: Kind
  /// The view, or the view that owns the guide.
  private(set) var owner: BackReference<UIView>?
  weak var guide: UILayoutGuide?
  /// The solver that the box is in, which all boxes of a tree have in common.
  var engine: LayoutEngine?
  /// The position among the boxes of the engine.
  var index = -1
  /// The variables and rows in the solver of the engine, if the box is part of the layout.
  var place: BoxPlace?
  /// What has changed; the engine has a list of those for which it is not empty.
  var changes: Changes = []

  /// The constraints that mention the box or need a number of it, by the number of their activation.
  var touching: [Int: NSLayoutConstraint] = [:]
  /// The constraints that are installed in the view, by the number of their activation.
  var held: [Int: NSLayoutConstraint] = [:]
  /// The boxes of subviews that may have to get another frame.
  var waiting: [LayoutBox] = []
  /// Whether the box is in that list of its superview.
  var isWaiting = false
  /// Whether the layout sets the frame.
  var isBeingPlaced = false
  var translatesMask = true
  /// The scale at which a scroll view shows the view; its edges are those that it shows.
  var zoom: CGFloat = 1
  /// Whether the view scrolls content, as a check of its class takes longer than the rest of a change.
  private(set) var scrollsContent = false
  var needsUpdate = false
  /// Whether code asked for the update: without, it waits until there are constraints.
  var isUpdateWanted = false
  var guides: [UILayoutGuide] = []
  /// The guides that the view itself provides, of each kind at most one.
  var ownGuides: [UILayoutGuide] = []
  /// Hugging and compression resistance: horizontal hugging, vertical hugging, and so on.
  var priorities: [UILayoutPriority] = []
  /// The width for which the height of wrapped text was last measured.
  var wrapWidth: CGFloat?

  init(of kind: Kind) { self.kind = kind }

  init(of view: UIView) {
    kind = .view
    owner = view.viewBackReference
    scrollsContent = view is any ContentScrolling
  }

  init(_ kind: Kind, in view: UIView) {
    self.kind = kind
    owner = view.viewBackReference
  }

  var view: UIView? { owner?.object }

  func setOwner(_ view: UIView?) { owner = view?.viewBackReference }

  /// The view or the layout guide.
  var item: AnyObject? { kind == .view ? view : guide }

  /// Whether the solver finds the rectangle, and the view's frame follows.
  var isPlaced: Bool { kind == .view && !translatesMask }

  /// The name in reports: an identifier, or the class.
  var name: String {
    guard let view else { return "an item that is gone" }
    let viewName = view.extras?.accessibilityIdentifier ?? "\(type(of: view))"
    switch kind {
    case .view: return viewName
    case .free:
      let name = guide.map { $0.identifier.isEmpty ? "\(type(of: $0))" : $0.identifier }
      return name ?? "a layout guide that is gone"
    case .margins: return "\(viewName).layoutMarginsGuide"
    case .safeArea: return "\(viewName).safeAreaLayoutGuide"
    case .readable: return "\(viewName).readableContentGuide"
    case .content: return "\(viewName).contentLayoutGuide"
    case .frame: return "\(viewName).frameLayoutGuide"
    case .keyboard: return "\(viewName).keyboardLayoutGuide"
    case .topBars: return "topLayoutGuide"
    case .bottomBars: return "bottomLayoutGuide"
    }
  }

  func priority(hugging: Bool, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if priorities.isEmpty { return hugging ? .defaultLow : .defaultHigh }
    return priorities[(hugging ? 0 : 2) + axis.rawValue]
  }

  func setPriority(_ priority: UILayoutPriority, hugging: Bool, _ axis: NSLayoutConstraint.Axis) {
    if priorities.isEmpty { priorities = [.defaultLow, .defaultLow, .defaultHigh, .defaultHigh] }
    priorities[(hugging ? 0 : 2) + axis.rawValue] = priority
    note(.intrinsicSize)
  }

  /// Has the engine look at the box before the next solution.
  func note(_ change: Changes) {
    guard let engine, place != nil || !touching.isEmpty || change == .role else { return }
    engine.note(change, of: self)
  }
}

/// The variables and rows of a box in a solver.
struct BoxPlace {
  /// The position of the alignment rectangle in the superview.
  var position: [LayoutSolver.Variable]
  /// Its size.
  var length: [LayoutSolver.Variable]
  /// The size of a scroll view's content, if constraints mention it.
  var contentLength: [LayoutSolver.Variable] = []
  /// The rows that a frame and an autoresizing mask stand for: position and length of each axis.
  var given: [GivenRow] = []
  /// The rows that keep the lengths from being negative.
  var bounds: [LayoutSolver.Constraint] = []
  /// Hugging and compression resistance of each axis, where there is an intrinsic length.
  var intrinsic: [[LayoutSolver.Constraint]] = [[], []]
  var intrinsicLength: [CGFloat] = [-1, -1]
  /// The alignment insets that the rows were written with.
  var alignment = UIEdgeInsets.zero

  /// A row by which a variable is a multiple of the superview's length plus a constant.
  struct GivenRow {
    var row: LayoutSolver.Constraint
    var factor: CGFloat
    var constant: CGFloat
  }
}

extension UIEdgeInsets {
  /// The insets at the start and at the end of an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension CGRect {
  /// The start and the length along an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat) {
    axis == .horizontal ? (origin.x, size.width) : (origin.y, size.height)
  }
}

extension UIView {
  /// What the view has to do with constraints, if anything.
  final var layoutBox: LayoutBox? { viewState.extras?.layout }

  /// The box of the view, created on first use with those of the views above it.
  final var ensuredLayout: LayoutBox {
    if let layoutBox { return layoutBox }
    let made = LayoutBox(of: self)
    ensuredExtras.layout = made
    flags.insert(.watchesGeometry)
    ensureLayoutAbove()
    if LayoutEngine.isUsed, let engine = topmostView.layoutBox?.engine {
      for box in boxesAbove() where box.engine == nil { engine.add(box) }
    }
    return made
  }

  /// Gives the views above a view with a box boxes, too, and takes it into their engine.
  final func ensureLayoutAbove() {
    var view = parent
    while let above = view, above.layoutBox == nil {
      above.ensuredExtras.layout = LayoutBox(of: above)
      above.flags.insert(.watchesGeometry)
      view = above.parent
    }
  }

  /// The topmost view above this one, or the view itself.
  final var topmostView: UIView {
    var view = self
    while let above = view.parent { view = above }
    return view
  }
}
