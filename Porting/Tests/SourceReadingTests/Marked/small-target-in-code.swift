// SPDX-License-Identifier: Apache-2.0
import UIKit

class Bar: UIView {
  let close = UIButton(type: .close)
  private lazy var info: UIButton = {
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    return button
  }()

  func setUp() {
    close.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    NSLayoutConstraint.activate([
      close.widthAnchor.constraint(equalToConstant: 20),  // expect: small-target-in-code
      close.heightAnchor.constraint(equalToConstant: 20),
    ])
    info.frame = CGRect(x: 0, y: 0, width: 100, height: 22)  // expect: small-target-in-code
  }
}

// Traps

class Careful: UIView {
  let close = UIButton()
  let icon = UIImageView()
  let decoration = UIButton()
  let tall = UIButton()
  let wide = UIButton()
  func setUp() {
    close.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    close.widthAnchor.constraint(equalToConstant: 44).isActive = true
    icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
    decoration.isUserInteractionEnabled = false
    decoration.widthAnchor.constraint(equalToConstant: 20).isActive = true
    tall.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    tall.hitTestEdgeInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
    tall.widthAnchor.constraint(equalToConstant: 20).isActive = true
    wide.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    wide.frame = CGRect(x: 0, y: 0, width: width, height: size)
    wide.frame = .zero
  }
}
