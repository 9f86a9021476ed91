// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchDoctor
import TouchInspector
import TouchLive
import TouchScene
import TouchSnapshot
import Touchstone

/// Live views, their dump, and the doctor's answers about it.
struct DoctorRunWorld {
  private var windows: [UIWindow] = []
  /// Windows and views in the order in which they were created.
  private var views: [UIView] = []
  /// Whether a dump shows everything that decides.
  private(set) var isTold = true
  /// The controls that a finger has pressed.
  private let pressed = Pressed()

  private final class Pressed {
    var controls: [ObjectIdentifier] = []
    var time: TimeInterval = 0
  }

  /// Creates what the steps describe, except points.
  init(_ steps: [DoctorRunStep]) {
    for step in steps {
      switch step {
      case .window(let x, let y):
        let window = UIWindow(frame: CGRect(x: x, y: y, width: 400, height: 400))
        window.makeKeyAndVisible()
        windows.append(window)
        views.append(window)
        if windows.count > 1 { isTold = false }
      case .view(let plan):
        guard !views.isEmpty else { continue }
        let view = plan.make()
        if let control = view as? UIControl {
          control.addAction(
            UIAction { [pressed, id = ObjectIdentifier(control)] _ in pressed.controls.append(id) },
            for: .touchDown)
        }
        views[plan.parent % views.count].addSubview(view)
        views.append(view)
        isTold = isTold && plan.isTold
      case .point, .corner: break
      }
    }
  }

  /// The point of the screen that a step asks about.
  private func point(_ step: DoctorRunStep) -> CGPoint? {
    switch step {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .corner(let corner, let number, let dx, let dy):
      guard !views.isEmpty else { return nil }
      let view = views[number % views.count]
      let (wide, high): (Double, Double) = [(0, 0), (1, 0), (0, 1), (1, 1), (0.5, 0)][corner % 5]
      let bounds = view.bounds
      let own = CGPoint(x: bounds.minX + wide * bounds.width, y: bounds.minY + high * bounds.height)
      let window = windows.first { view.isDescendant(of: $0) }
      let inWindow = view.convert(own, to: window)
      let origin = window?.frame.origin ?? .zero
      return CGPoint(x: inWindow.x + origin.x + dx, y: inWindow.y + origin.y + dy)
    case .window, .view: return nil
    }
  }

  /// The view that actually gets the touch.
  private func hit(_ point: CGPoint) -> UIView? {
    for window in windows.reversed() {
      let own = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(own, with: nil) { return view }
    }
    return nil
  }

  /// Taps a point: exactly the control that the doctor is certain about may be pressed.
  private func fingerFault(_ point: CGPoint, _ truth: UIView?, _ answer: Explanation) -> String? {
    guard let application = UIApplication.current else { return "there is no application" }
    pressed.controls = []
    for phase in [UITouch.Phase.began, .ended] {
      pressed.time += 0.05
      application.handle(
        ContactFrame(
          timestamp: pressed.time, contacts: [Contact(id: 1, phase: phase, location: point)]))
    }
    let said = answer.certainty == .certain ? answer.view.map { everything[$0.view] } : truth
    let control = (said as? UIControl).flatMap { $0.isEnabled ? $0 : nil }
    if pressed.controls == [control].compactMap({ $0.map(ObjectIdentifier.init) }) { return nil }
    let names = everything.filter { pressed.controls.contains(ObjectIdentifier($0)) }.map(Self.address)
    return "a finger at \(point) pressed \(names), and the doctor says\n\(answer.text())"
  }

