// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct AttributeTests {
  @Test func `UIKit's keys of views are set without a remark`() {
    let source = """
      progressView.setValue(0.5, forKey: "progress")
      cell.titleLabel?.setValue(UIColor.red, forKey: "textColor")
      self.tapGesture.setValue(2, forKey: "numberOfTapsRequired")
      bar.setValue(true, forKey: "hidesShadow")
      """
    expect(
      source, becomes: source,
      remarks: [
        "4: setValue(_:forKey:): layers, animations, alerts, bar items, the device and the application know keys, and views, controllers and recognizers those of UIKit; of any other object set the property."
      ])
  }

  @Test func `an action keeps its attribute only with one parameter`() {
    expect(
      "class A { @IBAction func f() {}\n  @IBAction func g(_ s: Any, e: UIEvent) {}\n  @IBAction func h(_ s: Any) {} }",
      becomes:
        "class A {           func f() {}\n            func g(_ s: Any, e: UIEvent) {}\n  @IBAction func h(_ s: Any) {} }"
    )
  }

  @Test func `attributes for Objective-C become blanks, so that columns stay`() {
    expect(
      "@objcMembers @objc(Knob) class A { @IBOutlet weak var label: UILabel!; @objc dynamic var x = 0 }",
      becomes:
        "                         class A {           weak var label: UILabel!;       dynamic var x = 0 }")
  }

  @Test func `sources that need nothing keep their bytes`() {
    let source =
      "import UIKit\r\n\tclass A: UIView {\r\n  @IBAction func a(_ s: Any) {}; @IBInspectable var ü = 1 }\r\n"
    expect(source, becomes: source)
  }

  @Test func `observations by key path stay, with a place to look at`() {
    let source = """
      let token = scroll.observe(\\.contentOffset, options: .new) { _, _ in }
      model.addObserver(self, forKeyPath: "name", options: [], context: nil)
      center.observe(name)
      """
    let advice =
      "views, view controllers, layers, recognizers, and classes of these sources with @objc dynamic properties can be observed here; for any other object use didSet."
    expect(
      source, becomes: source,
      remarks: [
        "1: observe(_:options:): \(advice)", "2: addObserver(_:forKeyPath:options:context:): \(advice)",
      ])
    let result = Porter.port([Porter.File(path: "A.swift", text: source)])
    #expect(result.remarks.map(\.kind) == [.look, .look])
  }

  @Test func `what only the runtime of Objective-C can do is named`() {
    expect(
      "class A { @NSManaged var x: Int\n func f() { method_exchangeImplementations(one, other) } }",
      becomes:
        "class A {            var x: Int\n func f() { method_exchangeImplementations(one, other) } }",
      remarks: [
        "1: @NSManaged: Core Data writes this property at run time; keep its values in properties of Swift.",
        "2: method_exchangeImplementations: there is no runtime of Objective-C; override the method in a subclass instead.",
      ])
  }

  @Test func `associated objects are kept, so nothing is said of them`() {
    expect(
      "extension UIView { var a: Any? { objc_getAssociatedObject(self, &key) } }",
      becomes: "extension UIView { var a: Any? { objc_getAssociatedObject(self, &key) } }")
  }

  @Test func `values under a key are kept by animations, and by nothing else`() {
    let source = """
      class A: UIView, CAAnimationDelegate {
        var pulse: CAKeyframeAnimation?
        func f(_ model: Model) {
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.setValue("fade", forKey: "name")
          pulse?.setValue(1, forKey: "name")
          CATransaction.setValue(true, forKey: kCATransactionDisableActions)
          model.setValue(1, forKey: "name")
        }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
          if anim.value(forKey: "name") as? String == "fade" { value(forKey: "x") }
        }
      }
      """
    expect(
      source, becomes: source,
      remarks: [
        "8: setValue(_:forKey:): layers, animations, alerts, bar items, the device and the application know keys, and views, controllers and recognizers those of UIKit; of any other object set the property."
      ])
  }

  @Test func `layers take keys, other objects do not`() {
    let source = """
      func f(_ view: UIView, _ model: Model, _ emitterLayer: CAEmitterLayer) {
        view.layer.setValue(0.9, forKeyPath: "transform.scale")
        let shown = view.layer.presentation()?.value(forKeyPath: "transform.scale")
        emitterLayer.setValue(40, forKeyPath: "emitterCells.spark.birthRate")
        view.layer.setValue(1, forKey: "mine")
        model.setValue(shown, forKeyPath: "scale")
      }
      """
    expect(
      source, becomes: source,
      remarks: [
        "6: setValue(_:forKeyPath:): layers, animations, alerts, bar items, the device and the application know keys, and views, controllers and recognizers those of UIKit; of any other object set the property."
      ])
  }

  @Test func `an object of a class of the sources has no keys, and the application has`() {
    let source = """
      class A: NSObject { func f() { self.setValue(1, forKey: "x") } }
      func f() { UIApplication.shared.value(forKey: "statusBar"); UIDevice.current.setValue(1, forKey: "orientation") }
      """
    expect(
      source, becomes: source,
      remarks: ["1: setValue(_:forKey:): there is no runtime of Objective-C; set the property."])
    let result = Porter.port([Porter.File(path: "A.swift", text: source)])
    #expect(result.remarks.map(\.kind) == [.toDo])
  }

  @Test func `a key path is the text that it stands for`() {
    expect(
      "let a = #keyPath(CALayer.position.x), b = #keyPath(strokeEnd)",
      becomes: "let a = \"position.x\", b = \"strokeEnd\"")
  }

  @Test func `literals of colors and images are the calls that they stand for`() {
    expect(
      "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), b = #imageLiteral(resourceName: \"b\")",
      becomes: "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1), b = UIImage(named: \"b\")!")
  }
}
