// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation

/// Two runs side by side, with borders between the steps where the buttons lose the finger.
struct DemoTable {
  /// A line across the table, before the step with this number.
  struct Border {
    var before: Int
    var text: String
  }

  let titles: (system: String, precise: String)
  let runs: (system: DemoRun, precise: DemoRun)
  let borders: [Border]

  /// The widths of the columns; a highlighted button says so after `lit` characters of its column.
  private static let widths = (finger: 22, run: 33, lit: 24)
  /// How much of the last column a border leaves blank.
  private static let margin = 6

  func lines(_ style: Style) -> [StyledText] {
    var lines: [StyledText] = [
      style(
        .heading, pad("finger", Self.widths.finger) + pad(titles.system, Self.widths.run) + titles.precise)
    ]
    for (index, pair) in zip(runs.system.steps, runs.precise.steps).enumerated() {
      for border in borders where border.before == index { lines.append(across(border.text, style)) }
      let left = cells(of: pair.0, style)
      let right = cells(of: pair.1, style)
      for row in 0..<max(left.count, right.count) {
        let finger = row == 0 ? pair.0.finger : ""
        let leftCell = row < left.count ? left[row] : Cell(plain: "", shown: "")
        let rightCell = row < right.count ? right[row] : Cell(plain: "", shown: "")
        lines.append(
          pad(finger, Self.widths.finger) + leftCell.shown
            + String(repeating: " ", count: max(Self.widths.run - leftCell.plain.count, 0))
            + rightCell.shown)
      }
    }
    return lines.map { $0.trimmingEnd }
  }

  private typealias Cell = (plain: String, shown: StyledText)

  /// One event per row, and in the last row whether the button is highlighted.
  private func cells(of step: DemoRun.Step, _ style: Style) -> [Cell] {
    var cells: [Cell] = step.sent.map { event, count in
      let text = count > 1 ? "\(event) ×\(count)" : event
      return (text, Self.isMark(event) ? style(.name, text) : StyledText(text))
    }
    if cells.isEmpty { cells.append(("nothing", style(.faint, "nothing"))) }
    if step.isLit {
      let last = cells.removeLast()
      let gap = String(repeating: " ", count: max(Self.widths.lit - last.plain.count, 1))
      cells.append((last.plain + gap + "lit", last.shown + gap + style(.doubtful, "lit")))
    }
    return cells
  }

  /// Whether an event is sent at a crossing or an end.
  private static func isMark(_ event: String) -> Bool {
    event.hasSuffix("Exit") || event.hasSuffix("Enter") || event.contains("Up")
  }

  private func across(_ text: String, _ style: Style) -> StyledText {
    let head = "── \(text) "
    let width = Self.widths.finger + 2 * Self.widths.run - Self.margin
    return style(.location, head + String(repeating: "─", count: max(width - head.count, 2)))
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
