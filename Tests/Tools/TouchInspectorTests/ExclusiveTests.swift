// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDoctor
import TouchInspector
import TouchTesting
import Touchstone

/// What the inspector says about exclusive views.
struct ExclusiveTests {
  private let stage = Stage()
  private let buy = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
  private let sell = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))

  init() {
    buy.setTitle("Buy", for: .normal)
    sell.setTitle("Sell", for: .normal)
    stage.root.view.addSubview(buy)
    stage.root.view.addSubview(sell)
  }

  @Test func `a button beside an exclusive one works, with a warning about two fingers`() throws {
    sell.isExclusiveTouch = true
    let answer = try TouchInspector.explanation(of: "Buy")
    #expect(answer.works && answer.agrees)
    #expect(answer.explanation.expectation?.findings.map(\.reason) == ["exclusive-touch"])
    #expect(answer.description.contains("While a finger is on UIButton 'Sell'"))
  }

  @Test func `an exclusive button is warned about itself`() throws {
    buy.isExclusiveTouch = true
    let answer = try TouchInspector.explanation(of: "Buy")
    #expect(answer.works && answer.agrees)
    let finding = try #require(answer.explanation.expectation?.findings.first)
    #expect(finding.reason == "exclusive-touch" && finding.code == ["buyButton.isExclusiveTouch = false"])
    #expect(answer.description.contains("it is an exclusive view"))
  }

  @Test func `where no view is exclusive, nothing is said of it`() throws {
    #expect(try !TouchInspector.explanation(of: "Buy").description.contains("xclusive"))
  }
}
