// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct ClassKnowledgeTests {
  private func behavior(_ name: String) -> HitBehavior {
    ClassKnowledge.behavior(of: ViewSnapshot(className: name))
  }

  @Test(arguments: [
    "UIView", "UIWindow", "UILabel", "UIImageView", "UIButton", "UIControl", "UIScrollView", "UIStackView",
  ])
  func `plain classes answer as UIView does, for certain`(name: String) {
    #expect(behavior(name).way == .asUIView)
    #expect(behavior(name).certainty == .certain)
    #expect(behavior(name).itself == .certain)
  }

  @Test func `a class with the name of UIKit's in another module is another class`() {
    #expect(behavior("Shop.UIButton").certainty == .likely)
    #expect(behavior("UIKit.UIButton").certainty == .certain)
  }

  @Test func `nobody knows what a class of an application overrides`() {
    #expect(behavior("Shop.Card").certainty == .likely)
    #expect(behavior("Card").certainty == .likely)
    #expect(behavior("UISomethingNew").certainty == .likely)
    #expect(behavior("Shop.PassThroughView").certainty == .cannotBeKnown)
    #expect(behavior("Shop.PassThroughView").way == .passesOn)
  }

  @Test func `SwiftUI finds its own content`() {
    #expect(behavior("_TtGC7SwiftUI14_UIHostingViewV4Shop4Home_").certainty == .likely)
    #expect(behavior("_UIHostingView<Home>").certainty == .likely)
  }

  @Test func `every row says why, and no class stands in two`() {
    var seen: Set<String> = []
    for row in ClassTable.rows {
      #expect(!row.behavior.because.isEmpty)
      for name in row.classes { #expect(seen.insert(name).inserted, "\(name) stands in two rows") }
    }
  }

  @Test func `what a class comes from decides what it is`() {
    let link = ViewSnapshot(className: "Shop.Link", baseClass: "UILabel")
    #expect(ClassKnowledge.isUntouchedByDefault(link))
    #expect(ClassKnowledge.isControl(ViewSnapshot(className: "Shop.Buy", baseClass: "UIButton")))
    #expect(ClassKnowledge.scrolls(ViewSnapshot(className: "Shop.List", baseClass: "UITableView")))
    #expect(!ClassKnowledge.scrolls(ViewSnapshot(className: "UITableViewCell")))
    #expect(ClassKnowledge.isWindow(ViewSnapshot(className: "UITextEffectsWindow")))
  }
}
