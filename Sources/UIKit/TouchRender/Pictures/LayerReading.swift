// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchDrawing
import TouchGraphics

/// What a layer shows now, with the values of its running animations.
struct LayerReading {
  /// The values for the picture; the depth is not known here.
  private(set) var value: PictureLayer
  /// Whether the layer is shown at all.
  private(set) var isShown: Bool
  /// Whether it looks different at another time, though nothing changes it.
  private(set) var isMoving: Bool

  /// The nearest view that the layer is in, which may be its own.
  private(set) var viewAround: UIView?

  /// Reads a layer in the view `outer`.
  init(_ model: CALayer, _ id: PictureLayer.ID, in outer: UIView?, looks: ViewLooks) {
    looks.layerRead?()
    let view = model.ownView
    viewAround = view ?? outer
    isMoving = model.animationKeys() != nil
    let layer = isMoving ? model.presentation() ?? model : model
    value = PictureLayer(
      id: id, name: "\(type(of: view ?? model))", bounds: layer.bounds,
      transform: layer.transformInSuperlayer(of: model))
    isShown =
      !layer.isHidden && (layer.opacity > 0 || isMoving)
      && (layer.isDoubleSided || !value.transform.showsBack)
    guard isShown else { return }
    value.opacity = CGFloat(layer.opacity)
    value.clips = layer.masksToBounds
    value.cornerRadius = layer.cornerRadius
    value.roundedCorners = layer.maskedCorners
    let ink = Ink(of: viewAround)
    let background = isMoving ? nil : view?.backgroundColor.map { ink.color($0) }
    value.background = background ?? layer.backgroundColor
    if value.background?.alpha == 0 { value.background = nil }
    if layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
      value.border = PictureLayer.Border(width: layer.borderWidth, color: color)
    }
    readShadow(of: layer)
    readContent(of: layer, view, ink, looks)
    readFront(of: view, ink, looks)
    if let mask = layer.mask {
      value.mask = WindowWatcher.layers(of: mask, looks: looks)
    }
  }

  private mutating func readShadow(of layer: CALayer) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor,
      let faded = color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity)), faded.alpha > 0
    else { return }
    value.shadow = PictureLayer.Shadow(
      offset: layer.shadowOffset, radius: layer.shadowRadius, color: faded,
      shape: layer.shadowPath.map { DisplayList.Shape($0) })
  }

  private mutating func readFront(of view: UIView?, _ ink: Ink, _ looks: ViewLooks) {
    guard let view, let look = looks.front(of: view) else { return }
    let context = CGContext(ContextRecording(bounds: value.bounds, scale: view.contentScaleFactor))
    var pass = LookPass(view, ink, context)
    UIGraphicsPushContext(context)
    look(view, &pass)
    UIGraphicsPopContext()
    if pass.isMoving { isMoving = true }
    let list = context.read { $0.finished }
    value.front = list.isEmpty ? nil : list
  }

  private mutating func readContent(of layer: CALayer, _ view: UIView?, _ ink: Ink, _ looks: ViewLooks) {
    let scale = view?.contentScaleFactor ?? layer.contentsScale
    let context = CGContext(ContextRecording(bounds: value.bounds, scale: scale))
    if let view, let look = looks.look(of: view) {
      var pass = LookPass(view, ink, context)
      UIGraphicsPushContext(context)
      look(view, &pass)
      UIGraphicsPopContext()
      if pass.isMoving { isMoving = true }
    }
    if let list = layer.contents as? DisplayList, list.bounds == value.bounds,
      context.read({ $0.list.isEmpty })
    {
      // What draw(_:) recorded is shared, and not copied.
      value.content = list
      return
    }
    layer.drawContents(in: context)
    let list = context.read { $0.finished }
    value.content = list.isEmpty ? nil : list
  }
}

extension CALayer {
  /// The transform from the layer's coordinates to those of its superlayer, with the superlayer's transform
  /// of its sublayers; `model` knows the superlayer.
  fileprivate func transformInSuperlayer(of model: CALayer) -> CATransform3D {
    let (bounds, part) = (bounds, anchorPoint)
    let anchor = CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
    var whole = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let position = position
    if let above = model.superlayer, !CATransform3DIsIdentity(above.sublayerTransform) {
      let outer = above.bounds
      let center = CGPoint(
        x: outer.minX + above.anchorPoint.x * outer.width, y: outer.minY + above.anchorPoint.y * outer.height)
      whole = CATransform3DConcat(whole, transform)
      whole = CATransform3DConcat(
        whole, CATransform3DMakeTranslation(position.x - center.x, position.y - center.y, zPosition))
      whole = CATransform3DConcat(whole, above.sublayerTransform)
      return CATransform3DConcat(whole, CATransform3DMakeTranslation(center.x, center.y, 0))
    }
    // A window is drawn in its own coordinates, wherever it is on the screen.
    guard model.superlayer != nil || !(model.delegate is UIWindow) else { return CATransform3DIdentity }
    let transform = transform
    if CATransform3DIsIdentity(transform) {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
    }
    whole = CATransform3DConcat(whole, transform)
    return CATransform3DConcat(whole, CATransform3DMakeTranslation(position.x, position.y, 0))
  }

  /// The view whose layer it is.
  var ownView: UIView? {
    guard let view = delegate as? UIView, view.layer === self else { return nil }
    return view
  }

  /// The nearest view above the layer.
  var viewAbove: UIView? {
    var next = superlayer
    while let layer = next {
      if let view = layer.ownView { return view }
      next = layer.superlayer
    }
    return nil
  }
}

extension WindowWatcher {
  /// A tree of layers that is in no window, such as a mask.
  static func layers(of root: CALayer, looks: ViewLooks) -> [PictureLayer] {
    var tree = LayerTree(looks: looks)
    var layers: [PictureLayer] = []
    _ = tree.update(from: root, .everything, into: &layers)
    return layers
  }
}
