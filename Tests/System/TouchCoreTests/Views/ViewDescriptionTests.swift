// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

private final class Card: UIView {}
private final class BigLabel: UILabel {}

@MainActor @Suite struct ViewDescriptionTests {
  /// The description with every address written as `@`.
  private func text(_ description: String) -> String {
    var text = ""
    var rest = Substring(description)
    while let start = rest.range(of: "0x") {
      text += rest[..<start.lowerBound] + "@"
      rest = rest[start.upperBound...].drop { $0.isHexDigit }
    }
    return text + rest
  }

  @Test func `a plain view has its frame and layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 1.5, width: 92.0 + 1.0 / 3, height: 1e6))
    #expect(text(view.description) == "<UIView: @; frame = (0 1.5; 92.3333 1e+06); layer = <CALayer: @>>")
    #expect(text(Card().description) == "<Card: @; frame = (0 0; 0 0); layer = <CALayer: @>>")
  }

  @Test func `what is not as usual comes in UIKit's order`() {
    let view = Card(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    view.autoresizesSubviews = false
    view.tag = 3
    view.isUserInteractionEnabled = false
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.tintColor = UIColor(white: 0, alpha: 1)
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      text(view.description)
        == "<Card: @; frame = (-14 12; 60 20); transform = [2, 0, 0, 0.5, 0, 0]; clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; autoresize = LM+W+H; autoresizesSubviews = NO; userInteractionEnabled = NO; tag = 3; tintColor = UIExtendedGrayColorSpace 0 1; gestureRecognizers = <NSArray: @>; layer = <CALayer: @>>"
    )
  }

  @Test func `a label shows its text, of a long one the beginning, on one line`() {
    let label = BigLabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "We are open, all right. Welcome"
    #expect(
      text(label.description)
        == "<BigLabel: @; baseClass = UILabel; frame = (0 0; 10 10); text = 'We are open, all right. W...'; userInteractionEnabled = NO; layer = <CALayer: @>>"
    )
    label.text = "a\nb"
    #expect(label.description.contains("text = 'a\\nb'"))
  }

  @Test func `running animations are listed by the parts they animate`() {
    let application = UIApplication()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      view.center = .zero
      view.alpha = 0.25
    }
    #expect(
      text(view.description)
        == "<UIView: @; frame = (-5 -5; 10 10); alpha = 0.25; animations = { position=<CABasicAnimation: @>; opacity=<CABasicAnimation: @>; }; layer = <CALayer: @>>"
    )
    application.advance(by: 1)
    #expect(!view.description.contains("animations"))
  }

  @Test func `a tree has a bar for each level`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let b = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    window.addSubview(a)
    a.addSubview(b)
    window.addSubview(Card(frame: CGRect(x: 0, y: 0, width: 3, height: 3)))
    window.isHidden = false
    #expect(
      text(window.recursiveDescription()) == """
        <UIWindow: @; frame = (0 0; 100 100); layer = <CALayer: @>>
           | <UIView: @; frame = (0 0; 1 1); layer = <CALayer: @>>
           |    | <UIImageView: @; frame = (0 0; 2 2); userInteractionEnabled = NO; layer = <CALayer: @>>
           | <Card: @; frame = (0 0; 3 3); layer = <CALayer: @>>
        """)
  }
}
