// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// What the connections of an old xib say about its views: actions and recognizers.
struct ArchiveConnections {
  /// The actions of views, by the numbers of the views.
  private(set) var actions: [Int: [ActionSnapshot]] = [:]
  /// The recognizers of views, by the numbers of the views.
  private(set) var recognizers: [Int: [RecognizerSnapshot]] = [:]
  /// The names of the outlets that lead to views, by the numbers of the views.
  private(set) var outlets: [Int: [String]] = [:]

  /// The events by the number of their bit in UIControl.Event.
  ///
  /// An archive counts the bits from 1: touchUpInside, `1 << 6`, is written 7.
  private static let events = [
    0: "touchDown", 1: "touchDownRepeat", 2: "touchDragInside", 3: "touchDragOutside", 4: "touchDragEnter",
    5: "touchDragExit", 6: "touchUpInside", 7: "touchUpOutside", 8: "touchCancel", 12: "valueChanged",
    16: "editingDidBegin", 17: "editingChanged", 18: "editingDidEnd", 19: "editingDidEndOnExit",
  ]

  /// Reads the connections of an archive.
  init(of objects: ArchiveObjects, numbers: [Int: Int]) {
    var actionsOfOthers: [Int: [ActionSnapshot]] = [:]
    var joined: [(view: Int, recognizer: XMLTree.Element)] = []
    for connection in objects.connections {
      guard let source = objects.object("source", of: connection) else { continue }
      let destination = objects.object("destination", of: connection)
      let label = objects.text("label", of: connection)
      if connection["class"] == "IBCocoaTouchEventConnection" {
        let type = objects.text("IBEventType", of: connection).flatMap { Int($0) }
        let event = type.map { Self.events[$0 - 1] ?? "event \($0)" } ?? "action"
        let action = ActionSnapshot(
          event: event, target: destination.flatMap(objects.identifier), selector: label)
        if let view = numbers[source.place] {
          actions[view, default: []].append(action)
        } else {
          actionsOfOthers[source.place, default: []].append(action)
        }
      } else if let label, OutletIndex.isHandle(label), let view = destination.flatMap({ numbers[$0.place] })
      {
        if outlets[view, default: []].count < OutletIndex.mostNames {
          outlets[view, default: []].append(label)
        }
      } else if label == "gestureRecognizers", let view = numbers[source.place], let destination {
        joined.append((view, destination))
      }
    }
    for (view, element) in joined {
      let id = objects.identifier(of: element)
      let base = String((element["class"] ?? "").dropFirst("IB".count))
      let custom = id.flatMap { objects.customClasses[$0] }
      var recognizer = RecognizerSnapshot(
        className: custom ?? base, identifier: id, position: element.tree.position(at: element.offset))
      recognizer.baseClass = base
      recognizer.actions = .known(actionsOfOthers[element.place] ?? [])
      recognizers[view, default: []].append(recognizer)
    }
  }
}
