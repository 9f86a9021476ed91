// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDoctor
import TouchInspector
import TouchTesting
import Touchstone

/// A view that takes no touches itself, by its own code.
private final class HolderView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// A view that takes all touches, by its own code.
private final class GreedyView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
}

/// A view in which only the right half is touched.
private final class HalfView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.x >= bounds.midX
  }
}

struct WhyTests {
  private func button(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test func `a button under a view that takes nothing is touched, for certain`() throws {
    let stage = Stage()
    let buy = button("Buy", CGRect(x: 20, y: 100, width: 200, height: 44))
    stage.root.view.addSubview(buy)
    stage.root.view.addSubview(HolderView(frame: stage.root.view.bounds))
    let answer = try TouchInspector.explanation(of: "Buy")
    #expect(answer.works && answer.agrees && answer.hitView === buy)
    #expect(answer.explanation.certainty == .certain)
    #expect(answer.reach?.found == 81)
    #expect(answer.explanation.steps.contains { $0.verdict == .returnedNil && $0.certainty == .certain })
  }

  @Test func `a view that takes everything is found in front, and asked`() throws {
    let stage = Stage()
    let buy = button("Buy", CGRect(x: 20, y: 100, width: 200, height: 44))
    stage.root.view.addSubview(buy)
    let cover = GreedyView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.root.view.addSubview(cover)
    let answer = try TouchInspector.explanation(of: buy)
    #expect(!answer.works && answer.agrees && answer.hitView === cover)
    #expect(answer.explanation.certainty == .certain)
    #expect(answer.explanation.expectation?.blocking.map(\.reason) == ["covered"])
  }

  @Test func `half of a view that decides itself is dead, as the app says`() throws {
    let stage = Stage()
    let half = HalfView(frame: CGRect(x: 20, y: 100, width: 90, height: 45))
    half.accessibilityIdentifier = "half"
    stage.root.view.addSubview(half)
    let answer = try TouchInspector.explanation(of: "half")
    #expect(answer.agrees && !answer.works)
    #expect(answer.reach?.found == 45 && answer.reach?.isPartlyDead == true)
    #expect(answer.reach?.rows.first == [false, false, false, false, true, true, true, true, true])
  }

  @Test func `on the edge of a window between pixels, nobody is certain that no view gets the touch`() throws
  {
    let stage = Stage()
    stage.window.isHidden = true
    let (x, y) = (10.0 / 3, 154.0 / 3)
    let window = try stage.addWindow(named: "small", frame: CGRect(x: x, y: y, width: 300, height: 300))
    let answer = try TouchInspector.explanation(at: CGPoint(x: x + 100, y: y))
    #expect(answer.hitView === window)
    #expect(answer.agrees || answer.explanation.certainty < .certain)
  }

  @Test func `a view that is nowhere says so`() throws {
    _ = Stage()
    let lonely = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(throws: ExplainingFailure.self) { try TouchInspector.explanation(of: lonely) }
  }

  @Test func `what is printed is the text of the answer`() throws {
    let stage = Stage()
    let buy = button("Buy", CGRect(x: 20, y: 100, width: 200, height: 44))
    buy.isHidden = true
    stage.root.view.addSubview(buy)
    var printed: [String] = []
    let usual = TouchInspector.output
    TouchInspector.output = { printed.append($0) }
    defer { TouchInspector.output = usual }
    TouchInspector.why("Buy")
    TouchInspector.why("Sell")
    #expect(printed.count == 2)
    #expect(
      printed.first == """
        UIButton 'Buy' does not get the touch at 120, 122 (certain).

        It is hidden. [hidden]

        Show the view.

            buyButton.isHidden = false

        The touch goes to UIView at 0/0/0/0. The way down:
          UIWindow at 0                  inside
            UITransitionView at 0/0      inside
              UIDropShadowView at 0/0/0  inside
                UIView at 0/0/0/0        inside, gets the touch
                  UIButton 'Buy'         hidden

        The app's own hit-test agrees: it returns UIView at 0/0/0/0.

        """)
    #expect(printed.last == "No view has the address, index path, identifier, text, label or class 'Sell'.")
  }
}
