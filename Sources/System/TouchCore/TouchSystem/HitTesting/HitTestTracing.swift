// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The walk of ``HitTestWalk`` with a fact for every visited view, child by child as in the recursion.
struct HitTestTracing {
  let application: UIApplication

  /// The tracing of the application `view` is in, if it has a tracer.
  @inline(__always)
  init?(for view: UIView) {
    guard Observation.isOn, let application = view.storedWindow?.application, application.tracer != nil,
      application.tracesHitTests
    else { return nil }
    self.application = application
  }

  /// What `UIView.hitTest(_:with:)` answers, with a report of each view that is asked.
  ///
  /// Path of a touch: step 5.
  func view(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    var depth = application.hitTestDepth
    guard enters(view, at: point, with: event, depth: depth) else { return nil }
    var view = view
    var point = point
    level: while true {
      depth += 1
      for child in view.children.reversed() where child.parent === view {
        guard let inChild = child.pointOnPlane(atParentPoint: point) else { continue }
        if child.overrides.contains(.hitTest) {
          if let answer = ask(child, at: inChild, with: event, depth: depth) { return answer }
        } else if enters(child, at: inChild, with: event, depth: depth) {
          view = child
          point = inChild
          continue level
        }
      }
      return view
    }
  }

  private func enters(_ view: UIView, at point: CGPoint, with event: UIEvent?, depth: Int) -> Bool {
    let verdict =
      HitTestWalk.verdict(on: view)
      ?? (HitTestWalk.isInside(view, at: point, with: event) ? HitVerdict.inside : .outside)
    report(.visited(application.names.name(of: view), at: point, depth: depth, verdict))
    return verdict == .inside
  }

  private func ask(_ view: UIView, at point: CGPoint, with event: UIEvent?, depth: Int) -> UIView? {
    let name = application.names.name(of: view)
    report(.visited(name, at: point, depth: depth, .asked))
    let outer = application.hitTestDepth
    application.hitTestDepth = depth + 1
    let answer = view.hitTest(point, with: event)
    application.hitTestDepth = outer
    report(.answered(name, depth: depth, answer.map { application.names.name(of: $0) }))
    return answer
  }

  private func report(_ fact: HitTestFact) {
    application.report(.hitTest(fact))
  }
}

extension UIView {
  /// What ``hitTest(_:with:)`` answers, without facts.
  ///
  /// A view calls it during a hit-test whose trace should not show this inner one.
  package final func untracedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let application = storedWindow?.application else { return hitTest(point, with: event) }
    let outer = application.tracesHitTests
    application.tracesHitTests = false
    defer { application.tracesHitTests = outer }
    return hitTest(point, with: event)
  }
}
