// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInspectorTesting
import TouchTesting
import Touchstone

/// A button that is round by its own code.
private final class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y <= bounds.midX * bounds.midX
  }
}

struct ReachableTests {
  private let stage = Stage()
  private let buy = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))

  init() {
    buy.setTitle("Buy", for: .normal)
    stage.root.view.addSubview(buy)
  }

  @Test func `a view without anything in front is reachable`() {
    #expect(expectReachable(buy))
    #expect(expectReachable("Buy"))
  }

  @Test func `a covered view is not, and the issue says what covers it`() {
    stage.root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    withKnownIssue {
      #expect(!expectReachable(buy))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("UIButton 'Buy' does not get the touch at 120, 122 (certain).")
      }
    }
  }

  @Test func `a view of which a part is covered is not`() {
    stage.root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 300)))
    withKnownIssue {
      expectReachable("Buy")
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix(
        "UIButton 'Buy' can be touched only in part. The app's own hit-test finds it at 72 of 81")
        && text.contains("At 31.11, 122, it gets no touch (certain).")
        && text.contains("UIView at 0/0/0/0/1 (50 × 300, empty) lies in front of it")
    }
    #expect(expectReachable("Buy", atLeast: 0.8))
  }

  @Test func `a round view is reachable as far as it is round`() {
    let round = RoundButton(frame: CGRect(x: 20, y: 300, width: 90, height: 90))
    stage.root.view.addSubview(round)
    #expect(expectReachable(round, atLeast: 0.7))
    withKnownIssue { expectReachable(round) }
  }

  @Test func `a share is from 0 to 1`() {
    for share in [-0.1, 1.1, .nan] {
      withKnownIssue {
        expectReachable(buy, atLeast: share)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix("`atLeast` is a share from 0 to 1, not \(share)") }
      }
    }
  }

  @Test func `a text that nothing has is an issue`() {
    withKnownIssue {
      expectReachable("Sell")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == "No view has the address, index path, identifier, text, label or class 'Sell'."
      }
    }
  }
}
