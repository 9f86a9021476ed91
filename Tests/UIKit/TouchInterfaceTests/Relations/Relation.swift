// SPDX-License-Identifier: Apache-2.0
import TouchAnimation
import TouchDrawing
import TouchDynamics
import TouchInterface
import TouchRender
import TouchTesting
import Touchstone

/// Objects of one kind that can contain each other, and every way in which code puts one into another.
struct Relation {
  /// A way to put one object into another.
  struct Way {
    /// The member of the API, as ``RelationTable`` has it.
    let member: String
    let put: (_ inner: AnyObject, _ outer: AnyObject) -> Void
    /// Whether the API takes objects of their classes.
    let takes: (_ inner: AnyObject, _ outer: AnyObject) -> Bool

    init<Inner: AnyObject, Outer: AnyObject>(
      _ member: String, _ put: @escaping (_ inner: Inner, _ outer: Outer) -> Void
    ) {
      self.member = member
      takes = { $0 is Inner && $1 is Outer }
      self.put = { inner, outer in
        guard let inner = inner as? Inner, let outer = outer as? Outer else { return }
        put(inner, outer)
      }
    }
  }

  let name: String
  let make: (Int) -> AnyObject
  /// What an object contains, in order, by every way.
  let contents: (AnyObject) -> [AnyObject]
  /// What else an object refers to.
  let others: (AnyObject) -> [AnyObject]
  let ways: [Way]
  /// What would not end, or crash, in a cycle.
  let use: (AnyObject) -> Void

  init<Object: AnyObject>(
    _ name: String, make: @escaping (Int) -> Object, contents: @escaping (Object) -> [AnyObject],
    others: @escaping (Object) -> [AnyObject] = { _ in [] }, _ ways: [Way], use: @escaping (Object) -> Void
  ) {
    (self.name, self.make, self.ways) = (name, make, ways)
    self.contents = { ($0 as? Object).map(contents) ?? [] }
    self.others = { ($0 as? Object).map(others) ?? [] }
    self.use = { if let object = $0 as? Object { use(object) } }
  }

  /// Whether an object is another one, or is in it.
  func leads(_ outer: AnyObject, to inner: AnyObject) -> Bool {
    var waiting = [outer]
    var seen: Set<ObjectIdentifier> = []
    while let object = waiting.popLast() {
      if object === inner { return true }
      if seen.insert(ObjectIdentifier(object)).inserted { waiting += contents(object) }
    }
    return false
  }
}

// MARK: - The relations

extension Relation {
  nonisolated static let names = [
    "views", "fields", "layers", "controllers", "behaviors", "animations", "cells", "effects", "requirements",
  ]

  static var all: [Relation] {
    [views, fields, layers, controllers, behaviors, animations, cells, effects, requirements]
  }

