// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct UIButtonConfigurationTests {
  private let picture = UIImage(size: CGSize(width: 20, height: 20))

  private func make(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func filled(_ change: (inout UIButton.Configuration) -> Void) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    change(&configuration)
    return configuration
  }

  @Test func `the insets count in the size`() {
    let button = make(filled { _ in })
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(near(button.bounds.size, CGSize(width: text.width + 24, height: text.height + 14)))
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 12, y: 7))
    #expect(button.titleLabel?.font.pointSize == 17)
    let tight = make(filled { $0.contentInsets = .zero })
    #expect(near(tight.bounds.size, text))
    let reset = make(
      filled {
        $0.contentInsets = .zero
        $0.setDefaultContentInsets()
      })
    #expect(near(reset.bounds.size, button.bounds.size))
  }

  @Test func `a button that is fitted again is as wide as its new title`() {
    let button = make(filled { _ in })
    let height = button.bounds.height
    button.configuration?.title = "Save all changes"
    button.sizeToFit()
    #expect(near(button.bounds.size, button.intrinsicContentSize) && button.bounds.height == height)
    #expect(button.sizeThatFits(CGSize(width: 80, height: 100)).height > height)
  }

  @Test(
    arguments: [
      (UIButton.Configuration.Size.mini, 15, 10, 5), (.small, 15, 10, 5), (.medium, 17, 12, 7),
      (.large, 17, 20, 15),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)])
  func `the size decides font and insets that are not set`(
    size: UIButton.Configuration.Size, font: CGFloat, side: CGFloat, top: CGFloat
  ) {
    let button = make(filled { _ in })
    button.configuration?.buttonSize = size
    let whole = button.intrinsicContentSize
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.titleLabel?.font.pointSize == font)
    #expect(near(whole, CGSize(width: text.width + 2 * side, height: text.height + 2 * top)))
    button.configuration?.contentInsets = .zero
    #expect(near(button.intrinsicContentSize, text))
    button.configuration?.setDefaultContentInsets()
    #expect(button.configuration?.contentInsets.leading == side)
  }

  @Test func `a spinner takes the place of the image`() {
    let button = make(
      filled {
        $0.image = UIImage(size: CGSize(width: 40, height: 30))
        $0.showsActivityIndicator = true
        $0.imagePadding = 5
      })
    let spinners = button.subviews.compactMap { $0 as? UIActivityIndicatorView }
    #expect(spinners.map(\.frame.size) == [CGSize(width: 20, height: 20)])
    #expect(spinners.map(\.isAnimating) == [true])
    #expect(button.imageView?.image == nil)
    #expect(near(spinners[0].frame.maxX + 5, button.titleLabel?.frame.minX ?? 0))
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
    #expect(button.imageView?.image?.size.width == 40)
  }

  @Test func `the background has its own color, corners, border and insets`() {
    let button = make(
      filled {
        $0.background.backgroundColor = .red
        $0.background.cornerRadius = 11
        $0.background.strokeColor = .blue
        $0.background.strokeWidth = 2
        $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      })
    let backdrop = button.subviews[0]
    #expect(backdrop.backgroundColor == .red)
    #expect(backdrop.layer.cornerRadius == 11)
    #expect(backdrop.layer.borderColor == UIColor.blue.cgColor)
    #expect(backdrop.layer.borderWidth == 2)
    #expect(
      backdrop.frame == button.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    button.configuration?.cornerStyle = .capsule
    button.layoutIfNeeded()
    #expect(backdrop.layer.cornerRadius == backdrop.bounds.height / 2)
    var bordered = UIButton.Configuration.plain()
    bordered.title = "Edit"
    #expect(make(bordered).subviews.count == 1)
    bordered.background.strokeColor = .blue
    bordered.background.strokeWidth = 1
    #expect(make(bordered).subviews.count == 2)
  }

  @Test func `the picture stands on each side of the text at its distance`() {
    for (placement, expected) in [
      (NSDirectionalRectEdge.leading, "image left"), (.trailing, "image right"), (.top, "image above"),
      (.bottom, "image below"),
    ] {
      let button = make(
        filled {
          $0.image = picture
          $0.imagePlacement = placement
          $0.imagePadding = 5
        })
      let image = button.imageView?.frame ?? .zero
      let title = button.titleLabel?.frame ?? .zero
      let found =
        near(image.maxX + 5, title.minX)
        ? "image left"
        : near(title.maxX + 5, image.minX)
          ? "image right"
          : abs(image.maxY + 5 - title.minY) < 0.01
            ? "image above" : abs(title.maxY + 5 - image.minY) < 0.01 ? "image below" : "neither"
      #expect(found == expected)
      let union = image.union(title)
      #expect(
        union.minX > 11.9 && union.minY > 6.9 && union.maxX < button.bounds.width - 11.9
          && union.maxY < button.bounds.height - 6.9, "\(found) \(image) \(title)")
      let isUpright = placement == .top || placement == .bottom
      let wide = (isUpright ? max(20, title.width) : 25 + title.width) + 24
      #expect(abs(button.bounds.width - wide) < 0.01)
    }
  }

  @Test func `a subtitle lies below the title`() {
    let button = make(
      filled {
        $0.subtitle = "all of it"
        $0.titlePadding = 3
      })
    let title = button.titleLabel?.frame ?? .zero
    let subtitle = button.subtitleLabel?.frame ?? .zero
    #expect(near(title.maxY + 3, subtitle.minY) && near(title.minX, subtitle.minX))
    var configuration = button.configuration
    configuration?.titleAlignment = .trailing
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(near(button.titleLabel?.frame.maxX, button.subtitleLabel?.frame.maxX))
    button.configuration?.subtitle = nil
    button.layoutIfNeeded()
    #expect(button.subtitleLabel == nil && button.subviews.count == 2)
  }

  @Test func `the kinds differ in their colors`() {
    func colors(_ configuration: UIButton.Configuration) -> (UIColor?, UIColor?) {
      var configuration = configuration
      configuration.title = "Save"
      let button = make(configuration)
      return (
        button.titleLabel?.textColor, button.subviews.first { type(of: $0) == UIView.self }?.backgroundColor
      )
    }
    #expect(colors(.plain()) == (.systemBlue, nil))
    #expect(colors(.filled()) == (.white, .systemBlue))
    #expect(colors(.gray()).0 == .systemBlue && colors(.gray()).1 == .secondarySystemFill)
    #expect(colors(.tinted()).1 == UIColor.systemBlue.withAlphaComponent(0.18))
    var own = UIButton.Configuration.filled()
    own.baseForegroundColor = .red
    own.baseBackgroundColor = .green
    #expect(colors(own) == (.red, .green))
  }

  @Test func `a capsule has half its height as the radius of its corners`() {
    let button = make(filled { $0.cornerStyle = .capsule })
    let backdrop = button.subviews.first { type(of: $0) == UIView.self }
    #expect(near(backdrop?.frame, button.bounds))
    #expect(near(backdrop?.layer.cornerRadius, button.bounds.height / 2))
  }

  @Test func `the colors follow the state`() throws {
    let scene = try ControlStage(UIButton(configuration: filled { _ in }))
    scene.control.layoutIfNeeded()
    try scene.down()
    #expect(scene.control.titleLabel?.textColor == UIColor.white.withAlphaComponent(0.75))
    try scene.up()
    #expect(scene.control.titleLabel?.textColor == .white)
    scene.control.isEnabled = false
    scene.control.layoutIfNeeded()
    #expect(scene.control.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `the handler is called once before the layout after a change of the state`() throws {
    let scene = try ControlStage(UIButton(configuration: filled { _ in }))
    var states: [UIControl.State.RawValue] = []
    scene.control.configurationUpdateHandler = { button in
      states.append(button.state.rawValue)
      button.configuration?.title = button.isHighlighted ? "Saving" : "Save"
    }
    scene.control.layoutIfNeeded()
    #expect(states == [0])
    try scene.down()
    #expect(states == [0, 1] && scene.control.titleLabel?.text == "Saving")
    try scene.up()
    #expect(states == [0, 1, 0] && scene.control.titleLabel?.text == "Save")
    scene.control.isSelected = true
    scene.control.isEnabled = false
    scene.control.layoutIfNeeded()
    #expect(states == [0, 1, 0, 6])
    scene.control.setNeedsUpdateConfiguration()
    scene.control.layoutIfNeeded()
    #expect(states == [0, 1, 0, 6, 6])
  }

  @Test func `a handler that changes the state and the content is called once all the same`() {
    let button = UIButton(configuration: .plain())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.isSelected.toggle()
      button.setTitle("call \(calls)", for: .normal)
      button.setNeedsUpdateConfiguration()
    }
    button.layoutIfNeeded()
    #expect(calls == 1 && button.isSelected && button.titleLabel?.text == "call 1")
  }

  @Test func `a handler works without a configuration too`() {
    let button = UIButton()
    var states: [UIControl.State.RawValue] = []
    button.configurationUpdateHandler = { states.append($0.state.rawValue) }
    button.layoutIfNeeded()
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(states == [0, 4])
  }

  @Test func `without automatic updates the look stays until it is asked for`() throws {
    let button = make(filled { _ in })
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .white)
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `a configuration without a title shows the one of the state`() {
    let button = UIButton(configuration: .plain())
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "normal")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "selected")
  }

  @Test func `without its configuration a button shows its own content again`() {
    let button = make(filled { $0.subtitle = "all" })
    button.setTitle("own", for: .normal)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "own" && button.subtitleLabel == nil)
    #expect(button.subviews.count == 1)
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test func `a configured button tracks and is hit like any`() throws {
    let scene = try ControlStage(UIButton(configuration: filled { $0.image = picture }))
    for x in stride(from: 2.0, to: 100, by: 16) {
      expectTap(scene.stage, at: .point(x, 20, in: scene.control), hits: "control")
      #expect(scene.sent.hasSuffix("up inside, primary"))
    }
  }
}
