// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Controls with values, from the finger to the send.
@Suite struct ValueTraces {
  private func stage(with control: UIControl, named name: String) throws -> Stage {
    let stage = Stage()
    control.frame = CGRect(x: 100, y: 200, width: 200, height: 40)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    try stage.add(control, named: name)
    return stage
  }

  @Test func `a switch is tapped, then its knob is dragged back`() throws {
    let control = UISwitch()
    let stage = try stage(with: control, named: "wifi")
    try stage.tap("wifi")
    try stage.wait(1)
    try stage.finger(1).down(at: .point(40, 15, in: control))
    try stage.finger(1).move(to: .point(20, 15, in: control))
    try stage.finger(1).up()
    expectTrace(
      stage, only: [.input, .controls],
      """
         0.000  input      touch 1                           began at (125.5, 215.5), tap 1, finger 1
         0.000  controls   UISwitch "wifi"                   touch 1 takes hold of the knob
         0.000  controls   UISwitch "wifi"                   follows touch 1
         0.000  controls   UISwitch "wifi"                   highlight on
         0.050  input      touch 1                           ended at (125.5, 215.5)
         0.050  controls   UISwitch "wifi"                   value is now on
         0.050  controls   UISwitch "wifi"                   sends valueChanged+primaryActionTriggered to 1, inside
         0.050  controls   UISwitch "wifi"                   touch 1 lifts inside
         0.050  controls   UISwitch "wifi"                   highlight off
         0.050  controls   UISwitch "wifi"                   sends touchUpInside, inside; nobody listens
         1.050  input      touch 2                           began at (140, 215), tap 1, finger 1
         1.050  controls   UISwitch "wifi"                   touch 2 takes hold of the knob
         1.050  controls   UISwitch "wifi"                   follows touch 2
         1.050  controls   UISwitch "wifi"                   highlight on
         1.050  input      touch 2                           moved to (120, 215)
         1.050  controls   UISwitch "wifi"                   sends touchDragInside, inside; nobody listens
         1.050  input      touch 2                           ended at (120, 215)
         1.050  controls   UISwitch "wifi"                   value is now off
         1.050  controls   UISwitch "wifi"                   sends valueChanged+primaryActionTriggered to 1, inside
         1.050  controls   UISwitch "wifi"                   touch 2 lifts inside
         1.050  controls   UISwitch "wifi"                   highlight off
         1.050  controls   UISwitch "wifi"                   sends touchUpInside, inside; nobody listens
      """)
  }

  @Test func `a slider is dragged by its knob and left alone beside it`() throws {
    let control = UISlider()
    let stage = try stage(with: control, named: "volume")
    try stage.finger(1).down(at: .point(20, 20, in: control))
    try stage.finger(1).move(to: .point(104.5, 20, in: control))
    try stage.finger(1).up()
    try stage.finger(1).down(at: .point(20, 20, in: control))
    try stage.finger(1).up()
    expectTrace(
      stage, only: [.input, .controls],
      """
         0.000  input      touch 1                           began at (120, 220), tap 1, finger 1
         0.000  controls   UISlider "volume"                 touch 1 takes hold of the knob
         0.000  controls   UISlider "volume"                 follows touch 1
         0.000  controls   UISlider "volume"                 highlight on
         0.000  controls   UISlider "volume"                 sends touchDown, inside; nobody listens
         0.000  input      touch 1                           moved to (204.5, 220)
         0.000  controls   UISlider "volume"                 value is now 0.5
         0.000  controls   UISlider "volume"                 sends valueChanged+primaryActionTriggered to 1, inside
         0.000  controls   UISlider "volume"                 sends touchDragInside, inside; nobody listens
         0.000  input      touch 1                           ended at (204.5, 220)
         0.000  controls   UISlider "volume"                 sends valueChanged+primaryActionTriggered to 1, inside
         0.000  controls   UISlider "volume"                 touch 1 lifts inside
         0.000  controls   UISlider "volume"                 highlight off
         0.000  controls   UISlider "volume"                 sends touchUpInside, inside; nobody listens
         0.000  input      touch 2                           began at (120, 220), tap 1, finger 1
         0.000  controls   UISlider "volume"                 touch 2 is nothing to it: it is beside the knob
         0.000  controls   UISlider "volume"                 does not begin to follow touch 2
         0.000  input      touch 2                           ended at (120, 220)
      """)
  }

