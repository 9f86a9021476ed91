// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchGraphics

@testable import TouchCore

@MainActor @Suite struct UIScreenEdgePanGestureRecognizerTests {
  /// Whether a drag in the window of 375 by 667 points makes an edge pan.
  private func pans(_ edges: UIRectEdge, from: (Double, Double), to: (Double, Double)) -> Bool {
    let stage = GestureStage()
    let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.window)
    pan.edges = edges
    stage.frame(1, (1, .began, from.0, from.1))
    stage.frame(1.1, (1, .moved, to.0, to.1))
    return stage.actions == ["edge action began"]
  }

  @Test func `an edge pan starts within 20 points of the edge`() {
    let width = 20.0
    #expect(pans(.left, from: (width.nextDown, 50), to: (60, 50)))
    #expect(pans(.left, from: (width, 50), to: (60, 50)))
    #expect(!pans(.left, from: (width.nextUp, 50), to: (60, 50)))
    #expect(pans(.right, from: (375 - width, 50), to: (300, 50)))
    #expect(!pans(.right, from: ((375 - width).nextDown, 50), to: (300, 50)))
    #expect(pans(.top, from: (50, width), to: (50, 60)))
    #expect(!pans(.top, from: (50, width.nextUp), to: (50, 60)))
    #expect(pans(.bottom, from: (50, 667 - width), to: (50, 600)))
    #expect(!pans(.bottom, from: (50, (667 - width).nextDown), to: (50, 600)))
  }

  @Test func `only its own edges count`() {
    #expect(!pans(.right, from: (5, 50), to: (60, 50)))
    #expect(!pans([], from: (5, 50), to: (60, 50)))
    #expect(pans(.all, from: (5, 50), to: (60, 50)))
  }

  @Test func `only inward drags count`() {
    #expect(!pans(.left, from: (15, 50), to: (1, 50)))
    #expect(!pans(.left, from: (15, 50), to: (20, 90)))
    #expect(!pans(.right, from: (360, 50), to: (374, 50)))
  }

  @Test func `the threshold is that of a pan`() {
    #expect(!pans(.left, from: (10, 50), to: (19.999, 50)))
    #expect(pans(.left, from: (10, 50), to: (20, 50)))
  }
}
