// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

nonisolated extension SceneClasses {
  /// UIKit's controls.
  static var controls: [SceneClass] {
    [
      SceneClass(
        name: "UIControl", base: "UIView", summary: "A control without an appearance.", fields: controlFields,
        maker: .view(plain: { UIControl() }, probed: { ProbedControl(probe: $0) })),
      SceneClass(
        name: "UIButton", base: "UIControl", summary: "A button.", fields: buttonFields,
        maker: .view(plain: { UIButton(frame: .zero) }, probed: { ProbedButton(probe: $0) })),
      SceneClass(
        name: "UISwitch", base: "UIControl", summary: "A switch; its size is fixed.", fields: switchFields,
        maker: .view(plain: { UISwitch(frame: .zero) }, probed: { ProbedSwitch(probe: $0) })),
      SceneClass(
        name: "UISlider", base: "UIControl", summary: "A slider.", fields: sliderFields,
        maker: .view(plain: { UISlider(frame: .zero) }, probed: { ProbedSlider(probe: $0) })),
      SceneClass(
        name: "UISegmentedControl", base: "UIControl", summary: "Segments, one of which is selected.",
        fields: segmentFields,
        maker: .view(
          plain: { UISegmentedControl(frame: .zero) }, probed: { ProbedSegmentedControl(probe: $0) })),
      SceneClass(
        name: "UIStepper", base: "UIControl", summary: "A minus and a plus; its size is fixed.",
        fields: stepperFields,
        maker: .view(plain: { UIStepper(frame: .zero) }, probed: { ProbedStepper(probe: $0) })),
      SceneClass(
        name: "UIPageControl", base: "UIControl", summary: "A dot for each page.", fields: pageFields,
        maker: .view(plain: { UIPageControl(frame: .zero) }, probed: { ProbedPageControl(probe: $0) })),
      SceneClass(
        name: "UITextField", base: "UIControl", summary: "A line of text that can be edited.",
        fields: textFieldFields,
        maker: .view(plain: { UITextField(frame: .zero) }, probed: { ProbedTextField(probe: $0) })),
    ]
  }
}