  @Test func `a slider keeps the pan of the view around it from its knob, and not from its track`() throws {
    let control = UISlider()
    let stage = try stage(with: control, named: "volume")
    let pan = UIPanGestureRecognizer()
    pan.name = "drag"
    stage.view.addGestureRecognizer(pan)
    for start in [20.0, 150] {
      try stage.finger(1).down(at: .point(start, 20, in: control))
      try stage.finger(1).move(by: CGVector(dx: 12, dy: 3))
      try stage.finger(1).up()
    }
    expectTrace(
      stage, only: [.input, .controls, .gesture],
      """
         0.000  input      touch 1                           began at (120, 220), tap 1, finger 1
         0.000  gesture    UIPanGestureRecognizer "drag"     takes touch 1
         0.000  gesture    UIPanGestureRecognizer "drag"     touchesBegan touch 1
         0.000  controls   UISlider "volume"                 touch 1 takes hold of the knob
         0.000  controls   UISlider "volume"                 follows touch 1
         0.000  controls   UISlider "volume"                 highlight on
         0.000  controls   UISlider "volume"                 sends touchDown, inside; nobody listens
         0.000  input      touch 1                           moved to (132, 223)
         0.000  gesture    UIPanGestureRecognizer "drag"     touchesMoved touch 1
         0.000  gesture    UIPanGestureRecognizer "drag"     should begin? UISlider "volume" says no
         0.000  gesture    UIPanGestureRecognizer "drag"     possible → failed
         0.000  controls   UISlider "volume"                 value is now 0.07100592
         0.000  controls   UISlider "volume"                 sends valueChanged+primaryActionTriggered to 1, inside
         0.000  controls   UISlider "volume"                 sends touchDragInside, inside; nobody listens
         0.000  input      touch 1                           ended at (132, 223)
         0.000  controls   UISlider "volume"                 sends valueChanged+primaryActionTriggered to 1, inside
         0.000  controls   UISlider "volume"                 touch 1 lifts inside
         0.000  controls   UISlider "volume"                 highlight off
         0.000  controls   UISlider "volume"                 sends touchUpInside, inside; nobody listens
         0.000  gesture    UIPanGestureRecognizer "drag"     is possible again
         0.000  input      touch 2                           began at (250, 220), tap 1, finger 1
         0.000  gesture    UIPanGestureRecognizer "drag"     takes touch 2
         0.000  gesture    UIPanGestureRecognizer "drag"     touchesBegan touch 2
         0.000  controls   UISlider "volume"                 touch 2 is nothing to it: it is beside the knob
         0.000  controls   UISlider "volume"                 does not begin to follow touch 2
         0.000  input      touch 2                           moved to (262, 223)
         0.000  gesture    UIPanGestureRecognizer "drag"     touchesMoved touch 2
         0.000  gesture    UIPanGestureRecognizer "drag"     should begin? UISlider "volume" says yes
         0.000  gesture    UIPanGestureRecognizer "drag"     should begin? UIView#1 says yes
         0.000  gesture    UIPanGestureRecognizer "drag"     possible → began
         0.000  gesture    UIPanGestureRecognizer "drag"     sends its action: began
         0.000  input      touch 2                           ended at (262, 223)
         0.000  gesture    UIPanGestureRecognizer "drag"     touchesEnded touch 2
         0.000  gesture    UIPanGestureRecognizer "drag"     began → ended
         0.000  gesture    UIPanGestureRecognizer "drag"     sends its action: ended
         0.000  gesture    UIPanGestureRecognizer "drag"     is possible again
      """)
  }

