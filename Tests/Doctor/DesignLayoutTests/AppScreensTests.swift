// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DesignLayout

/// How an app may be held, from the files of its project.
struct AppScreensTests {
  private func plist(_ lines: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleName</key><string>Shop</string>\(lines)</dict></plist>
      """.utf8)
  }

  @Test func `a property list names the orientations of each kind of device`() throws {
    let app = try #require(
      AppScreens(
        plist: plist(
          """
          <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
          <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string>
          <string>UIInterfaceOrientationLandscapeLeft</string></array>
          """), file: "Info.plist"))
    #expect(app.phone == .init(portrait: true, landscape: false))
    #expect(app.pad == .init(portrait: true, landscape: true))
    #expect(app.all.map(\.name).first == "iPhone SE (375 × 667)")
    #expect(app.all.count == 12)
    #expect(AppScreens(plist: plist(""), file: "Info.plist") == nil)
    #expect(AppScreens(plist: Array("bplist00".utf8), file: "Info.plist") == nil)
  }

  @Test func `the settings of a project count if all agree`() throws {
    let line = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "
    let (upright, turned) = (
      "UIInterfaceOrientationPortrait;\n", "\"UIInterfaceOrientationLandscapeLeft\";\n"
    )
    let app = try #require(AppScreens(project: Array((line + upright + line + upright).utf8)))
    #expect(app.phone == .init(portrait: true, landscape: false))
    #expect(AppScreens(project: Array((line + upright + line + turned).utf8)) == nil)
  }

  @Test func `without a project only upright iPhones are certain`() {
    #expect(AppScreens().all.allSatisfy { !$0.isLandscape && !$0.isPad })
    #expect(AppScreens().all.count == 6)
  }
}
