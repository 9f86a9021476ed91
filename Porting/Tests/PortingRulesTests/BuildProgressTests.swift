// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

@Suite struct BuildProgressTests {
  @Test func `each module has one line, however the output is cut`() {
    let output = """
      Building for debugging...
      [0/5] Write sources
      [3/910] Emitting module TouchLayout
      [4/910] Compiling TouchLayout LayoutSolver.swift
      [5/910] Compiling TouchCore UIView.swift
      Another instance of SwiftPM (PID: 12) is already running using '.build', waiting until that process has finished execution...
      [909/910] Compiling TouchCore UILabel.swift
      [910/910] Compiling Ported 0-Knob.swift
      A.swift:3:4: error: cannot find 'x' in scope
      Build complete! (432.46s)

      """
    let expected = [
      "[3/910] TouchLayout", "[5/910] TouchCore",
      "Another instance of SwiftPM (PID: 12) is already running using '.build', waiting until that process has finished execution...",
      "[910/910] Ported",
    ]
    var whole = BuildProgress()
    #expect(whole.lines(after: output.utf8) == expected)
    var pieces = BuildProgress()
    #expect(output.utf8.flatMap { pieces.lines(after: [$0]) } == expected)
  }
}
