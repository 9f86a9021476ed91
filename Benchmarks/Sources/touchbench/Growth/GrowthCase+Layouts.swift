// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// Views that constraints place.
let layoutCases: [GrowthCase] = [
  GrowthCase(name: "constraints", title: "views with constraints of their own: made, moved, taken away") {
    count in
    let stage = GrowthStage()
    return {
      let views = (0..<count).map { _ in stage.constrained() }
      stage.window.layoutIfNeeded()
      for view in views { view.left.constant = 20 }
      stage.window.layoutIfNeeded()
      for view in views { view.view.removeFromSuperview() }
      stage.window.layoutIfNeeded()
    }
  },
  GrowthCase(name: "constraints-conflict", title: "views whose constraints are in conflict with each other") {
    count in
    let stage = GrowthStage()
    Misuse.handler = { _ in }
    return {
      for _ in 0..<count {
        let view = stage.constrained().view
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      }
      stage.window.layoutIfNeeded()
    }
  },
]

extension GrowthStage {
  /// A view that its own constraints place.
  fileprivate func constrained() -> (view: UIView, left: NSLayoutConstraint) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: self.view.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: self.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
    return (view, left)
  }
}
