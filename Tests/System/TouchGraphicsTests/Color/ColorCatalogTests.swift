// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchGraphics

struct ColorCatalogTests {
  @Test func `colors are found by the names under which they were added`() {
    let name = "ColorCatalogTests.accent"
    #expect(UIColor(named: name) == nil && UIColor(named: name, in: nil, compatibleWith: nil) == nil)
    ColorCatalog.set(.red, named: name)
    #expect(UIColor(named: name) == .red)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    ColorCatalog.set(dynamic, named: name)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor(named: name)?.resolvedColor(with: dark) == .white)
    #expect(UIColor(named: name, in: nil, compatibleWith: dark) == .white)
    ColorCatalog.set(nil, named: name)
    #expect(UIColor(named: name) == nil)
  }
}
