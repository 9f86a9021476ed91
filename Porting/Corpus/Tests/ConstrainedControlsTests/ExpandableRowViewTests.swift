// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct ExpandableRowViewTests {
  @Test func `a tap on the header opens the details, and the row below makes room`() throws {
    let stage = Stage()
    let row = ExpandableRowView(
      title: "Shipping", detail: "Two to three days. Returns are free for a month.")
    let below = ExpandableRowView(title: "Payment", detail: "Cards")
    let stack = UIStackView(arrangedSubviews: [row, below])
    stack.axis = .vertical
    stage.pin(stack, top: 20)
    row.onToggle = { stage.log("\($0.isExpanded ? "open" : "closed"), \(frame($0)), below \(frame(below))") }
    #expect(frame(row) == "0 0 343 52" && frame(below) == "0 52 343 52")
    #expect(row.chevron.frame.size == CGSize(width: 12, height: 18))
    let open = row.detailLabel.sizeThatFits(CGSize(width: 311, height: 1000)).height
    try stage.tap(.inside("row.Shipping"))
    try stage.wait(0.4)
    #expect(abs(row.frame.height - (52 + open + 12)) <= 0.5)
    #expect(below.frame.minY == row.frame.maxY)
    #expect(abs(row.fittingHeight(forWidth: 343) - (52 + open + 12)) <= 0.5)
    try stage.tap(.inside("row.Shipping"))
    try stage.wait(0.4)
    #expect(frame(below) == "0 52 343 52" && row.fittingHeight(forWidth: 343) == 52)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   UIButton "row.Shipping"           follows touch 1
         0.000  controls   UIButton "row.Shipping"           highlight on
         0.000  controls   UIButton "row.Shipping"           sends touchDown, inside; nobody listens
         0.050  controls   UIButton "row.Shipping"           touch 1 lifts inside
         0.050  controls   UIButton "row.Shipping"           highlight off
         0.050  controls   UIButton "row.Shipping"           sends touchUpInside to 1, inside
         0.050  log        open, 0 0 343 105, below 0 105 343 52
         0.050  controls   UIButton "row.Shipping"           sends primaryActionTriggered, inside; nobody listens
         0.450  controls   UIButton "row.Shipping"           follows touch 2
         0.450  controls   UIButton "row.Shipping"           highlight on
         0.450  controls   UIButton "row.Shipping"           sends touchDown, inside; nobody listens
         0.500  controls   UIButton "row.Shipping"           touch 2 lifts inside
         0.500  controls   UIButton "row.Shipping"           highlight off
         0.500  controls   UIButton "row.Shipping"           sends touchUpInside to 1, inside
         0.500  log        closed, 0 0 343 52, below 0 52 343 52
         0.500  controls   UIButton "row.Shipping"           sends primaryActionTriggered, inside; nobody listens
      """)
  }
}
