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

  @Test func `every manner says why, and is that of some class`() {
    for manner in HitManner.allCases { #expect(!manner.behavior.because.isEmpty) }
    let used = Set(KnownClass.all.compactMap(\.manner)).union(KnownClass.families.map(\.manner))
    #expect(HitManner.allCases.filter { !used.contains($0) } == [.swiftUIDrawing, .swiftUI])
  }

  @Test func `a row decides how views of its class are hit`() {
    for row in KnownClass.all {
      guard let manner = row.manner else { continue }
      let behavior = behavior(row.name)
      #expect(behavior.because == manner.behavior.because, "\(row.name)")
      #expect(behavior.way == manner.behavior.way, "\(row.name)")
    }
  }

  @Test(arguments: [
    ("_UIAlertControllerNewPart", HitManner.laidOut), ("UIKeyboardDockView", .keyboard),
    ("UIKBTree", .keyboard),
  ])
  func `the beginning of a private name tells its family`(_ name: String, _ manner: HitManner) {
    #expect(behavior(name).because == manner.behavior.because)
  }

  @Test func `roles of the table decide what a class is`() {
    func names(where isOne: (ViewSnapshot) -> Bool) -> [String] {
      KnownClass.all.map(\.name).filter { isOne(ViewSnapshot(className: $0)) }
    }
    #expect(names(where: ClassKnowledge.keepsTaps) == KnownClass.names(of: .keepsTaps))
    #expect(names(where: ClassKnowledge.isUntouchedByDefault) == KnownClass.names(of: .interactionOff))
    #expect(names(where: ClassKnowledge.isContainer) == KnownClass.names(of: .controllers))
    #expect(names(where: ClassKnowledge.isContent) == KnownClass.names(of: .content))
    #expect(Set(names(where: ClassKnowledge.isKeyboard)).isSuperset(of: KnownClass.names(of: .keyboard)))
    #expect(names(where: ClassKnowledge.isList) == KnownClass.names(of: .list))
    #expect(names(where: ClassKnowledge.isSurface) == KnownClass.names(of: .surface))
    #expect(names(where: ClassKnowledge.isSystems) == KnownClass.names(of: .system))
    #expect(Set(names(where: ClassKnowledge.scrolls)).isSuperset(of: KnownClass.names(of: .scrolls)))
    #expect(Set(names(where: ClassKnowledge.isControl)).isSuperset(of: KnownClass.names(of: .control)))
    for name in KnownClass.names(of: .appMade) {
      #expect(!ClassKnowledge.isPrivate(ViewSnapshot(className: name)), "\(name)")
    }
  }

  @Test func `the type that XCUITest gives an element stands for its class`() {
    for row in KnownClass.all {
      for type in row.types {
        #expect(ClassKnowledge.uikitName(of: ViewSnapshot(className: type)) == row.name)
        #expect(!ClassKnowledge.isCustom(ViewSnapshot(className: type)))
      }
    }
    #expect(ClassKnowledge.isCustom(ViewSnapshot(className: "DatePicker")))
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
