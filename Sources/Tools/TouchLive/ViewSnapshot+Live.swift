// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

#if TOUCHSTONE
  import TouchCore
  import Touchstone
#else
  import UIKit
#endif

extension ViewSnapshot {
  /// Takes a snapshot of one view, without its subviews.
  @MainActor init(of view: UIView, _ names: RecognizerNames, _ details: LiveDetails) {
    self.init(className: LiveClass.name(of: type(of: view)), baseClass: LiveClass.framework(of: view))
    if details.hasAddresses { identifier = Self.address(of: view) }
    accessibilityIdentifier = view.accessibilityIdentifier
    accessibilityLabel = view.accessibilityLabel
    text = Self.text(of: view)
    position = details.position(view)
    captureGeometry(of: view)
    captureFlags(of: view)
    let recognizers = view.gestureRecognizers ?? []
    hasRecognizers = .known(!recognizers.isEmpty)
    self.recognizers = .known(recognizers.map { RecognizerSnapshot(of: $0, names, details) })
    actions = .known((view as? UIControl).map(ActionSnapshot.all) ?? [])
    liveHit = LiveHit(of: view)
  }

  /// The address, as debuggers print it.
  private static func address(of view: UIView) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
  }

  @MainActor private mutating func captureGeometry(of view: UIView) {
    frame = .known(ViewRect(view.frame))
    bounds = .known(ViewRect(view.bounds))
    boundsOrigin = .known(ViewPoint(view.bounds.origin))
    #if TOUCHSTONE
      // Asking the layer would create it, and a view with a layer costs each touch more.
      anchorPoint = .known(ViewPoint(view.layerAnchorPoint))
    #else
      anchorPoint = .known(ViewPoint(view.layer.anchorPoint))
    #endif
    let matrix = view.transform
    transform = .known(
      ViewTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty))
    guard let scrollView = view as? UIScrollView else { return }
    if !scrollView.delaysContentTouches { add("delaysContentTouches", "NO") }
    if !scrollView.isScrollEnabled { add("scrollEnabled", "NO") }
    if scrollView.isPagingEnabled { add("pagingEnabled", "YES") }
    contentSize = .known(ViewSize(scrollView.contentSize))
    let inset = scrollView.adjustedContentInset
    contentInset = .known(
      ContentInset(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right))
  }

  @MainActor private mutating func captureFlags(of view: UIView) {
    alpha = .known(Double(view.alpha))
    isHidden = .known(view.isHidden)
    isUserInteractionEnabled = .known(view.isUserInteractionEnabled)
    clipsToBounds = .known(view.clipsToBounds)
    isMultipleTouchEnabled = .known(view.isMultipleTouchEnabled)
    isExclusiveTouch = .known(view.isExclusiveTouch)
    if let control = view as? UIControl { isEnabled = .known(control.isEnabled) }
    if let label = view as? UILabel { isEnabled = .known(label.isEnabled) }
    if let button = view as? UIButton, button.showsMenuAsPrimaryAction {
      add("showsMenuAsPrimaryAction", "YES")
    }
    tag = .known(view.tag)
  }

  /// Adds what a storyboard would have as an attribute, because it is not the default.
  private mutating func add(_ name: String, _ value: String) {
    attributes.append(Attribute(name: name, value: value))
  }

  /// The text shown by the view itself.
  @MainActor static func text(of view: UIView) -> String? {
    switch view {
    case let button as UIButton: button.currentTitle
    case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
    case let label as UILabel: label.text
    #if !TOUCHSTONE
      case let textView as UITextView: textView.text
    #endif
    default: nil
    }
  }
}
