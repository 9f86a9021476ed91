// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

private final class Lines: EventTracer {
  var lines: [String] = []

  func record(_ fact: TouchFact) {
    guard case .hitTest(let fact) = fact.kind else { return }
    switch fact {
    case .visited(let name, _, let depth, let verdict): lines.append("\(depth) \(name) \(verdict.rawValue)")
    case .answered(let name, let depth, let answer):
      lines.append("\(depth) \(name) answers \(answer?.description ?? "nothing")")
    case .result(let window, _, let found):
      lines.append("\(window) finds \(found?.description ?? "nothing")")
    }
  }
}

private final class Asked: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

private final class Counting: UIView {
  var asked = 0
  override var isHidden: Bool {
    get {
      asked += 1
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }
}

struct HitTestTracingTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let lines = Lines()

  init() {
    window.windowScene = UIWindowScene(application: application)
    window.isHidden = false
  }

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (parent ?? window).addSubview(view)
    return view
  }

  @Test func `each view that is asked is told of with its verdict, in the order of the walk`() {
    let inner = add(Asked(), to: add(UIView()))
    _ = add(UIView(), to: inner)
    add(UIView()).frame.origin.x = 90
    add(UIView()).isHidden = true
    add(UIView()).isUserInteractionEnabled = false
    add(UIView()).alpha = 0
    add(UIView()).transform = CGAffineTransform(scaleX: 0, y: 0)
    application.tracer = lines
    _ = application.hitTest(atScreenPoint: CGPoint(x: 5, y: 5), with: nil)
    #expect(
      lines.lines == [
        "0 UIWindow#1 inside", "1 UIView#1 degenerate", "1 UIView#2 transparent",
        "1 UIView#3 interaction off",
        "1 UIView#4 hidden", "1 UIView#5 outside", "1 UIView#6 inside", "2 Asked#1 asked itself",
        "3 Asked#1 inside", "4 UIView#7 inside", "2 Asked#1 answers UIView#7", "UIWindow#1 finds UIView#7",
      ])
  }

  @Test func `a tracer changes neither the answer nor how often a class is asked`() {
    let counting = add(Counting())
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === counting)
    let untraced = counting.asked
    application.tracer = lines
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === counting)
    #expect(counting.asked == 2 * untraced)
  }
}
