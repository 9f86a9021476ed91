// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

/// Counts what stands for views by a scan of the text that knows no XML.
private func scan(_ text: String) -> Int {
  let names: Set<Substring> = [
    "view", "button", "label", "imageView", "switch", "stackView", "scrollView", "tableView", "tableViewCell",
    "tableViewCellContentView", "collectionViewCell", "toolbar", "slider",
  ]
  return text.split(separator: "<").count { names.contains($0.prefix { $0.isLetter }) }
}

/// Numbers that are the same in every run.
private struct Numbers {
  var state: UInt64
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(limit))
  }
}

struct CountingTests {
  /// A storyboard of random views, some with frames, some without, some in cells and content views.
  private func storyboard(seed: UInt64) -> String {
    var numbers = Numbers(state: seed)
    var scenes = ""
    for scene in 0..<1 + numbers.below(3) {
      var parts = ""
      var open: [String] = []
      for id in 0..<numbers.below(60) {
        let name = ["view", "button", "label", "imageView", "switch", "slider", "scrollView"][
          numbers.below(7)]
        parts += "<\(name) id=\"\(scene)-\(id)\">"
        if numbers.below(3) > 0 { parts += Storyboards.frame(1, 2, 3, 4) }
        switch numbers.below(5) {
        case 0:
          parts += "<subviews>"
          open.append("</subviews></\(name)>")
        case 1:
          parts += "<prototypes><tableViewCell><tableViewCellContentView key=\"contentView\"><subviews>"
          open.append("</subviews></tableViewCellContentView></tableViewCell></prototypes></\(name)>")
        case 2 where !open.isEmpty:
          parts += "</\(name)>" + open.removeLast()
        default:
          parts += "<color key=\"backgroundColor\"/><gestureRecognizers/><!-- </\(name)> --></\(name)>"
        }
      }
      while let end = open.popLast() { parts += end }
      scenes += Storyboards.scene("<subviews>\(parts)</subviews>")
    }
    return Storyboards.storyboard(scenes)
  }

  @Test func `views and lost entries are the entries that a plain scan counts`() throws {
    for seed in 0..<20 {
      let text = storyboard(seed: UInt64(seed))
      let document = try SnapshotDocument.reading(text)
      #expect(document.entries == scan(text))
      #expect(document.entries == document.viewCount + document.lostCount)
    }
  }

  @Test func `a deep and a wide file are read without recursion and in one pass`() throws {
    let count = 1000
    let begin = String(repeating: "<view><subviews>", count: count)
    let end = String(repeating: "</subviews></view>", count: count)
    let deep = try SnapshotDocument.reading(Storyboards.around(begin + end))
    #expect(deep.entries == count + 1 && deep.viewCount == count + 1)
    let wide = try SnapshotDocument.reading(Storyboards.around(String(repeating: "<button/>", count: count)))
    #expect(wide.viewCount == count + 1 && wide.trees[0].views[0].children.count == count)
  }
}
