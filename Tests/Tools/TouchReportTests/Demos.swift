// SPDX-License-Identifier: Apache-2.0
import Foundation
import PreciseTouch
import TouchReport
import TouchTesting
import Touchstone

/// Reports for tests and for visual checks.
enum Demos {
  /// A finger that leaves a button upwards and comes back, on UIKit's button and on a precise one.
  static func leaving() throws -> Report {
    let system = UIButton(type: .system)
    let precise = PreciseButton(type: .system)
    precise.trackingRegion = .outset(25)
    precise.hitOutsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    return Report(
      title: "Leaving a button, and coming back",
      recordings: [
        try leave(system, title: "UIButton: 70 points around it still count"),
        try leave(precise, title: "PreciseButton, 25 points"),
      ])
  }

  private static func leave(_ button: UIButton, title: String) throws -> Recording {
    let stage = Stage(size: CGSize(width: 320, height: 360))
    button.frame = CGRect(x: 100, y: 180, width: 120, height: 44)
    button.setTitle("Send", for: .normal)
    button.layer.cornerRadius = 10
    button.backgroundColor = UIColor(red: 0.86, green: 0.91, blue: 0.98, alpha: 1)
    for event in [UIControl.Event.touchDragExit, .touchDragEnter, .touchUpInside] {
      button.addAction(UIAction { _ in }, for: event)
    }
    try stage.add(button, named: "send")
    stage.view.layoutIfNeeded()
    let recorder = SceneRecorder(of: stage.application)
    try stage.wait(0.1)
    try stage.finger(1).down(at: .screen(150, 200))
    try stage.wait(0.1)
    try stage.finger(1).move(to: .screen(190, 60), over: 0.5)
    stage.log("the finger is far away")
    try stage.wait(0.1)
    try stage.finger(1).move(to: .screen(160, 190), over: 0.4)
    try stage.finger(1).up()
    try stage.wait(0.15)
    return recorder.stop(title: title, trace: stage.trace)
  }

  /// Two fingers, a scrolling list, a rotated card with recognizers, a switch and a slider.
  static func crowd() throws -> Report {
    let stage = Stage(size: CGSize(width: 375, height: 560))
    stage.view.backgroundColor = .white
    let list = UIScrollView(frame: CGRect(x: 16, y: 20, width: 200, height: 240))
    list.contentSize = CGSize(width: 200, height: 900)
    list.backgroundColor = UIColor(white: 0.95, alpha: 1)
    try stage.add(list, named: "list")
    for row in 0..<12 {
      let cell = UILabel(frame: CGRect(x: 8, y: 8 + 60 * CGFloat(row), width: 184, height: 50))
      cell.text = "  Row \(row + 1)"
      cell.backgroundColor = .white
      list.addSubview(cell)
    }
    let card = UIView(frame: CGRect(x: 240, y: 60, width: 110, height: 150))
    card.backgroundColor = UIColor(red: 1, green: 0.92, blue: 0.8, alpha: 1)
    card.layer.cornerRadius = 14
    card.transform = CGAffineTransform(rotationAngle: 0.2)
    card.addGestureRecognizer(UITapGestureRecognizer())
    card.addGestureRecognizer(UILongPressGestureRecognizer())
    card.addGestureRecognizer(UIPanGestureRecognizer())
    try stage.add(card, named: "card")
    let slider = UISlider(frame: CGRect(x: 30, y: 320, width: 240, height: 34))
    try stage.add(slider, named: "volume")
    let field = UITextField(frame: CGRect(x: 30, y: 400, width: 240, height: 34))
    field.placeholder = "Name"
    try stage.add(field, named: "name")
    let recorder = SceneRecorder(of: stage.application)
    try stage.tap("card")
    try stage.wait(0.3)
    try stage.together {
      try stage.finger(1).down(at: .screen(110, 220))
      try stage.finger(2).down(at: .screen(290, 130))
      try stage.finger(1).move(by: CGVector(dx: 4, dy: -150), over: 0.35)
      try stage.finger(2).move(by: CGVector(dx: -20, dy: 70), over: 0.6)
      try stage.finger(1).up()
      try stage.finger(2).wait(0.2)
      try stage.finger(2).up()
    }
    try stage.wait(0.8)
    try stage.finger(1).down(at: .screen(34, 337))
    try stage.finger(1).move(by: CGVector(dx: 160, dy: -20), over: 0.5)
    try stage.finger(1).cancel()
    try stage.wait(0.1)
    return Report(
      title: "Two fingers, a list, a card and a slider",
      recordings: [recorder.stop(title: "A crowded screen", trace: stage.trace)])
  }

  /// Names and texts that would end a script, an attribute or a line.
  static func hostile() throws -> Report {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let evil = "</script><img src=x onerror=\"alert(1)\">&'\u{2028}\u{7}\u{202e}\u{9b}\u{200b}<!--"
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
    label.text = evil
    try stage.add(label, named: "label " + evil)
    let button = UIButton(frame: CGRect(x: 50, y: 80, width: 100, height: 44))
    button.setTitle(evil, for: .normal)
    try stage.add(button, named: evil)
    let broken = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 10))
    try stage.add(broken, named: "broken")
    let recorder = SceneRecorder(of: stage.application)
    stage.log(evil + "\nsecond line")
    try stage.tap(button)
    return Report(title: evil, recordings: [recorder.stop(title: evil, trace: stage.trace)])
  }

  /// Nothing happens.
  static func empty() -> Report {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let recorder = SceneRecorder(of: stage.application)
    return Report(title: "Nothing", recordings: [recorder.stop(title: "Nothing", trace: stage.trace)])
  }

  /// Five fingers that move for a number of seconds, each over its own control, and lift now and then.
  static func long(seconds: Int) throws -> Report {
    let stage = Stage(size: CGSize(width: 600, height: 400))
    for finger in 1...5 {
      let button = finger % 2 == 0 ? PreciseButton(type: .system) : UIButton(type: .system)
      button.frame = CGRect(x: 30 + 110 * CGFloat(finger - 1), y: 150, width: 90, height: 60)
      button.setTitle("Key \(finger)", for: .normal)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      try stage.add(button, named: "key \(finger)")
    }
    let recorder = SceneRecorder(of: stage.application)
    for second in 0..<seconds {
      try stage.together {
        for finger in 1...5 {
          if !stage.finger(finger).isDown {
            try stage.finger(finger).down(at: .center(of: "key \(finger)"))
          }
          let angle = Double(second * 7 + finger * 3)
          try stage.finger(finger).move(
            by: CGVector(dx: 20 * sin(angle), dy: -60 * cos(angle)), over: 0.9 + 0.1 / Double(finger))
          if (second + finger) % 5 == 0 { try stage.finger(finger).up() }
        }
      }
    }
    return Report(
      title: "Five fingers", recordings: [recorder.stop(title: "Five keys", trace: stage.trace)])
  }
}