  private static func address(_ view: UIView) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
  }

  /// Asks the doctor about each point; its certain answers must be true.
  ///
  /// Each answer is counted.
  static func fault(_ steps: [DoctorRunStep], _ tally: DoctorRunTally) -> String? {
    // Creating the windows also creates an application.
    defer { UIApplication.current = nil }
    let world = DoctorRunWorld(steps)
    guard !world.windows.isEmpty else { return nil }
    // Without a line break at its end, a text of 2047 bytes looks as if a log had cut it.
    let text = world.windows.map { $0.recursiveDescription() + "\n" }.joined()
    let document: SnapshotDocument
    do { document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "-") } catch {
      return "\(error)"
    }
    let read = document.trees.reduce(0) { $0 + $1.views.count }
    // A window of a real screen is never empty: the reader doubts that a dump ends with it.
    let endsEmpty = world.windows.last?.subviews.isEmpty ?? true
    guard document.repairs.isEmpty || endsEmpty, document.trees.count >= 1 else {
      return "the reader mended: \(document.repairs)\n\(text)"
    }
    guard read == text.split(separator: "\n").count else { return "\(read) views were read of\n\(text)" }
    let live = ViewTree(windows: world.windows)
    let all = world.everything
    guard live.views.count == all.count else {
      return "\(live.views.count) views in the snapshot of \(all.count)"
    }
    let explainers = [
      (Explainer(document), false),
      (Explainer(SnapshotDocument(format: .live, trees: [live], entries: all.count)), true),
    ]
    for step in steps {
      guard let point = world.point(step) else { continue }
      let truth = world.hit(point)
      // Each question takes a snapshot of everything.
      if Int(abs(point.x)) % 3 == 0, let fault = world.inspectorFault(point, truth, tally) {
        return "\(fault)\n\(text)"
      }
      if let fault = world.reasonFault(explainers[0].0, document, point) { return "\(fault)\n\(text)" }
      for (explainer, isLive) in explainers {
        let explanation: Explanation
        do { explanation = try explainer.explain(at: ViewPoint(point)) } catch { return "\(error)" }
        let isRight =
          isLive
          ? explanation.view.map { all[$0.view] } === truth
          : explanation.view.flatMap { explanation.snapshot(of: $0).identifier } == truth.map(address)
        let kind: DoctorRunTally.Kind =
          if case .corner = step { .edge } else { world.isTold ? .told : .other }
        tally.add(isLive ? "live" : "dump", kind, explanation.certainty, isRight: isRight)
        if isLive, let fault = world.fingerFault(point, truth, explanation) { return "\(fault)\nof\n\(text)" }
        if explanation.certainty == .certain, !isRight {
          return """
            \(point) is \(truth.map(address) ?? "nobody's"), and the doctor says
            \(explanation.text())of \(isLive ? "the snapshot of" : "")
            \(text)
            """
        }
      }
    }
    return nil
  }

  /// Asks the doctor inside the app, which asks the views that override hit-testing.
  private func inspectorFault(_ point: CGPoint, _ truth: UIView?, _ tally: DoctorRunTally) -> String? {
    do {
      let answer = try TouchInspector.explanation(at: point)
      let isRight = answer.explanation.view.map { everything[$0.view] } === truth
      tally.add("asked", .other, answer.explanation.certainty, isRight: isRight)
      guard answer.hitView === truth else { return "the inspector's hit-test is another one" }
      guard answer.agrees == isRight else { return "the inspector does not know whether it agrees" }
      if isRight || answer.explanation.certainty < .certain { return nil }
      return "\(point) is \(truth.map(Self.address) ?? "nobody's"), and the inspector says\n\(answer)"
    } catch { return "\(error)" }
  }

  /// Asks why a view is not touched: there must be a reason exactly if it is not.
  private func reasonFault(_ explainer: Explainer, _ document: SnapshotDocument, _ point: CGPoint) -> String?
  {
    let number = Int(abs(point.x) * 7 + abs(point.y) * 3)
    guard isTold, number % 3 == 0 else { return nil }
    let view = views[number / 3 % views.count]
    do {
      let selector = ViewSelector(Self.address(view))
      let explanation = try explainer.explain(at: ViewPoint(point), expecting: selector)
      guard let expectation = explanation.expectation else { return "no expectation" }
      // The hit view, and whether anything blocks a view, are independent ways to the same answer.
      if expectation.isTouched == expectation.blocking.isEmpty { return nil }
      return "\(point) and \(selector): \(expectation.blocking)\n\(explanation.text())"
    } catch { return "\(error)" }
  }

  /// Windows and views in the order of snapshots.
  private var everything: [UIView] {
    var all: [UIView] = []
    var waiting: [UIView] = windows.reversed()
    while let view = waiting.popLast() {
      all.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return all
  }
}

/// Counts how often the doctor was right with each certainty.
final class DoctorRunTally {
  /// What was asked about.
  enum Kind: String, CaseIterable {
    /// Any point, in a tree for which a dump shows everything that decides.
    case told
    /// A point at or near a corner or an edge.
    case edge
    /// A point in a tree with classes that may override hit-testing, several windows, a rotation by about
    /// 45°, or an alpha of 0.01.
    case other
  }

  private var counts: [String: Int] = [:]

  func add(_ source: String, _ kind: Kind, _ certainty: Certainty, isRight: Bool) {
    counts["\(source) \(kind) \(certainty)", default: 0] += 1
    if !isRight { counts["\(source) \(kind) \(certainty) wrong", default: 0] += 1 }
  }

  /// The number of such answers for dumps.
  func count(_ kind: Kind, _ certainty: Certainty) -> Int { counts["dump \(kind) \(certainty)"] ?? 0 }

  /// A line for each kind, for dumps and for snapshots of live views.
  var text: String {
    ["dump", "live", "asked"].flatMap { source in
      Kind.allCases.map { kind in
        let parts = Certainty.allCases.map { certainty in
          let key = "\(source) \(kind) \(certainty)"
          return "\(certainty.rawValue) \(counts[key] ?? 0) (\(counts["\(key) wrong"] ?? 0) wrong)"
        }
        return "  \(source), \(kind.rawValue): \(parts.joined(separator: ", "))"
      }
    }.joined(separator: "\n")
  }
}
