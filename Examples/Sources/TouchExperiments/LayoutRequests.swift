// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks how often a `layoutSubviews()` runs that requests another layout each time.
///
/// Tap the button twice: the first tap asks for the layout, the second one notes how often it ran.
final class LayoutRequests: Experiment {
  override var question: String {
    "How often does a layoutSubviews() run that requests another layout each time?"
  }
  override var steps: [String] { ["Tap the button.", "Tap it again a second later."] }

  override func setUp() {
    let restless = addToArea(RestlessView())
    let button = UIButton(frame: CGRect(x: 40, y: 20, width: 200, height: 44))
    button.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
    var isAsked = false
    button.addAction(
      UIAction { [weak self, weak restless] _ in
        guard let self, let restless else { return }
        if isAsked {
          note("layouts: \(restless.layouts)")
        } else {
          isAsked = true
          restless.isRestless = true
          restless.setNeedsLayout()
          note("requested")
        }
      }, for: .touchUpInside)
    restless.addSubview(button)
  }
}

/// A view that requests another layout in each of its layouts, up to 500 times.
private final class RestlessView: UIView {
  var isRestless = false
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isRestless, layouts < 500 else { return }
    layouts += 1
    setNeedsLayout()
  }
}
