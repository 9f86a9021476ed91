// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// A view that only logs the calls of its methods.
@preconcurrency @MainActor open class ProbeView: UIView, Probed {
  /// The probe that logs the calls.
  public let probe: Probe

  /// Creates a view with this frame, called `name` in its lines.
  public init(
    _ name: String, frame: CGRect, style: Probe.Style = .sentences, withoutSuper: Set<Probe.Method> = [],
    forcedInside: Bool? = nil
  ) {
    probe = Probe(name, style: style, withoutSuper: withoutSuper, forcedInside: forcedInside)
    super.init(frame: frame)
  }

  /// Creates a view of size zero with this probe.
  public init(_ probe: Probe) {
    self.probe = probe
    super.init(frame: .zero)
  }

  /// Creates a view from an archive, named after its class.
  public required init?(coder: NSCoder) {
    probe = Probe("\(Self.self)")
    super.init(coder: coder)
  }

  /// Logs the question and the result.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    probe.pointInside { super.point(inside: point, with: event) }
  }

  /// Logs the question and the result.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    probe.hitTest { super.hitTest(point, with: event) }
  }

  /// Logs the call.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesBegan { super.touchesBegan(touches, with: event) }
    if probe.passesOn { next?.touchesBegan(touches, with: event) }
  }

  /// Logs the call.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesMoved { super.touchesMoved(touches, with: event) }
    if probe.passesOn { next?.touchesMoved(touches, with: event) }
  }

  /// Logs the call.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesEnded { super.touchesEnded(touches, with: event) }
    if probe.passesOn { next?.touchesEnded(touches, with: event) }
  }

  /// Logs the call.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesCancelled { super.touchesCancelled(touches, with: event) }
    if probe.passesOn { next?.touchesCancelled(touches, with: event) }
  }
}
