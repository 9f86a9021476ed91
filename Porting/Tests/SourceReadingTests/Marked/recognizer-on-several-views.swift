// SPDX-License-Identifier: Apache-2.0
import UIKit

class Rating: UIView {
  var stars: [UIView] = []
  let first = UIView()
  let second = UIView()

  func setUp() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(rated))
    for star in stars {
      star.addGestureRecognizer(tap)  // expect: recognizer-on-several-views
    }
    let press = UILongPressGestureRecognizer(target: self, action: #selector(rated))
    first.addGestureRecognizer(press)
    second.addGestureRecognizer(press)  // expect: recognizer-on-several-views
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(rated))
    stars.forEach { $0.addGestureRecognizer(swipe) }  // expect: recognizer-on-several-views
  }
}

// Traps

class Careful: UIView {
  var stars: [UIView] = []
  let first = UIView()
  let second = UIView()
  var isFirst = true

  func setUp() {
    for star in stars {
      let tap = UITapGestureRecognizer(target: self, action: #selector(rated))
      star.addGestureRecognizer(tap)
    }
    var press = UILongPressGestureRecognizer(target: self, action: #selector(rated))
    first.addGestureRecognizer(press)
    press = UILongPressGestureRecognizer(target: self, action: #selector(rated))
    second.addGestureRecognizer(press)
    let pan = UIPanGestureRecognizer()
    if isFirst { first.addGestureRecognizer(pan) } else { second.addGestureRecognizer(pan) }
  }
}
