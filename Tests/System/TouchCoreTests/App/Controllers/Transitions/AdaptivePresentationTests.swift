// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

/// Answers with a style, and writes down what it is asked.
private final class Adapter: UIAdaptivePresentationControllerDelegate {
  var style: UIModalPresentationStyle?
  var wraps = false
  var calls: [String] = []

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    calls.append("style")
    return style ?? .fullScreen
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    calls.append("controller for \(style)")
    return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    calls.append("will present \(style)")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did dismiss")
  }
}

struct AdaptivePresentationTests {
  private let stage = Stage()
  private let sheet = UIViewController()
  private let adapter = Adapter()

  private var isCovered: Bool { stage.root.view.window == nil }

  @Test func `a sheet in a narrow window covers what presents it`() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .automatic, .currentContext] {
      sheet.modalPresentationStyle = style
      stage.root.present(sheet, animated: false)
      #expect(isCovered, "\(style)")
      stage.root.dismiss(animated: false)
    }
  }

  @Test func `the delegate keeps the style of a sheet, which then lies over what presents it`() {
    sheet.modalPresentationStyle = .pageSheet
    adapter.style = UIModalPresentationStyle.none
    sheet.presentationController?.delegate = adapter
    stage.root.present(sheet, animated: false)
    #expect(!isCovered && sheet.presentationController?.delegate === adapter)
    #expect(adapter.calls == ["style", "will present none"])
    stage.root.dismiss(animated: false)
    #expect(adapter.calls.count == 2)
  }

  @Test func `the delegate shows another controller around the presented one`() throws {
    sheet.modalPresentationStyle = .formSheet
    adapter.wraps = true
    sheet.presentationController?.delegate = adapter
    stage.root.present(sheet, animated: false)
    #expect(adapter.calls == ["style", "controller for fullScreen", "will present fullScreen"])
    let shown = try #require(stage.root.presentedViewController as? UINavigationController)
    let controller = try #require(shown.presentationController)
    #expect(shown.topViewController === sheet && sheet.view.window === stage.window)
    #expect(controller.presentedViewController === sheet && controller.presentedView === shown.view)
    stage.root.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `what lays out a presentation is known before it, for its style`() {
    sheet.modalPresentationStyle = .fullScreen
    let first = sheet.presentationController
    #expect(first != nil && sheet.presentationController === first)
    sheet.modalPresentationStyle = .overFullScreen
    let second = sheet.presentationController
    #expect(second !== first)
    stage.root.present(sheet, animated: false)
    #expect(sheet.presentationController === second)
    #expect(stage.root.presentationController == nil)
  }
}