  @Test func `a finger slides over segments`() throws {
    let control = UISegmentedControl(items: ["day", "week", "month"])
    control.setEnabled(false, forSegmentAt: 2)
    let stage = try stage(with: control, named: "range")
    try stage.finger(1).down(at: .point(20, 20, in: control))
    try stage.finger(1).move(to: .point(100, 20, in: control))
    try stage.finger(1).up()
    try stage.tap(.point(180, 20, in: control))
    expectTrace(
      stage, only: [.input, .controls],
      """
         0.000  input      touch 1                           began at (120, 220), tap 1, finger 1
         0.000  controls   UISegmentedControl "range"        follows touch 1
         0.000  controls   UISegmentedControl "range"        highlight on
         0.000  controls   UISegmentedControl "range"        sends touchDown, inside; nobody listens
         0.000  input      touch 1                           moved to (200, 220)
         0.000  controls   UISegmentedControl "range"        sends touchDragInside, inside; nobody listens
         0.000  input      touch 1                           ended at (200, 220)
         0.000  controls   UISegmentedControl "range"        value is now 1
         0.000  controls   UISegmentedControl "range"        sends valueChanged+primaryActionTriggered to 1, inside
         0.000  controls   UISegmentedControl "range"        touch 1 lifts inside
         0.000  controls   UISegmentedControl "range"        highlight off
         0.000  controls   UISegmentedControl "range"        sends touchUpInside, inside; nobody listens
         0.000  input      touch 2                           began at (280, 220), tap 1, finger 1
         0.000  controls   UISegmentedControl "range"        touch 2 is nothing to it: its segment is not enabled
         0.000  controls   UISegmentedControl "range"        does not begin to follow touch 2
         0.050  input      touch 2                           ended at (280, 220)
      """)
  }

  @Test func `a stepper is held to its limit`() throws {
    let control = UIStepper()
    control.maximumValue = 3
    let stage = try stage(with: control, named: "copies")
    try stage.finger(1).down(at: .point(70, 15, in: control))
    try stage.wait(1)
    try stage.finger(1).up()
    try stage.tap(.point(70, 15, in: control))
    expectTrace(
      stage, only: [.input, .controls, .timer],
      """
         0.000  input      touch 1                           began at (170, 215), tap 1, finger 1
         0.000  controls   UIStepper "copies"                follows touch 1
         0.000  controls   UIStepper "copies"                highlight on
         0.000  controls   UIStepper "copies"                sends touchDown, inside; nobody listens
         0.000  controls   UIStepper "copies"                value is now 1.0
         0.000  controls   UIStepper "copies"                sends valueChanged+primaryActionTriggered to 1, inside
         0.000  timer      stepper repeats                   scheduled for 0.5
         0.500  timer      stepper repeats                   fired, due 0.5
         0.500  controls   UIStepper "copies"                is held and repeats, 1
         0.500  controls   UIStepper "copies"                value is now 2.0
         0.500  controls   UIStepper "copies"                sends valueChanged+primaryActionTriggered to 1, inside
         0.500  timer      stepper repeats                   scheduled for 0.6
         0.600  timer      stepper repeats                   fired, due 0.6
         0.600  controls   UIStepper "copies"                is held and repeats, 2
         0.600  controls   UIStepper "copies"                value is now 3.0
         0.600  controls   UIStepper "copies"                sends valueChanged+primaryActionTriggered to 1, inside
         1.000  input      touch 1                           ended at (170, 215)
         1.000  controls   UIStepper "copies"                touch 1 lifts inside
         1.000  controls   UIStepper "copies"                highlight off
         1.000  controls   UIStepper "copies"                sends touchUpInside, inside; nobody listens
         1.000  input      touch 2                           began at (170, 215), tap 2, finger 1
         1.000  controls   UIStepper "copies"                touch 2 is nothing to it: the value is at its limit
         1.000  controls   UIStepper "copies"                does not begin to follow touch 2
         1.050  input      touch 2                           ended at (170, 215)
      """)
  }

