// SPDX-License-Identifier: Apache-2.0
import UIKit

class Chat: UIViewController {
  override func viewDidLoad() {
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
  }

  @objc func pressed(_ press: UILongPressGestureRecognizer) {  // expect: long-press-without-state
    let point = press.location(in: view)
    let alert = UIAlertController(title: "\(point)", message: nil, preferredStyle: .actionSheet)
    present(alert, animated: true)
  }

  @objc func held() {  // expect: long-press-without-state
    items.append(1)
  }
}

// Traps

class Careful: UIViewController {
  override func viewDidLoad() {
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(passed(_:))))
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(moved(_:))))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }
  @objc func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    present(UIViewController(), animated: true)
  }
  @objc func passed(_ press: UILongPressGestureRecognizer) { handle(press) }
  @objc func moved(_ press: UILongPressGestureRecognizer) { view.center = press.location(in: view) }
  @objc func tapped() { present(UIViewController(), animated: true) }
}
