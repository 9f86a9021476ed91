// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

struct OrientationTests {
  private final class Turning: UIViewController {
    var lines: [String] = []
    var mask = UIInterfaceOrientationMask.all
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func viewDidLoad() { view.addSubview(panel) }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      lines.append("traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      lines.append("from \(view.bounds.width) to \(size.width)")
      coordinator.animate { _ in
        self.lines.append("beside \(self.view.bounds.width)")
        self.panel.frame.origin.x = size.width - 10
      } completion: { _ in
        self.lines.append("done")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      lines.append("changed")
    }
  }

  @Test func `an interface that turns tells its controllers before, beside and after`() throws {
    let root = Turning()
    let child = Turning()
    let stage = Stage(size: CGSize(width: 390, height: 844), root: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(stage.scene.interfaceOrientation == .portrait)
    stage.scene.follow(.landscapeRight)
    #expect(
      root.lines == [
        "traits compact", "from 390.0 to 844.0", "changed", "beside 844.0",
      ])
    #expect(child.lines.prefix(2) == ["traits compact", "from 390.0 to 844.0"])
    #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.scene.screen.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.scene.interfaceOrientation == .landscapeRight)
    try stage.wait(0.2)
    let shown = try #require(root.panel.layer.presentation()?.frame.minX)
    #expect(shown > 0 && shown < 834)
    try stage.wait(0.2)
    #expect(root.lines.last == "done" && root.transitionCoordinator == nil)
  }

  @Test func `an interface turns only to what its controller supports`() throws {
    let root = Turning()
    root.mask = .portrait
    let stage = Stage(size: CGSize(width: 390, height: 844), root: root)
    stage.scene.follow(.landscapeLeft)
    #expect(root.lines == [] && stage.scene.interfaceOrientation == .portrait)
    // The device is still held so: the interface follows as soon as that is supported.
    root.mask = .landscape
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(stage.scene.interfaceOrientation == .landscapeLeft && stage.window.bounds.width == 844)
    let upright = Turning()
    upright.mask = .portrait
    try stage.wait(1)
    root.present(upright, animated: false)
    upright.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(stage.scene.interfaceOrientation == .portrait && upright.view.bounds.width == 390)
  }
}
