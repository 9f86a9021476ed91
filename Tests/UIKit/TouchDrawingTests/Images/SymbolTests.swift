// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics

struct SymbolTests {
  init() {
    ImageCatalog.set(UIImage(size: CGSize(width: 20, height: 17)), systemName: "symbol for tests")
  }

  @Test func `a symbol has the size of its text`() {
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let image = UIImage(systemName: "symbol for tests", withConfiguration: large)
    #expect(image?.size == CGSize(width: 40, height: 34))
    #expect(UIImage(systemName: "symbol for tests", withConfiguration: nil)?.size.width == 20)
    #expect(UIImage(systemName: "no such symbol", withConfiguration: large) == nil)
    let body = UIImage.SymbolConfiguration(textStyle: .body)
    #expect(image?.applyingSymbolConfiguration(body)?.size.width == 20)
  }

  @Test func `configurations add up, and other images stay as they are`() {
    let both = UIImage.SymbolConfiguration(pointSize: 8.5).applying(.init(scale: .large))
    #expect(UIImage(systemName: "symbol for tests")?.withConfiguration(both).size.width == 10)
    let plain = UIImage(size: CGSize(width: 3, height: 3))
    #expect(plain.withConfiguration(both) === plain)
    #expect(plain.applyingSymbolConfiguration(both) == nil)
  }
}
