// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics

@Suite nonisolated struct CurrentContextTests {
  private let rect = CGRect(x: 0, y: 0, width: 2, height: 2)

  private func made() -> CGContext {
    CGContext(ContextRecording(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 1))
  }

  @Test func `without a context nothing is drawn`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIBezierPath(rect: rect).fill()
    UIRectFill(rect)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `the context that was pushed last is the current one`() {
    let (a, b) = (made(), made())
    UIGraphicsPushContext(a)
    UIGraphicsPushContext(b)
    UIColor.red.setFill()
    UIBezierPath(rect: rect).fill()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === a)
    UIColor.blue.set()
    UIBezierPath(ovalIn: rect).stroke()
    UIGraphicsPopContext()
    #expect(a.lines == ["stroke ellipse 0 0 2 2 #0000FF width 1"])
    #expect(b.lines == ["fill rect 0 0 2 2 #FF0000"])
  }

  @Test func `a thread does not see the context of another one`() {
    UIGraphicsPushContext(made())
    defer { UIGraphicsPopContext() }
    let found = Found()
    let thread = Thread { found.finish(UIGraphicsGetCurrentContext() == nil) }
    thread.start()
    #expect(found.wait())
  }
}

private nonisolated final class Found: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var value = false

  func finish(_ value: Bool) {
    self.value = value
    done.signal()
  }

  func wait() -> Bool {
    done.wait()
    return value
  }
}
