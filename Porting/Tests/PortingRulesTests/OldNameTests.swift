// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct OldNameTests {
  @Test func `members have the names of today where they are used and overridden`() {
    expect(
      """
      class Menu: UIViewController {
        override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }
        override func addChildViewController(_ c: UIViewController) { super.addChildViewController(c); c.didMove(toParentViewController: self) }
        override func willMove(toParentViewController parent: UIViewController?) { super.willMove(toParentViewController: parent) }
      }
      """,
      becomes: """
        class Menu: UIViewController {
          override var childForStatusBarStyle: UIViewController? { return children.first }
          override func addChild(_ c: UIViewController) { super.addChild(c); c.didMove(toParent: self) }
          override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
        }
        """)
  }

  @Test func `constants and types have the names of today`() {
    expect(
      "let a = UIScrollViewDecelerationRateFast; func f(_ o: UINavigationControllerOperation) {}",
      becomes: "let a = UIScrollView.DecelerationRate.fast; func f(_ o: UINavigationController.Operation) {}")
  }

  @Test func `weights, attributes and notifications have the names of today`() {
    expect(
      "import UIKit\nlet a = UIFontWeightThin, b = NSKernAttributeName\nlet c = NSNotification.Name.UITextFieldTextDidChange, d: Notification.Name = .UIDeviceOrientationDidChange",
      becomes:
        "import UIKit\nlet a = UIFont.Weight.thin, b = NSAttributedString.Key.kern\nlet c = UITextField.textDidChangeNotification, d: Notification.Name = UIDevice.orientationDidChangeNotification"
    )
  }

  @Test func `names of Auto Layout are those of today`() {
    expect(
      "let a: [NSLayoutAttribute] = [.top], r = NSLayoutRelation.equal, o = NSLayoutFormatOptions(rawValue: 0), p = UILayoutPriorityRequired",
      becomes:
        "let a: [NSLayoutConstraint.Attribute] = [.top], r = NSLayoutConstraint.Relation.equal, o = NSLayoutConstraint.FormatOptions(rawValue: 0), p = UILayoutPriority.required"
    )
  }

  @Test func `functions that have become members are called as these`() {
    expect(
      "if UIAccessibilityIsVoiceOverRunning() { UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, label) }",
      becomes:
        "if UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: label) }"
    )
    expect(
      "let a = UIAccessibilityConvertFrameToScreenCoordinates(bounds, self), b = UIOffsetMake(1, 2)",
      becomes:
        "let a = UIAccessibility.convertToScreenCoordinates(bounds, in: self), b = UIOffset(horizontal: 1, vertical: 2)"
    )
    expect(
      "func UIOffsetMake(_ a: Int, _ b: Int) {}; let a: Void = UIOffsetMake(1, 2)",
      becomes: "func UIOffsetMake(_ a: Int, _ b: Int) {}; let a: Void = UIOffsetMake(1, 2)")
  }

  @Test func `names of the sources stay`() {
    let source =
      "struct A { var childViewControllers = 1; func addChildViewController() {} }; let a = A().childViewControllers; func f() { A().addChildViewController() }; enum UIStackViewAlignment {}; let b: UIStackViewAlignment?"
    expect(source, becomes: source)
  }
}
