// SPDX-License-Identifier: Apache-2.0
import TouchTesting
import UIKit

/// The frame of a view as text, such as `16 8 100 44`.
@preconcurrency @MainActor func frame(_ view: UIView) -> String { text(view.frame) }

/// A rectangle as text, with one decimal where it is needed.
func text(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { number in
    let rounded = (Double(number) * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }.joined(separator: " ")
}

extension Stage {
  /// Adds a view with constraints that keep it at the edges of the root view.
  func pin(_ view: UIView, top: CGFloat, height: CGFloat? = nil, margin: CGFloat = 16) {
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view.addSubview(view)
    view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor, constant: margin).isActive = true
    view.trailingAnchor.constraint(equalTo: self.view.trailingAnchor, constant: -margin).isActive = true
    view.topAnchor.constraint(equalTo: self.view.topAnchor, constant: top).isActive = true
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    self.view.layoutIfNeeded()
  }
}
