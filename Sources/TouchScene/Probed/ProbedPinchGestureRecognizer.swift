// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A recognizer of a pinch that writes down its touches, as a scene's probe says.
final class ProbedPinchGestureRecognizer: UIPinchGestureRecognizer, ProbedRecognizer {
  let probe: RecognizerProbe

  init(probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.write("touchesBegan")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.write("touchesMoved")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.write("touchesEnded")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.write("touchesCancelled")
    super.touchesCancelled(touches, with: event)
  }
}