  private static var views: Relation {
    Relation(
      "views", make: { _ in UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) },
      contents: { (view: UIView) in
        view.subviews + [view.layer.mask?.delegate as? UIView].compactMap(\.self)
          + ((view as? UIStackView)?.arrangedSubviews ?? [])
      }, others: { view in [view.mask].compactMap(\.self) },
      [
        Way("UIView.addSubview") { (inner: UIView, outer: UIView) in outer.addSubview(inner) },
        Way("UIView.insertSubview") { (inner: UIView, outer: UIView) in outer.insertSubview(inner, at: 0) },
        Way("UIView.insertSubview") { (inner: UIView, outer: UIView) in
          if let sibling = outer.subviews.first(where: { $0 !== inner }) {
            outer.insertSubview(inner, belowSubview: sibling)
          } else {
            outer.addSubview(inner)
          }
        },
        Way("UIView.insertSubview") { (inner: UIView, outer: UIView) in
          if let sibling = outer.subviews.first(where: { $0 !== inner }) {
            outer.insertSubview(inner, aboveSubview: sibling)
          } else {
            outer.addSubview(inner)
          }
        },
        Way("UIView.mask") { (inner: UIView, outer: UIView) in outer.mask = inner },
        Way("CALayer.mask") { (inner: UIView, outer: UIView) in outer.layer.mask = inner.layer },
        Way("UIStackView.addArrangedSubview") { (inner: UIView, outer: UIStackView) in
          outer.addArrangedSubview(inner)
        },
        Way("UIStackView.insertArrangedSubview") { (inner: UIView, outer: UIStackView) in
          outer.insertArrangedSubview(inner, at: 0)
        },
      ],
      use: { view in
        view.layoutIfNeeded()
        _ = view.sizeThatFits(CGSize(width: 100, height: 100))
        draw(view.layer)
      })
  }

  /// Views that take others for a place of their own.
  private static var fields: Relation {
    Relation(
      "fields",
      make: { number in
        switch number % 3 {
        case 0: UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        case 1: fieldWithSides
        default: UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
      },
      contents: { (view: UIView) in view.subviews },
      others: { view in
        let field = view as? UITextField
        return [
          field?.leftView, field?.rightView, field?.inputView, field?.inputAccessoryView,
          (view as? UIScrollView)?.refreshControl,
        ].compactMap(\.self)
      },
      [
        Way("UIView.addSubview") { (inner: UIView, outer: UIView) in outer.addSubview(inner) },
        Way("UITextField.leftView") { (inner: UIView, outer: UITextField) in
          outer.leftView = inner
        },
        Way("UITextField.rightView") { (inner: UIView, outer: UITextField) in
          outer.rightView = inner
        },
        Way("UITextField.inputView") { (inner: UIView, outer: UITextField) in outer.inputView = inner },
        Way("UITextField.inputAccessoryView") { (inner: UIView, outer: UITextField) in
          outer.inputAccessoryView = inner
        },
        Way("UIScrollView.refreshControl") { (inner: UIRefreshControl, outer: UIScrollView) in
          outer.refreshControl = inner
        },
      ],
      use: { view in
        view.layoutIfNeeded()
        draw(view.layer)
      })
  }

  private static var fieldWithSides: UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    return field
  }

  private static var layers: Relation {
    Relation(
      "layers", make: { _ in CALayer() },
      contents: { (layer: CALayer) in (layer.sublayers ?? []) + (layer.mask.map { [$0] } ?? []) },
      [
        Way("CALayer.addSublayer") { (inner: CALayer, outer: CALayer) in outer.addSublayer(inner) },
        Way("CALayer.insertSublayer") { (inner: CALayer, outer: CALayer) in outer.insertSublayer(inner, at: 0)
        },
        Way("CALayer.insertSublayer") { (inner: CALayer, outer: CALayer) in
          outer.insertSublayer(inner, below: outer.sublayers?.first { $0 !== inner })
        },
        Way("CALayer.insertSublayer") { (inner: CALayer, outer: CALayer) in
          outer.insertSublayer(inner, above: outer.sublayers?.first { $0 !== inner })
        },
        Way("CALayer.replaceSublayer") { (inner: CALayer, outer: CALayer) in
          if let old = outer.sublayers?.first(where: { $0 !== inner }) {
            outer.replaceSublayer(old, with: inner)
          } else {
            outer.addSublayer(inner)
          }
        },
        Way("CALayer.sublayers") { (inner: CALayer, outer: CALayer) in outer.sublayers = [CALayer(), inner] },
        Way("CALayer.mask") { (inner: CALayer, outer: CALayer) in outer.mask = inner },
      ],
      use: { layer in
        layer.layoutIfNeeded()
        _ = layer.presentation()?.sublayers
        draw(layer)
      })
  }

  private static var controllers: Relation {
    Relation(
      "controllers",
      make: { number in
        switch number % 3 {
        case 0: UIViewController()
        case 1: UINavigationController()
        default: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
      },
      contents: { (controller: UIViewController) in controller.children },
      [
        Way("UIViewController.addChild") { (inner: UIViewController, outer: UIViewController) in
          outer.addChild(inner)
        },
        Way("UINavigationController.pushViewController") {
          (inner: UIViewController, outer: UINavigationController) in
          outer.pushViewController(inner, animated: false)
        },
        Way("UINavigationController.setViewControllers") {
          (inner: UIViewController, outer: UINavigationController) in
          outer.setViewControllers([UIViewController(), inner], animated: false)
        },
        Way("UINavigationController.viewControllers") {
          (inner: UIViewController, outer: UINavigationController) in outer.viewControllers = [inner]
        },
        Way("UIPageViewController.setViewControllers") {
          (inner: UIViewController, outer: UIPageViewController) in
          outer.setViewControllers([inner], direction: .forward, animated: false)
        },
      ],
      use: { controller in
        _ = controller.traitCollection
        _ = controller.navigationController
        controller.viewIfLoaded?.layoutIfNeeded()
      })
  }

  private static var behaviors: Relation {
    Relation(
      "behaviors", make: { _ in UIDynamicBehavior() },
      contents: { (behavior: UIDynamicBehavior) in behavior.childBehaviors },
      [
        Way("UIDynamicBehavior.addChildBehavior") { (inner: UIDynamicBehavior, outer: UIDynamicBehavior) in
          outer.addChildBehavior(inner)
        }
      ],
      use: { behavior in
        let animator = UIDynamicAnimator()
        quietly { animator.addBehavior(behavior) }
        animator.removeAllBehaviors()
      })
  }

  private static var animations: Relation {
    Relation(
      "animations", make: { _ in CAAnimationGroup() },
      contents: { (group: CAAnimationGroup) in group.animations ?? [] },
      [
        Way("CAAnimationGroup.animations") { (inner: CAAnimationGroup, outer: CAAnimationGroup) in
          outer.animations = [CABasicAnimation(keyPath: "opacity"), inner]
        }
      ],
      use: { group in
        _ = group.copy()
        let layer = CALayer()
        layer.add(group, forKey: "all")
        layer.removeAllAnimations()
      })
  }

  private static var cells: Relation {
    Relation(
      "cells", make: { _ in CAEmitterCell() }, contents: { (cell: CAEmitterCell) in cell.emitterCells ?? [] },
      [
        Way("CAEmitterCell.emitterCells") { (inner: CAEmitterCell, outer: CAEmitterCell) in
          outer.emitterCells = [CAEmitterCell(), inner]
        }
      ], use: { _ in })
  }

  private static var effects: Relation {
    Relation(
      "effects", make: { _ in UIMotionEffectGroup() },
      contents: { (group: UIMotionEffectGroup) in group.motionEffects ?? [] },
      [
        Way("UIMotionEffectGroup.motionEffects") { (inner: UIMotionEffectGroup, outer: UIMotionEffectGroup) in
          outer.motionEffects = [inner]
        }
      ], use: { _ = $0.keyPathsAndRelativeValues(forViewerOffset: .zero) })
  }

  /// A recognizer waits for another one.
  private static var requirements: Relation {
    Relation(
      "requirements", make: { _ in UITapGestureRecognizer() },
      contents: { (recognizer: UIGestureRecognizer) in recognizer.required },
      [
        Way("UIGestureRecognizer.require") { (inner: UIGestureRecognizer, outer: UIGestureRecognizer) in
          outer.require(toFail: inner)
        }
      ], use: { _ in })
  }

  private static func draw(_ layer: CALayer) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      layer.render(in: context.cgContext)
    }
    _ = image.size
  }

  static func quietly(_ body: () -> Void) {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    Misuse.handler = { _ in }
    body()
  }
}
