// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The name tests and traces know the view by.
  public var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { written.accessibilityIdentifier = newValue }
  }

  /// What is read aloud about what using the view does.
  public var accessibilityHint: String? {
    get { extras?.accessibility?.hint }
    set { written.spoken.hint = newValue }
  }

  /// Where the element is on the screen: the view, unless set.
  public var accessibilityFrame: CGRect {
    get { extras?.accessibility?.frame ?? boundsOnScreen }
    set { written.spoken.frame = newValue }
  }

  /// Where on the screen assistive technology touches the element: its middle, unless set.
  public var accessibilityActivationPoint: CGPoint {
    get { extras?.accessibility?.activationPoint ?? middleOnScreen }
    set { written.spoken.activationPoint = newValue }
  }

  /// Whether those below the view are no elements either.
  public var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.hidesElements ?? false }
    set { written.spoken.hidesElements = newValue }
  }

  /// Whether the views beside this one are to be left aside.
  public var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.isModal ?? false }
    set { written.spoken.isModal = newValue }
  }

  /// Whether the view is an element by itself, if somebody has set that.
  package final var setsAccessibilityElement: Bool? { extras?.accessibility?.isElement }

  /// What the view is and does, if somebody has set that.
  package final var setsAccessibilityTraits: UIAccessibilityTraits? { extras?.accessibility?.traits }

  /// The bounds on the screen: of the view as it lies there.
  private var boundsOnScreen: CGRect {
    guard let window = storedWindow else { return convert(storedBounds, to: nil) }
    let inWindow = convert(storedBounds, to: window)
    let corner = window.pointOnScreen(inWindow.origin)
    return CGRect(origin: corner, size: inWindow.size)
  }

  /// The middle of the view on the screen.
  private var middleOnScreen: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
