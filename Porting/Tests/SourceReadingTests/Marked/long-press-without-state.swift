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

class Songs: UITableViewController {
  override func viewDidLoad() {
    tableView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held(_:))))
    tableView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(ask(_:))))
  }

  @objc func held(_ press: UILongPressGestureRecognizer) {  // expect: long-press-without-state
    let point = press.location(in: tableView)
    guard let path = tableView.indexPathForRow(at: point) else { return }
    present(Menu(path), animated: true)
  }

  @objc func ask(_ sender: UIGestureRecognizer) {  // expect: long-press-without-state
    if let cell = sender.view as? UITableViewCell {
      performSegue(withIdentifier: "ask", sender: cell)
    }
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

class CarefulSongs: UITableViewController {
  var menu: UIViewController?
  var isAsking = false
  override func viewDidLoad() {
    tableView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held(_:))))
    tableView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(ask(_:))))
  }
  @objc func held(_ press: UILongPressGestureRecognizer) {
    guard menu == nil, let path = tableView.indexPathForRow(at: press.location(in: view)) else { return }
    menu = Menu(path)
    present(Menu(path), animated: true)
  }
  @objc func ask(_ press: UILongPressGestureRecognizer) {
    if isAsking { return }
    present(Menu(nil), animated: true)
  }
}
