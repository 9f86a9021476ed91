// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

// Classes that override every member that UIKit lets a class override, and say something false in each.
// Nothing but code that asks them may believe it.

class LyingView: UIView {
  /// The members that were asked or called, in order.
  var asked: [String] = []
  private(set) static var askedOfClass: [String] = []

  private func note(_ member: String = #function) { asked.append(member) }

  override var superview: UIView? {
    note()
    return nil
  }
  override var subviews: [UIView] {
    note()
    return []
  }
  override var window: UIWindow? {
    note()
    return nil
  }
  override var layer: CALayer {
    note()
    return CALayer()
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      note()
      return nil
    }
    set {
      note()
      super.gestureRecognizers = newValue
    }
  }
  override var tag: Int {
    get {
      note()
      return -7
    }
    set { super.tag = newValue }
  }
  override var isOpaque: Bool {
    get {
      note()
      return false
    }
    set { super.isOpaque = newValue }
  }
  override var contentMode: UIView.ContentMode {
    get {
      note()
      return .redraw
    }
    set { super.contentMode = newValue }
  }
  override var contentScaleFactor: CGFloat {
    get {
      note()
      return 9
    }
    set { super.contentScaleFactor = newValue }
  }
  override var autoresizingMask: UIView.AutoresizingMask {
    get {
      note()
      return .flexibleHeight
    }
    set { super.autoresizingMask = newValue }
  }
  override var autoresizesSubviews: Bool {
    get {
      note()
      return false
    }
    set { super.autoresizesSubviews = newValue }
  }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    note("convert point to")
    return CGPoint(x: -1, y: -1)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    note("convert point from")
    return CGPoint(x: -2, y: -2)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    note("convert rect to")
    return .zero
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    note("convert rect from")
    return .zero
  }

  override func insertSubview(_ view: UIView, at index: Int) { note("insert at") }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { note("insert above") }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { note("insert below") }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { note("exchange") }
  override func bringSubviewToFront(_ view: UIView) { note("to front") }
  override func sendSubviewToBack(_ view: UIView) { note("to back") }
  override func isDescendant(of view: UIView) -> Bool {
    note("is descendant")
    return false
  }
  override func viewWithTag(_ tag: Int) -> UIView? {
    note("view with tag")
    return nil
  }
  override func endEditing(_ force: Bool) -> Bool {
    note("end editing")
    return false
  }
  override func setNeedsDisplay(_ rect: CGRect) { note("display in") }
  override func invalidateIntrinsicContentSize() { note("invalidate size") }

  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { askedOfClass.append("animate after") }
  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { askedOfClass.append("animate and complete") }
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    askedOfClass.append("animate")
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { askedOfClass.append("animate springs") }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    askedOfClass.append("perform")
  }
  override class var areAnimationsEnabled: Bool { false }
  override class func setAnimationsEnabled(_ enabled: Bool) { askedOfClass.append("enable") }
  override class var inheritedAnimationDuration: TimeInterval { 99 }

  static func forgetAsked() { askedOfClass = [] }
}

/// Says something false about itself to those who do not see it.
class SpokenView: UIView {
  override var accessibilityIdentifier: String? {
    get { "spoken" }
    set { super.accessibilityIdentifier = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { "label" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { "value" }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityHint: String? {
    get { "hint" }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { CGRect(x: 10, y: 20, width: 30, height: 40) }
    set { super.accessibilityFrame = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { true }
    set { super.accessibilityElementsHidden = newValue }
  }
  override var accessibilityViewIsModal: Bool {
    get { true }
    set { super.accessibilityViewIsModal = newValue }
  }

  var level = 0
  override func accessibilityActivate() -> Bool { true }
  override func accessibilityIncrement() { level += 1 }
  override func accessibilityDecrement() { level -= 1 }
}
