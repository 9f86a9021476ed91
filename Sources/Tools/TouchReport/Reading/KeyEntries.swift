// SPDX-License-Identifier: Apache-2.0

extension Trace.Entry {
  /// Whether the entry is one that readers look for first: a beginning, an end, a turning point, or a
  /// refusal.
  nonisolated var isKey: Bool {
    switch self {
    case .note: true
    case .fact(let fact): fact.kind.isKey
    }
  }
}

extension TouchFact.Kind {
  nonisolated fileprivate var isKey: Bool {
    switch self {
    case .input(.began), .input(.dropped), .input(.mended): true
    case .input(.changed(_, let phase, _)): phase.isLast
    case .hitTest(.result): true
    case .delivery(.handed): false
    case .delivery: true
    case .gesture(.state(_, _, let state)): state != .changed
    case .gesture(.prevented), .gesture(.refused), .gesture(.dropped), .gesture(.requirementBroken): true
    case .control(.sent(_, let event, _, _)): !ControlFact.isRepeating(event)
    case .control(.changed), .control(.repeated): false
    case .control: true
    case .responder(.action): false
    case .responder: true
    case .scroll: true
    case .port(.received), .port(.handled): false
    case .port: true
    case .interaction(.marked), .interaction(.over), .system(.prepared): false
    case .interaction, .system: true
    case .input(.timeClamped), .hitTest(.visited), .hitTest(.answered), .event, .timer, .animation: false
    case .gesture(.bound), .gesture(.shown), .gesture(.boundPress), .gesture(.refusedPress),
      .gesture(.shownPresses), .gesture(.ignoredPress), .gesture(.refusedPointer), .gesture(.shownPointer),
      .gesture(.asked), .gesture(.compared), .gesture(.waits), .gesture(.circle), .gesture(.action),
      .gesture(.ignored), .gesture(.reset):
      false
    }
  }
}

extension ControlFact {
  /// Whether a control sends the event repeatedly while a finger moves.
  nonisolated static func isRepeating(_ event: String) -> Bool {
    ["touchDragInside", "touchDragOutside", "valueChanged", "editingChanged"].contains {
      event == $0 || event.hasPrefix($0 + "+")
    }
  }
}
