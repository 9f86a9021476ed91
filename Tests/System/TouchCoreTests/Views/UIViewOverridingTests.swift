// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

/// A view that overrides what touch code overrides.
private final class Everything: UIView {
  var log: [String] = []
  override var frame: CGRect { didSet { log.append("frame") } }
  override var bounds: CGRect { didSet { log.append("bounds") } }
  override var center: CGPoint { didSet { log.append("center") } }
  override var transform: CGAffineTransform { didSet { log.append("transform") } }
  override var alpha: CGFloat { didSet { log.append("alpha") } }
  override var isHidden: Bool { didSet { log.append("isHidden") } }
  override var backgroundColor: UIColor? {
    didSet {
      log.append("backgroundColor")
      layer.backgroundColor = backgroundColor?.cgColor
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { log.append("tintColor") } }
  override var clipsToBounds: Bool { didSet { log.append("clipsToBounds") } }
  override var isUserInteractionEnabled: Bool { didSet { log.append("isUserInteractionEnabled") } }
  override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
  override var accessibilityLabel: String? {
    get { "overridden" }
    set { log.append("accessibilityLabel \(newValue ?? "nil")") }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func setNeedsLayout() {
    log.append("setNeedsLayout")
    super.setNeedsLayout()
  }
  override func setNeedsDisplay() {
    log.append("setNeedsDisplay")
    super.setNeedsDisplay()
  }
  nonisolated override var description: String { "everything" }
}

@MainActor @Suite struct UIViewOverridingTests {
  @Test func `what touch code overrides is called, once`() {
    let view = Everything()
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    view.center = .zero
    view.transform = .identity
    view.alpha = 0.5
    view.isHidden = true
    view.backgroundColor = .red
    view.tintColor = .red
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.accessibilityLabel = "said"
    view.setNeedsLayout()
    view.setNeedsDisplay()
    #expect(
      view.log == [
        "frame", "bounds", "center", "transform", "alpha", "isHidden", "backgroundColor", "tintColor",
        "clipsToBounds", "isUserInteractionEnabled", "accessibilityLabel said", "setNeedsLayout",
        "setNeedsDisplay",
      ])
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 7, height: 8))
    #expect(view.accessibilityLabel == "overridden")
    #expect("\(view)" == "everything")
  }

  @Test func `accessibility values are kept, and frames are on the screen`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .none)
    view.isAccessibilityElement = true
    view.accessibilityValue = "50 %"
    view.accessibilityHint = "Swipe"
    view.accessibilityTraits = [.adjustable, .selected]
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityValue == "50 %")
    #expect(view.accessibilityHint == "Swipe")
    #expect(view.accessibilityTraits.rawValue == 4104)
    let window = UIWindow(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 110, y: 10, width: 20, height: 20))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 120, y: 20))
    view.accessibilityActivationPoint = .zero
    #expect(view.accessibilityActivationPoint == .zero)
  }
}
