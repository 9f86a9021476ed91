// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct HitPointTests {
  @Test(arguments: [
    (320.0, 0.0005), (92.3333, 0.00005), (1024, 0.005), (-5, 0.000005), (0, 0), (1, 0.000005),
  ])
  func `six digits hide half a unit of the last`(number: Double, hidden: Double) {
    #expect(abs(SixDigits.hidden(in: number) - hidden) < 1e-12)
  }

  @Test func `sums of thirds depend on the order of adding, sums of halves do not`() {
    #expect(SixDigits.addingError(1.0 / 3, 5) > 0)
    #expect(SixDigits.addingError(127, -4.5, 0.125) == 0)
    #expect(SixDigits.addingError(1e12) > 0.5)
  }

  @Test func `what is scrolled away by thirds keeps an edge from being certain`() throws {
    var tree = ViewTree()
    var window = ViewSnapshot(className: "UIWindow")
    window.frame = .known(ViewRect(x: 0, y: 0, width: 400, height: 400))
    var scroll = ViewSnapshot(className: "UIScrollView")
    scroll.frame = .known(ViewRect(x: -7, y: 127, width: 208, height: 276))
    scroll.boundsOrigin = .known(ViewPoint(x: 0, y: -4.9))
    for view in [window, scroll] {
      var view = view
      (view.alpha, view.isHidden, view.isUserInteractionEnabled) = (.known(1), .known(false), .known(true))
      view.transform = .known(.identity)
      tree.add(view, to: tree.roots.first)
    }
    let explainer = Explainer(tree, format: .live)
    #expect(try explainer.explain(at: ViewPoint(x: 108, y: 127)).certainty < .certain)
    #expect(try explainer.explain(at: ViewPoint(x: 108, y: 127.001)).certainty == .certain)
  }
}
