// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

struct CoveredViewTests {
  @Test func `a clear view in front takes the touch`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UIView: 0x101; frame = (0 0; 375 667)>
         |    | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
         |    | 1️⃣3️⃣<UIView: 0x103; frame = (0 0; 375 667)>
      """
    ).expect(CoveredView.self)
    #expect(finding.text == "UIView 0x103 (375 × 667, empty) lies in front of it, in the same parent.")
    #expect(finding.code[0].hasPrefix("// overlay is UIView 0x"))
    #expect(finding.certainty == .certain)
  }

  @Test func `a cousin in front takes the touch`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UIView: 0x101; frame = (0 0; 375 667)>
         |    | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44); text = 'Buy'>
         | 1️⃣<UIView: 0x103; frame = (0 0; 375 667)>
         |    | 3️⃣<UIView: 0x104; frame = (0 90; 375 100)>
      """
    ).expect(CoveredView.self)
    #expect(
      finding.text
        == "UIView 0x103 (375 × 667), in which UIView 0x104 takes the touch, lies in front of UIView 0x101, which contains it."
    )
  }

  @Test func `a view in the button takes its touches`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
         |    | 1️⃣3️⃣<UIView: 0x103; frame = (0 0; 100 44)>
      """
    ).expect(CoveredView.self)
    #expect(finding.text == "UIView 0x103 (100 × 44, empty) lies in it and is asked first.")
  }

  @Test func `of two buttons with one frame one is to be hidden`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         |    | 1️⃣3️⃣<UIButton: 0x5000; frame = (20 100; 100 50); layer = <CALayer: 0x5>>
      """
    ).expect(CoveredView.self)
    #expect(
      finding.code == ["// frontButton is UIButton 0x5000 (100 × 50)", "frontButton.isHidden = true"])
  }

  @Test(arguments: ["UIDimmingView", "UIDropShadowView"])
  func `a presentation is to be dismissed, and keeps its interaction`(taker: String) throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UITransitionView: 0x1500; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         | 1️⃣<UITransitionView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    | 3️⃣<\(taker): 0x5001; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """
    ).expect(CoveredView.self)
    #expect(finding.remedy == "Dismiss the presented view controller, in the one that presented it:")
    #expect(finding.code == ["dismiss(animated: true)"])
    #expect(
      finding.trial
        == "expression -l objc -- (void)[[(id)0x1000 rootViewController] dismissViewControllerAnimated:NO completion:nil]"
    )
  }

  @Test func `the transition view of a tab bar controller presents nothing`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UILayoutContainerView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         |    | 1️⃣<UITransitionView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    | 3️⃣<UIView: 0x5001; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """
    ).expect(CoveredView.self)
    #expect(finding.code == ["button.superview?.bringSubviewToFront(button)"])
  }

  @Test func `a label or an image in it does not`() throws {
    let explanation = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
         |    | <UIButtonLabel: 0x103; frame = (0 0; 100 44); userInteractionEnabled = NO>
         |    | <UIImageView: 0x104; frame = (0 0; 100 44); userInteractionEnabled = NO>
      """
    ).explain()
    #expect(explanation.expectation?.gets == true)
    #expect(explanation.certainty == .certain)
  }
}
