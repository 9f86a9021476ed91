// SPDX-License-Identifier: Apache-2.0
import BenchControls
import BenchTrees
import TouchInspector

/// Runs the figure of the gate with the overlay of the inspector, which is compiled in only if that is asked
/// for.
@main
struct Overlaybench {
  static func main() {
    GateRun.measure([
      GateRun(name: "button-touch-overlay", kind: .instructions) {
        button(.tap) { _ in TouchInspector.showOverlay() }
      }
    ])
  }
}
