// SPDX-License-Identifier: Apache-2.0

internal import TextSources

extension ViewElement {
  /// Reads a connection: an action, a segue or a recognizer.
  mutating func read(
    _ connection: XMLTree.Element, _ actions: inout [ActionSnapshot],
    _ recognizers: inout [RecognizerSnapshot]
  ) {
    switch connection.word {
    case .action, .segue:
      if let action = ActionSnapshot(connection) {
        actions.append(action)
      } else if connection.has(.kind, "embed"), let scene = connection[.destination] {
        add("embeds", scene)
        if objects.containers.isPlain(scene) { add("embedsPlain", "YES") }
      }
    case .outletCollection where connection.has(.property, "gestureRecognizers"):
      let id = connection[.destination] ?? ""
      guard let recognizer = objects.recognizers[id] else {
        repair("the recognizer \(id) is not in the file; it is left out", at: connection)
        return
      }
      recognizers.append(recognizer)
    case .outlet where connection.has(.property, "delegate"):
      if let id = connection[.destination] { add("delegate", id) }
    default: break
    }
  }
}

extension ActionSnapshot {
  /// An action, or a segue that touching sets off; nil if the connection is neither.
  init?(_ connection: XMLTree.Element) {
    if connection.isNamed(.action) {
      self.init(
        event: connection[.eventType] ?? "action", target: connection[.destination],
        selector: connection[.selector])
      return
    }
    guard connection.isNamed(.segue), let kind = connection[.kind], kind != "relationship", kind != "embed"
    else {
      return nil
    }
    // A cell's segue may start from its accessory, which is a button of its own.
    let event = connection["trigger"] == "accessoryAction" ? "accessoryAction" : "segue"
    self.init(event: event, target: connection["destination"], selector: connection["unwindAction"])
  }
}

extension RecognizerSnapshot {
  /// The attributes that become properties.
  private static let taken: Set<String> = [
    "cancelsTouchesInView", "customClass", "customModule", "customModuleProvider", "delaysTouchesBegan",
    "delaysTouchesEnded", "enabled", "id", "minimumPressDuration", "numberOfTapsRequired",
    "numberOfTouchesRequired",
  ]

  /// A recognizer of its element; what is not written is as its class has it.
  init(_ element: XMLTree.Element) {
    let base = ElementClass.recognizers[element.name] ?? element.name
    self.init(
      className: ElementClass.custom(element["customClass"], module: element["customModule"]) ?? base,
      identifier: element["id"], position: element.tree.position(at: element.offset))
    baseClass = base
    func flag(_ name: String, _ otherwise: Bool) -> Known<Bool> {
      switch element[name] {
      case nil: .known(otherwise)
      case "YES": .known(true)
      case "NO": .known(false)
      default: .unknown
      }
    }
    func count(_ name: String, _ otherwise: Int) -> Known<Int> {
      guard let text = element[name] else { return .known(otherwise) }
      return Int(text).map { .known($0) } ?? .unknown
    }
    attributes = element.attributes.filter { !Self.taken.contains($0.name) }.map {
      ViewSnapshot.Attribute(name: $0.name, value: $0.value)
    }
    isEnabled = flag("enabled", true)
    cancelsTouchesInView = flag("cancelsTouchesInView", true)
    delaysTouchesBegan = flag("delaysTouchesBegan", false)
    delaysTouchesEnded = flag("delaysTouchesEnded", true)
    switch base {
    case "UITapGestureRecognizer":
      numberOfTapsRequired = count("numberOfTapsRequired", 1)
      numberOfTouchesRequired = count("numberOfTouchesRequired", 1)
    case "UILongPressGestureRecognizer":
      numberOfTapsRequired = count("numberOfTapsRequired", 0)
      numberOfTouchesRequired = count("numberOfTouchesRequired", 1)
      let duration = element["minimumPressDuration"].map { Double($0) } ?? 0.5
      minimumPressDuration = duration.map { $0.isFinite ? .known($0) : .unknown } ?? .unknown
    case "UISwipeGestureRecognizer":
      numberOfTouchesRequired = count("numberOfTouchesRequired", 1)
    case "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer":
      numberOfTouchesRequired = count("minimumNumberOfTouches", 1)
    case "UIPinchGestureRecognizer", "UIRotationGestureRecognizer":
      numberOfTouchesRequired = .known(2)
    default: break
    }
    let connections = element.child("connections")
    hasDelegate = .known(
      connections?.children.contains { $0.name == "outlet" && $0["property"] == "delegate" } ?? false)
    actions = .known(connections?.children.compactMap { ActionSnapshot($0) } ?? [])
  }
}
