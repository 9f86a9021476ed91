// SPDX-License-Identifier: Apache-2.0
import BenchTrees

/// Whole touches on a button with targets for all events of touches.
///
/// - Parameters:
///   - course: How the finger moves.
///   - setUp: What else is switched on, once the button is on the screen.
/// - Returns: How many touches were counted.
package func button(_ course: FingerCourse, beforehand setUp: (ControlScene) -> Void = { _ in })
  -> Double
{
  let scene = ControlScene(.button)
  setUp(scene)
  scene.play(scene.frames(20, course))
  let frames = scene.frames(100, course)
  GateRun.counting { scene.play(frames) }
  return 100
}
