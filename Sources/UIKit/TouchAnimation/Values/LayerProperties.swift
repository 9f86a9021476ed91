// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The properties of layers that key paths name: those that can be animated.
enum LayerProperties {
  /// The properties of every layer.
  private static let common: [Substring: LayerProperty] = [
    "anchorPoint": .point(\CALayer.anchorPoint),
    "backgroundColor": .color(\CALayer.backgroundColor),
    "borderColor": .color(\CALayer.borderColor),
    "borderWidth": .number(\CALayer.borderWidth),
    "bounds": .rect(\CALayer.bounds),
    "contents": .other(\CALayer.contents),
    "contentsScale": .number(\CALayer.contentsScale),
    "anchorPointZ": .number(\CALayer.anchorPointZ),
    "contentsCenter": .rect(\CALayer.contentsCenter),
    "contentsRect": .rect(\CALayer.contentsRect),
    "sublayerTransform": .transform(\CALayer.sublayerTransform),
    "cornerRadius": .number(\CALayer.cornerRadius),
    "frame": .rect(\CALayer.frame),
    "hidden": .flag(\CALayer.isHidden),
    "masksToBounds": .flag(\CALayer.masksToBounds),
    "opacity": .float(\CALayer.opacity),
    "position": .point(\CALayer.position),
    "rasterizationScale": .number(\CALayer.rasterizationScale),
    "shadowColor": .color(\CALayer.shadowColor),
    "shadowOffset": .size(\CALayer.shadowOffset),
    "shadowOpacity": .float(\CALayer.shadowOpacity),
    "shadowPath": .path(\CALayer.shadowPath),
    "shadowRadius": .number(\CALayer.shadowRadius),
    "transform": .transform(\CALayer.transform),
    "zPosition": .number(\CALayer.zPosition),
  ]

  private static let shape: [Substring: LayerProperty] = [
    "fillColor": .color(\CAShapeLayer.fillColor),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
    "lineWidth": .number(\CAShapeLayer.lineWidth),
    "miterLimit": .number(\CAShapeLayer.miterLimit),
    "path": .path(\CAShapeLayer.path),
    "strokeColor": .color(\CAShapeLayer.strokeColor),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd),
    "strokeStart": .number(\CAShapeLayer.strokeStart),
  ]

  private static let gradient: [Substring: LayerProperty] = [
    "colors": LayerProperty(
      \CAGradientLayer.colors, { $0.map { .list($0.map { MediaValue($0) }) } ?? .other(nil) },
      { if case .list(let colors) = $0 { colors.compactMap(\.any) } else { nil } }),
    "endPoint": .point(\CAGradientLayer.endPoint),
    "locations": LayerProperty(
      \CAGradientLayer.locations, { $0.map { .list($0.map { MediaValue($0) }) } ?? .other(nil) },
      {
        guard case .list(let parts) = $0 else { return nil }
        return parts.map { NSNumber(value: Double($0.number ?? 0)) }
      }),
    "startPoint": .point(\CAGradientLayer.startPoint),
  ]

  private static let text: [Substring: LayerProperty] = [
    "fontSize": .number(\CATextLayer.fontSize),
    "foregroundColor": .color(\CATextLayer.foregroundColor),
    "string": .other(\CATextLayer.string),
  ]

  private static let replicator: [Substring: LayerProperty] = [
    "instanceAlphaOffset": .float(\CAReplicatorLayer.instanceAlphaOffset),
    "instanceBlueOffset": .float(\CAReplicatorLayer.instanceBlueOffset),
    "instanceColor": .color(\CAReplicatorLayer.instanceColor),
    "instanceDelay": .time(\CAReplicatorLayer.instanceDelay),
    "instanceGreenOffset": .float(\CAReplicatorLayer.instanceGreenOffset),
    "instanceRedOffset": .float(\CAReplicatorLayer.instanceRedOffset),
    "instanceTransform": .transform(\CAReplicatorLayer.instanceTransform),
  ]

  private static let emitter: [Substring: LayerProperty] = [
    "birthRate": .float(\CAEmitterLayer.birthRate),
    "emitterDepth": .number(\CAEmitterLayer.emitterDepth),
    "emitterPosition": .point(\CAEmitterLayer.emitterPosition),
    "emitterSize": .size(\CAEmitterLayer.emitterSize),
    "emitterZPosition": .number(\CAEmitterLayer.emitterZPosition),
    "lifetime": .float(\CAEmitterLayer.lifetime),
    "scale": .float(\CAEmitterLayer.scale),
    "spin": .float(\CAEmitterLayer.spin),
    "velocity": .float(\CAEmitterLayer.velocity),
  ]

  private static func property(_ name: Substring, of layer: CALayer) -> LayerProperty? {
    if let found = common[name] { return found }
    if layer is CAShapeLayer, let found = shape[name] { return found }
    if layer is CAGradientLayer, let found = gradient[name] { return found }
    if layer is CATextLayer, let found = text[name] { return found }
    if layer is CAReplicatorLayer, let found = replicator[name] { return found }
    if layer is CAEmitterLayer, let found = emitter[name] { return found }
    let keys = (type(of: layer) as? any LayerWithKeys.Type)?.animatableKeys
    if let own = keys?.last(where: { $0.name == name }) { return own.property }
    return layer.motion?.values[String(name)] == nil ? nil : .own(String(name))
  }

  /// Whether a layer has a property that a key path names.
  static func has(_ path: String, in layer: CALayer) -> Bool {
    value(of: path, in: layer) != nil
  }

  /// The value of a layer at a key path; nil if it has no such property.
  static func value(of path: String, in layer: CALayer) -> MediaValue? {
    let (name, rest) = Substring(path).firstKey
    return property(name, of: layer)?.get(layer)?.component(rest)
  }

  /// The value that the screen shows now.
  static func shownValue(of path: String, in layer: CALayer) -> MediaValue? {
    guard layer.animationKeys() != nil, let shown = layer.presentation() else {
      return value(of: path, in: layer)
    }
    return value(of: path, in: shown)
  }

  /// Sets the value of a layer at a key path; returns whether it has such a property.
  @discardableResult
  static func set(_ value: MediaValue, of path: String, in layer: CALayer) -> Bool {
    let (name, rest) = Substring(path).firstKey
    guard let property = property(name, of: layer), let old = property.get(layer),
      let new = old.setting(value, at: rest)
    else { return false }
    property.set(layer, new)
    return true
  }
}
