// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

final class ArchivedKnob: UIView {
  var angle: CGFloat = 0
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    angle = CGFloat(coder.decodeDouble(forKey: "angle"))
  }
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(1.5, forKey: "angle")
  }
}

@MainActor @Suite struct UIViewCodingTests {
  private func copy<View: UIView>(_ view: View) throws -> View {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(view, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
  }

  @Test func `a view survives an archive with everything that is its own`() throws {
    let view = UIView(frame: CGRect(x: 10.1, y: 20, width: 30, height: 1.0 / 3))
    view.bounds.origin = CGPoint(x: 5, y: -6)
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    view.alpha = 0.4
    view.isHidden = true
    view.isOpaque = false
    view.isUserInteractionEnabled = false
    view.isMultipleTouchEnabled = true
    view.isExclusiveTouch = true
    view.clipsToBounds = true
    view.tag = -4
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.autoresizesSubviews = false
    view.contentMode = .bottomRight
    view.backgroundColor = .systemRed
    view.tintColor = UIColor(white: 0.5, alpha: 0.25)
    view.accessibilityIdentifier = "knob"
    view.accessibilityLabel = "Knob"
    let found = try copy(view)
    #expect(found.bounds == view.bounds)
    #expect(found.center == view.center)
    #expect(found.transform == view.transform)
    #expect(found.frame == view.frame)
    #expect(found.alpha == view.alpha)
    #expect(found.isHidden && !found.isOpaque && !found.isUserInteractionEnabled)
    #expect(found.isMultipleTouchEnabled && found.isExclusiveTouch && found.clipsToBounds)
    #expect(found.tag == -4)
    #expect(found.autoresizingMask == view.autoresizingMask)
    #expect(!found.autoresizesSubviews)
    #expect(found.contentMode == .bottomRight)
    #expect(found.backgroundColor == .systemRed)
    #expect(found.tintColor == UIColor(white: 0.5, alpha: 0.25))
    #expect(found.accessibilityIdentifier == "knob")
    #expect(found.accessibilityLabel == "Knob")
  }

  @Test func `a plain view comes back plain`() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let found = try copy(view)
    #expect(found.frame == view.frame)
    #expect(found.isUserInteractionEnabled && !found.isHidden && found.isOpaque && found.autoresizesSubviews)
    #expect(found.alpha == 1 && found.tag == 0 && found.backgroundColor == nil)
  }

  @Test func `the views below come along, with their classes and in their order`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let knob = ArchivedKnob(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 20))
    label.text = "Volume"
    label.font = .systemFont(ofSize: 11)
    label.numberOfLines = 0
    label.textAlignment = .right
    root.addSubview(knob)
    knob.addSubview(label)
    root.addSubview(UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 3)))
    let found = try copy(root)
    #expect(found.subviews.map { "\(type(of: $0))" } == ["ArchivedKnob", "UIView"])
    let foundKnob = try #require(found.subviews.first as? ArchivedKnob)
    #expect(foundKnob.superview === found)
    #expect(foundKnob.angle == 1.5)
    let foundLabel = try #require(foundKnob.subviews.first as? UILabel)
    #expect(foundLabel.text == "Volume")
    #expect(foundLabel.font == .systemFont(ofSize: 11))
    #expect(foundLabel.numberOfLines == 0)
    #expect(foundLabel.textAlignment == .right)
    #expect(!foundLabel.isUserInteractionEnabled)
  }

  @Test func `interaction that was turned on for a label stays on`() throws {
    let label = UILabel()
    label.isUserInteractionEnabled = true
    #expect(try copy(label).isUserInteractionEnabled)
  }

  @Test func `a coder that holds nothing gives a view as init does`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let empty = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let view = try #require(UIView(coder: empty))
    #expect(view.frame == .zero)
    #expect(view.isUserInteractionEnabled && !view.isHidden && view.alpha == 1)
    #expect(try #require(UILabel(coder: empty)).isUserInteractionEnabled == false)
    #expect(try #require(UIImageView(coder: empty)).isUserInteractionEnabled == false)
    #expect(try #require(UIProgressView(coder: empty)).progress == 0)
    #expect(UIActivityIndicatorView(coder: empty).isHidden)
    #expect(try #require(UIWindow(coder: empty)).isHidden)
    #expect(UIView(coder: NSKeyedArchiver(requiringSecureCoding: false)) != nil)
    #expect(UILabel(coder: NSCoder()) != nil)
  }

  @Test func `bars and wheels keep how far they are`() throws {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 0.75
    #expect(try copy(bar).progress == 0.75)
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.hidesWhenStopped = false
    wheel.startAnimating()
    let found = try copy(wheel)
    #expect(found.isAnimating && !found.hidesWhenStopped && !found.isHidden)
    #expect(found.style == .large)
  }
}
