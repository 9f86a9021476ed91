// SPDX-License-Identifier: Apache-2.0
import UIKit

class List: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Photo", for: indexPath) as! PhotoCell
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    cell.photo.addGestureRecognizer(tap)  // expect: recognizer-added-again
    return cell
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))  // expect: recognizer-added-again
  }
}

class PhotoCell: UITableViewCell {
  let photo = UIView()
  override func layoutSubviews() {
    super.layoutSubviews()
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    photo.addGestureRecognizer(press)  // expect: recognizer-added-again
  }
}

// Traps

class Careful: UITableViewController {
  let pan = UIPanGestureRecognizer()
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Tidy", for: indexPath) as! TidyCell
    cell.photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    return cell
  }
  override func viewWillAppear(_ animated: Bool) {
    view.addGestureRecognizer(pan)
    let sheet = UIView()
    sheet.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    if !isReady {
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }
  }
  override func viewDidLayoutSubviews() {
    guard !isReady else { return }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }
  override func viewDidLoad() {
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }
}

class TidyCell: UITableViewCell {
  let photo = UIView()
  override func prepareForReuse() {
    super.prepareForReuse()
    photo.gestureRecognizers?.forEach { photo.removeGestureRecognizer($0) }
  }
}
