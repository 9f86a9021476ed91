// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// What assistive technology reads where no view is: a part of what a view draws.
///
/// A view lists its elements in `accessibilityElements`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view or the other object that the element is a part of; held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technology reads the element; true by default.
  ///
  /// A kept value: it changes nothing here.
  open var isAccessibilityElement = true
  /// The text that is read aloud.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityLabel: String?
  /// The value that is read aloud after the label.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityValue: String?
  /// The description, read aloud, of what activating the element does.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityHint: String?
  /// The name by which tests find the element.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityIdentifier: String?
  /// The role and behavior of the element.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The actions that assistive technology offers for the element, besides activating it.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  private var places = Places()

  /// Where the element is, as code has set it.
  private struct Places {
    var frame = CGRect.zero
    var inContainer: CGRect?
    var activation: CGPoint?
  }

  /// Creates an element of a view or of another object.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The rectangle in screen coordinates.
  ///
  /// It follows the container once ``accessibilityFrameInContainerSpace`` is set.
  open var accessibilityFrame: CGRect {
    get {
      guard let rect = places.inContainer, let view = accessibilityContainer as? UIView else {
        return places.frame
      }
      return UIAccessibility.convertToScreenCoordinates(rect, in: view)
    }
    set { (places.frame, places.inContainer) = (newValue, nil) }
  }

  /// The rectangle in the coordinates of the container, a view; zero unless set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { places.inContainer ?? .zero }
    set { places.inContainer = newValue }
  }

  /// The point in screen coordinates at which the element is activated: its center, unless set.
  ///
  /// A kept value: it changes nothing here.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return places.activation ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { places.activation = newValue }
  }

  /// The container, if it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// Performs the element's action; false, as here, if assistive technology should touch the element instead.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }

  /// Called by assistive technology to increase the value of an adjustable element.
  open func accessibilityIncrement() {}

  /// Called by assistive technology to decrease the value of an adjustable element.
  open func accessibilityDecrement() {}

  /// Called by assistive technology to scroll; false, as here, if nothing was scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
