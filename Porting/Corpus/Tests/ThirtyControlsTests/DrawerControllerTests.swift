// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: DrawerControllerDelegate {
  var log: [String] = []
  func drawerController(_ drawerController: DrawerController, willChangeStateTo isOpen: Bool) {
    log.append("will \(isOpen ? "open" : "close")")
  }
  func drawerController(_ drawerController: DrawerController, didChangeStateTo isOpen: Bool) {
    log.append("did \(isOpen ? "open" : "close")")
  }
}

@MainActor struct DrawerControllerTests {
  private func show() throws -> (Stage, DrawerController, Listener) {
    let drawer = DrawerController()
    drawer.mainViewController = UIViewController()
    drawer.drawerViewController = UIViewController()
    let listener = Listener()
    drawer.delegate = listener
    let stage = Stage(root: drawer)
    drawer.view.layoutIfNeeded()
    return (stage, drawer, listener)
  }

  @Test func `a drag from the edge pulls the drawer in`() throws {
    let (stage, drawer, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(2, 300))
    try finger.move(to: .screen(250, 300), over: 0.2)
    try finger.up()
    try stage.wait(0.5)
    #expect(drawer.isOpen)
    #expect(try stage["drawer.panel"].frame.minX == 0)
    #expect(listener.log == ["will open", "did open"])
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UIScreenEdgePanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIPanGestureRecognizer#1          does not take touch 1: its delegate refused the touch
         0.000  gesture    UIScreenEdgePanGestureRecognizer#1  touchesBegan touch 1
         0.017  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.017  gesture    UIScreenEdgePanGestureRecognizer#1  should begin? UIView#4 says yes
         0.017  gesture    UIScreenEdgePanGestureRecognizer#1  should begin? UIView#1 says yes
         0.017  gesture    UIScreenEdgePanGestureRecognizer#1  should begin? DrawerController#1 says yes
         0.017  gesture    UIScreenEdgePanGestureRecognizer#1  possible → began
         0.017  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: began
         0.033  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.033  gesture    UIScreenEdgePanGestureRecognizer#1  began → changed
         0.033  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.050  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.050  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.050  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.067  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.067  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.067  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.083  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.083  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.083  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.100  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.100  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.100  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.117  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.117  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.117  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.133  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.133  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.133  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.150  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.150  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.150  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.167  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.167  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.167  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.183  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.183  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.183  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.200  gesture    UIScreenEdgePanGestureRecognizer#1  touchesMoved touch 1
         0.200  gesture    UIScreenEdgePanGestureRecognizer#1  changed → changed
         0.200  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: changed
         0.200  gesture    UIScreenEdgePanGestureRecognizer#1  touchesEnded touch 1
         0.200  gesture    UIScreenEdgePanGestureRecognizer#1  changed → ended
         0.200  gesture    UIScreenEdgePanGestureRecognizer#1  sends its action: ended
         0.200  gesture    UIScreenEdgePanGestureRecognizer#1  is possible again
      """)
  }

  @Test func `a drag from the middle does nothing while the drawer is closed`() throws {
    let (stage, drawer, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 300))
    try finger.move(to: .screen(350, 300), over: 0.2)
    try finger.up()
    try stage.wait(0.5)
    #expect(!drawer.isOpen)
    #expect(listener.log == [])
  }

  @Test func `a tap beside the open drawer closes it, a tap on it does not`() throws {
    let (stage, drawer, listener) = try show()
    drawer.setDrawer(open: true, animated: false)
    try stage.wait(0.1)
    try stage.tap(.screen(100, 300))
    try stage.wait(0.5)
    #expect(drawer.isOpen)
    try stage.tap(.screen(350, 300))
    try stage.wait(0.5)
    #expect(!drawer.isOpen)
    #expect(listener.log == ["will open", "did open", "will close", "did close"])
  }
}
