// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct BottomSheetControllerTests {
  private func show() throws -> (Stage, BottomSheetController) {
    let stage = Stage()
    try stage.add(UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44)), named: "behind")
    let sheet = BottomSheetController()
    stage.root.addChild(sheet)
    sheet.view.frame = stage.view.bounds
    stage.view.addSubview(sheet.view)
    sheet.didMove(toParent: stage.root)
    sheet.onDetentChange = { stage.log("\($0)") }
    sheet.view.layoutIfNeeded()
    return (stage, sheet)
  }

  private func drag(_ stage: Stage, by dy: CGFloat, over seconds: Double = 0.2) throws {
    let finger = stage.finger(1)
    try finger.down(at: .point(187, 20, in: "sheet"))
    try finger.move(by: CGVector(dx: 0, dy: dy), over: seconds)
    try finger.up()
    try stage.wait(2)
  }

  @Test func `a drag up raises the sheet step by step, and one down lowers it`() throws {
    let (stage, sheet) = try show()
    #expect(sheet.sheet.frame.minY == 547)
    try drag(stage, by: -150)
    #expect(sheet.detent == .medium)
    #expect(sheet.sheet.frame.minY == 333.5)
    try drag(stage, by: -150)
    #expect(sheet.detent == .large)
    #expect(sheet.list.isScrollEnabled)
    try drag(stage, by: 200)
    #expect(sheet.detent == .medium)
    #expect(!sheet.list.isScrollEnabled)
    #expect(stage.lines == ["medium", "large", "medium"])
    expectTrace(
      stage, only: [.gesture, .log],
      """
         0.000  gesture    UIPanGestureRecognizer#1          takes touch 1
         0.000  gesture    UITapGestureRecognizer#1          takes touch 1
         0.000  gesture    UIPanGestureRecognizer#1          touchesBegan touch 1
         0.000  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.017  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.017  gesture    UIPanGestureRecognizer#1          should begin? UIView "sheet" says yes
         0.017  gesture    UIPanGestureRecognizer#1          should begin? BottomSheetController#1 says yes
         0.017  gesture    UIPanGestureRecognizer#1          requires failure of UITapGestureRecognizer#1? BottomSheetController#1 says no
         0.017  gesture    UITapGestureRecognizer#1          required to fail by UIPanGestureRecognizer#1? BottomSheetController#1 says no
         0.017  gesture    UIPanGestureRecognizer#1          possible → began
         0.017  gesture    UIPanGestureRecognizer#1          simultaneously with UITapGestureRecognizer#1? BottomSheetController#1 says no
         0.017  gesture    UITapGestureRecognizer#1          simultaneously with UIPanGestureRecognizer#1? BottomSheetController#1 says no
         0.017  gesture    UITapGestureRecognizer#1          is prevented by UIPanGestureRecognizer#1
         0.017  gesture    UITapGestureRecognizer#1          possible → failed
         0.017  gesture    UIPanGestureRecognizer#1          sends its action: began
         0.033  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.033  gesture    UIPanGestureRecognizer#1          began → changed
         0.033  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.050  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.050  gesture    UIPanGestureRecognizer#1          changed → changed
         0.050  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.067  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.067  gesture    UIPanGestureRecognizer#1          changed → changed
         0.067  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.083  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.083  gesture    UIPanGestureRecognizer#1          changed → changed
         0.083  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.100  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.100  gesture    UIPanGestureRecognizer#1          changed → changed
         0.100  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.117  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.117  gesture    UIPanGestureRecognizer#1          changed → changed
         0.117  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.133  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.133  gesture    UIPanGestureRecognizer#1          changed → changed
         0.133  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.150  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.150  gesture    UIPanGestureRecognizer#1          changed → changed
         0.150  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.167  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.167  gesture    UIPanGestureRecognizer#1          changed → changed
         0.167  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.183  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.183  gesture    UIPanGestureRecognizer#1          changed → changed
         0.183  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.200  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.200  gesture    UIPanGestureRecognizer#1          changed → changed
         0.200  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.200  gesture    UIPanGestureRecognizer#1          touchesEnded touch 1
         0.200  gesture    UIPanGestureRecognizer#1          changed → ended
         0.200  gesture    UIPanGestureRecognizer#1          sends its action: ended
         0.200  gesture    UIPanGestureRecognizer#1          is possible again
         0.200  gesture    UITapGestureRecognizer#1          is possible again
         0.372  log        medium
         2.200  gesture    UIPanGestureRecognizer#1          takes touch 2
         2.200  gesture    UITapGestureRecognizer#1          takes touch 2
         2.200  gesture    UIPanGestureRecognizer#1          touchesBegan touch 2
         2.200  gesture    UITapGestureRecognizer#1          touchesBegan touch 2
         2.217  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.217  gesture    UIPanGestureRecognizer#1          should begin? UIView "sheet" says yes
         2.217  gesture    UIPanGestureRecognizer#1          should begin? BottomSheetController#1 says yes
         2.217  gesture    UIPanGestureRecognizer#1          requires failure of UITapGestureRecognizer#1? BottomSheetController#1 says no
         2.217  gesture    UITapGestureRecognizer#1          required to fail by UIPanGestureRecognizer#1? BottomSheetController#1 says no
         2.217  gesture    UIPanGestureRecognizer#1          possible → began
         2.217  gesture    UIPanGestureRecognizer#1          simultaneously with UITapGestureRecognizer#1? BottomSheetController#1 says no
         2.217  gesture    UITapGestureRecognizer#1          simultaneously with UIPanGestureRecognizer#1? BottomSheetController#1 says no
         2.217  gesture    UITapGestureRecognizer#1          is prevented by UIPanGestureRecognizer#1
         2.217  gesture    UITapGestureRecognizer#1          possible → failed
         2.217  gesture    UIPanGestureRecognizer#1          sends its action: began
         2.233  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.233  gesture    UIPanGestureRecognizer#1          began → changed
         2.233  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.250  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.250  gesture    UIPanGestureRecognizer#1          changed → changed
         2.250  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.267  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.267  gesture    UIPanGestureRecognizer#1          changed → changed
         2.267  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.283  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.283  gesture    UIPanGestureRecognizer#1          changed → changed
         2.283  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.300  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.300  gesture    UIPanGestureRecognizer#1          changed → changed
         2.300  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.317  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.317  gesture    UIPanGestureRecognizer#1          changed → changed
         2.317  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.333  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.333  gesture    UIPanGestureRecognizer#1          changed → changed
         2.333  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.350  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.350  gesture    UIPanGestureRecognizer#1          changed → changed
         2.350  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.367  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.367  gesture    UIPanGestureRecognizer#1          changed → changed
         2.367  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.383  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.383  gesture    UIPanGestureRecognizer#1          changed → changed
         2.383  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.400  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         2.400  gesture    UIPanGestureRecognizer#1          changed → changed
         2.400  gesture    UIPanGestureRecognizer#1          sends its action: changed
         2.400  gesture    UIPanGestureRecognizer#1          touchesEnded touch 2
         2.400  gesture    UIPanGestureRecognizer#1          changed → ended
         2.400  gesture    UIPanGestureRecognizer#1          sends its action: ended
         2.400  gesture    UIPanGestureRecognizer#1          is possible again
         2.400  gesture    UITapGestureRecognizer#1          is possible again
         2.644  log        large
         4.400  gesture    UIPanGestureRecognizer#1          takes touch 3
         4.400  gesture    UITapGestureRecognizer#1          takes touch 3
         4.400  gesture    UIPanGestureRecognizer#1          touchesBegan touch 3
         4.400  gesture    UITapGestureRecognizer#1          touchesBegan touch 3
         4.417  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.417  gesture    UIPanGestureRecognizer#1          should begin? UIView "sheet" says yes
         4.417  gesture    UIPanGestureRecognizer#1          should begin? BottomSheetController#1 says yes
         4.417  gesture    UIPanGestureRecognizer#1          requires failure of UITapGestureRecognizer#1? BottomSheetController#1 says no
         4.417  gesture    UITapGestureRecognizer#1          required to fail by UIPanGestureRecognizer#1? BottomSheetController#1 says no
         4.417  gesture    UIPanGestureRecognizer#1          possible → began
         4.417  gesture    UIPanGestureRecognizer#1          simultaneously with UITapGestureRecognizer#1? BottomSheetController#1 says no
         4.417  gesture    UITapGestureRecognizer#1          simultaneously with UIPanGestureRecognizer#1? BottomSheetController#1 says no
         4.417  gesture    UITapGestureRecognizer#1          is prevented by UIPanGestureRecognizer#1
         4.417  gesture    UITapGestureRecognizer#1          possible → failed
         4.417  gesture    UIPanGestureRecognizer#1          sends its action: began
         4.433  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.433  gesture    UIPanGestureRecognizer#1          began → changed
         4.433  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.450  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.450  gesture    UIPanGestureRecognizer#1          changed → changed
         4.450  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.467  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.467  gesture    UIPanGestureRecognizer#1          changed → changed
         4.467  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.483  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.483  gesture    UIPanGestureRecognizer#1          changed → changed
         4.483  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.500  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.500  gesture    UIPanGestureRecognizer#1          changed → changed
         4.500  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.517  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.517  gesture    UIPanGestureRecognizer#1          changed → changed
         4.517  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.533  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.533  gesture    UIPanGestureRecognizer#1          changed → changed
         4.533  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.550  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.550  gesture    UIPanGestureRecognizer#1          changed → changed
         4.550  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.567  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.567  gesture    UIPanGestureRecognizer#1          changed → changed
         4.567  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.583  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.583  gesture    UIPanGestureRecognizer#1          changed → changed
         4.583  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.600  gesture    UIPanGestureRecognizer#1          touchesMoved touch 3
         4.600  gesture    UIPanGestureRecognizer#1          changed → changed
         4.600  gesture    UIPanGestureRecognizer#1          sends its action: changed
         4.600  gesture    UIPanGestureRecognizer#1          touchesEnded touch 3
         4.600  gesture    UIPanGestureRecognizer#1          changed → ended
         4.600  gesture    UIPanGestureRecognizer#1          sends its action: ended
         4.600  gesture    UIPanGestureRecognizer#1          is possible again
         4.600  gesture    UITapGestureRecognizer#1          is possible again
         4.753  log        medium
      """)
  }

  @Test func `a drag that turns back leaves the sheet where it was`() throws {
    let (stage, sheet) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(187, 20, in: "sheet"))
    try finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    try finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    try finger.up()
    try stage.wait(2)
    #expect(sheet.detent == .small)
    #expect(sheet.sheet.frame.minY == 547)
  }

  @Test func `a tap on its head raises it`() throws {
    let (stage, sheet) = try show()
    try stage.tap(.point(187, 20, in: "sheet"))
    try stage.wait(1)
    #expect(sheet.detent == .medium)
  }

  @Test func `all the way up, the list scrolls, and at its top a drag down lowers the sheet`() throws {
    let (stage, sheet) = try show()
    try drag(stage, by: -150)
    try drag(stage, by: -150)
    let finger = stage.finger(1)
    try finger.down(at: .screen(187, 500))
    try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.3)
    try finger.wait(0.2)
    try finger.up()
    try stage.wait(1)
    #expect(sheet.detent == .large)
    #expect(sheet.list.contentOffset.y > 100)
    sheet.list.contentOffset = .zero
    try finger.down(at: .screen(187, 300))
    try finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
    try finger.up()
    try stage.wait(2)
    #expect(sheet.detent == .medium)
  }

  @Test func `what lies behind the sheet's empty part can be touched`() throws {
    let (stage, _) = try show()
    expectTap(stage, at: .center(of: "behind"), hits: "behind")
  }
}
