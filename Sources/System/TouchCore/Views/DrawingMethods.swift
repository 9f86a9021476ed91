// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

/// Finds the views that draw: those whose class, or whose layer's class, overrides a method that does.
///
/// As in UIKit, a view that only has a background color and subviews gets no content, and costs nothing.
enum DrawingMethods {
  static func isOverridden(for view: UIView) -> Bool {
    let type = type(of: view)
    if ofView.contains(where: { $0.isOverridden(by: type) }) { return true }
    if let layer = view.madeLayer { return isOverridden(by: Swift.type(of: layer)) }
    let layerClass: AnyClass = type.layerClass
    return (layerClass as? CALayer.Type).map { isOverridden(by: $0) } ?? false
  }

  private static func isOverridden(by type: CALayer.Type) -> Bool {
    type != CALayer.self && ofLayer.contains { $0.isOverridden(by: type) }
  }

  private static let ofView = [DrawingView.self, DisplayingView.self, LayerDrawingView.self].map {
    MethodSlot(of: UIView.self, control: PlainView.self, probe: $0)
  }

  private static let ofLayer = [DisplayingLayer.self, DrawingLayer.self].map {
    MethodSlot(of: CALayer.self, control: PlainLayer.self, probe: $0)
  }
}

private final class PlainView: UIView {}

private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {}
}

private final class DisplayingView: UIView {
  override func display(_ layer: CALayer) {}
}

private final class LayerDrawingView: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
}

private final class PlainLayer: CALayer {}

private final class DisplayingLayer: CALayer {
  override func display() {}
}

private final class DrawingLayer: CALayer {
  override func draw(in ctx: CGContext) {}
}
