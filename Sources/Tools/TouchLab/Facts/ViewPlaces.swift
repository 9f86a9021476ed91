// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchRender
import TouchStage

/// The number of a layer with that of its window.
nonisolated struct LayerPlace: Hashable {
  var window: Int
  var layer: Int

  var json: JSONText { .array([.integer(window), .integer(layer)]) }
}

/// The views of a run by their names in traces, with their layers in the picture.
struct ViewPlaces {
  /// What tells the views of a run apart.
  nonisolated struct Key: Hashable {
    var className: String
    var number: Int

    init(_ name: StableName) {
      (className, number) = (name.className, name.number)
    }
  }

  /// A view, and its own layer in the picture.
  struct Place {
    var view: UIView
    var layer: LayerPlace?
  }

  private var places: [Key: Place] = [:]

  init(of windows: [UIWindow], _ records: [WindowRecord]) {
    let layers = Self.layers(records)
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      waiting += view.subviews
      guard view.stableNumber > 0 else { continue }
      places[Key(StableName(quietly: view))] = Place(view: view, layer: layers[ObjectIdentifier(view)])
    }
  }

  subscript(key: Key) -> Place? { places[key] }

  /// The own layers of the views in pictures.
  static func layers(_ records: [WindowRecord]) -> [ObjectIdentifier: LayerPlace] {
    var layers: [ObjectIdentifier: LayerPlace] = [:]
    for record in records {
      for (id, view) in record.watcher.views {
        guard let view, layers[ObjectIdentifier(view)] == nil else { continue }
        layers[ObjectIdentifier(view)] = LayerPlace(window: record.number, layer: id.number)
      }
    }
    return layers
  }
}

extension UIView {
  /// The view and those around it, up to its window.
  var withThoseAround: [UIView] {
    var views: [UIView] = []
    var next: UIView? = self
    while let view = next {
      views.append(view)
      next = view.superview
    }
    return views
  }

  /// The corners of the bounds on the screen, clockwise from the top left one.
  var cornersOnScreen: [CGPoint] { onScreen(bounds) }

  /// The corners of a rectangle of the view's coordinates on the screen.
  func onScreen(_ rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { onScreen(inWindow: convert($0, to: nil)) }
  }

  /// The point of the screen where a point of the view's window is.
  func onScreen(inWindow point: CGPoint) -> CGPoint {
    guard let window = self as? UIWindow ?? window else { return point }
    return CGPoint(
      x: point.x + window.frame.minX - window.bounds.minX, y: point.y + window.frame.minY - window.bounds.minY
    )
  }

  /// The names of the responders from the view on.
  var responderNames: [StableName] {
    var names: [StableName] = []
    var next: UIResponder? = self
    while let responder = next, names.count < 200 {
      names.append(StableName(quietly: responder))
      next = responder.next
    }
    return names
  }

  /// The area that accepts touches, if it is not that of the bounds: how far `point(inside:with:)` says yes
  /// beyond each side, from the middle of the view.
  ///
  /// The view is asked without a trace.
  func hitAreaOnScreen(in stage: Stage) -> [CGPoint]? {
    guard overridesHitTesting, bounds.width > 0, bounds.height > 0, bounds.width.isFinite,
      bounds.height.isFinite
    else { return nil }
    return stage.asking {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      let (left, right) = (reach(-1, 0, bounds.width / 2), reach(1, 0, bounds.width / 2))
      let (top, bottom) = (reach(0, -1, bounds.height / 2), reach(0, 1, bounds.height / 2))
      let area = CGRect(x: middle.x - left, y: middle.y - top, width: left + right, height: top + bottom)
      let difference = [
        area.minX - bounds.minX, area.minY - bounds.minY, area.maxX - bounds.maxX, area.maxY - bounds.maxY,
      ]
      return difference.contains { $0.magnitude > 0.5 } ? onScreen(area) : nil
    }
  }

  /// How far from the middle, in a direction, the view accepts touches; `half` is how far its bounds go.
  private func reach(_ x: CGFloat, _ y: CGFloat, _ half: CGFloat) -> CGFloat {
    func accepts(_ distance: CGFloat) -> Bool {
      point(inside: CGPoint(x: bounds.midX + x * distance, y: bounds.midY + y * distance), with: nil)
    }
    var (low, high) = (CGFloat(0), half + Self.farthest)
    guard accepts(low) else { return 0 }
    while high - low > 0.25 {
      let between = (low + high) / 2
      if accepts(between) { low = between } else { high = between }
    }
    return (low + high).rounded() / 2
  }

  /// How far beyond its bounds a view is asked, in points.
  private static let farthest: CGFloat = 200
}
