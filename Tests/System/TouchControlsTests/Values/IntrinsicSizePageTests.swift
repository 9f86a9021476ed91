// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchTesting
import Touchstone

@testable import TouchCore

@Suite struct IntrinsicSizePageTests {
  /// A view of each row whose size is a number.
  private func view(_ row: IntrinsicSize) -> UIView? {
    switch (row.view, row.content) {
    case ("UIActivityIndicatorView", let content):
      UIActivityIndicatorView(style: content.contains("large") ? .large : .medium)
    case ("UIImageView", "no image"): UIImageView()
    case ("UIPageControl", let content): pages(content == "4 pages" ? 4 : 0)
    case ("UIProgressView", let content):
      UIProgressView(progressViewStyle: content.contains("bar") ? .bar : .default)
    case ("UISegmentedControl", let content): UISegmentedControl(items: content == "segments" ? ["a"] : [])
    case ("UISlider", "no images"): UISlider()
    case ("UIStepper", _): UIStepper()
    case ("UISwitch", _): UISwitch()
    case ("UIView", _): UIView()
    case ("UIButton", "nothing"): UIButton()
    default: nil
    }
  }

  private func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }

  @Test(arguments: [TouchTuning.uikit, .ios26])
  func `a view has the size that its row says`(tuning: TouchTuning) throws {
    let stage = Stage(tuning: tuning)
    var compared = 0
    for row in IntrinsicSize.all {
      guard let view = view(row) else { continue }
      stage.view.addSubview(view)
      let size = view.intrinsicContentSize
      for (length, number) in [(row.width, size.width), (row.height, size.height)] {
        guard let expected = length.value(tuning) else { continue }
        #expect(expected == number, "\(row.row)")
        compared += 1
      }
    }
    #expect(compared == 26)
  }

  @Test func `the rows in words are what the views do`() {
    let button = UIButton(type: .system)
    button.setTitle("A title of some length", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    let field = UITextField()
    field.text = "A text"
    let plain = field.intrinsicContentSize
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: plain.width + 14, height: 34))
    let one = UISegmentedControl(items: ["Wider"]).intrinsicContentSize.width
    #expect(UISegmentedControl(items: ["A", "Wider"]).intrinsicContentSize.width == 2 * one)
  }

  /// `TOUCHSTONE_RECORD=1` writes the rows into the page.
  @Test func `the page of intrinsic sizes has the rows of the code`() throws {
    var page = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { page.deleteLastPathComponent() }
    page.append(path: "Documentation/IntrinsicSizes.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = IntrinsicSize.all.map(\.row)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("|---") }) + 1
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      let new = lines[..<start] + rows + lines[end...]
      try new.joined(separator: "\n").write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(lines[start..<end].map { $0 } == rows)
    }
  }
}
