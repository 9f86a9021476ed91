// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks whether forwarding touches to `next` by hand reaches the superview in every phase.
///
/// Put a finger into the dark square, move it by about 50 points, and lift it. The square forwards each call
/// to its next responder. The log has what both receive, and how many moves.
final class ForwardedTouches: Experiment {
  override var question: String {
    "Does forwarding touches to next by hand reach the superview in every phase?"
  }
  override var steps: [String] {
    ["Put a finger into the dark square.", "Move it by about 50 points.", "Lift it."]
  }

  override func setUp() {
    let parent = addToArea(FingerView())
    let child = ForwardingView(frame: CGRect(x: 80, y: 60, width: 120, height: 120))
    child.backgroundColor = UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1)
    var (sent, received) = (0, 0)
    parent.report = { [weak self] phase, _ in
      if phase == "touchesMoved" { received += 1 } else { self?.note("the superview: \(phase)") }
    }
    child.report = { [weak self] phase in
      if phase == "touchesMoved" { sent += 1 } else { self?.note("the view: \(phase)") }
    }
    child.finished = { [weak self] in
      self?.note("touchesMoved: \(sent) in the view, \(received) in the superview")
    }
    parent.addSubview(child)
  }
}

/// A view that forwards each call to its next responder, without calling super.
private final class ForwardingView: UIView {
  var report: (String) -> Void = { _ in }
  /// Called when the end of a touch has been forwarded.
  var finished: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("touchesBegan")
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("touchesMoved")
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("touchesEnded")
    next?.touchesEnded(touches, with: event)
    finished()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("touchesCancelled")
    next?.touchesCancelled(touches, with: event)
    finished()
  }
}
