// SPDX-License-Identifier: Apache-2.0
import UIKit

class Profile: UIViewController {
  private let avatar = UIImageView()
  let name: UILabel = {
    let label = UILabel()
    label.text = "Name"
    return label
  }()

  override func viewDidLoad() {
    avatar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(zoom)))  // expect: recognizer-without-interaction
    name.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))  // expect: recognizer-without-interaction
    let badge = UIImageView(image: nil)
    badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))  // expect: recognizer-without-interaction
  }
}

// Traps

class Careful: UIViewController {
  @IBOutlet var outlet: UILabel!
  private let photo = UIImageView()
  private let title2: UILabel = {
    let label = UILabel()
    label.isUserInteractionEnabled = true
    return label
  }()
  private let views = UIView()
  private let a = UILabel()
  private let b = UILabel()
  private let configured = UILabel()

  override func viewDidLoad() {
    outlet.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))
    photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))
    title2.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))
    views.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))
    for label in [a, b] {
      label.isUserInteractionEnabled = true
    }
    a.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))
    makeTappable(configured)
    configured.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))
    let made = makeLabel()
    made.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(edit)))
  }

  func setUp() { photo.isUserInteractionEnabled = true }
}
