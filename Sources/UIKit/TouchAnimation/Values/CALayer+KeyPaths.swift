// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore

extension CALayer {
  /// The value at a key path such as `position.x` or `transform.rotation.z`; nil if the layer has no such
  /// property.
  ///
  /// The key paths are those that animations take, and those of the cells of an emitter, such as
  /// `emitterCells.spark.birthRate`. Numbers are `CGFloat`.
  public final func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, key) = emitterCell(at: keyPath) { return EmitterCellProperties.all[key]?.get(cell).any }
    if let own = motion?.values[keyPath], isOwnKey(keyPath) { return own }
    return LayerProperties.value(of: keyPath, in: self)?.any
  }

  /// Sets the value at a key path, as the property itself would be set.
  ///
  /// A key that names no property keeps the value for you, as it does in QuartzCore. A longer key path that
  /// the layer does not have changes nothing and is reported to `Misuse`.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (cell, key) = emitterCell(at: keyPath), let property = EmitterCellProperties.all[key] {
      return property.set(cell, MediaValue(value, like: property.get(cell)))
    }
    if !keyPath.contains("."), isOwnKey(keyPath) { return setOwnValue(value, forKey: keyPath) }
    guard let old = LayerProperties.value(of: keyPath, in: self),
      LayerProperties.set(MediaValue(value, like: old), of: keyPath, in: self)
    else {
      return Misuse.report(
        "\(type(of: self)).setValue(_:forKeyPath:): there is no property \(keyPath) that takes this value; nothing changes."
      )
    }
  }

  /// The value of a property by its name, as `value(forKeyPath:)` gives it.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property by its name, as `setValue(_:forKeyPath:)` does.
  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Whether a key names no property.
  private final func isOwnKey(_ key: String) -> Bool {
    motion?.values[key] != nil || !LayerProperties.has(key, in: self)
  }

  /// The cell that a path such as `emitterCells.spark.birthRate` names, and the rest of the path.
  private final func emitterCell(at keyPath: String) -> (CAEmitterCell, Substring)? {
    let keys = keyPath.split(separator: ".")
    guard keys.count == 3, keys[0] == "emitterCells", let emitter = self as? CAEmitterLayer else {
      return nil
    }
    let name = String(keys[1])
    guard let cell = emitter.emitterCells?.first(where: { $0.name == name }) else { return nil }
    return (cell, keys[2])
  }
}

/// The properties of the cells of emitters that key paths name.
private enum EmitterCellProperties {
  struct Property {
    let get: (CAEmitterCell) -> MediaValue
    let set: (CAEmitterCell, MediaValue) -> Void
  }

  static let all: [Substring: Property] = [
    "birthRate": float(\.birthRate), "lifetime": float(\.lifetime), "lifetimeRange": float(\.lifetimeRange),
    "emissionLatitude": number(\.emissionLatitude), "emissionLongitude": number(\.emissionLongitude),
    "emissionRange": number(\.emissionRange), "velocity": number(\.velocity),
    "velocityRange": number(\.velocityRange), "xAcceleration": number(\.xAcceleration),
    "yAcceleration": number(\.yAcceleration), "zAcceleration": number(\.zAcceleration),
    "scale": number(\.scale), "scaleRange": number(\.scaleRange), "scaleSpeed": number(\.scaleSpeed),
    "spin": number(\.spin), "spinRange": number(\.spinRange), "alphaRange": float(\.alphaRange),
    "alphaSpeed": float(\.alphaSpeed),
    "color": Property(
      get: { .color($0.color) }, set: { if case .color(let color) = $1 { $0.color = color } }),
  ]

  private static func number(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>) -> Property {
    Property(
      get: { .number($0[keyPath: path]) }, set: { if let number = $1.number { $0[keyPath: path] = number } })
  }

  private static func float(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float>) -> Property {
    Property(
      get: { .number(CGFloat($0[keyPath: path])) },
      set: { if let number = $1.number { $0[keyPath: path] = Float(number) } })
  }
}
