// SPDX-License-Identifier: Apache-2.0
public import TouchCore

extension TouchFact.Kind {
  /// The area of the touch system that decided.
  public nonisolated var area: TraceArea {
    switch self {
    case .input: .input
    case .hitTest: .hitTest
    case .event: .event
    case .delivery: .deliver
    case .responder: .responder
    case .timer: .timer
    case .animation: .animation
    case .layout: .layout
    case .gesture: .gesture
    case .control: .controls
    case .scroll: .scroll
    case .port: .port
    case .interaction: .interaction
    case .system: .system
    }
  }

  /// Reads a fact of an area back; nil for the area of notes, which has none.
  nonisolated init?<Reader: FactReader>(
    _ area: TraceArea, _ reader: Reader
  ) throws(Reader.Failure) {
    switch area {
    case .input: self = .input(try InputFact(reader))
    case .hitTest: self = .hitTest(try HitTestFact(reader))
    case .event: self = .event(try EventFact(reader))
    case .deliver: self = .delivery(try DeliveryFact(reader))
    case .responder: self = .responder(try ResponderFact(reader))
    case .timer: self = .timer(try TimerFact(reader))
    case .animation: self = .animation(try AnimationFact(reader))
    case .layout: self = .layout(try LayoutFact(reader))
    case .gesture: self = .gesture(try GestureFact(reader))
    case .controls: self = .control(try ControlFact(reader))
    case .scroll: self = .scroll(try ScrollFact(reader))
    case .port: self = .port(try PortFact(reader))
    case .interaction: self = .interaction(try InteractionFact(reader))
    case .system: self = .system(try SystemFact(reader))
    case .log: return nil
    }
  }
}
