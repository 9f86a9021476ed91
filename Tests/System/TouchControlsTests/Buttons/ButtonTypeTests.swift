// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchControls

struct ButtonTypeTests {
  @Test(arguments: [
    (UIButton.ButtonType.detailDisclosure, 22.0), (.infoLight, 22), (.infoDark, 22), (.contactAdd, 22),
    (.close, 30),
  ])
  func `a button of a type with an image has its size and is pressed like any other`(
    type: UIButton.ButtonType, side: CGFloat
  ) throws {
    let stage = Stage()
    let button = UIButton(type: type)
    #expect(button.buttonType == type)
    #expect(button.intrinsicContentSize == CGSize(width: side, height: side))
    button.sizeToFit()
    button.center = CGPoint(x: 100, y: 100)
    try stage.add(button, named: "button")
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    try stage.tap("button")
    #expect(presses == 1)
  }

  @Test func `its own image takes the place of that of the type`() {
    let button = UIButton(type: .close)
    let own = UIImage(size: CGSize(width: 10, height: 12))
    button.setImage(own, for: .normal)
    #expect(button.currentImage === own)
    #expect(UIButton(type: .system).currentImage == nil)
  }
}
