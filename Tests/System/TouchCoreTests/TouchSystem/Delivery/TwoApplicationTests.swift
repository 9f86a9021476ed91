// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

/// Passes touches on to a responder of somebody else's choice.
private final class Linked: UIView {
  var follower: UIResponder?
  override var next: UIResponder? { follower }
}

/// Notes touches, passes them on, and acts.
private final class Shared: UIResponder {
  let journal: Journal
  let name: String
  var follower: UIResponder?
  var act: (() -> Void)?

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init()
  }

  override var next: UIResponder? { follower }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("\(name) began")
    super.touchesBegan(touches, with: event)
    act?()
  }
}

@Suite struct TwoApplicationTests {
  /// A view that fills the window of an application of its own, and passes on to `follower`.
  private func application(leadingTo follower: UIResponder) -> (UIApplication, UIWindow) {
    let application = UIApplication()
    let window = makeWindow(application)
    window.makeKeyAndVisible()
    let view = Linked(frame: window.bounds)
    view.follower = follower
    window.addSubview(view)
    return (application, window)
  }

  @Test func `the first touch of one application during that of another is passed on like any other`() {
    let journal = Journal()
    let (lower, upper) = (Shared("lower", journal), Shared("upper", journal))
    lower.follower = upper
    let (one, other) = (application(leadingTo: lower), application(leadingTo: lower))
    upper.act = {
      upper.act = nil
      other.0.finger(.began)
    }
    let sentences = misuses { one.0.finger(.began) }
    #expect(sentences == [])
    #expect(journal.take() == ["lower began", "upper began", "lower began", "upper began"])
    withExtendedLifetime((one, other)) {}
  }

  @Test func `a touch that code made inside another one is passed on like any other`() {
    let journal = Journal()
    let (lower, upper) = (Shared("lower", journal), Shared("upper", journal))
    lower.follower = upper
    upper.act = {
      upper.act = nil
      lower.touchesBegan([UITouch()], with: nil)
    }
    #expect(misuses { lower.touchesBegan([UITouch()], with: nil) } == [])
    #expect(journal.take() == ["lower began", "upper began", "lower began", "upper began"])
  }

  @Test func `the same touch in a cycle is passed on once, and the misuse is reported`() {
    let journal = Journal()
    let (lower, upper) = (Shared("lower", journal), Shared("upper", journal))
    (lower.follower, upper.follower) = (upper, lower)
    let sentences = misuses { lower.touchesBegan([UITouch()], with: nil) }
    #expect(journal.take() == ["lower began", "upper began", "lower began"])
    #expect(sentences.count == 1)
    (lower.follower, upper.follower) = (nil, nil)
  }
}
