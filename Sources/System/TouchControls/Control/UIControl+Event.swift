// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// The events a control sends; the bits are UIKit's.
  public nonisolated struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again, as the second or a later tap in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside the tracking region.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside the tracking region.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back into the tracking region.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the tracking region.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside the tracking region.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside the tracking region.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The value of the control changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main purpose of the control was fulfilled, such as a press of a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened; the bit is UIKit's, and no control here sends it.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing of a text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of a text ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits that an application may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits reserved for the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

nonisolated extension UIControl.Event {
  /// The events that have names, with their names.
  package static let named: [(event: Self, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
    (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The event with this name.
  package init?(named name: String) {
    guard let event = Self.named.first(where: { $0.name == name })?.event else { return nil }
    self = event
  }

  /// The names of the events as traces print them; bits without a name are printed as a number.
  package var described: String {
    var rest = self
    var names: [String] = []
    for (event, word) in Self.named where contains(event) {
      names.append(word)
      rest.subtract(event)
    }
    if !rest.isEmpty || names.isEmpty { names.append("0x" + String(rest.rawValue, radix: 16)) }
    return names.joined(separator: "+")
  }
}
