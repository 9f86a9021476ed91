// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// Views of a window that constraints place, and constants that can change.
final class ConstrainedTree {
  let application = UIApplication()
  let window: UIWindow
  private(set) var views: [UIView] = []
  /// The constants that change, by turns.
  private(set) var edited: [NSLayoutConstraint] = []
  private var round = 0

  private init(_ bounds: CGRect) {
    window = UIWindow(frame: bounds)
    window.makeKeyAndVisible()
  }

  /// Rows of so many views each: a view follows the one before it, and the constant of its first view moves a
  /// row.
  static func rows(_ count: Int, of length: Int) -> ConstrainedTree {
    let tree = ConstrainedTree(CGRect(x: 0, y: 0, width: 12 * length, height: 12 * count))
    for number in 0..<count {
      let row = tree.add(to: tree.window)
      tree.pin(row, to: tree.window, x: 0, y: CGFloat(12 * number))
      tree.size(row, width: CGFloat(12 * length), height: 12)
      var before: UIView?
      for _ in 1..<length {
        let view = tree.add(to: row)
        tree.size(view, width: 10, height: 10)
        view.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
        if let before {
          view.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: 2).isActive = true
        } else {
          let start = view.leadingAnchor.constraint(equalTo: row.leadingAnchor)
          start.isActive = true
          tree.edited.append(start)
        }
        before = view
      }
    }
    tree.window.layoutIfNeeded()
    return tree
  }

  /// The tiles of a plan, each placed from the window's corner, all of which move with one guide.
  static func tiles(_ plan: TreePlan) -> ConstrainedTree {
    let tree = ConstrainedTree(plan.nodes[0].frame)
    let guide = UILayoutGuide()
    tree.window.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: tree.window.leftAnchor)
    let top = guide.topAnchor.constraint(equalTo: tree.window.topAnchor)
    NSLayoutConstraint.activate([left, top])
    tree.edited = [left, top]
    for node in plan.nodes.dropFirst() {
      let view = tree.add(to: tree.window)
      tree.size(view, width: node.frame.width, height: node.frame.height)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: node.frame.minX),
        view.topAnchor.constraint(equalTo: guide.topAnchor, constant: node.frame.minY),
      ])
    }
    tree.window.layoutIfNeeded()
    return tree
  }

  /// Changes the constant of one row, and lays out.
  func changeRow() {
    round += 1
    edited[round % edited.count].constant = CGFloat(round % 7)
    window.layoutIfNeeded()
  }

  /// Moves everything that follows the edited constants, back and forth by turns, and lays out.
  func moveAll() {
    round ^= 1
    for (constraint, distance) in zip(edited, [3, 2]) { constraint.constant = CGFloat(distance * round) }
    window.layoutIfNeeded()
  }

  private func add(to parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    views.append(view)
    return view
  }

  private func pin(_ view: UIView, to parent: UIView, x: CGFloat, y: CGFloat) {
    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y).isActive = true
  }

  private func size(_ view: UIView, width: CGFloat, height: CGFloat) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}
