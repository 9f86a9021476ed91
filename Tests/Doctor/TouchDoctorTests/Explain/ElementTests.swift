// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// What is said of elements in the text of XCUITest.
@Suite struct ElementTests {
  private func answer(_ elements: String, on system: SystemVersion? = nil) throws -> String {
    let text = """
      Application, 0x1, pid: 4711, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
      \(elements)
      """
    return try Explainer(SnapshotDocument.read(bytes: Array(text.utf8), file: "-"), on: system)
      .explain(at: nil, expecting: ViewSelector("Buy")).text(width: 10_000)
  }

  private let button = "        Button, 0x4, {{20.0, 600.0}, {350.0, 50.0}}, label: 'Buy'\n"

  @Test func `an element without a name is called by what it shows`() throws {
    let answer = try answer(
      button + """
              Other, 0x5, {{0.0, 0.0}, {390.0, 844.0}}
                Other, 0x6, {{0.0, 0.0}, {390.0, 844.0}}
                  StaticText, 0x7, {{40.0, 300.0}, {310.0, 60.0}}, label: 'Swipe to see more'
        """)
    #expect(answer.hasPrefix("It cannot be known whether Button 'Buy' gets the touch at 195, 625.\n"))
    #expect(answer.contains("Other (390 × 844), which shows StaticText 'Swipe to see more', lies there, too"))
  }

  @Test func `a spinner is called by its label, and not by its value`() throws {
    let answer = try answer(
      button + """
              ActivityIndicator, 0x5, {{0.0, 0.0}, {390.0, 844.0}}, label: 'In progress', value: 1
        """)
    #expect(answer.contains("ActivityIndicator 'In progress' lies there, too"))
  }

  @Test func `an empty window in front is no suspect`() throws {
    let answer = try answer(
      button + """
            Window, 0x8, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0x9, {{0.0, 0.0}, {390.0, 47.0}}
        """)
    #expect(answer.hasPrefix("It cannot be known whether Button 'Buy' gets the touch at 195, 625.\n"))
    #expect(answer.contains("Nothing that the file lists after it lies over it there."))
  }

  @Test func `the first tap beside a popover closes it`() throws {
    let answer = try answer(
      button + """
              Button, 0x5, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'PopoverDismissRegion', label: 'dismiss popup'
              Other, 0x6, {{35.0, 300.0}, {320.0, 200.0}}
        """)
    #expect(answer.hasPrefix("Button 'Buy' does not react to a tap at 195, 625 (likely).\n"))
    #expect(answer.contains("A popover or a menu is open"))
  }

