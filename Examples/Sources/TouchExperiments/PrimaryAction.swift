// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks whether `primaryActionTriggered` comes before or after `touchUpInside`.
///
/// Tap the button. The log has its events in their order.
final class PrimaryAction: Experiment {
  override var question: String { "Does primaryActionTriggered come before or after touchUpInside?" }
  override var steps: [String] { ["Tap the button."] }

  override func setUp() {
    let button = UIButton(frame: CGRect(x: 40, y: 300, width: 200, height: 44))
    button.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
    noteEvents(of: button)
    view.addSubview(button)
  }
}
