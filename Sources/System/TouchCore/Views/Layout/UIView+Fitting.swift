// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchLayout

extension UIView {
  /// Asks for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the constraints in the view give it, found in an engine of its own: nothing moves.
  final func fittedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority)
    -> CGSize
  {
    let box = ensuredLayout
    ConstraintPass.updateConstraints(below: box)
    let measurement = LayoutMeasurement(of: box)
    defer { measurement.end() }
    return measurement.size(target, horizontal, vertical, scale: pixelScale)
  }
}

/// The layout of a view and those in it, apart from what is around it.
private final class LayoutMeasurement {
  private struct Kept {
    let box: LayoutBox
    let engine: LayoutEngine?
    let index: Int
    let place: BoxPlace?
    let changes: LayoutBox.Changes
    let wrapWidth: CGFloat?
  }

  private let root: LayoutBox
  private let engine = LayoutEngine(measures: true)
  private var kept: [Kept] = []
  private var installations: [(constraint: NSLayoutConstraint, installation: Installation)] = []

  init(of root: LayoutBox) {
    self.root = root
    let boxes = root.boxesBelow()
    for box in boxes {
      kept.append(
        Kept(
          box: box, engine: box.engine, index: box.index, place: box.place, changes: box.changes,
          wrapWidth: box.wrapWidth))
      for number in box.held.keys.sorted() {
        if let constraint = box.held[number] { installations.append((constraint, constraint.installation)) }
      }
    }
    for box in boxes {
      (box.engine, box.place, box.changes, box.wrapWidth) = (nil, nil, [], nil)
      engine.add(box)
    }
    installations.sort { $0.installation.number < $1.installation.number }
    for (constraint, _) in installations {
      constraint.installation.engine = engine
      constraint.installation.row = nil
      engine.uninstalled.append(constraint)
    }
    engine.measuredRoot = root
    for box in boxes where box.isPlaced || box === root { engine.note(.role, of: box) }
    engine.ensurePlace(of: root)
  }

  func size(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, scale: CGFloat
  ) -> CGSize {
    guard let place = root.place else { return .zero }
    for (axis, priority) in [(0, horizontal), (1, vertical)] {
      let length = axis == 0 ? target.width : target.height
      engine.solver.addConstraint(
        [.init(place.length[axis])], .equal, Double(length), priority: priority.rawValue)
    }
    engine.isDirty = true
    engine.update()
    guard let frame = engine.solvedFrame(of: root) else { return .zero }
    return LayoutNumbers.rounded(frame, scale: scale).size
  }

  /// Gives everything back to the engine of the tree.
  func end() {
    for box in engine.boxes where box.engine === engine {
      (box.engine, box.place, box.changes, box.index) = (nil, nil, [], -1)
    }
    for kept in kept {
      let box = kept.box
      (box.engine, box.index, box.place) = (kept.engine, kept.index, kept.place)
      (box.changes, box.wrapWidth) = (kept.changes, kept.wrapWidth)
    }
    for (constraint, installation) in installations {
      // Code that was asked for a size may have deactivated it.
      if constraint.installation.number == installation.number {
        constraint.installation = installation
      } else if let row = installation.row {
        installation.engine?.constraintOfRow[row] = nil
        installation.engine?.solver.remove(row)
        installation.engine?.isDirty = true
      }
    }
  }
}
