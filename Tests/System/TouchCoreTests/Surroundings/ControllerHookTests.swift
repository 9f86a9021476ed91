// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchCore

struct ControllerHookTests {
  private final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var edges: UIRectEdge = []
    var heard: [String] = []
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      heard.append("memory")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      heard.append("\(segue.identifier ?? "nil") to \(type(of: segue.destination)) from \(sender ?? "nil")")
    }
  }

  @Test func `the controller in front decides about the bars, when it asks for it or appears`() throws {
    let page = Page()
    let stage = Stage(root: page)
    page.style = .lightContent
    #expect(stage.scene.statusBarManager?.statusBarStyle == .default)
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.scene.statusBarManager?.statusBarStyle == .lightContent)
    page.edges = [.top, .bottom]
    page.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    let over = Page()
    over.hides = true
    page.present(over, animated: true)
    try stage.wait(1)
    #expect(stage.scene.statusBarManager?.isStatusBarHidden == true)
    page.dismiss(animated: false)
    expectTrace(
      stage, only: [.system],
      """
         0.000  system     status bar                        shown, lightContent
         0.000  system     system gestures                   wait at these edges: top, bottom
         0.350  system     status bar                        hidden
         0.350  system     home indicator                    hides itself
         0.350  system     system gestures                   wait at these edges: none
         1.000  system     status bar                        shown, lightContent
         1.000  system     home indicator                    stays
         1.000  system     system gestures                   wait at these edges: top, bottom
      """)
  }

  @Test func `the top of a stack decides for its navigation controller`() {
    let page = Page()
    page.style = .darkContent
    let stage = Stage(root: UINavigationController(rootViewController: page))
    #expect(stage.scene.statusBarManager?.statusBarStyle == .darkContent)
    let next = Page()
    (stage.root as? UINavigationController)?.pushViewController(next, animated: false)
    #expect(stage.scene.statusBarManager?.statusBarStyle == .default)
  }

  @Test func `where there is little height there is no status bar`() {
    let stage = Stage(size: CGSize(width: 667, height: 375))
    #expect(stage.scene.statusBarManager?.isStatusBarHidden == true)
    #expect(Stage().scene.statusBarManager?.isStatusBarHidden == false)
  }

  @Test func `a memory warning reaches the controllers from the root down`() {
    let (root, child, over) = (Page(), Page(), Page())
    let stage = Stage(root: root)
    root.addChild(child)
    root.present(over, animated: false)
    stage.application.receiveMemoryWarning()
    #expect(root.heard + child.heard + over.heard == ["memory", "memory", "memory"])
  }

  @Test func `a segue that was added is prepared and performed`() {
    let page = Page()
    let stage = Stage(root: page)
    page.addSegue("show") { UIViewController() }
    page.performSegue(withIdentifier: "show", sender: 7)
    #expect(page.heard == ["show to UIViewController from 7"])
    #expect(page.presentedViewController != nil)
    var other: UIViewController?
    page.addSegue("embed", to: { Page() }, perform: { other = $1 })
    page.performSegue(withIdentifier: "embed", sender: nil)
    #expect(other is Page)
    _ = stage
  }

  @Test func `a segue that nobody added is reported`() {
    let page = Page()
    let words = Misused.during { page.performSegue(withIdentifier: "missing", sender: nil) }
    #expect(words.count == 1)
    #expect(words.first?.contains("has no segue \"missing\"") == true)
  }

  @Test func `nothing calls what a nib or Interface Builder would call`() {
    final class Designed: UIView {
      var calls = 0
      override func awakeFromNib() {
        super.awakeFromNib()
        calls += 1
      }
      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        calls += 1
      }
    }
    let view = Designed()
    Stage().root.view.addSubview(view)
    #expect(view.calls == 0)
    view.awakeFromNib()
    #expect(view.calls == 1)
  }
}
