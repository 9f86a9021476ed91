// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

extension ActionSnapshot {
  /// All actions of a control, event by event, in the order in which they were added.
  @MainActor static func all(of control: UIControl) -> [ActionSnapshot] {
    var actions: [ActionSnapshot] = []
    control.enumerateEventHandlers { action, target, events, _ in
      for (event, name) in names where !events.isDisjoint(with: event) {
        if let action {
          let what = action.title.isEmpty ? nil : action.title
          actions.append(ActionSnapshot(event: name, target: "UIAction", selector: what))
        } else if let (object, selector) = target {
          let receiver = object.map { "\(type(of: $0))" }
          actions.append(ActionSnapshot(event: name, target: receiver, selector: Self.words(selector)))
        }
      }
    }
    return actions
  }

  /// The events that have names.
  @MainActor private static let names: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
    (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The name of a selector; nil for one that nobody named.
  private static func words(_ selector: Selector) -> String? {
    #if TOUCHSTONE
      selector.givenName
    #else
      selector.description
    #endif
  }
}
