// SPDX-License-Identifier: Apache-2.0
import TouchTesting

// `any` stands where the settings of this package ask for it.

protocol ForwardingImageViewDelegate: AnyObject {
  func imageView(_ imageView: ForwardingImageView, didTouchAt point: CGPoint, phase: UITouchPhase)
}

class ForwardingImageView: UIImageView {
  weak var delegate: (any ForwardingImageViewDelegate)?

  override init(image: UIImage?) {
    super.init(image: image)
    isUserInteractionEnabled = true
    contentMode = .scaleAspectFit
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    isUserInteractionEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches)
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches)
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches)
    next?.touchesEnded(touches, with: event)
  }

  private func tell(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    delegate?.imageView(self, didTouchAt: touch.location(in: self), phase: touch.phase)
  }
}
