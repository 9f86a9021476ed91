// SPDX-License-Identifier: Apache-2.0
import Touchstone

// A button as people write it for UIKit; only the import differs.

class PrettyButton: UIButton {
  var extraTapArea: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setup() {
    layer.cornerRadius = 8
    layer.masksToBounds = true
    setTitleColor(.white, for: .normal)
    setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
    titleLabel?.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    addTarget(self, action: PrettyButton.touchDown, for: [.touchDown, .touchDragEnter])
    addTarget(self, action: PrettyButton.touchUp, for: [.touchUpInside, .touchDragExit, .touchCancel])
  }

  override var isHighlighted: Bool {
    get { return super.isHighlighted }
    set {
      backgroundColor = newValue ? .darkGray : .black
      super.isHighlighted = newValue
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = bounds.insetBy(dx: -extraTapArea, dy: -extraTapArea)
    return area.contains(point)
  }

  private func touchDown() {
    transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
  }

  private func touchUp() {
    transform = .identity
  }
}
