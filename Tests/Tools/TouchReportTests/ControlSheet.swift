// SPDX-License-Identifier: Apache-2.0
import TouchReport
import TouchTesting
import Touchstone

/// Every control in its states, in light and dark appearance.
@MainActor enum ControlSheet {
  static func report() throws -> Report {
    Report(
      title: "Controls in their states",
      recordings: [try record(.light, title: "Light"), try record(.dark, title: "Dark")])
  }

  private static func record(_ style: UIUserInterfaceStyle, title: String) throws -> Recording {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    stage.window.traitOverrides.userInterfaceStyle = style
    stage.view.backgroundColor = .systemBackground
    var y: CGFloat = 12
    // Normal, highlighted, disabled, selected.
    func row(_ height: CGFloat, _ width: CGFloat, _ make: () -> UIControl) throws {
      for state in 0..<4 {
        let control = make()
        let size = width > 0 ? CGSize(width: width, height: height) : control.intrinsicContentSize
        control.frame = CGRect(origin: CGPoint(x: 12 + 97 * CGFloat(state), y: y), size: size)
        control.isHighlighted = state == 1
        control.isEnabled = state != 2
        control.isSelected = state == 3
        stage.view.addSubview(control)
      }
      y += height + 12
    }
    try row(31, 0) {
      let toggle = UISwitch()
      toggle.isOn = true
      return toggle
    }
    try row(31, 0) { UISwitch() }
    try row(31, 85) {
      let slider = UISlider()
      slider.value = 0.4
      return slider
    }
    try row(31, 85) {
      let slider = UISlider()
      slider.value = 0.4
      slider.semanticContentAttribute = .forceRightToLeft
      return slider
    }
    try row(32, 0) { UIStepper() }
    try row(32, 85) {
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.selectedSegmentIndex = 1
      return segments
    }
    try row(26, 85) {
      let pages = UIPageControl()
      pages.numberOfPages = 4
      pages.currentPage = 1
      return pages
    }
    for text in ["", "Ada"] {
      try row(34, 85) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.text = text
        field.clearButtonMode = text.isEmpty ? .never : .always
        return field
      }
    }
    for configuration in [UIButton.Configuration.filled(), .tinted(), .gray(), .plain()] {
      try row(34, 85) {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = "Buy"
        return button
      }
    }
    let bar = UIProgressView(frame: CGRect(x: 12, y: y + 10, width: 85, height: 4))
    bar.progress = 0.4
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.frame.origin = CGPoint(x: 109, y: y)
    wheel.startAnimating()
    let edited = UITextField(frame: CGRect(x: 206, y: y - 6, width: 85, height: 34))
    edited.borderStyle = .roundedRect
    edited.text = "Editing"
    for view in [bar, wheel, edited] { stage.view.addSubview(view) }
    edited.becomeFirstResponder()
    try stage.wait(0.1)
    let recorder = SceneRecorder(of: stage.application)
    try stage.wait(0.1)
    return recorder.stop(title: title)
  }
}
