// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct MetatypeInitializerTests {
  @Test func `an initializer that is called through a metatype is required`() {
    expect(
      """
      class Page { init(index: Int) {} }
      class Cover: Page { override init(index: Int) { super.init(index: index) } }
      func make(_ kind: Page.Type) -> Page { kind.init(index: 1) }
      """,
      becomes: """
        class Page { required init(index: Int) {} }
        class Cover: Page { required init(index: Int) { super.init(index: index) } }
        func make(_ kind: Page.Type) -> Page { kind.init(index: 1) }
        """)
  }

  @Test func `it is required of a view that a generic function makes`() {
    expect(
      """
      import UIKit
      class Card: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
      func make<T: Card>() -> T { T(frame: .zero) }
      """,
      becomes: """
        import UIKit
        class Card: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }
        func make<T: Card>() -> T { T(frame: .zero) }
        """)
  }

  @Test func `a view whose appearance code sets can be made, and others stay`() {
    expect(
      """
      import UIKit
      class Knob: UIControl { override init(frame: CGRect) { super.init(frame: frame) } }
      class Lamp: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
      func look() { Knob.appearance().tintColor = .red; UILabel.appearance().textColor = .red }
      """,
      becomes: """
        import UIKit
        class Knob: UIControl, ViewMadeByClass { required override init(frame: CGRect) { super.init(frame: frame) } }
        class Lamp: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
        func look() { Knob.appearance().tintColor = .red; UILabel.appearance().textColor = .red }
        """)
  }

  @Test func `an initializer that a subclass lacks, and one that nobody calls so, stay`() {
    let source = """
      class Page { init(index: Int) {}; init() {} }
      class Cover: Page { init(title: String) { super.init() } }
      func make(_ kind: Page.Type) -> Page { kind.init(index: 1) }
      """
    expect(source, becomes: source)
  }

  @Test func `a view that a metatype of UIKit's stands for is made by a method`() {
    expect(
      """
      import UIKit
      func make<T: UIView>(_ kind: T.Type) -> [T] { [T(frame: .zero), T(), kind.init(), T.init(frame: .zero)] }
      func any<V>() -> V where V: UILabel { V() }
      extension UIView {
        static func card() -> Self { let view = self.init(frame: .zero); return view }
        class var plain: Self { Self() }
        convenience init(tag: Int) { self.init(frame: .zero) }
      }
      struct Style { var kind: UIButton.Type; func f() -> UIButton { kind.init(frame: .zero) } }
      func known(_ text: String) { _ = UIView(); _ = String.init(); _ = UILabel.init(frame: .zero) }
      """,
      becomes: """
        import UIKit
        func make<T: UIView>(_ kind: T.Type) -> [T] { [T.made(frame: .zero), T.made(), kind.made(), T.made(frame: .zero)] }
        func any<V>() -> V where V: UILabel { V.made() }
        extension UIView {
          static func card() -> Self { let view = self.made(frame: .zero); return view }
          class var plain: Self { Self.made() }
          convenience init(tag: Int) { self.init(frame: .zero) }
        }
        struct Style { var kind: UIButton.Type; func f() -> UIButton { kind.made(frame: .zero) } }
        func known(_ text: String) { _ = UIView(); _ = String.init(); _ = UILabel.init(frame: .zero) }
        """)
  }

  @Test func `a controller that a metatype stands for is made by a method`() {
    expect(
      """
      import UIKit
      class Home: UIViewController { var count = 0 }
      class Detail: UIViewController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Item: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      let screens: [UIViewController.Type] = [Home.self, Detail.self]
      func show(_ kind: UIViewController.Type) -> UIViewController { kind.init() }
      extension UIViewController {
        class func instantiate() -> Self { return self.init(nibName: String(describing: self), bundle: nil) }
      }
      func plain() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
      """,
      becomes: """
        import UIKit
        class Home: UIViewController, ControllerMadeByClass { required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }; required init?(coder: NSCoder) { super.init(coder: coder) }; var count = 0 }
        class Detail: UIViewController, ControllerMadeByClass {
          required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        class Item: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
        let screens: [UIViewController.Type] = [Home.self, Detail.self]
        func show(_ kind: UIViewController.Type) -> UIViewController { kind.made() }
        extension UIViewController {
          class func instantiate() -> Self { return self.made(nibName: String(describing: self), bundle: nil) }
        }
        func plain() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
        """)
  }

  @Test func `views of the sources can be made so if they have the initializer`() {
    expect(
      """
      import UIKit
      class Plain: UIView { var x = 0 }
      public class Card: UIView { public override init(frame: CGRect) { super.init(frame: frame) } }
      class Red: Card { override init(frame: CGRect) { super.init(frame: frame) } }
      class Badge: UIView { init(text: String) { super.init(frame: .zero) } }
      func make<T: UIView>() -> T { T() }
      """,
      becomes: """
        import UIKit
        class Plain: UIView, ViewMadeByClass { required override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { super.init(coder: coder) }; var x = 0 }
        public class Card: UIView, ViewMadeByClass { public required override init(frame: CGRect) { super.init(frame: frame) } }
        class Red: Card { required init(frame: CGRect) { super.init(frame: frame) } }
        class Badge: UIView { init(text: String) { super.init(frame: .zero) } }
        func make<T: UIView>() -> T { T.made() }
        """)
  }
}
