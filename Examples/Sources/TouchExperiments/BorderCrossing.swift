// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks whether a move across the border of a control sends one event or two, and how far away the border is.
///
/// Put a finger on the button, move it slowly up by about 100 points, and back onto the button; lift it. The
/// log has what the button sends in the move that crosses the border, and how far above the button the finger
/// is then.
final class BorderCrossing: Experiment {
  override var question: String {
    "Does a move across the border of a control send one event or two? How far away is the border?"
  }
  override var steps: [String] {
    [
      "Put a finger on the button.", "Move it slowly up by about 100 points.",
      "Move it back, and lift it there.",
    ]
  }

  override func setUp() {
    let button = MovingButton(frame: CGRect(x: 40, y: 380, width: 200, height: 44))
    button.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
    var crossing = 0
    noteEvents(of: button) { [weak button] name in
      guard let button, name.hasPrefix("touchDrag") else { return name }
      if name == "touchDragExit" || name == "touchDragEnter" {
        crossing = button.moves
        return "\(name), \(Written.points(button.distance)) points above the button"
      }
      return crossing == button.moves ? "\(name) in the same move" : "\(name)"
    }
    view.addSubview(button)
  }
}

/// A button that counts the moves that it tracks.
private final class MovingButton: UIButton {
  private(set) var moves = 0
  /// How far above the top edge the finger is.
  private(set) var distance: CGFloat = 0

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moves += 1
    distance = -touch.location(in: self).y
    return super.continueTracking(touch, with: event)
  }
}
