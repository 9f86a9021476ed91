// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchRender
import TouchTesting

@MainActor @Suite struct FocusLookTests {
  private final class FocusedControl: UIControl { override var state: State { super.state.union(.focused) } }
  private final class FocusedButton: UIButton { override var state: State { super.state.union(.focused) } }
  private final class FocusedSwitch: UISwitch { override var state: State { super.state.union(.focused) } }
  private final class FocusedSlider: UISlider { override var state: State { super.state.union(.focused) } }
  private final class FocusedStepper: UIStepper { override var state: State { super.state.union(.focused) } }
  private final class FocusedField: UITextField { override var state: State { super.state.union(.focused) } }
  private final class FocusedPages: UIPageControl {
    override var state: State { super.state.union(.focused) }
  }
  private final class FocusedSegments: UISegmentedControl {
    override var state: State { super.state.union(.focused) }
  }

  private func rings(around control: UIControl) -> Int {
    let page = ControlPage()
    control.frame = CGRect(x: 20, y: 20, width: 100, height: 34)
    page.root.addSubview(control)
    return page.lines().count { $0.contains("front stroke") }
  }

  @Test func `a control of every kind has a ring in front while it is focused`() {
    let focused: [UIControl] = [
      FocusedControl(), FocusedButton(), FocusedSwitch(), FocusedSlider(), FocusedStepper(), FocusedField(),
      FocusedPages(), FocusedSegments(items: ["Day", "Week"]),
    ]
    for control in focused { #expect(rings(around: control) == 1, "\(type(of: control))") }
    for control in [UIControl(), UIButton(), UISwitch(), UISlider(), UITextField()] {
      #expect(rings(around: control) == 0, "\(type(of: control))")
    }
  }
}
