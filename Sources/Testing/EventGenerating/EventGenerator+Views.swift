// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchStage

/// Finding views, and asking about them.
extension EventGenerator {
  /// The first view in the window with an accessibility identifier, from back to front.
  public func viewWithIdentifier(_ identifier: String) throws -> UIView {
    guard let view = views(with: identifier).first else {
      throw EventGeneratorError.unknownView(identifier: identifier)
    }
    return view
  }

  /// A view in the window with an accessibility identifier, as a view of its class.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - type: The class.
  ///   - index: Which of the views with the identifier, from 0.
  /// - Returns: The view.
  /// - Throws: ``EventGeneratorError`` if there is none, or if it is of another class.
  public func viewWithIdentifier<View: UIView>(
    _ identifier: String, ofType type: View.Type, index: Int = 0
  ) throws -> View {
    let views = views(with: identifier)
    guard !views.isEmpty else { throw EventGeneratorError.unknownView(identifier: identifier) }
    guard views.indices.contains(index) else {
      throw EventGeneratorError.tooFewViews(identifier: identifier, count: views.count, index: index)
    }
    guard let view = views[index] as? View else {
      throw EventGeneratorError.wrongClass(
        identifier: identifier, is: "\(Swift.type(of: views[index]))", expected: "\(type)")
    }
    return view
  }

  /// Whether a part of a view can be seen.
  public func viewIsVisible(_ view: UIView) -> Bool {
    ((try? stage.checkVisibility(of: view))?.isVisible) ?? false
  }

  /// Whether a part of the view with an identifier can be seen; false if there is none.
  public func viewIsVisible(_ identifier: String) -> Bool {
    views(with: identifier).first.map { viewIsVisible($0) } ?? false
  }

  /// Whether a touch in the middle of a view would hit the view or one inside it.
  public func viewIsHittable(_ view: UIView) -> Bool {
    do { return try hitReason(view) == nil } catch { return false }
  }

  /// Whether a touch in the middle of the view with an identifier would hit it; false if there is none.
  public func viewIsHittable(_ identifier: String) -> Bool {
    views(with: identifier).first.map { viewIsHittable($0) } ?? false
  }

  /// Whether a touch at a point of the window would hit a view.
  public func pointIsHittable(_ point: CGPoint) -> Bool {
    ((try? stage.checkHit(at: point.place(for: self)))?.isHittable) ?? false
  }

  /// The views in the window with an identifier, from back to front.
  func views(with identifier: String) -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == identifier { found.append(view) }
      waiting += view.subviews.reversed()
    }
    return found
  }
}
