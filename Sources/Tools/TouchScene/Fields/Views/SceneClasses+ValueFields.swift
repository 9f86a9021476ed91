// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import Touchstone

nonisolated extension SceneClasses {
  /// The properties of switches.
  static var switchFields: [SceneField] {
    [
      SceneField("isOn", "Whether it is on.") { (view: UISwitch, value: Bool) in view.isOn = value },
      SceneField("onTintColor", "Its color while it is on.") { (view: UISwitch, value: SceneColor) in
        view.onTintColor = value.color
      },
    ]
  }

  /// The properties of sliders.
  static var sliderFields: [SceneField] {
    [
      SceneField("minimumValue", .number(.controlValue), "The value at the left end.") {
        (view: UISlider, value: Float) in
        view.minimumValue = value
      },
      SceneField("maximumValue", .number(.controlValue), "The value at the right end.") {
        (view: UISlider, value: Float) in
        view.maximumValue = value
      },
      SceneField("value", .number(.controlValue), "The value.") { (view: UISlider, value: Float) in
        view.value = value
      },
      SceneField("minimumTrackTintColor", "The color of the track left of the knob.") {
        (view: UISlider, value: SceneColor) in view.minimumTrackTintColor = value.color
      },
      SceneField("isContinuous", "Whether it sends every change of the value, or only the last.") {
        (view: UISlider, value: Bool) in view.isContinuous = value
      },
    ]
  }

  /// The properties of segmented controls.
  static var segmentFields: [SceneField] {
    [
      SceneField("segments", .texts, "The titles of the segments.") {
        (view: UISegmentedControl, value: SceneTexts) in
        for line in value.lines {
          view.insertSegment(withTitle: line.text, at: view.numberOfSegments, animated: false)
        }
      },
      SceneField("isMomentary", "Whether a segment is selected only while it is touched.") {
        (view: UISegmentedControl, value: Bool) in view.isMomentary = value
      },
      SceneField(
        "selectedSegmentIndex", .integer(.segmentNumber), "The selected segment, from 0; -1 for none."
      ) {
        (view: UISegmentedControl, value: Int) in view.selectedSegmentIndex = value
      },
    ]
  }

  /// The properties of steppers.
  static var stepperFields: [SceneField] {
    [
      SceneField("minimumValue", .number(.controlValue), "The minimum value.") {
        (view: UIStepper, value: Double) in
        // The maximum is set next; until then it must not restrict the minimum.
        if value >= view.maximumValue { view.maximumValue = .greatestFiniteMagnitude }
        view.minimumValue = value
      },
      SceneField("maximumValue", .number(.controlValue), "The maximum value.") {
        (view: UIStepper, value: Double) in
        view.maximumValue = value
      },
      SceneField("stepValue", .number(.stepValue), "The change of one step.") {
        (view: UIStepper, value: Double) in
        view.stepValue = value
      },
      SceneField("value", .number(.controlValue), "The value.") { (view: UIStepper, value: Double) in
        view.value = value
      },
      SceneField("wraps", "Whether it goes from one end to the other.") { (view: UIStepper, value: Bool) in
        view.wraps = value
      },
      SceneField("autorepeat", "Whether it repeats while it is held.") { (view: UIStepper, value: Bool) in
        view.autorepeat = value
      },
      SceneField("isContinuous", "Whether it sends every change of the value, or only the last.") {
        (view: UIStepper, value: Bool) in view.isContinuous = value
      },
    ]
  }

  /// The properties of page controls.
  static var pageFields: [SceneField] {
    [
      SceneField("numberOfPages", .integer(.pages), "How many pages there are.") {
        (view: UIPageControl, value: Int) in
        view.numberOfPages = value
      },
      SceneField("currentPage", .integer(.pageNumber), "The page shown, from 0.") {
        (view: UIPageControl, value: Int) in
        view.currentPage = value
      },
      SceneField("hidesForSinglePage", "Whether it is not drawn for one page.") {
        (view: UIPageControl, value: Bool) in view.hidesForSinglePage = value
      },
    ]
  }
}
