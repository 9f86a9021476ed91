// SPDX-License-Identifier: Apache-2.0

/// The controllers of a navigation controller, the top one last and none twice.
struct ControllerStack {
  private(set) var controllers: [UIViewController] = []
  private var members: Set<ObjectIdentifier> = []

  var count: Int { controllers.count }
  var last: UIViewController? { controllers.last }

  /// Whether a controller is on the stack.
  func holds(_ controller: UIViewController) -> Bool { members.contains(ObjectIdentifier(controller)) }

  /// The index of a controller, searched from the top.
  func index(of controller: UIViewController) -> Int? {
    guard holds(controller) else { return nil }
    return controllers.lastIndex { $0 === controller }
  }

  /// Replaces the controllers above the lowest `staying` ones.
  mutating func replace(above staying: Int, with coming: [UIViewController]) {
    for going in controllers[staying...] { members.remove(ObjectIdentifier(going)) }
    controllers.replaceSubrange(staying..., with: coming)
    for controller in coming { members.insert(ObjectIdentifier(controller)) }
  }

  /// Removes a controller, if it is on the stack.
  mutating func remove(_ controller: UIViewController) {
    guard let index = index(of: controller) else { return }
    controllers.remove(at: index)
    members.remove(ObjectIdentifier(controller))
  }
}

/// A change of a stack: the lowest controllers stay, and others come in place of those above them.
struct StackChange {
  /// How many stay.
  var staying: Int
  var coming: [UIViewController]

  /// The change to a whole stack.
  init(to controllers: [UIViewController]) {
    (staying, coming) = (0, controllers)
  }

  init(staying: Int, coming: [UIViewController]) {
    (self.staying, self.coming) = (staying, coming)
  }

  /// Replaces nothing with itself: controllers that are where they were stay.
  mutating func trim(to stack: ControllerStack) {
    var same = 0
    while same < coming.count, staying + same < stack.count,
      coming[same] === stack.controllers[staying + same]
    {
      same += 1
    }
    guard same > 0 else { return }
    staying += same
    coming.removeFirst(same)
  }

  /// Makes the change independent of the stack that it was created for.
  mutating func makeWhole(from stack: ControllerStack) {
    coming.insert(contentsOf: stack.controllers[..<staying], at: 0)
    staying = 0
  }
}
