// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore
import TouchDoctor
import TouchInspector
import TouchTesting
import Touchstone

/// A view that answers differently each time.
private final class FickleView: UIView {
  private var count = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    count += 1
    return count.isMultiple(of: 2) ? nil : super.hitTest(point, with: event)
  }
}

/// A view that hands every touch to its superview.
private final class HandingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : superview
  }
}

/// A view that does not say what it holds.
private final class SecretView: UIView {
  override var subviews: [UIView] { [] }
}

/// Screens at which a doctor could be wrong: odd windows, classes that mislead, and nothing at all.
struct OddScreenTests {
  private let stage = Stage()
  private let buy = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))

  init() {
    buy.setTitle("Buy", for: .normal)
    stage.view.addSubview(buy)
  }

  /// Asks at points all over the screen; the answer has to be the view that a touch there begins in.
  private func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) throws {
    for y in stride(from: 7.0, to: 667, by: 60) {
      for x in stride(from: 7.0, to: 375, by: 30) {
        let point = CGPoint(x: x, y: y)
        let answer = try TouchInspector.explanation(at: point)
        let touched = stage.application.hitTest(atScreenPoint: point, with: nil)?.1
        #expect(answer.hitView === touched, sourceLocation: sourceLocation)
        #expect(answer.agrees, "\(answer)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `a window that is scaled, turned or scrolled is asked where a finger touches it`() throws {
    stage.window.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    try expectAgreement()
    stage.window.transform = CGAffineTransform(rotationAngle: .pi / 2)
    try expectAgreement()
    stage.window.transform = .identity
    stage.window.bounds.origin = CGPoint(x: 30, y: 60)
    try expectAgreement()
    #expect(try TouchInspector.explanation(of: buy).works)
  }

  @Test func `an animation that keeps touches away is the reason, for certain`() throws {
    UIView.animate(withDuration: 2) { buy.frame.origin.y = 400 }
    let answer = try TouchInspector.explanation(of: buy)
    #expect(answer.agrees && !answer.works && answer.explanation.certainty == .certain)
    #expect(answer.explanation.expectation?.blocking.map(\.reason) == ["interaction-off"])
    #expect(
      answer.description.contains(
        "It is being animated, and takes no touches until the animation ends. [interaction-off]"))
    try stage.wait(3)
    #expect(try TouchInspector.explanation(of: buy).works)
  }

  @Test func `an animation that allows interaction keeps nothing away`() throws {
    UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { buy.frame.origin.y = 400 }
    let answer = try TouchInspector.explanation(of: buy)
    #expect(answer.agrees && answer.works && answer.explanation.certainty == .certain)
  }

  @Test func `what the app contradicts is never called certain`() throws {
    stage.view.addSubview(FickleView(frame: buy.frame))
    var contradicted = 0
    for _ in 0..<3 {
      let answer = try TouchInspector.explanation(at: CGPoint(x: 100, y: 120), expecting: buy)
      guard !answer.agrees else { continue }
      contradicted += 1
      #expect(answer.explanation.certainty < .certain)
      #expect(answer.description.hasPrefix("The app's own hit-test returns"))
      #expect(!answer.description.contains("(certain)"))
    }
    #expect(contradicted > 0)
  }

  @Test func `a view that hands touches to the one around it is no presentation`() throws {
    stage.view.addSubview(HandingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let answer = try TouchInspector.explanation(at: CGPoint(x: 100, y: 120), expecting: buy)
    #expect(answer.agrees && answer.hitView === stage.view)
    let text = answer.explanation.expectation?.blocking.first?.text ?? ""
    #expect(
      text.contains("HandingView at 0/0/0/0/1 (300 × 300, empty), whose class hands the touch to UIView"))
    #expect(!answer.description.contains("presented"))
  }

  @Test func `a view that no list of subviews contains is called that, not windowless`() throws {
    let secret = SecretView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    stage.view.addSubview(secret)
    let inner = UIButton(frame: secret.bounds)
    secret.addSubview(inner)
    let answer = try TouchInspector.explanation(at: CGPoint(x: 100, y: 250))
    #expect(!answer.agrees && answer.hitView === inner)
    #expect(answer.description.contains("a UIButton that is among the subviews of no view on the screen"))
    #expect(throws: ExplainingFailure.self) { try TouchInspector.explanation(of: inner) }
  }

  @Test func `a point and a frame that are no place are refused`() {
    #expect(
      text { () throws(ExplainingFailure) in try TouchInspector.explanation(at: CGPoint(x: Double.nan, y: 5))
      }
        == "A point has two finite numbers; this one is nan, 5.0.")
    buy.frame = .null
    #expect(
      text { () throws(ExplainingFailure) in try TouchInspector.explanation(of: "Buy") }?
        .hasPrefix("The frame of the UIButton 'Buy' is no place, as CGRect.null is none") == true)
  }

  @Test func `with no window on the screen, every question says so`() {
    stage.window.isHidden = true
    let expected = "No window of the app is visible, so no view gets touches. Show one: makeKeyAndVisible()."
    #expect(text { () throws(ExplainingFailure) in try TouchInspector.explanation(of: "Buy") } == expected)
    #expect(
      text { () throws(ExplainingFailure) in try TouchInspector.explanation(at: CGPoint(x: 5, y: 5)) }
        == expected)
    #expect(
      text { () throws(ExplainingFailure) in try TouchInspector.explanation(of: buy) }
        == "The UIButton 'Buy' is in a hidden window, which gets no touches. Show the window.")
    #expect(
      text { () throws(ExplainingFailure) in try TouchInspector.explanation(of: stage.window) }
        == "The UIWindow is hidden, so it gets no touches. Show it.")
    var printed: [String] = []
    let usual = TouchInspector.output
    TouchInspector.output = { printed.append($0) }
    defer { TouchInspector.output = usual }
    TouchInspector.audit()
    #expect(printed == [expected])
  }

  @Test func `a question creates no layers`() throws {
    _ = try TouchInspector.explanation(of: buy)
    _ = TouchInspector.findings()
    #expect(buy.madeLayer == nil)
  }

  /// The message of a question that has no answer.
  private func text(_ ask: () throws(ExplainingFailure) -> LiveExplanation) -> String? {
    do throws(ExplainingFailure) {
      _ = try ask()
      return nil
    } catch { return error.description }
  }
}
