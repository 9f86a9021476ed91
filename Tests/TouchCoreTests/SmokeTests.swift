// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

final class Log: EventTracer { var facts: [TouchFact] = []; func record(_ f: TouchFact) { facts.append(f) } }
final class Probe: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began"); super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved"); super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended"); super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}
@Test func `smoke`() {
  let app = UIApplication()
  let log = Log(); app.tracer = log
  let w = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)); w.makeKeyAndVisible()
  let a = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)); w.addSubview(a)
  let b = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)); a.addSubview(b)
  #expect(HitTestOverrides(of: Probe.self).isEmpty)
  func send(_ t: Double, _ p: UITouch.Phase, _ x: Double) {
    app.handle(
      ContactFrame(timestamp: t, contacts: [Contact(id: 1, phase: p, location: CGPoint(x: x, y: 10))]))
  }
  send(0, .began, 10); send(0.1, .moved, 12); send(0.2, .ended, 12)
  #expect(b.log == ["began", "moved", "ended"])
  #expect(a.log == ["began", "moved", "ended"])
  for f in log.facts { print(f) }
  print(w.recursiveDescription())
}
@Test func `deep`() {
  let app = UIApplication()
  let w = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)); w.makeKeyAndVisible()
  var v: UIView = w
  for _ in 0..<100_000 {
    let c = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)); c.addSubview(UIView());
    v.addSubview(c); v = c
  }
  #expect(w.hitTest(CGPoint(x: 1, y: 1), with: nil) === v)
  app.handle(
    ContactFrame(timestamp: 1, contacts: [Contact(id: 1, phase: .began, location: CGPoint(x: 5, y: 10))]))
  #expect(app.activeTouches.first?.view === v)
  v = w
}
@Test func `slots are found`() {
  final class H: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil } }
  class G<T>: UIView { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true } }
  final class G2: G<Int> {}
  final class D: UIView { override var isHidden: Bool { didSet {} } }
  #expect(HitTestOverrides(of: H.self) == .hitTest)
  #expect(HitTestOverrides(of: G2.self) == .pointInside)
  #expect(HitTestOverrides(of: D.self) == .state)
}
