// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

/// A rectangle in a view that constraints can mention like a view, and that is not visible.
///
/// Guides that code makes are placed by constraints; those that a view provides follow from the view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  final let box: LayoutBox

  /// Creates a guide; ``UIView/addLayoutGuide(_:)`` adds it to a view.
  public override init() {
    box = LayoutBox(of: .free)
    super.init()
    box.guide = self
  }

  package init(_ kind: LayoutBox.Kind, in view: UIView) {
    _ = view.ensuredLayout
    box = LayoutBox(kind, in: view)
    super.init()
    box.guide = self
  }

  // Explicit, because subclasses could not have a deinit without it.
  deinit {}

  /// A name for reports.
  open var identifier = ""

  /// The view that the guide belongs to.
  open weak var owningView: UIView? {
    get { box.view }
    set {
      guard newValue !== box.view else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { box.view?.removeLayoutGuide(self) }
    }
  }

  /// The rectangle in the coordinates of the owning view, as of the last layout.
  open var layoutFrame: CGRect { box.guideFrame }

  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }
  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }

  private func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    LayoutSide(box: box, attribute: attribute)
  }
}

/// A layout guide that follows the keyboard.
///
/// There is no keyboard on the screen here, so it is where a hidden keyboard is: below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  // Explicit, because subclasses could not have a deinit without it.
  deinit {}
}

extension UIView {
  /// The guides that were added to the view, in their order.
  public var layoutGuides: [UILayoutGuide] { layoutBox?.guides ?? [] }

  /// Adds a guide to the view, removing it from its old one.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    let box = layoutGuide.box
    guard box.kind == .free else {
      return Misuse.report("addLayoutGuide: \(box.name) belongs to its view for good; nothing is added.")
    }
    guard box.view !== self else { return }
    box.view?.removeLayoutGuide(layoutGuide)
    box.setOwner(self)
    ensuredLayout.guides.append(layoutGuide)
  }

  /// Removes a guide from the view, and the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    let box = layoutGuide.box
    guard box.kind == .free, box.view === self else { return }
    for number in box.touching.keys.sorted() { box.touching[number]?.deactivate() }
    box.engine?.remove(box)
    box.setOwner(nil)
    layoutBox?.guides.removeAll { $0 === layoutGuide }
  }

  /// The area between the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  /// The part of the margins' area that is not wider than text should be.
  public var readableContentGuide: UILayoutGuide { ownGuide(.readable) }
  /// The safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }
  /// The place of the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = ownGuide(.keyboard) { UIKeyboardLayoutGuide(.keyboard, in: $0) }
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, in: self)
  }

  /// The guide of a kind that the view itself provides, created on first use.
  package final func ownGuide(
    _ kind: LayoutBox.Kind, orMake make: ((UIView) -> UILayoutGuide)? = nil
  ) -> UILayoutGuide {
    let box = ensuredLayout
    if let guide = box.ownGuides.first(where: { $0.box.kind == kind }) { return guide }
    let guide = make.map { $0(self) } ?? UILayoutGuide(kind, in: self)
    box.ownGuides.append(guide)
    return guide
  }
}

extension LayoutBox {
  /// The rectangle of a guide in the coordinates of its view.
  var guideFrame: CGRect {
    guard let view else { return .zero }
    let bounds = view.bounds
    let whole = CGRect(
      origin: view is any ContentScrolling ? bounds.origin : .zero, size: bounds.size)
    switch kind {
    case .view: return bounds
    case .free:
      guard let frame = engine?.solvedFrame(of: self) else { return .zero }
      return LayoutNumbers.rounded(frame, scale: view.pixelScale)
    case .margins: return whole.inset(by: view.layoutMargins)
    case .safeArea: return whole.inset(by: view.safeAreaInsets)
    case .readable: return whole.inset(by: view.readableInsets)
    case .content:
      let size = view.layoutBox.flatMap { box in box.engine?.solvedContentSize(of: box) }
      return CGRect(origin: .zero, size: size ?? (view as? any ContentScrolling)?.contentSize ?? .zero)
    case .frame: return whole
    case .keyboard, .bottomBars:
      let height = view.safeAreaInsets.bottom
      return CGRect(x: whole.minX, y: whole.maxY - height, width: whole.width, height: height)
    case .topBars:
      return CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: view.safeAreaInsets.top)
    }
  }
}
