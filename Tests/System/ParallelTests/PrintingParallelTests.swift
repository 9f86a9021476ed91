// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchCore

/// Printing from any thread is safe for objects that nothing changes meanwhile.
@Suite struct PrintingParallelTests {
  /// Passes objects to other threads, which is valid only for printing.
  private nonisolated struct Printed: @unchecked Sendable {
    let objects: [NSObject]
  }

  @Test func `views, recognizers, touches and events are printed by many threads at once`() async {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.root)
    navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 4, bottom: 8, right: 4)
    stage.window.rootViewController = navigation
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let button = UIButton(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    scroll.contentSize = CGSize(width: 500, height: 500)
    let list = UIScrollView(frame: stage.view.bounds)
    list.refreshControl = UIRefreshControl()
    stage.view.addSubview(list)
    for child in [view, button, scroll] { outer.addSubview(child) }
    stage.view.addSubview(outer)
    let (first, pan, tap) = (UIGestureRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer())
    for recognizer in [first, pan, tap] { view.addGestureRecognizer(recognizer) }
    pan.require(toFail: tap)
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.isHidden = false
    button.setTitle("a title\nof two lines, and longer than is shown", for: .normal)
    let (time, place) = (stage.now + 0.02, CGPoint(x: 10, y: 10))
    stage.application.handle(
      ContactFrame(timestamp: time, contacts: [Contact(id: 1, phase: .began, location: place)]))
    pan.state = .began
    stage.application.handle(
      PressFrame(timestamp: time + 0.02, presses: [PressReport(id: 1, phase: .began, type: .select)]))
    UIView.animate(withDuration: 10) { scroll.frame.origin.x = 10 }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "text"
    var objects: [NSObject] = [label, UISwitch(), UISlider(), UISegmentedControl(items: ["a", "b"])]
    objects += [UIStepper(), UIPageControl(), UITextField(), UIImageView(), UIEvent()]
    objects += [stage.window, outer, view, button, scroll, list, first, pan, tap, stage.root, stage.scene]
    let touches = stage.application.activeTouches
    #expect(touches.count == 1)
    objects += touches
    objects += stage.application.activePresses
    if let event = touches.first?.presentEvent { objects.append(event) }
    let expected = objects.map(\.description)
    let printed = Printed(objects: objects)
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<32 { group.addTask { Self.print(printed) } }
      var answers: Set<[String]> = []
      for await answer in group { answers.insert(answer) }
      return answers
    }
    #expect(answers == [expected])
    withExtendedLifetime(navigation) {}
  }

  private nonisolated static func print(_ printed: Printed) -> [String] {
    printed.objects.map(\.description)
  }
}
