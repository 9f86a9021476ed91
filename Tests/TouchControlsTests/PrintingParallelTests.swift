// SPDX-License-Identifier: Apache-2.0
import Testing
import Touchstone

@testable import TouchCore

/// Printing from any thread is safe for objects that nothing changes meanwhile.
@Suite struct PrintingParallelTests {
  /// Passes objects to other threads, which is valid only for printing.
  private nonisolated struct Printed: @unchecked Sendable {
    let objects: [NSObject]
  }

  @Test func `views, recognizers, touches and events are printed by many threads at once`() async {
    let world = FragileWorld(traced: false)
    world.view?.transform = CGAffineTransform(rotationAngle: 1)
    world.view?.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    world.view?.isHidden = false
    world.button?.setTitle("a title\nof two lines, and longer than is shown", for: .normal)
    world.finger(.began)
    world.pan?.state = .began
    world.press(.began)
    UIView.animate(withDuration: 10) { world.scroll?.frame.origin.x = 10 }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "text"
    var objects: [NSObject] = [label, UISwitch(), UISlider(), UISegmentedControl(items: ["a", "b"])]
    objects += [UIStepper(), UIPageControl(), UITextField(), UIImageView(), UIEvent()]
    for object in [world.window, world.outer, world.view, world.button, world.scroll] as [NSObject?] {
      if let object { objects.append(object) }
    }
    for object in [world.first, world.pan, world.tap, world.root, world.scene] as [NSObject?] {
      if let object { objects.append(object) }
    }
    objects += world.application?.activeTouches ?? []
    objects += world.application?.activePresses ?? []
    if let event = world.application?.activeTouches.first?.presentEvent { objects.append(event) }
    let expected = objects.map(\.description)
    let printed = Printed(objects: objects)
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<32 { group.addTask { Self.print(printed) } }
      var answers: Set<[String]> = []
      for await answer in group { answers.insert(answer) }
      return answers
    }
    #expect(answers == [expected])
    world.letGo()
  }

  private nonisolated static func print(_ printed: Printed) -> [String] {
    printed.objects.map(\.description)
  }
}
