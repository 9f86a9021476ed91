// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Touchstone

/// Takes pictures of the views of an application.
struct SceneCamera {
  /// The views that were seen so far.
  private(set) var views: [RecordedView] = []
  /// The views in windows, from the back to the front.
  private(set) var order = Course<[Int]>()

  private var places: [ObjectIdentifier: Int] = [:]
  private var objects: [Weak] = []
  private var chains: [(touch: Int, responders: [(object: Weak, name: StableName)])] = []

  private struct Weak {
    weak var object: UIResponder?
  }

  /// The place of a view among those that were seen; a new one if it was not.
  mutating func place(of view: UIView) -> Int {
    let identity = ObjectIdentifier(view)
    // The address of a view that is gone may be another's by now.
    if let known = places[identity], objects[known].object === view { return known }
    places[identity] = views.count
    objects.append(Weak(object: view))
    views.append(RecordedView(name: Self.name(of: view)))
    return views.count - 1
  }

  /// Notes how all views are at a time.
  mutating func take(_ application: UIApplication, at time: TimeInterval) {
    var seen: [Int] = []
    // From the back to the front, each before its subviews, without recursion: a tree may be deep.
    var waiting: [(view: UIView, parent: Int?)] = application.allWindows.reversed().map { ($0, nil) }
    while let (view, parent) = waiting.popLast() {
      let place = place(of: view)
      seen.append(place)
      views[place].name = Self.name(of: view)
      views[place].states.note(view.recordedState(parent: parent), at: time)
      for child in view.children.reversed() { waiting.append((child, place)) }
    }
    order.note(seen, at: time)
  }

  /// Notes who comes after a view in the responder chain.
  mutating func noteChain(of view: UIView, for touch: Int) {
    var responders: [(object: Weak, name: StableName)] = []
    var next: UIResponder? = view
    // A chain that somebody closed to a circle has no end.
    while let responder = next, responders.count < 256,
      !responders.contains(where: { $0.object.object === responder })
    {
      responders.append((Weak(object: responder), Self.name(of: responder)))
      next = responder.next
    }
    chains.append((touch, responders))
  }

  /// The touch with its responder chain, named as the trace names it by now.
  func named(_ touch: RecordedTouch) -> RecordedTouch {
    var touch = touch
    let chain = chains.last { $0.touch == touch.number }
    touch.chain =
      chain?.responders.map { entry in entry.object.object.map(Self.name(of:)) ?? entry.name } ?? []
    return touch
  }

  /// What traces call a responder; one they have not mentioned gets no number for being looked at.
  private static func name(of responder: UIResponder) -> StableName {
    StableName(
      className: String(describing: type(of: responder)), identifier: responder.traceIdentifier,
      number: Int(responder.stableNumber))
  }
}
