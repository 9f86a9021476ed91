// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct ClassTraitsTests {
  @Test func `the traits of a class are those that each of its views has`() {
    var tree = ViewTree()
    let names = [
      "UIView", "UIButton", "UITableViewCell", "UIStackView", "UITableView", "Shop.Cart", "PassthroughView",
      "UINavigationBar", "UISlider", "ShopScrollView",
    ]
    for name in names + names { tree.add(ViewSnapshot(className: name)) }
    tree.add(ViewSnapshot(className: "Shop.Cart", baseClass: "UIScrollView"))
    var classes = ClassTraitsTable()
    let traits = classes.traits(of: tree)
    for (place, view) in tree.views.enumerated() {
      #expect(traits[place].base == ClassKnowledge.base(of: view))
      #expect(traits[place].uikitName == ClassKnowledge.uikitName(of: view))
      #expect(traits[place].isCell == ClassKnowledge.isCell(view))
      #expect(traits[place].isSystems == ClassKnowledge.isSystems(view))
      #expect(traits[place].isCustom == ClassKnowledge.isCustom(view))
      #expect(traits.moves[place] == ClassKnowledge.moves(view))
      #expect(traits.passesOn[place] == (ClassKnowledge.behavior(of: view).way == .passesOn))
    }
  }

  @Test func `what a running view says counts more than its class`() {
    var tree = ViewTree()
    var scrolled = ViewSnapshot(className: "UIView")
    scrolled.contentSize = .known(ViewSize(width: 10, height: 1000))
    var plain = ViewSnapshot(className: "PassthroughView")
    plain.liveHit = .plain
    tree.add(scrolled)
    tree.add(plain)
    tree.add(ViewSnapshot(className: "PassthroughView"))
    var classes = ClassTraitsTable()
    let traits = classes.traits(of: tree)
    #expect(traits.moves == [true, false, false])
    #expect(traits.passesOn == [false, false, true])
  }
}
