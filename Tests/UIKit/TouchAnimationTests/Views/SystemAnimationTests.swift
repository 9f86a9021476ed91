// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchAnimation
import TouchCore
import TouchGraphics

@MainActor @Suite struct SystemAnimationTests {
  private let stage = AnimationStage()

  @Test func `deleted views fade and leave their superview at the end`() {
    let view = stage.view
    UIView.perform(.delete, on: [view]) {
      stage.window.backgroundColor = .red
    } completion: { [stage] in
      stage.note("done \($0)")
    }
    #expect(view.superview != nil)
    stage.advance(to: 0.2)
    #expect(view.superview != nil)
    stage.advance(to: 1)
    #expect(view.superview == nil)
    #expect(stage.lines == ["0.25 done true"])
  }
}
