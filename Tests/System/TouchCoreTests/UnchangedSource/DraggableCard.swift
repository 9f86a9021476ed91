// SPDX-License-Identifier: Apache-2.0
import TouchTesting

class DraggableCard: UIView {
  private var grip = CGPoint.zero
  private var home = CGPoint.zero
  var didSettle: ((Bool) -> ())?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // swift-format-ignore: NeverForceUnwrap
    grip = touches.first!.location(in: self)
    home = center
    superview?.bringSubviewToFront(self)
    UIView.animate(
      withDuration: 0.1, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.layer.shadowOpacity = 0.4
        self.alpha = 0.9
      }, completion: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, let superview = superview {
      let location = touch.location(in: superview)
      frame.origin = CGPoint(x: location.x - grip.x, y: location.y - grip.y)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.animate(
      withDuration: 0.3, delay: 0.0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: .curveEaseOut,
      animations: { [weak self] in
        guard let self = self else { return }
        self.center = self.home
        self.alpha = 1.0
      },
      completion: { finished in self.didSettle?(finished) })
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
