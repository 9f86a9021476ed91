// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct LayerTests {
  @Test func `a layer class can be made and copied, and its managed properties keep their values`() {
    expect(
      """
      class RingLayer: CALayer {
        @NSManaged var progress: CGFloat
        @objc dynamic var angle: CGFloat = 0
        var plain = 0
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """,
      becomes: """
        class RingLayer: CALayer, LayerMadeByView, LayerShownByCopy, LayerWithKeys { class var animatableKeys: [LayerKey] { [LayerKey("progress", \\RingLayer.progress), LayerKey("angle", \\RingLayer.angle)] };
                     var progress: CGFloat { get { self[dynamic: "progress"] } set { self[dynamic: "progress"] = newValue } }
                dynamic var angle: CGFloat = 0
          var plain = 0
          required override init() { super.init() }
          required override init(layer: Any) { super.init(layer: layer) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """)
  }

  @Test func `a layer class without initializers gets those that it inherits`() {
    expect(
      "public class Track: CAShapeLayer { weak var slider: Slider? }",
      becomes:
        "public class Track: CAShapeLayer, LayerMadeByView, LayerShownByCopy { public required override init() { super.init() }; public required override init(layer: Any) { super.init(layer: layer) }; public required init?(coder: NSCoder) { super.init(coder: coder) }; weak var slider: Slider? }"
    )
  }

  @Test func `layer classes that were ported before stay as they are`() {
    let ported =
      "class Track: CAShapeLayer, LayerMadeByView, LayerShownByCopy { required override init() { super.init() }; required override init(layer: Any) { super.init(layer: layer) }; required init?(coder: NSCoder) { super.init(coder: coder) } }"
    expect(ported, becomes: ported)
  }

  @Test func `a subclass requires what its superclass requires`() {
    expect(
      """
      class A: CALayer {
        @objc var a = 0
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
      }
      class B: A {
        @objc var b = 0
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
      }
      class C: A {}
      """,
      becomes: """
        class A: CALayer, LayerMadeByView, LayerShownByCopy, LayerWithKeys { class var animatableKeys: [LayerKey] { [LayerKey("a", \\A.a)] };
                var a = 0
          required override init() { super.init() }
          required override init(layer: Any) { super.init(layer: layer) }
        }
        class B: A { override class var animatableKeys: [LayerKey] { super.animatableKeys + [LayerKey("b", \\B.b)] };
                var b = 0
          required init() { super.init() }
          required init(layer: Any) { super.init(layer: layer) }
        }
        class C: A {}
        """)
  }

  @Test func `a layer class that cannot be made without arguments stays as it is`() {
    expect(
      "class A: CALayer { init(color: UIColor) { super.init() }\n  required init?(coder: NSCoder) { fatalError() } }",
      becomes:
        "class A: CALayer { init(color: UIColor) { super.init() }\n  required init?(coder: NSCoder) { fatalError() } }"
    )
  }

  @Test func `a class whose subclass lacks the initializer cannot require it`() {
    expect(
      """
      class A: CALayer { override init() { super.init() } }
      class B: A { init(x: Int) { super.init() } }
      """,
      becomes: """
        class A: CALayer { override init() { super.init() } }
        class B: A { init(x: Int) { super.init() } }
        """)
  }
}
