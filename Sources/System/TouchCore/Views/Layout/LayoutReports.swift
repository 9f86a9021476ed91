// SPDX-License-Identifier: Apache-2.0
import TouchLayout

/// What an engine has reported about its solution, so that it reports each only once while it lasts.
struct LayoutReports {
  /// The broken constraints.
  var broken: Set<LayoutSolver.Constraint> = []
  /// The views whose frames are open, which only a tracer asks for.
  var open: [ObjectIdentifier: LayoutFact.Axes] = [:]
}

extension LayoutEngine {
  /// Reports conflicts as misuse, and to a tracer all that the constraints decided.
  func report() {
    reportConflicts()
    guard UIApplication.isObserved, let root = boxes.lazy.compactMap(\.view).first?.topmostView,
      let application = root.storedWindow?.application
    else { return }
    let names = application.names
    let views = boxes.filter { $0.kind == .view && $0.isWaiting }.count
    application.report(.layout(.solved(names.name(of: root), views: views)))
    let before = reports.open
    reports.open = [:]
    for box in boxes where box.kind == .view && box.isPlaced {
      guard let view = box.view, let place = box.place, let axes = openAxes(of: place) else { continue }
      reports.open[ObjectIdentifier(box)] = axes
      if before[ObjectIdentifier(box)] != axes {
        application.report(.layout(.ambiguous(names.name(of: view), axes)))
      }
    }
  }

  private func openAxes(of place: BoxPlace) -> LayoutFact.Axes? {
    func isOpen(_ axis: Int) -> Bool {
      solver.isAmbiguous(place.position[axis]) || solver.isAmbiguous(place.length[axis])
    }
    switch (isOpen(0), isOpen(1)) {
    case (true, true): return .both
    case (true, false): return .horizontal
    case (false, true): return .vertical
    case (false, false): return nil
    }
  }

  /// Reports each conflict once, as long as it lasts.
  private func reportConflicts() {
    let conflicts = solver.conflicts
    guard !conflicts.isEmpty else {
      if !reports.broken.isEmpty { reports.broken = [] }
      return
    }
    let before = reports.broken
    reports.broken = Set(conflicts.map(\.broken))
    for conflict in conflicts where !before.contains(conflict.broken) {
      let names = conflict.constraints.prefix(20).map { "(\(name(of: $0)))" }
      let more = conflict.constraints.count - names.count
      Misuse.report(
        "constraints cannot all be satisfied: \(names.joined(separator: ", "))\(more > 0 ? " and \(more) more" : ""). Breaking (\(name(of: conflict.broken)))."
      )
      guard UIApplication.isObserved, let view = view(of: conflict.broken),
        let application = view.storedWindow?.application
      else { continue }
      application.report(
        .layout(
          .broken(
            application.names.name(of: view), constraint: name(of: conflict.broken),
            of: conflict.constraints.count)))
    }
  }

  /// The view that a row is about, or in which its constraint is.
  private func view(of row: LayoutSolver.Constraint) -> UIView? {
    constraintOfRow[row]?.installation.holder?.view ?? box(of: row)?.view
      ?? boxes.lazy.compactMap(\.view).first
  }

  /// The box of a row that no code activated.
  private func box(of row: LayoutSolver.Constraint) -> LayoutBox? {
    boxes.first { box in
      guard let place = box.place else { return false }
      return place.given.contains { $0.row == row } || place.bounds.contains(row)
        || place.intrinsic.contains { $0.contains(row) }
    }
  }

  /// The formula of a row.
  private func name(of row: LayoutSolver.Constraint) -> String {
    if let constraint = constraintOfRow[row] { return constraint.summary }
    guard let box = box(of: row), let place = box.place else {
      return "the size of a scroll view's content is not negative"
    }
    if place.given.contains(where: { $0.row == row }) { return "the frame of \(box.name)" }
    if place.bounds.contains(row) { return "the size of \(box.name) is not negative" }
    return "the content of \(box.name)"
  }
}
