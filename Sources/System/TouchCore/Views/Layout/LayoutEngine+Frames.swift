// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics
import TouchLayout

// A view whose autoresizing mask is translated has a frame that code sets. It stands in the solver as rows:
// each position and length is a share of the superview's length plus a constant.

extension LayoutEngine {
  /// One of the rows of a frame: a share of the superview's length, and the rest.
  private struct Part {
    var variable: LayoutSolver.Variable
    var value: CGFloat
    var factor: CGFloat
    var whole: CGFloat
    var constant: CGFloat { value - factor * whole }
  }

  func addGivenRows(of box: LayoutBox, _ view: UIView) {
    for part in parts(of: box, view) {
      let row = addGivenRow(part, of: view)
      box.place?.given.append(
        BoxPlace.GivenRow(row: row, factor: part.factor, constant: part.constant))
    }
  }

  /// Writes the constants of a frame that code, or an autoresizing mask, has changed.
  func updateGivenRows(of box: LayoutBox) {
    guard let place = box.place, let view = box.view else { return }
    if box.isPlaced, view.parent == nil {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
      where place.given.indices.contains(axis.rawValue) {
        let length = view.storedBounds.along(axis).length
        solver.setConstant(Double(length), of: place.given[axis.rawValue].row)
      }
      return
    }
    guard box.translatesMask, place.given.count == 4 else { return }
    for (index, part) in parts(of: box, view).enumerated() {
      let given = place.given[index]
      // The mask has just resized the view as its rows say.
      if abs(given.factor * part.whole + given.constant - part.value) <= 1e-6 { continue }
      if part.factor == given.factor {
        solver.setConstant(Double(part.constant), of: given.row)
        box.place?.given[index].constant = part.constant
      } else {
        solver.remove(given.row)
        let row = addGivenRow(part, of: view)
        box.place?.given[index] = BoxPlace.GivenRow(row: row, factor: part.factor, constant: part.constant)
      }
    }
  }

  private func addGivenRow(_ part: Part, of view: UIView) -> LayoutSolver.Constraint {
    var terms = [LayoutSolver.Term(part.variable)]
    var constant = Double(part.constant)
    if part.factor != 0, let parent = view.parent {
      let above = parent.ensuredLayout
      if let place = ensurePlace(of: above) {
        let index = terms[0].variable == part.variable && isHorizontal(part.variable, view) ? 0 : 1
        let alignment = place.alignment.along(index == 0 ? .horizontal : .vertical)
        terms.append(LayoutSolver.Term(place.length[index], times: -Double(part.factor)))
        constant += Double(part.factor * (alignment.start + alignment.end))
      }
    }
    return solver.addConstraint(terms, .equal, constant)
  }

  private func isHorizontal(_ variable: LayoutSolver.Variable, _ view: UIView) -> Bool {
    guard let place = view.layoutBox?.place else { return true }
    return variable == place.position[0] || variable == place.length[0]
  }

  /// The position and the length of each axis.
  private func parts(of box: LayoutBox, _ view: UIView) -> [Part] {
    guard let place = box.place else { return [] }
    let frame = CGRect(origin: view.origin, size: view.storedBounds.size)
    let mask = view.storedAutoresizingMask
    var parts: [Part] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let insets = place.alignment.along(axis)
      let (start, length) = frame.along(axis)
      var (before, inside) = (CGFloat(0), CGFloat(0))
      var whole: CGFloat = 0
      if !mask.isEmpty, let parent = view.parent, !parent.flags.contains(.keepsSubviewSizes) {
        whole = parent.storedBounds.along(axis).length
        (before, inside) = UIView.shares(
          of: start, length, in: whole,
          before: mask.contains(axis == .horizontal ? .flexibleLeftMargin : .flexibleTopMargin),
          inside: mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight),
          after: mask.contains(axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin))
      }
      let index = axis.rawValue
      parts.append(
        Part(variable: place.position[index], value: start + insets.start, factor: before, whole: whole))
      parts.append(
        Part(
          variable: place.length[index], value: length - insets.start - insets.end, factor: inside,
          whole: whole))
    }
    return parts
  }

  // MARK: Engines of trees

  /// Takes over what is in a tree of boxes and in no engine.
  func adopt(_ root: LayoutBox) {
    for box in root.boxesBelow() where box.engine !== self {
      if let other = box.engine {
        absorb(other)
      } else {
        add(box)
        if box.isPlaced { note(.role, of: box) }
      }
    }
  }
}

extension LayoutBox {
  /// The box and the boxes of the views below it, each before those that are in it.
  func boxesBelow() -> [LayoutBox] {
    var found: [LayoutBox] = []
    var waiting = [self]
    while let box = waiting.popLast() {
      found.append(box)
      for guide in box.guides where guide.box.engine !== nil || guide.box.place != nil {
        found.append(guide.box)
      }
      guard let view = box.view else { continue }
      for child in view.children.reversed() {
        if let below = child.layoutBox { waiting.append(below) }
      }
    }
    return found
  }
}

extension UIView {
  /// The shares of a change of the superview's length by which the start and the length change.
  static func shares(
    of start: CGFloat, _ length: CGFloat, in whole: CGFloat, before: Bool, inside: Bool, after: Bool
  ) -> (before: CGFloat, inside: CGFloat) {
    let count = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
    guard count > 0 else { return (0, 0) }
    if count == 1 { return (before ? 1 : 0, inside ? 1 : 0) }
    let flexible = (before ? start : 0) + (inside ? length : 0) + (after ? whole - start - length : 0)
    guard flexible != 0, flexible.isFinite else { return (before ? 1 / count : 0, inside ? 1 / count : 0) }
    return (before ? start / flexible : 0, inside ? length / flexible : 0)
  }

  /// The engine of the tree that the view is in, created on first use.
  final var ensuredEngine: LayoutEngine {
    let root = topmostView.ensuredLayout
    if let engine = root.engine { return engine }
    let engine = LayoutEngine()
    engine.adopt(root)
    return engine
  }
}