  @Test
  func
    `a region beside an action sheet belongs to that, and one of another presentation is told with its code`()
    throws
  {
    let region =
      "Other, 0x5, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'PopoverDismissRegion', label: 'dismiss popup'"
    for kind in ["Sheet", "Alert"] {
      let answer = try answer(
        button + """
                Other, 0x9, {{0.0, 0.0}, {390.0, 844.0}}
                  \(region)
                  Other, 0x6, {{8.0, 560.0}, {374.0, 280.0}}
                    \(kind), 0x7, {{8.0, 560.0}, {374.0, 280.0}}, label: 'Delete?'
                      Button, 0x8, {{8.0, 620.0}, {374.0, 57.0}}, label: 'Cancel'
          """)
      #expect(answer.contains("\(kind) 'Delete?' is open"))
      #expect(!answer.contains("further problem") && !answer.contains("popover"))
    }
    let both = try answer(
      button + """
              \(region)
          Window, 0x2a, {{0.0, 0.0}, {390.0, 844.0}}
            Keyboard, 0x6, {{0.0, 500.0}, {390.0, 344.0}}
        """)
    #expect(
      both.contains(
        "There is a further problem: A popover or a menu is open")
        && both.contains("passthroughViews = [buyButton]"))
    #expect(!both.split(separator: "\n").last!.hasSuffix(":"))
  }

  @Test func `a text in a cell is touched through that, which may be selected already`() throws {
    let cell = """
              Cell, 0x8, {{0.0, 580.0}, {390.0, 76.0}}, Selected
                StaticText, 0x4, {{84.0, 600.0}, {240.0, 20.0}}, label: 'Buy'
                StaticText, 0x5, {{84.0, 630.0}, {240.0, 20.0}}, label: 'Now'
      """
    let selected = try answer(cell)
    #expect(selected.contains("likely gets its taps. It is selected already, so a tap may change nothing."))
    #expect(!selected.contains(",,"))
    let other = try answer(cell.replacingOccurrences(of: ", Selected", with: ""))
    #expect(other.contains("likely gets its taps.") && !other.contains("selected already"))
    #expect(try !answer(button).contains("gets its taps"))
  }

  @Test(arguments: ["Button", "Cell", "Link", "Switch"])
  func `a word that an element and the text in it have means the element`(kind: String) throws {
    let answer = try answer(
      """
              \(kind), 0x4, {{20.0, 600.0}, {350.0, 50.0}}, label: 'Buy'
                Other, 0x41, {{20.0, 600.0}, {350.0, 50.0}}
                  StaticText, 0x42, {{171.0, 614.0}, {33.0, 22.0}}, label: 'Buy'
      """)
    #expect(answer.hasPrefix("It cannot be known whether \(kind) 'Buy' gets the touch at 195, 625.\n"))
  }

  @Test func `a word that a view of React Native has from the button in it means the button`() throws {
    let answer = try answer(
      """
              Other, 0x4, {{0.0, 500.0}, {390.0, 250.0}}, label: 'Buy'
                Button, 0x41, {{20.0, 600.0}, {350.0, 50.0}}, label: 'Buy'
                  StaticText, 0x42, {{171.0, 614.0}, {33.0, 22.0}}, label: 'Buy'
      """)
    #expect(answer.hasPrefix("It cannot be known whether Button 'Buy' gets the touch at 195, 625.\n"))
  }

  @Test func `a word of two elements beside each other is asked back`() throws {
    let failure = #expect(throws: ExplainingFailure.self) {
      _ = try answer(button + "        StaticText, 0x5, {{171.0, 14.0}, {33.0, 22.0}}, label: 'Buy'\n")
    }
    #expect(failure?.message.contains("fits 2 views") == true)
  }

  @Test func `an element without a size has nothing to tap`() throws {
    let answer = try answer("        Button, 0x4, {{20.0, 600.0}, {0.0, 0.0}}, label: 'Buy'")
    #expect(answer.hasPrefix("Button 'Buy' does not react to a tap at 20, 600 (likely).\n"))
    #expect(answer.contains("[zero-size]") && !answer.contains("listed after it"))
  }

  @Test func `what may lie in front of a disabled element is named as well`() throws {
    let answer = try answer(
      """
              Button, 0x4, {{20.0, 600.0}, {350.0, 50.0}}, label: 'Buy', Disabled
              ActivityIndicator, 0x5, {{0.0, 0.0}, {390.0, 844.0}}, label: 'In progress'
      """)
    #expect(answer.hasPrefix("Button 'Buy' does not react to a tap at 195, 625 (likely).\n"))
    #expect(answer.contains("ActivityIndicator 'In progress' lies there, too"))
  }

  @Test func `the switch of a toggle is an element in its row`() throws {
    let row = """
              Switch, 0x4, {{20.0, 600.0}, {350.0, 50.0}}, identifier: 'Buy', value: 1
                Switch, 0x41, {{300.0, 610.0}, {60.0, 30.0}}, value: 1
      """
    let answer = try answer(row)
    #expect(answer.contains("The switch itself is the inner Switch at 330, 625. [label-or-image]"))
    #expect(answer.contains("app.switches[\"Buy\"].switches.firstMatch.tap()"))
  }

  @Test func `under a keyboard nothing scrolls that has no scroll view around it`() throws {
    let keyboard = """
            Window, 0x8, {{0.0, 0.0}, {390.0, 844.0}}
              Keyboard, 0x9, {{0.0, 553.0}, {390.0, 291.0}}
      """
    #expect(try answer(button + keyboard).contains("view.keyboardLayoutGuide.topAnchor"))
    let scrolled = "        ScrollView, 0x3a, {{0.0, 0.0}, {390.0, 844.0}}\n  " + button
    #expect(try answer(scrolled + keyboard).contains("scroll until the element is above it"))
  }

  @Test func `what lies below the keys belongs to the keyboard`() throws {
    let low = "        Button, 0x4, {{20.0, 790.0}, {350.0, 50.0}}, label: 'Buy'\n"
    let answer = try answer(
      low + """
            Window, 0x8, {{0.0, 0.0}, {390.0, 844.0}}
              Keyboard, 0x9, {{0.0, 553.0}, {390.0, 216.0}}
        """)
    #expect(answer.hasPrefix("Button 'Buy' does not react to a tap at 195, 815 (likely).\n"))
  }

  @Test func `what a page does with a touch is asked in its inspector`() throws {
    let answer = try answer(
      "        WebView, 0x3a, {{0.0, 91.0}, {390.0, 753.0}}\n  " + button)
    #expect(answer.hasPrefix("It cannot be known whether Button 'Buy' gets the touch at 195, 625.\n"))
    #expect(answer.contains("The touch likely goes to that"))
    #expect(answer.contains("    document.elementFromPoint(195, 534)\n"))
  }

  @Test func `an element above the upper edge of a bottom sheet would be free`() throws {
    let answer = try answer(
      button + "        Other, 0x5, {{0.0, 500.0}, {390.0, 344.0}}, identifier: 'panel'\n")
    #expect(
      answer.contains("Other 'panel' lies there, too, is listed after it, and reaches to the lower edge"))
    #expect(answer.contains("lay the element out above its upper edge (500)"))
  }

  @Test func `what lies over an element that is not visible is named`() throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" x="0" y="0" width="390" height="844" visible="true">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="390" height="844" visible="true">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Buy" x="20" y="600" width="350" height="50" visible="false"/>
      <XCUIElementTypeOther type="XCUIElementTypeOther" name="loading" x="0" y="0" width="390" height="844" visible="true"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """
    let text = try Explainer(SnapshotDocument.read(bytes: Array(source.utf8), file: "a.xml"))
      .explain(at: nil, expecting: ViewSelector("Buy")).text(width: 10_000)
    #expect(text.contains("does not react to a tap at 195, 625 (likely)."))
    #expect(text.contains("is not visible, and XCUIElementTypeOther 'loading' lies over it. [covered]"))
  }

  @Test func `a group along the lower edge with radio buttons in it is a tab bar`() throws {
    func element(_ type: String, _ label: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
      """
      {"AXFrame": "{{\(x), \(y)}, {\(width), \(height)}}", "AXLabel": "\(label)", "type": "\(type)", "enabled": true}
      """
    }
    let elements = [
      element("Application", "Shop", 0, 0, 390, 844), element("Button", "Buy", 20, 770, 350, 50),
      element("Group", "Tabs", 0, 761, 390, 83), element("RadioButton", "Home", 0, 761, 195, 49),
      element("RadioButton", "Cart", 195, 761, 195, 49),
    ]
    let answer = try Explainer(
      SnapshotDocument.read(bytes: Array("[\(elements.joined(separator: ","))]".utf8), file: "-")
    ).explain(at: nil, expecting: ViewSelector("Buy")).text(width: 10_000)
    #expect(answer.hasPrefix("Button 'Buy' does not react to a tap at 195, 795 (likely).\n"))
    #expect(answer.contains("Group 'Tabs' lies over it. [covered]") && answer.contains("safe area"))
  }

  @Test func `the bar above the keys belongs to the keyboard, and what only holds it covers nothing`() throws
  {
    let keyboard = """
          Window, 0x8, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x9, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0xa, {{0.0, 508.0}, {390.0, 336.0}}
                Keyboard, 0xb, {{0.0, 553.0}, {390.0, 216.0}}
                Other, 0xc, {{0.0, 508.0}, {390.0, 45.0}}, identifier: 'SystemInputAssistantView'
      """
    func button(_ y: Int) -> String { "        Button, 0x4, {{20.0, \(y).0}, {350.0, 20.0}}, label: 'Buy'\n" }
    let covered = try answer(button(520) + keyboard)
    #expect(covered.hasPrefix("Button 'Buy' does not react to a tap at 195, 530 (likely).\n"))
    #expect(covered.contains("What belongs to the keyboard lies over it. [covered]"))
    #expect(try answer(button(400) + keyboard).contains("Nothing that the file lists after it lies over it"))
  }

  @Test func `beside the pill of a tab bar it depends on the version`() throws {
    let bar = """
              TabBar, 0x5, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tab Bar'
                Button, 0x6, {{25.0, 765.0}, {90.0, 54.0}}, label: 'Home'
                Button, 0x7, {{115.0, 765.0}, {90.0, 54.0}}, label: 'Cart'
      """
    let button = "        Button, 0x4, {{310.0, 770.0}, {56.0, 56.0}}, label: 'Buy'\n"
    let new = try answer(button + bar, on: .iOS26)
    #expect(new.hasPrefix("It cannot be known whether Button 'Buy' reacts to a tap at 338, 798.\n"))
    #expect(new.contains("Since iOS 26 a bar may let touches beside its items through"))
    #expect(try answer(button + bar, on: .iOS18).contains("does not react to a tap at 338, 798 (likely)."))
    let under = "        Button, 0x4, {{30.0, 770.0}, {56.0, 40.0}}, label: 'Buy'\n"
    #expect(try answer(under + bar, on: .iOS26).contains("does not react to a tap"))
  }

  @Test func `nothing lies over what is presented in front of everything else`() throws {
    let answer = try answer(
      """
              Other, 0x3a, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'PopoverDismissRegion', label: 'dismiss popup'
              Popover, 0x3b, {{20.0, 500.0}, {350.0, 200.0}}
        \(button)
      """)
    #expect(answer.hasPrefix("Button 'Buy' gets the touch at 195, 625 (likely).\n"))
  }

  @Test func `an alert is closed by a button of it, and what is busy by waiting`() throws {
    let alert = """
              Alert, 0x5, {{60.0, 340.0}, {270.0, 172.0}}, label: 'Sold out'
                Button, 0x6, {{60.0, 468.0}, {270.0, 44.0}}, label: 'OK'
      """
    #expect(try answer(button + alert).contains("    app.alerts[\"Sold out\"].buttons[\"OK\"].tap()\n"))
    let busy = """
              Other, 0x5, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'sync'
                ActivityIndicator, 0x6, {{185.0, 412.0}, {20.0, 20.0}}
      """
    #expect(try answer(button + busy).contains("wait until it is gone"))
  }

  @Test
  func `of an alert's buttons one is tapped that only closes it, and none is where the titles tell of none`()
    throws
  {
    func code(_ kind: String, _ buttons: String...) throws -> String {
      let rows = buttons.map { "          Button, 0x6, {{60.0, 468.0}, {270.0, 44.0}}, label: '\($0)'\n" }
      let alert = "        \(kind), 0x5, {{60.0, 340.0}, {270.0, 172.0}}, label: 'Session'\n"
      return try answer(button + alert + rows.joined())
    }
    #expect(try code("Alert", "Sign Out", "Stay").contains(".buttons[\"Stay\"].tap()"))
    #expect(try code("Alert", "Sign Out", "Stay Signed In").contains(".buttons[\"Stay Signed In\"].tap()"))
    #expect(try code("Alert", "OK", "Cancel").contains(".buttons[\"Cancel\"].tap()"))
    #expect(try code("Alert", "Allow", "Don’t Allow").contains(".buttons[\"Don’t Allow\"].tap()"))
    #expect(try code("Sheet", "Archive", "Not Now", "Delete").contains(".buttons[\"Not Now\"].tap()"))
    for titles in [["Sign Out", "Cancel Subscription"], ["Löschen", "Abbrechen"]] {
      let text = try code("Alert", titles[0], titles[1])
      #expect(!text.contains(".tap()"))
      #expect(text.contains("The test has to choose one of its buttons, '\(titles[0])' and '\(titles[1])'"))
    }
  }

  @Test func `in Appium too, an alert is closed by a button that only closes it`() throws {
    func text(_ buttons: String...) throws -> String {
      let rows = buttons.map {
        "<XCUIElementTypeButton name=\"\($0)\" x=\"60\" y=\"468\" width=\"270\" height=\"44\" visible=\"true\"/>"
      }
      let source = """
        <?xml version="1.0" encoding="UTF-8"?>
        <AppiumAUT><XCUIElementTypeApplication name="Shop" x="0" y="0" width="390" height="844" visible="true">
        <XCUIElementTypeWindow x="0" y="0" width="390" height="844" visible="true">
        <XCUIElementTypeButton name="Buy" x="20" y="600" width="350" height="50" visible="true"/>
        <XCUIElementTypeAlert name="Delete?" x="60" y="340" width="270" height="172" visible="true">\(rows.joined())
        </XCUIElementTypeAlert></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
        """
      return try Explainer(SnapshotDocument.read(bytes: Array(source.utf8), file: "a.xml"))
        .explain(at: nil, expecting: ViewSelector("Buy")).text(width: 10_000)
    }
    #expect(try text("Delete", "Cancel").contains("{'action': 'accept', 'buttonLabel': \"Cancel\"})"))
    #expect(!(try text("Delete", "Move to Archive").contains("execute_script")))
  }

  @Test func `a keyboard is dismissed by a key or a button that is there`() throws {
    func text(_ inside: String, field: String = "TextField", scrolls: Bool = false) throws -> String {
      let scroll = "        ScrollView, 0x30, {{0.0, 0.0}, {390.0, 844.0}}\n"
      let focused = "        \(field), 0x31, {{20.0, 200.0}, {350.0, 50.0}}, Keyboard Focused\n"
      let keys = "        Keyboard, 0x9, {{0.0, 553.0}, {390.0, 291.0}}\n"
      return try answer(focused + (scrolls ? scroll + "  " : "") + button + keys + inside)
    }
    let go = "          Button, 0xa, {{300.0, 731.0}, {90.0, 46.0}}, identifier: 'Return', label: 'return'\n"
    let hide = "          Button, 0xb, {{300.0, 780.0}, {90.0, 46.0}}, label: 'Hide keyboard'\n"
    let bar = """
              Toolbar, 0xc, {{0.0, 509.0}, {390.0, 44.0}}
                Button, 0xd, {{322.0, 509.0}, {56.0, 44.0}}, label: 'Done'
      """
    #expect(
      try text(go).contains("    app.keyboards.buttons[\"Return\"].tap()  // in the test, if the field"))
    #expect(try text(go + hide).contains("    app.keyboards.buttons[\"Hide keyboard\"].tap()"))
    #expect(try text(go + bar).contains("    app.toolbars.buttons[\"Done\"].tap()"))
    // In a text view, Return begins a line.
    #expect(try text(go, field: "TextView").contains("    app.coordinate(withNormalizedOffset:"))
    #expect(
      try text("", scrolls: true).contains("    app.swipeDown()  // in the test, if the keyboardDismissMode"))
  }

  @Test func `what is not listed may lie in an element that is accessible itself`() {
    #expect {
      try answer("        Cell, 0x4, {{0.0, 600.0}, {390.0, 50.0}}, label: 'Bread, 1.40 euros'\n")
    } throws: { error in
      (error as? ExplainingFailure)?.message.contains("isAccessibilityElement = false") == true
    }
  }

  @Test func `a bar of tabs at the lower edge is no sheet`() throws {
    let row = """
                Button, 0x6, {{0.0, 770.0}, {195.0, 50.0}}, label: 'Calls'
                Button, 0x7, {{195.0, 770.0}, {195.0, 50.0}}, label: 'Settings'
      """
    let low = "        Button, 0x4, {{300.0, 760.0}, {60.0, 60.0}}, label: 'Buy'\n"
    for name in ["identifier: 'tabs'", "label: 'Tab bar'", "identifier: 'bottom'"] {
      let answer = try answer(low + "        Other, 0x5, {{0.0, 754.0}, {390.0, 90.0}}, \(name)\n" + row)
      #expect(answer.contains("reaches to the lower edge as a bar does") && !answer.contains("sheet"))
      #expect(answer.contains("with Button 'Settings' at the point"))
    }
  }

  @Test func `quotation marks in what is pasted into a test are escaped`() throws {
    let alert = """
              Alert, 0x5, {{60.0, 340.0}, {270.0, 172.0}}, label: 'Delete "Notes"?'
                Button, 0x6, {{60.0, 468.0}, {270.0, 44.0}}, label: 'Delete "Notes"'
      """
    #expect(
      try answer(button + alert).contains(
        #"    app.alerts["Delete \"Notes\"?"].buttons["Delete \"Notes\""].tap()"#))
  }

  @Test func `what lies in the window of the keyboard is not covered by it, nor by an alert`() throws {
    func elements(_ inside: String) -> String {
      """
              Alert, 0x5, {{60.0, 180.0}, {270.0, 170.0}}, label: 'New folder'
                TextField, 0x51, {{76.0, 250.0}, {238.0, 30.0}}, Keyboard Focused
            Window, 0x6, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0x61, {{0.0, 0.0}, {390.0, 844.0}}
                Other, 0x62, {{0.0, 464.0}, {390.0, 380.0}}
      \(inside)
      """
    }
    let keys = "            Keyboard, 0x63, {{0.0, 508.0}, {390.0, 261.0}}\n"
    for place in ["{322.0, 464.0}", "{320.0, 776.0}"] {
      let answer = try answer(
        elements(keys + "            Button, 0x64, {\(place), {56.0, 44.0}}, label: 'Buy'"))
      #expect(answer.hasPrefix("It cannot be known whether Button 'Buy' gets the touch"))
      #expect(answer.contains("Nothing that the file lists after it lies over it there."))
    }
    let behind = try answer(button + elements(keys))
    #expect(behind.hasPrefix("Button 'Buy' does not react"))
  }

  @Test func `a sheet is in front of what it covers, and no tap there closes it`() throws {
    let answer = try answer(
      button + """
              Other, 0x5, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'PopoverDismissRegion', label: 'dismiss popup'
              Other, 0x6, {{0.0, 420.0}, {390.0, 424.0}}
                Button, 0x7, {{166.0, 420.0}, {60.0, 21.0}}, identifier: 'Sheet Grabber', label: 'Sheet Grabber'
        """)
    #expect(answer.contains("A sheet is open, and lies over it. [covered]"))
    #expect(!answer.contains("popover"))
  }

  @Test func `a popover lets taps on views of the app's choice through`() throws {
    let answer = try answer(
      button + """
              Button, 0x5, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'PopoverDismissRegion', label: 'dismiss popup'
        """)
    #expect(answer.contains("    popoverPresentationController?.passthroughViews = ["))
  }

  @Test func `a picker in place of the keyboard lies where it is drawn`() throws {
    let picker = """
            Window, 0x6, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0x61, {{0.0, 0.0}, {390.0, 844.0}}
                Other, 0x62, {{0.0, 700.0}, {390.0, 144.0}}
                  Picker, 0x63, {{0.0, 700.0}, {390.0, 144.0}}
      """
    #expect(try answer(button + picker).contains("Nothing that the file lists after it lies over it there."))
  }

  @Test func `a sheet of actions is closed by the one that cancels, and is in front itself`() throws {
    let sheet = """
              Sheet, 0x5, {{8.0, 560.0}, {374.0, 270.0}}, label: 'Options'
                Button, 0x6, {{8.0, 590.0}, {374.0, 57.0}}, label: 'Delete'
                Button, 0x7, {{8.0, 770.0}, {374.0, 57.0}}, label: 'Cancel'
      """
    #expect(try answer(button + sheet).contains("    app.sheets[\"Options\"].buttons[\"Cancel\"].tap()\n"))
    let own = try answer(sheet.replacing("'Delete'", with: "'Buy'"))
    #expect(own.hasPrefix("Button 'Buy' gets the touch at 195, 618.5 (likely).\n"))
  }
}
