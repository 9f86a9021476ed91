// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// The lines that settle a doubt ask what is in doubt.
struct DoubtTextTests {
  private func line(_ kind: Doubt.Kind, transform: ViewTransform = .identity) -> String? {
    var tree = ViewTree()
    var view = ViewSnapshot(className: "Card", identifier: "0x7")
    view.transform = .known(transform)
    let place = ViewPlace(view: tree.add(view))
    return DoubtText.doubt(kind, about: place, in: HitWalk([tree], rounds: true)).settledBy
  }

  @Test func `a turned view is asked for its bounds`() {
    let turned = ViewTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(line(.edge, transform: turned) == "expression -l objc -O -- (CGRect)[(UIView *)0x7 bounds]")
    #expect(line(.size, transform: turned) == "expression -l objc -O -- (CGRect)[(UIView *)0x7 bounds]")
    #expect(line(.edge) == "expression -l objc -O -- (CGRect)[(UIView *)0x7 frame]")
  }

  @Test func `what a class overrides is left to the hit-test of the window`() {
    #expect(line(.customClass) == nil)
  }

  @Test func `keys of animations settle nothing`() {
    #expect(line(.animated) == nil)
  }
}
