// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Touchstone

/// Captures the states of an application's views.
struct SceneCamera {
  /// The views that were seen so far.
  private(set) var views: [RecordedView] = []
  /// The views in windows, from back to front.
  private(set) var order = History<[Int]>()

  /// How many views were captured, each as often as it was.
  private(set) var captured = 0

  /// What the views draw.
  private var drawings = ViewDrawings()
  private var indices: [ObjectIdentifier: Int] = [:]
  private var objects: [Weak] = []
  private var chains: [(touch: Int, responders: [(object: Weak, name: StableName)])] = []

  private struct Weak {
    weak var object: UIResponder?
  }

  /// The index of a view among those seen so far; a new view is added.
  mutating func index(of view: UIView) -> Int {
    let identity = ObjectIdentifier(view)
    // The address of a deallocated view may belong to another object by now.
    if let known = indices[identity], objects[known].object === view { return known }
    indices[identity] = views.count
    objects.append(Weak(object: view))
    views.append(RecordedView(name: Self.name(of: view)))
    return views.count - 1
  }

  /// Captures the state of all views at a time.
  mutating func capture(_ application: UIApplication, at time: TimeInterval) {
    var seen: [Int] = []
    for window in application.allWindows { drawings.look(at: window) }
    // The traversal goes from back to front, each view before its subviews, without recursion because a tree
    // may be deep.
    var waiting: [(view: UIView, parent: Int?)] = application.allWindows.reversed().map { ($0, nil) }
    while let (view, parent) = waiting.popLast() {
      let index = index(of: view)
      seen.append(index)
      rename(index, view)
      views[index].states.note(
        view.recordedState(parent: parent, drawings.drawing(of: view, number: index)), at: time)
      for child in view.children.reversed() { waiting.append((child, index)) }
    }
    captured += seen.count
    drawings.finish()
    order.note(seen, at: time)
  }

  /// Notes the name of a view, which it may have got since the last time.
  private mutating func rename(_ index: Int, _ view: UIView) {
    let name = views[index].name
    guard name.number != Int(view.stableNumber) || name.identifier != view.traceIdentifier else { return }
    views[index].name = Self.name(of: view)
  }

  /// Records the responder chain of a view.
  mutating func noteChain(of view: UIView, for touch: Int) {
    var responders: [(object: Weak, name: StableName)] = []
    var next: UIResponder? = view
    // A chain that was closed to a loop has no end.
    while let responder = next, responders.count < 256,
      !responders.contains(where: { $0.object.object === responder })
    {
      responders.append((Weak(object: responder), Self.name(of: responder)))
      next = responder.next
    }
    chains.append((touch, responders))
  }

  /// The touch with its responder chain, using the names that the trace has assigned by now.
  func named(_ touch: RecordedTouch) -> RecordedTouch {
    var touch = touch
    let chain = chains.last { $0.touch == touch.number }
    touch.chain =
      chain?.responders.map { entry in entry.object.object.map(Self.name(of:)) ?? entry.name } ?? []
    return touch
  }

  /// The name of a responder in traces; capturing it assigns no number to one that traces have not mentioned.
  private static func name(of responder: UIResponder) -> StableName {
    StableName(
      className: String(describing: type(of: responder)), identifier: responder.traceIdentifier,
      number: Int(responder.stableNumber))
  }
}
