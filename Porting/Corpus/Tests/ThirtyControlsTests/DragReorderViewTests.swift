// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: DragReorderViewDelegate {
  var moves: [[Int]] = []
  func reorderView(_ view: DragReorderView, didMoveItemAt index: Int, to newIndex: Int) { moves.append([index, newIndex]) }
}

@MainActor struct DragReorderViewTests {
  /// Six tiles of 90 points, in two rows.
  private func show() throws -> (Stage, DragReorderView, Listener) {
    let stage = Stage()
    let grid = DragReorderView(frame: CGRect(x: 30, y: 100, width: 310, height: 310))
    for number in 0..<6 {
      let tile = UIView()
      tile.accessibilityIdentifier = "tile \(number)"
      grid.addTile(tile)
    }
    let listener = Listener()
    grid.delegate = listener
    try stage.add(grid, named: "grid")
    grid.layoutIfNeeded()
    return (stage, grid, listener)
  }

  private func order(_ grid: DragReorderView) -> [String] { grid.tiles.map { $0.accessibilityIdentifier ?? "" } }

  @Test func `a tile that was held goes where the finger brings it`() throws {
    let (stage, grid, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "tile 0"))
    try finger.wait(0.5)
    #expect(grid.isWiggling)
    try finger.move(by: CGVector(dx: 200, dy: 0), over: 0.1)
    #expect(order(grid) == ["tile 1", "tile 2", "tile 0", "tile 3", "tile 4", "tile 5"])
    try finger.up()
    try stage.wait(0.5)
    #expect(!grid.isWiggling)
    #expect(listener.moves == [[0, 2]])
    #expect(try stage["tile 0"].center == CGPoint(x: 255, y: 55))
    #expect(try stage["tile 0"].transform.isIdentity)
    #expect(try stage["tile 1"].center == CGPoint(x: 55, y: 55))
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UILongPressGestureRecognizer#1    takes touch 1
         0.000  gesture    UILongPressGestureRecognizer#1    touchesBegan touch 1
         0.400  gesture    UILongPressGestureRecognizer#1    should begin? UIView "tile 0" says yes
         0.400  gesture    UILongPressGestureRecognizer#1    should begin? DragReorderView "grid" says yes
         0.400  gesture    UILongPressGestureRecognizer#1    possible → began
         0.400  gesture    UILongPressGestureRecognizer#1    sends its action: began
         0.517  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.517  gesture    UILongPressGestureRecognizer#1    began → changed
         0.517  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.533  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.533  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.533  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.550  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.550  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.550  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.567  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.567  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.567  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.583  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.583  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.583  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.600  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.600  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.600  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.600  gesture    UILongPressGestureRecognizer#1    touchesEnded touch 1
         0.600  gesture    UILongPressGestureRecognizer#1    changed → ended
         0.600  gesture    UILongPressGestureRecognizer#1    sends its action: ended
         0.600  gesture    UILongPressGestureRecognizer#1    is possible again
      """)
  }

  @Test func `a finger that moves at once picks nothing up`() throws {
    let (stage, grid, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "tile 0"))
    try finger.move(by: CGVector(dx: 200, dy: 0), over: 0.1)
    try finger.wait(1)
    try finger.up()
    #expect(order(grid).first == "tile 0")
    #expect(listener.moves == [])
  }

  @Test func `a cancelled drag brings the tile home`() throws {
    let (stage, grid, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "tile 4"))
    try finger.wait(0.5)
    try finger.move(to: .center(of: "tile 0"), over: 0.2)
    #expect(order(grid).first == "tile 4")
    try finger.cancel()
    try stage.wait(0.5)
    #expect(order(grid) == (0..<6).map { "tile \($0)" })
    #expect(listener.moves == [])
  }
}
