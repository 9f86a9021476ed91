// SPDX-License-Identifier: Apache-2.0
import UIKit

class Photo: UIView {
  func setUp() {
    let single = UITapGestureRecognizer(target: self, action: #selector(toggle))
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    addGestureRecognizer(single)
    addGestureRecognizer(double)  // expect: competing-taps-in-code
  }
}

// Traps

class Careful: UIView {
  let inner = UIView()
  func setUp() {
    let single = UITapGestureRecognizer(target: self, action: #selector(toggle))
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    addGestureRecognizer(single)
    addGestureRecognizer(double)
  }
  func other() {
    let single = UITapGestureRecognizer(target: self, action: #selector(toggle))
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    addGestureRecognizer(single)
    inner.addGestureRecognizer(double)
  }
}
