// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchSnapshot

@Suite struct KnownClassTests {
  private let rows = KnownClass.all

  @Test func `no class has two rows, and every row says something`() {
    var seen: Set<String> = []
    for row in rows {
      #expect(seen.insert(row.name).inserted, "\(row.name) has two rows")
      let says = row.manner != nil || !row.roles.isEmpty || !(row.elements + row.types + row.kinds).isEmpty
      #expect(says || rows.contains { $0.base == row.name }, "\(row.name)")
    }
  }

  @Test func `a superclass has a row before the classes that come from it`() throws {
    var roots: [String: String] = [:]
    for row in rows {
      roots[row.name] =
        try row.base.map { try #require(roots[$0], "\(row.name) comes from \($0)") } ?? row.name
      if row.base != nil {
        #expect(roots[row.name] == (row.roles.contains(.recognizer) ? "UIGestureRecognizer" : "UIView"))
      }
    }
  }

  @Test func `no element, type or kind stands for two classes`() {
    func expectUnique(_ names: [String]) {
      var seen: Set<String> = []
      for name in names { #expect(seen.insert(name).inserted, "\(name) stands in two rows") }
    }
    expectUnique(rows.flatMap(\.elements))
    expectUnique(rows.flatMap(\.types))
    expectUnique(rows.flatMap(\.kinds))
  }

  @Test func `what comes from UIControl is a control`() {
    #expect(
      Set(KnownClass.names(of: .control)) == [
        "UIControl", "UIButton", "PKPaymentButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
        "UIPageControl", "UIDatePicker", "UIColorWell", "UIPasteControl", "UIRefreshControl", "UITextField",
        "UISearchTextField",
      ])
    #expect(rows.allSatisfy { !$0.roles.contains(.control) })
  }

  @Test func `what is hit as a dimming view dims`() {
    #expect(KnownClass.names(of: .dims) == rows.filter { $0.manner == .dimming }.map(\.name))
    #expect(rows.allSatisfy { !$0.roles.contains(.dims) })
  }

  @Test func `tables and collections scroll, and are surfaces`() {
    for name in KnownClass.names(of: .list) {
      #expect(KnownClass.roles(of: name).isSuperset(of: [.scrolls, .surface]))
    }
  }

  @Test func `text fields are text inputs with buttons beside their text`() {
    for name in KnownClass.names(of: .textField) {
      #expect(KnownClass.roles(of: name).isSuperset(of: [.control, .textInput, .sideButtons]))
    }
  }

  @Test func `bars are laid out by the system`() {
    #expect(KnownClass.names(of: .bar) == rows.filter { $0.manner == .bar }.map(\.name))
    for name in KnownClass.names(of: .bar) { #expect(KnownClass.roles(of: name).contains(.system)) }
  }

  @Test func `a class without a row has no roles`() {
    #expect(KnownClass.roles(of: "Shop.CartButton").isEmpty)
    #expect(KnownClass.roles(of: "").isEmpty)
  }

  @Test func `a private class that has an element counts as the one that it comes from`() {
    #expect(ElementClass.views["button"] == "UIButton")
    #expect(ElementClass.views["tableViewCellContentView"] == "UIView")
    #expect(ElementClass.contentViews["tableViewCellContentView"] == "UITableViewCellContentView")
    #expect(ElementClass.contentViews["button"] == nil)
    #expect(ElementClass.named["UITableViewCellContentView"] == nil)
    #expect(ElementClass.recognizers["tapGestureRecognizer"] == "UITapGestureRecognizer")
    #expect(ElementClass.views["tapGestureRecognizer"] == nil)
  }

  @Test func `controls with an element can be enabled`() {
    #expect(ElementClass.controls.contains("UIButton"))
    #expect(!ElementClass.controls.contains("UILabel"))
    #expect(ElementClass.controls.isSubset(of: KnownClass.names(of: .control)))
  }

  @Test func `accessibility's kinds stand for classes with and without a prefix`() {
    for row in rows {
      for kind in row.kinds {
        #expect(AccessibilityKind.baseClass(of: kind) == row.name)
        #expect(AccessibilityKind.baseClass(of: "XCUIElementType" + kind) == row.name)
        #expect(AccessibilityKind.baseClass(of: "AX" + kind) == row.name)
      }
    }
    #expect(AccessibilityKind.baseClass(of: "StaticText") == nil)
  }

  @Test func `a type stands for its class with a prefix, and without one unless the row writes it`() {
    #expect(KnownClass.classOfType["Switch"] == "UISwitch")
    #expect(KnownClass.classOfType["XCUIElementTypeSwitch"] == "UISwitch")
    #expect(KnownClass.classOfType["XCUIElementTypePicker"] == "UIPickerView")
    #expect(KnownClass.classOfType["Picker"] == nil)
  }

  @Test func `families begin as private classes do`() {
    for family in KnownClass.families {
      #expect(family.beginning.hasPrefix("_") || family.manner == .keyboard)
    }
  }
}
