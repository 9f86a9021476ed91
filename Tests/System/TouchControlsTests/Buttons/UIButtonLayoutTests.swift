// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct UIButtonLayoutTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let picture = UIImage(size: CGSize(width: 20, height: 20))

  private func title() -> CGSize {
    button.setTitle("title", for: .normal)
    return button.titleLabel?.intrinsicContentSize ?? .zero
  }

  private func frames() -> (image: CGRect, title: CGRect) {
    button.layoutIfNeeded()
    return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
  }

  @Test func `another font of the title moves title and picture`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.layoutIfNeeded()
    let before = button.imageView?.frame.minX ?? 0
    button.titleLabel?.font = .systemFont(ofSize: 40)
    button.layoutIfNeeded()
    #expect((button.imageView?.frame.minX ?? 0) < before)
  }

  @Test func `a button is laid out when its state changes, and no earlier and no later`() throws {
    let stage = Stage()
    let button = LayoutLogger(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    button.stage = stage
    try stage.add(button, named: "button")
    for (event, word) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up")] {
      button.addAction(UIAction { _ in stage.log(word) }, for: event)
    }
    try stage.wait(0.5)
    stage.clear()
    try stage.tap("button")
    #expect(stage.lines == ["down", "highlighted at 0.5", "up", "normal at 0.55"])
    stage.clear()
    // Code asks for a layout, which comes before time passes, and once for all that changed.
    button.isSelected = true
    button.isEnabled = false
    try stage.wait(1)
    button.isSelected = true
    button.isEnabled = false
    try stage.wait(1)
    #expect(stage.lines == ["selected disabled at 0.55"])
    stage.clear()
    button.isSelected = false
    button.layoutIfNeeded()
    button.isEnabled = true
    button.layoutIfNeeded()
    #expect(stage.lines == ["disabled at 2.55", "normal at 2.55"])
  }

  @Test func `a title alone is centered`() {
    let size = title()
    button.layoutIfNeeded()
    #expect(
      near(
        button.titleLabel?.frame,
        CGRect(
          x: (200 - size.width) / 2, y: (60 - size.height) / 2, width: size.width, height: size.height)))
  }

  @Test func `picture and title stand side by side in the middle`() {
    let size = title()
    button.setImage(picture, for: .normal)
    let left = (200 - 20 - size.width) / 2
    #expect(near(frames().image, CGRect(x: left, y: 20, width: 20, height: 20)))
    #expect(near(frames().title.origin.x, left + 20) && near(frames().title.width, size.width))
  }

  @Test func `the alignments move both`() {
    let size = title()
    button.setImage(picture, for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(frames().image.origin == .zero && frames().title.origin == CGPoint(x: 20, y: 0))
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    #expect(near(frames().title.maxX, 200) && near(frames().image.maxX, 200 - size.width))
    #expect(near(frames().title.maxY, 60) && near(frames().image.maxY, 60))
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    #expect(near(frames().title, CGRect(x: 20, y: 0, width: 180, height: 60)))
  }

  @Test func `insets of the content count in the size and move everything`() {
    let size = title()
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    #expect(near(button.intrinsicContentSize, CGSize(width: size.width + 24, height: size.height + 4)))
    #expect(near(button.sizeThatFits(.zero), button.intrinsicContentSize))
    #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 20, y: 1, width: 176, height: 56))
    #expect(near(frames().title.midX, 108) && near(frames().title.midY, 29))
  }

  @Test func `insets of title and picture move them and count in no size`() {
    let size = title()
    button.setImage(picture, for: .normal)
    let (image, text) = frames()
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.imageEdgeInsets = UIEdgeInsets(top: 4, left: -6, bottom: -4, right: 6)
    #expect(near(frames().title, text.offsetBy(dx: 10, dy: 0)))
    #expect(near(frames().image, image.offsetBy(dx: -6, dy: 4)))
    #expect(near(button.intrinsicContentSize.width, size.width + 20))
    // With insets on one side only, it moves half as far.
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    #expect(near(frames().title, text.offsetBy(dx: 5, dy: 0)))
  }

  @Test func `a title that is too long gets the width that the image leaves`() {
    button.setImage(picture, for: .normal)
    button.setTitle(String(repeating: "long ", count: 30), for: .normal)
    #expect(
      frames().image.origin.x == 0
        && frames().title.minX == 20 && near(frames().title.maxX, 200))
  }

  @Test func `an empty button is 30 by 34`() {
    #expect(near(button.intrinsicContentSize, CGSize(width: 30, height: 34)))
    let size = title()
    #expect(near(button.intrinsicContentSize, CGSize(width: size.width, height: size.height + 12)))
    button.setTitle(nil, for: .normal)
    button.setImage(picture, for: .normal)
    #expect(near(button.intrinsicContentSize, CGSize(width: 20, height: 20)))
    button.setBackgroundImage(UIImage(size: CGSize(width: 90, height: 10)), for: .normal)
    #expect(near(button.intrinsicContentSize, CGSize(width: 90, height: 20)))
  }

  @Test func `the background image fills the button and lies behind its content`() {
    button.setTitle("title", for: .normal)
    button.setBackgroundImage(picture, for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.frame == button.bounds && button.subviews.last === button.titleLabel)
  }

  @Test func `a subclass may place its parts`() {
    final class Swapped: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 5, y: 6, width: 7, height: 8)
      }
    }
    let swapped = Swapped(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    swapped.setTitle("title", for: .normal)
    swapped.setImage(picture, for: .normal)
    swapped.layoutIfNeeded()
    #expect(swapped.titleLabel?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(swapped.imageView?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }
}

/// A button that logs its state and the time whenever it is laid out.
private final class LayoutLogger: UIButton {
  weak var stage: Stage?

  override func layoutSubviews() {
    super.layoutSubviews()
    var words: [String] = []
    if isHighlighted { words.append("highlighted") }
    if isSelected { words.append("selected") }
    if !isEnabled { words.append("disabled") }
    guard let stage else { return }
    stage.log("\(words.isEmpty ? "normal" : words.joined(separator: " ")) at \(stage.now)")
  }
}
