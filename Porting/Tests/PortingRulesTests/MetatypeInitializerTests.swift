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

  @Test func `a view of the sources without an initializer is made by a method`() {
    let text = ported(
      """
      import UIKit
      func make(_ kind: Cell.Type) -> Cell { kind.init() }
      func framed<T: Cell>(_ kind: T.Type) -> [T] { [kind.init(frame: .zero), T()] }
      func both<T>() -> T where T: Cell & Marked { T() }
      """,
      "import UIKit\nprotocol Marked {}\nclass Base: UIControl {}\nclass Cell: Base { var x = 0 }",
      "import UIKit\nclass Red: Cell { override init(frame: CGRect) { super.init(frame: frame) } }",
      "import UIKit\nclass Other: Base { override init(frame: CGRect) { super.init(frame: frame) } }\nclass Far: UIView {}"
    )
    #expect(
      text == [
        """
        import UIKit
        func make(_ kind: Cell.Type) -> Cell { kind.made() }
        func framed<T: Cell>(_ kind: T.Type) -> [T] { [kind.made(frame: .zero), T.made()] }
        func both<T>() -> T where T: Cell & Marked { T.made() }
        """,
        "import UIKit\nprotocol Marked {}\nclass Base: UIControl, ViewMadeByClass { required override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { super.init(coder: coder) };}\nclass Cell: Base { var x = 0 }",
        "import UIKit\nclass Red: Cell { required init(frame: CGRect) { super.init(frame: frame) } }",
        "import UIKit\nclass Other: Base { required init(frame: CGRect) { super.init(frame: frame) } }\nclass Far: UIView {}",
      ])
  }

  /// What becomes of calls, where `Cell` and its subclass `Red` are views without initializers.
  private func made(_ source: String) -> String {
    ported("class Cell: UIView {}\nclass Red: Cell {}\nclass Blue: Cell {}", source)[1]
  }

  @Test(arguments: [
    "struct Style { var kind: Cell.Type; func f() { _ = kind.init() } }",
    "struct Style { var kind: Cell.Type? }; func f(_ style: Style) { _ = style.kind?.init() }",
    "struct Style { var kind: Cell.Type? }; func f(_ style: Style) { if let made = style.kind { _ = made.init() } }",
    "func f(_ kind: Cell.Type?) { guard let kind else { return }; _ = kind.init() }",
    "func f(_ kinds: [Cell.Type]) { for kind in kinds { _ = kind.init() } }",
    "func f(_ kinds: [Cell.Type]) { _ = kinds.map { $0.init() } }",
    "func f(_ kinds: [Cell.Type]) { _ = kinds.map { kind in kind.init() } }",
    "func f(_ kinds: [Cell.Type]) { _ = kinds[0].init(); _ = kinds.first!.init() }",
    "func f(_ kinds: [String: Cell.Type]) { _ = kinds[\"a\"]?.init() }",
    "let kinds = [Red.self, Blue.self]\nfunc f() { _ = kinds[0].init() }",
    "func f() { let kind = Cell.self\n_ = kind.init() }",
    "func kind(_ row: Int) -> Cell.Type { Cell.self }\nfunc f() { _ = kind(1).init() }",
    "func f(_ any: Any.Type) { _ = (any as! Cell.Type).init() }",
    "func f(_ make: (Cell.Type) -> Void) { _ = { (kind: Cell.Type) in kind.init() } }",
    "extension Cell { static func f() -> Self { self.init() }; func copied() -> Self { type(of: self).init() } }",
    "enum Maker<T: Cell> { static func f() -> T { T.init() } }",
    "protocol Maker { associatedtype Made: Cell }; extension Maker { func f() -> Made { Made.init() } }",
  ])
  func `wherever the metatype is held`(_ source: String) {
    #expect(made(source) == source.replacing(".init()", with: ".made()"))
  }

  @Test(arguments: [
    "func f(_ kind: String.Type) { _ = kind.init() }",
    "var kind: Cell.Type = Red.self\nfunc f(_ kind: String.Type) { _ = kind.init() }",
    "func f() { _ = Cell.self.init(); _ = Cell.init() }",
  ])
  func `calls of other metatypes, and of classes by name, stay`(_ source: String) {
    #expect(made(source) == source)
  }

  @Test func `an initializer of the sources that is required, and a final class, stay`() {
    let source = """
      class Cell: UIView { required init() { super.init(frame: .zero) } }
      final class Last: UIView {}
      func make(_ kind: Cell.Type, _ last: Last.Type) { _ = kind.init(); _ = last.init() }
      """
    expect(source, becomes: source)
  }

  @Test func `a view that not all subclasses can make is named with the line to write`() {
    expect(
      """
      class Cell: UIView {}
      class Titled: Cell { init(title: String) { super.init(frame: .zero) } }
      class Red: Cell {}
      func make(_ kind: Cell.Type) -> Cell { kind.init() }
      """,
      becomes: """
        class Cell: UIView {}
        class Titled: Cell { init(title: String) { super.init(frame: .zero) } }
        class Red: Cell, ViewMadeByClass { required override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { super.init(coder: coder) };}
        func make(_ kind: Cell.Type) -> Cell { kind.made() }
        """,
      remarks: [
        "4: Cell cannot be made through its class, because Titled has no init(frame:). Write `override init(frame: CGRect) { fatalError(\"Titled has no init(frame:)\") }` into Titled: UIKit ends the program there, too."
      ])
  }

  @Test func `a name that stands for different metatypes is left to do`() {
    expect(
      """
      class Cell: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }
      struct Style { var kind: Cell.Type }
      struct Words { var kind: String.Type }
      func f(_ style: Style) { _ = style.kind.init() }
      """,
      becomes: """
        class Cell: UIView, ViewMadeByClass { required override init(frame: CGRect) { super.init(frame: frame) } }
        struct Style { var kind: Cell.Type }
        struct Words { var kind: String.Type }
        func f(_ style: Style) { _ = style.kind.init() }
        """,
      remarks: [
        "4: several metatypes in these sources are named kind, and not all make their objects the same way; give this one another name, so that the call can be ported."
      ])
  }

  @Test func `a recognizer and an object of the sources get the initializer that is called`() {
    expect(
      """
      class Swirl: UIPanGestureRecognizer { var turns = 0 }
      class Model: NSObject { var x = 0 }
      func make(_ kind: Swirl.Type) -> [Swirl] { [kind.init(), kind.init(target: nil, action: nil)] }
      func model<T: Model>() -> T { T() }
      """,
      becomes: """
        class Swirl: UIPanGestureRecognizer { required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }; var turns = 0 }
        class Model: NSObject { required override init() { super.init() }; var x = 0 }
        func make(_ kind: Swirl.Type) -> [Swirl] { [kind.init(target: nil, action: nil), kind.init(target: nil, action: nil)] }
        func model<T: Model>() -> T { T() }
        """)
  }

  @Test func `an initializer that the porter cannot write is named`() {
    expect(
      """
      class Photo: UIImageView {}
      func make(_ kind: Photo.Type) -> Photo { kind.init(image: nil) }
      """,
      becomes: """
        class Photo: UIImageView {}
        func make(_ kind: Photo.Type) -> Photo { kind.init(image: nil) }
        """,
      remarks: [
        "2: this makes an object of Photo or of a subclass, for which Swift needs a required initializer. Write `required override init(image: …)`, with a call of super, into Photo and every subclass with initializers of its own."
      ])
  }

  @Test func `a view of images keeps its other initializers`() {
    let text = ported("class Photo: UIImageView {}\nfunc f(_ kind: Photo.Type) { _ = kind.init() }")[0]
    #expect(text.contains("override init(image: UIImage?) { super.init(image: image) };"))
    #expect(text.contains("override init(image: UIImage?, highlightedImage: UIImage?)"))
  }
}
