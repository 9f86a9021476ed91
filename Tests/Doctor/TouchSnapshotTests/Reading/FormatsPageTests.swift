// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

struct FormatsPageTests {
  @Test func `every format that is read has a row in the table of the documentation`() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let page = root.appendingPathComponent("Sources/Doctor/TouchSnapshot/TouchSnapshot.docc/Formats.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ``") }
    // EarlGrey's trees say what dumps say; scenes and live views are no files of other programs.
    for format in SnapshotFormat.allCases where ![.earlGrey, .scene, .live].contains(format) {
      let isThere = rows.contains { $0.contains("``SnapshotFormat/\(format.rawValue)``") }
      #expect(isThere, "Add a row for \(format) to the table of TouchSnapshot.docc/Formats.md.")
    }
  }
}
