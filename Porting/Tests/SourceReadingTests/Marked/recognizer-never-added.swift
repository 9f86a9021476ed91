// SPDX-License-Identifier: Apache-2.0
import UIKit

class Screen: UIViewController {
  private let swipe = UISwipeGestureRecognizer()  // expect: recognizer-never-added

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))  // expect: recognizer-never-added
    tap.numberOfTapsRequired = 2
    tap.delegate = self
  }

  @objc func tapped() {}
}

// Traps

class Careful: UIViewController {
  private let swipe = UISwipeGestureRecognizer()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
  let pinch = UIPinchGestureRecognizer()
  var stored: UIGestureRecognizer?
  var recognizers: [UIGestureRecognizer] = []

  override func viewDidLoad() {
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(self.pan)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    view.addGestureRecognizer(tap)
    let press = UILongPressGestureRecognizer()
    recognizers.append(press)
    let rotation = UIRotationGestureRecognizer()
    stored = rotation
    let hover = UIHoverGestureRecognizer()
    [hover].forEach { view.addGestureRecognizer($0) }
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(panned))
    scroll.panGestureRecognizer.require(toFail: edge)
    let second = UITapGestureRecognizer()
    view.gestureRecognizers = [second]
  }

  func make() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }
}
