// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchStage

/// Finding views, and asking about them.
extension EventGenerator {
  /// The first view in the window with an accessibility identifier, from back to front.
  public func viewWithIdentifier(
    _ identifier: String, file: StaticString = #fileID, line: UInt = #line
  ) throws -> UIView {
    try called(file, line) { () throws in
      try view(with: identifier, at: 0)
    }
  }

  /// A view in the window with an accessibility identifier, as a view of its class.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - type: The class.
  ///   - index: Which of the views with the identifier, from 0.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Returns: The view.
  /// - Throws: ``EventGeneratorError`` if there is none, or if it is of another class.
  public func viewWithIdentifier<View: UIView>(
    _ identifier: String, ofType type: View.Type, index: Int = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws -> View {
    try called(file, line) { () throws in
      let view = try view(with: identifier, at: index)
      guard let view = view as? View else {
        throw EventGeneratorError(
          .wrongClass(identifier: identifier, is: "\(Swift.type(of: view))", expected: "\(type)"))
      }
      return view
    }
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

  /// The view with an identifier and an index among those that have it.
  private func view(with identifier: String, at index: Int) throws -> UIView {
    let views = views(with: identifier)
    guard !views.isEmpty else {
      var known: [String] = []
      for case let name? in all.map(\.accessibilityIdentifier) where !known.contains(name) {
        known.append(name)
      }
      throw EventGeneratorError(.unknownView(identifier: identifier, known: known))
    }
    guard views.indices.contains(index) else {
      throw EventGeneratorError(.tooFewViews(identifier: identifier, count: views.count, index: index))
    }
    return views[index]
  }

  /// The views in the window with an identifier, from back to front.
  func views(with identifier: String) -> [UIView] {
    all.filter { $0.accessibilityIdentifier == identifier }
  }

  /// The window and the views in it, from back to front.
  private var all: [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.subviews.reversed()
    }
    return found
  }
}
