// SPDX-License-Identifier: Apache-2.0

/// A view that writes down what it is called with.
///
/// A subclass of any view becomes one with a stored ``Probe`` and a line in each method:
///
/// ```swift
/// final class LoggedSwitch: UISwitch, Probed {
///   let probe = Probe("Switch")
///
///   override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///     probe.touchesBegan { super.touchesBegan(touches, with: event) }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol Probed: UIView {
  /// What writes.
  var probe: Probe { get }
}

/// Writes down the calls of a view's methods, and may keep them from `super`.
///
/// The lines go to the stage the view was added to, and are kept in ``lines`` besides.
@preconcurrency @MainActor public final class Probe {
  /// A method that a probe writes down.
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

    /// The methods that every view has: the questions and the four of touches.
    public static let ofViews: Set<Method> = [
      .pointInside, .hitTest, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ]
  }

  /// How the lines read.
  public nonisolated enum Style: Sendable, Hashable {
    /// `Button is inside: 1`, `Button touches began`: questions with their answers, after `super`.
    case sentences
    /// `-[GrayView hitTest:withEvent:]`: each call, before `super`.
    case selectors
  }

  /// What the lines call the view.
  public let name: String
  /// How the lines read.
  public let style: Style
  /// The methods that do not call `super`; the questions then answer false and nil.
  public var withoutSuper: Set<Method>
  /// What `point(inside:with:)` answers, whatever `super` says; nil leaves it to `super`.
  public var forcedInside: Bool?
  /// The methods that are written down; those of views unless set.
  public var methods = Method.ofViews
  /// Whether the view hands each touch method to the next responder as well, after `super`, as articles do it.
  ///
  /// The probe does not do it by itself: whoever overrides the methods asks.
  public var passesOn = false
  /// Whether the responders behind the view are written down when its touches end, as articles print them.
  public var printsChain = false
  /// What was written so far.
  public private(set) var lines: [String] = []

  weak var stage: Stage?
  /// The view that it writes about, once that is on a stage.
  weak var view: UIView?

  /// Makes a probe that writes about a view called `name`.
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
    lines.append(line)
    stage?.log(line)
  }

  /// Writes down `point(inside:with:)` and its answer.
  public func pointInside(_ callSuper: () -> Bool) -> Bool {
    announce(.pointInside, "pointInside:withEvent:")
    let answer = withoutSuper.contains(.pointInside) ? false : callSuper()
    let inside = forcedInside ?? answer
    if writesSentence(.pointInside) { write("\(name) is inside: \(inside ? 1 : 0)") }
    return inside
  }

  /// Writes down `hitTest(_:with:)` and its answer, with `…` for the addresses.
  public func hitTest(_ callSuper: () -> UIView?) -> UIView? {
    announce(.hitTest, "hitTest:withEvent:")
    let answer = withoutSuper.contains(.hitTest) ? nil : callSuper()
    if writesSentence(.hitTest) {
      write("\(name) hit: \(answer?.description.withoutAddresses ?? "(null)")")
    }
    return answer
  }

  /// Writes down `touchesBegan(_:with:)`.
  public func touchesBegan(_ callSuper: () -> Void) { touches(.touchesBegan, "Began", callSuper) }

  /// Writes down `touchesMoved(_:with:)`.
  public func touchesMoved(_ callSuper: () -> Void) { touches(.touchesMoved, "Moved", callSuper) }

  /// Writes down `touchesEnded(_:with:)`.
  public func touchesEnded(_ callSuper: () -> Void) { touches(.touchesEnded, "Ended", callSuper) }

  /// Writes down `touchesCancelled(_:with:)`.
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
