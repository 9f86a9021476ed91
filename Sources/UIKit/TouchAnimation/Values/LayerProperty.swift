// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// A property of layers by its name, for key paths.
struct LayerProperty {
  let get: (CALayer) -> MediaValue?
  let set: (CALayer, MediaValue) -> Void

  init(get: @escaping (CALayer) -> MediaValue?, set: @escaping (CALayer, MediaValue) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// A value that a layer has under a key that names no property.
  static func own(_ key: String) -> LayerProperty {
    LayerProperty(
      get: { $0.motion?.values[key].map { MediaValue($0) } },
      set: { layer, value in
        guard let old = layer.motion?.values[key] else { return }
        layer.ensuredMotion.values[key] = value.typed(like: old)
      })
  }

  /// A property that is one of the values that can be interpolated.
  init<L: CALayer, V>(
    _ path: ReferenceWritableKeyPath<L, V>, _ make: @escaping (V) -> MediaValue,
    _ read: @escaping (MediaValue) -> V?
  ) {
    get = { layer in (layer as? L).map { make($0[keyPath: path]) } }
    set = { layer, value in
      if let layer = layer as? L, let value = read(value) { layer[keyPath: path] = value }
    }
  }

  static func number<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGFloat>) -> LayerProperty {
    LayerProperty(path, { .number($0) }, { $0.number })
  }

  static func float<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Float>) -> LayerProperty {
    LayerProperty(path, { .number(CGFloat($0)) }, { $0.number.map { Float($0) } })
  }

  static func time<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Double>) -> LayerProperty {
    LayerProperty(path, { .number(CGFloat($0)) }, { $0.number.map { Double($0) } })
  }

  static func flag<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Bool>) -> LayerProperty {
    LayerProperty(path, { .number($0 ? 1 : 0) }, { $0.number.map { $0 != 0 } })
  }

  static func point<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGPoint>) -> LayerProperty {
    LayerProperty(path, { .point($0) }, { if case .point(let point) = $0 { point } else { nil } })
  }

  static func size<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGSize>) -> LayerProperty {
    LayerProperty(path, { .size($0) }, { if case .size(let size) = $0 { size } else { nil } })
  }

  static func rect<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGRect>) -> LayerProperty {
    LayerProperty(path, { .rect($0) }, { if case .rect(let rect) = $0 { rect } else { nil } })
  }

  static func transform<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CATransform3D>) -> LayerProperty {
    LayerProperty(path, { .transform($0) }, { if case .transform(let value) = $0 { value } else { nil } })
  }

  static func color<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGColor?>) -> LayerProperty {
    LayerProperty(path, { .color($0) }, { if case .color(let color) = $0 { .some(color) } else { nil } })
  }

  static func path<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGPath?>) -> LayerProperty {
    LayerProperty(path, { .path($0) }, { if case .path(let path) = $0 { .some(path) } else { nil } })
  }

  /// A property that jumps.
  static func other<L: CALayer, V>(_ path: ReferenceWritableKeyPath<L, V?>) -> LayerProperty {
    LayerProperty(path, { .other($0) }, { .some($0.any as? V) })
  }
}
