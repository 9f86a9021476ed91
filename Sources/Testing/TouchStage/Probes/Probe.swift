// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A view that logs calls of its methods.
///
/// A subclass of any view becomes one with a stored ``Probe`` and a line in each method:
///
/// ```swift
/// final class LoggedSwitch: UISwitch, Probed {
///   let probe = Probe("Switch")
///
/// override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///     probe.touchesBegan { super.touchesBegan(touches, with: event) }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol Probed: UIView {
  /// The probe that logs the calls.
  var probe: Probe { get }
}

/// Logs the calls of a view's methods, and can suppress the calls of `super`.
///
/// The lines go to the log of the stage that the view was added to, and are also kept in ``lines``.
@preconcurrency @MainActor public final class Probe {
  /// A method that a probe can log.
  public nonisolated enum Method: Sendable, Hashable, CaseIterable {
    /// `point(inside:with:)`.
    case pointInside
    /// `hitTest(_:with:)`.
    case hitTest
    /// `touchesBegan(_:with:)`.
    case touchesBegan
    /// `touchesMoved(_:with:)`.
    case touchesMoved
    /// `touchesEnded(_:with:)`.
    case touchesEnded
    /// `touchesCancelled(_:with:)`.
    case touchesCancelled
    /// `beginTracking(_:with:)` of a control.
    case beginTracking
    /// `continueTracking(_:with:)` of a control.
    case continueTracking
    /// `endTracking(_:with:)` of a control.
    case endTracking
    /// `cancelTracking(with:)` of a control.
    case cancelTracking

    /// The methods that every view has: the two hit-test questions and the four touch methods.
    public static let ofViews: Set<Method> = [
      .pointInside, .hitTest, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ]
  }

  /// The wording of the lines.
  public nonisolated enum Style: Sendable, Hashable {
    /// `Button is inside: 1`, `Button touches began`: questions with their results, after `super`.
    case sentences
    /// `-[GrayView hitTest:withEvent:]`: each call, before `super`.
    case selectors
  }

  /// The name of the view in the lines.
  public let name: String
  /// The wording of the lines.
  public let style: Style
  /// The methods that do not call `super`; the questions then return false and nil.
  public var withoutSuper: Set<Method>
  /// What `point(inside:with:)` returns, whatever `super` returns; nil leaves it to `super`.
  public var forcedInside: Bool?
  /// The methods that are logged; those of views unless set.
  public var methods = Method.ofViews
  /// Whether the view also forwards each touch method to the next responder, after `super`, as articles do.
  ///
  /// The probe does not forward by itself: the class that overrides the methods checks this property.
  public var passesOn = false
  /// Whether the responders after the view are logged when its touches end, as articles print them.
  public var printsChain = false
  /// The lines written so far.
  public private(set) var lines: [String] = []

  weak var stage: Stage?
  /// The view, once it is on a stage.
  weak var view: UIView?

  /// Creates a probe for a view called `name`.
  public init(
    _ name: String, style: Style = .sentences, withoutSuper: Set<Method> = [], forcedInside: Bool? = nil
  ) {
    self.name = name
    self.style = style
    self.withoutSuper = withoutSuper
    self.forcedInside = forcedInside
  }

  /// Writes a line about the view.
  public func write(_ line: String) {
    guard stage?.isAsking != true else { return }
    lines.append(line)
    stage?.log(line)
  }

  /// Logs `point(inside:with:)` and its result.
  public func pointInside(_ callSuper: () -> Bool) -> Bool {
    announce(.pointInside, "pointInside:withEvent:")
    let answer = withoutSuper.contains(.pointInside) ? false : callSuper()
    let inside = forcedInside ?? answer
    if writesSentence(.pointInside) { write("\(name) is inside: \(inside ? 1 : 0)") }
    return inside
  }

  /// Logs `hitTest(_:with:)` and its result, with `…` for the addresses.
  public func hitTest(_ callSuper: () -> UIView?) -> UIView? {
    announce(.hitTest, "hitTest:withEvent:")
    let answer = withoutSuper.contains(.hitTest) ? nil : callSuper()
    if writesSentence(.hitTest) {
      write("\(name) hit: \(answer?.description.withoutAddresses ?? "(null)")")
    }
    return answer
  }

  /// Logs `touchesBegan(_:with:)`.
  public func touchesBegan(_ callSuper: () -> Void) { touches(.touchesBegan, "Began", callSuper) }

  /// Logs `touchesMoved(_:with:)`.
  public func touchesMoved(_ callSuper: () -> Void) { touches(.touchesMoved, "Moved", callSuper) }

  /// Logs `touchesEnded(_:with:)`.
  public func touchesEnded(_ callSuper: () -> Void) { touches(.touchesEnded, "Ended", callSuper) }

  /// Logs `touchesCancelled(_:with:)`.
  public func touchesCancelled(_ callSuper: () -> Void) { touches(.touchesCancelled, "Cancelled", callSuper) }

  private func touches(_ method: Method, _ word: String, _ callSuper: () -> Void) {
    announce(method, "touches\(word):withEvent:")
    if writesSentence(method) { write("\(name) touches \(word.lowercased())") }
    if printsChain, method == .touchesEnded { writeChain() }
    if !withoutSuper.contains(method) { callSuper() }
  }

  func announce(_ method: Method, _ selector: String) {
    if style == .selectors, methods.contains(method) { write("-[\(name) \(selector)]") }
  }

  func writesSentence(_ method: Method) -> Bool {
    style == .sentences && methods.contains(method)
  }
}

extension String {
  /// The text with `0x…` for each address, so that it is the same in every run.
  nonisolated var withoutAddresses: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "0x") {
      text += rest[..<start.upperBound] + "…"
      rest = rest[start.upperBound...].drop { $0.isHexDigit }
    }
    return text + rest
  }
}
