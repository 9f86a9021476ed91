// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

struct ColorArchiveTests {
  @Test(arguments: [UIColor.red, .darkGray, .clear, .systemBlue, UIColor(white: 0.1, alpha: 0.3)])
  func `a color survives an archive`(color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test func `an archive without a color gives none to be seen`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIColor(coder: coder) == .clear)
  }
}
