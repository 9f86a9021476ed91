// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import TouchStage
import Touchstone

/// An overflow view that writes down what it is called with, as a scene's probe says.
final class ProbedOverflowView: OverflowView, Probed {
  let probe: Probe

  init(probe: Probe) {
    self.probe = probe
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    probe = Probe("ProbedOverflowView")
    super.init(coder: coder)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    probe.pointInside { super.point(inside: point, with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    probe.hitTest { super.hitTest(point, with: event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesBegan { super.touchesBegan(touches, with: event) }
    if probe.passesOn { next?.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesMoved { super.touchesMoved(touches, with: event) }
    if probe.passesOn { next?.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesEnded { super.touchesEnded(touches, with: event) }
    if probe.passesOn { next?.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesCancelled { super.touchesCancelled(touches, with: event) }
    if probe.passesOn { next?.touchesCancelled(touches, with: event) }
  }
}