  @Test func `pages are turned by taps`() throws {
    let control = UIPageControl()
    control.numberOfPages = 2
    let stage = try stage(with: control, named: "pages")
    try stage.tap(.point(150, 15, in: control))
    try stage.tap(.point(150, 15, in: control))
    expectTrace(
      stage, only: [.input, .controls],
      """
         0.000  input      touch 1                           began at (250, 215), tap 1, finger 1
         0.000  controls   UIPageControl "pages"             follows touch 1
         0.000  controls   UIPageControl "pages"             highlight on
         0.000  controls   UIPageControl "pages"             sends touchDown, inside; nobody listens
         0.050  input      touch 1                           ended at (250, 215)
         0.050  controls   UIPageControl "pages"             value is now 1
         0.050  controls   UIPageControl "pages"             sends valueChanged+primaryActionTriggered to 1, inside
         0.050  controls   UIPageControl "pages"             touch 1 lifts inside
         0.050  controls   UIPageControl "pages"             highlight off
         0.050  controls   UIPageControl "pages"             sends touchUpInside, inside; nobody listens
         0.050  input      touch 2                           began at (250, 215), tap 2, finger 1
         0.050  controls   UIPageControl "pages"             follows touch 2
         0.050  controls   UIPageControl "pages"             highlight on
         0.050  controls   UIPageControl "pages"             sends touchDown, inside; nobody listens
         0.050  controls   UIPageControl "pages"             sends touchDownRepeat, inside; nobody listens
         0.100  input      touch 2                           ended at (250, 215)
         0.100  controls   UIPageControl "pages"             touch 2 lifts inside
         0.100  controls   UIPageControl "pages"             highlight off
         0.100  controls   UIPageControl "pages"             sends touchUpInside, inside; nobody listens
      """)
  }

  @Test func `a text field is tapped, typed into and left`() throws {
    let control = UITextField()
    let stage = try stage(with: control, named: "name")
    let delegate = FieldDelegate("delegate")
    control.delegate = delegate
    try stage.tap("name")
    control.insertText("A")
    control.insertText("\n")
    stage.view.endEditing(true)
    expectTrace(
      stage, only: [.input, .controls, .responder],
      """
         0.000  input      touch 1                           began at (200, 220), tap 1, finger 1
         0.000  controls   UITextField "name"                follows touch 1
         0.000  controls   UITextField "name"                highlight on
         0.000  controls   UITextField "name"                sends touchDown, inside; nobody listens
         0.050  input      touch 1                           ended at (200, 220)
         0.050  controls   UITextField "name"                touch 1 lifts inside
         0.050  controls   UITextField "name"                highlight off
         0.050  controls   UITextField "name"                sends touchUpInside, inside; nobody listens
         0.050  controls   UITextField "name"                asks its delegate textFieldShouldBeginEditing: yes
         0.050  responder  UITextField "name"                became first responder
         0.050  controls   UITextField "name"                sends editingDidBegin, inside; nobody listens
         0.050  controls   UITextField "name"                asks its delegate shouldChangeCharactersIn: yes
         0.050  controls   UITextField "name"                value is now "A"
         0.050  controls   UITextField "name"                sends editingChanged; nobody listens
         0.050  controls   UITextField "name"                asks its delegate textFieldShouldReturn: yes
         0.050  controls   UITextField "name"                sends primaryActionTriggered+editingDidEndOnExit; nobody listens
         0.050  controls   UITextField "name"                asks its delegate textFieldShouldEndEditing: yes
         0.050  responder  UITextField "name"                resigned first responder
         0.050  controls   UITextField "name"                sends editingDidEnd; nobody listens
      """)
  }
}
