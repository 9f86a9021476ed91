// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting
import Touchstone

private final class Card: UIView {
  var scrolled: [UIAccessibilityScrollDirection] = []
  var isClosed = false

  override func accessibilityPerformEscape() -> Bool {
    isClosed = true
    return true
  }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .left else { return false }
    scrolled.append(direction)
    return true
  }
  func remove(_ action: UIAccessibilityCustomAction) { isClosed = true }
}

struct AccessibilityTests {
  @Test func `gestures of a screen reader go up to the responder that performs them`() {
    let (card, inner) = (Card(), UIView())
    card.addSubview(inner)
    #expect(UIAccessibility.performEscape(from: inner) && card.isClosed)
    #expect(!UIAccessibility.performMagicTap(from: inner))
    #expect(UIAccessibility.performScroll(.left, from: inner) && card.scrolled == [.left])
    #expect(!UIAccessibility.performScroll(.right, from: inner) && card.scrolled == [.left])
  }

  @Test func `a custom action calls its closure or its method`() {
    let view = Card()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Refuse") { _ in false },
      UIAccessibilityCustomAction(name: "Remove", target: view, selector: Selector("remove:", Card.remove)),
      UIAccessibilityCustomAction(name: "Unknown", target: view, selector: Selector("unknown")),
    ]
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Refuse", "Remove", "Unknown"])
    #expect(view.accessibilityCustomActions?[0].perform() == false && !view.isClosed)
    #expect(view.accessibilityCustomActions?[1].perform() == true && view.isClosed)
    #expect(view.accessibilityCustomActions?[2].perform() == false)
  }

  @Test func `an element inside a view is where its container is`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 100))
    try stage.add(view, named: "chart")
    let bar = UIAccessibilityElement(accessibilityContainer: view)
    bar.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(bar.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.accessibilityElements = [bar]
    #expect((view.accessibilityElements as? [UIAccessibilityElement])?.first === bar)
    #expect(bar.accessibilityFrame == CGRect(x: 110, y: 70, width: 30, height: 40))
    #expect(bar.accessibilityActivationPoint == CGPoint(x: 125, y: 90))
    #expect(bar.next === view)
  }

  @Test func `a container finds its elements, and an override makes them when they are asked for`() {
    let view = UIView()
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    let bars = [
      UIAccessibilityElement(accessibilityContainer: view),
      UIAccessibilityElement(accessibilityContainer: view),
    ]
    view.accessibilityElements = bars
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === bars[1])
    #expect(view.accessibilityElement(at: -1) == nil && view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: bars[1]) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(view.accessibilityContainerType == .none)
    view.accessibilityContainerType = .list
    #expect(view.accessibilityContainerType == .list)
    final class Chart: UIView {
      override func accessibilityElementCount() -> Int { 3 }
      override func accessibilityElement(at index: Int) -> Any? { "bar \(index)" }
    }
    let chart: UIView = Chart()
    #expect(chart.accessibilityElementCount() == 3)
    #expect(chart.accessibilityElement(at: 2) as? String == "bar 2")
  }
}
