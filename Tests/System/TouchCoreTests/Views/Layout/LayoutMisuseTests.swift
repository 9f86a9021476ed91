// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct LayoutMisuseTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func view(_ name: String) -> UIView { placed(name, in: root) }

  @Test func `items without a common superview are reported with their names`() {
    let card = view("card")
    let lone = UIView()
    lone.accessibilityIdentifier = "lone"
    let constraint = card.topAnchor.constraint(equalTo: lone.topAnchor)
    #expect(
      reports { constraint.isActive = true } == [
        "card.top == lone.top: card and lone have no common superview; add both to a hierarchy before the constraint is activated. The constraint stays inactive."
      ])
    #expect(!constraint.isActive)
  }

  @Test func `attributes that do not go together are reported when the constraint is made`() {
    let (card, label) = (view("card"), view("label"))
    func make(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ factor: CGFloat = 1,
      to item: Any? = nil
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: card, attribute: first, relatedBy: .equal, toItem: item ?? label, attribute: second,
        multiplier: factor, constant: 0)
    }
    let found = reports {
      let made = [
        make(.top, .width), make(.left, .top), make(.leading, .left), make(.centerX, .centerX, 0),
        make(.width, .width, .nan), make(.width, .height, 1, to: "text"),
      ]
      for constraint in made { #expect(!constraint.isActive) }
    }
    #expect(
      found == [
        "card.top == label.width: top cannot be set in relation to width; it cannot be activated.",
        "card.left == label.top: left cannot be set in relation to top; it cannot be activated.",
        "card.leading == label.left: leading cannot be set in relation to left; it cannot be activated.",
        "card.centerX == 0 * label.centerX: the multiplier is 0, so the second item has no effect; it cannot be activated.",
        "card.width == nan * label.width: the multiplier nan is not a finite number; it cannot be activated.",
        "card.width == 0: String is neither a view nor a layout guide; it cannot be activated.",
      ])
  }

  @Test func `a priority does not change from or to required while the constraint is active`() {
    let width = view("card").widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    #expect(
      reports { width.priority = .defaultHigh } == [
        "card.width == 1: the priority of an active constraint cannot change from or to required; it stays as it is. Deactivate the constraint first."
      ])
    #expect(width.priority == .required)
    #expect(
      reports { width.priority = UILayoutPriority(2000) } == [
        "card.width == 1: the priority 2000.0 is not from 1 to 1000; it stays as it is."
      ])
  }

  @Test func `of constraints in conflict the one that was added last is broken and all are named, once`() {
    let card = view("card")
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 10),
      card.widthAnchor.constraint(equalToConstant: 40),
    ])
    let wide = card.widthAnchor.constraint(equalToConstant: 60)
    wide.isActive = true
    #expect(
      reports { root.layoutIfNeeded() } == [
        "constraints cannot all be satisfied: (card.width == 40), (card.width == 60). Breaking (card.width == 60)."
      ])
    #expect(frames(card) == "0 0 40 10")
    root.setNeedsLayout()
    #expect(reports { root.layoutIfNeeded() }.isEmpty)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(frames(card) == "0 0 40 10")
  }

  @Test func `a constant that is not a number is reported and has no effect`() {
    let card = view("card")
    let width = card.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    #expect(reports { width.constant = .nan }.count == 1)
    root.layoutIfNeeded()
    #expect(frames(card) == "0 0 0 10")
    width.constant = .infinity
    root.layoutIfNeeded()
    #expect(card.frame.width.isFinite)
    width.constant = 30
    root.layoutIfNeeded()
    #expect(frames(card) == "0 0 30 10")
  }

  @Test func `a constraint to a view that is gone cannot be activated`() {
    let card = view("card")
    var other: UIView? = UIView()
    let constraint = card.topAnchor.constraint(equalTo: other!.topAnchor)
    other = nil
    #expect(
      reports { constraint.isActive = true } == [
        "card.top == an item that is gone.top: an item is gone. The constraint stays inactive."
      ])
    #expect(constraint.secondItem == nil)
  }

  @Test func `ten thousand constraints in conflict are broken in time`() {
    let card = view("card")
    card.widthAnchor.constraint(equalToConstant: 1).isActive = true
    let found = reports {
      for index in 0..<10_000 {
        card.widthAnchor.constraint(equalToConstant: CGFloat(index + 2)).isActive = true
      }
      root.layoutIfNeeded()
    }
    #expect(found.count == 10_000)
    #expect(frames(card) == "0 0 1 0")
  }

  @Test
  func
    `a constraint that is made with a constant that is not a number is reported, and the layout is finite`()
  {
    let card = view("card")
    let found = reports {
      NSLayoutConstraint.activate([
        card.widthAnchor.constraint(equalToConstant: .nan),
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: .nan),
        card.heightAnchor.constraint(equalToConstant: 1e30),
      ])
      root.layoutIfNeeded()
    }
    #expect(
      found
        == [
          "card.width == nan: the constant is not a number; the constraint has no effect until it is one.",
          "card.top == root.top + nan: the constant is not a number; the constraint has no effect until it is one.",
        ].map { $0.replacing("root", with: "UIView") })
    let frame = card.frame
    #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
  }

  @Test func `a cycle of subviews in a layout is refused, and the layout ends`() {
    final class Looping: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        addSubview(self)
        if let superview { addSubview(superview) }
      }
    }
    let view = Looping()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let found = reports { root.layoutIfNeeded() }
    #expect(found.count == 2 && found.allSatisfy { $0.contains("addSubview") })
    #expect(view.superview === root && view.subviews.isEmpty)
    #expect(frames(view) == "0 0 20 0")
  }

  @Test(arguments: [1, 2]) func `views that add views in their layout without end are stopped`(count: Int) {
    final class Growing: UIView {
      var count = 1
      static var made = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        for _ in 0..<count {
          let view = Growing()
          view.count = count
          view.translatesAutoresizingMaskIntoConstraints = false
          Self.made += 1
          addSubview(view)
          view.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
        }
      }
    }
    Growing.made = 0
    let view = Growing(frame: root.bounds)
    view.count = count
    root.addSubview(view)
    let found = reports { root.layoutIfNeeded() }
    #expect(found.count == 1 && found[0].contains("layout of Growing adds views without end"))
    #expect(Growing.made < 30_000)
  }

  @Test func `views that add siblings in their layout without end are stopped`() {
    final class Spreading: UIView {
      static var made = 0
      override func layoutSubviews() {
        for _ in 0..<2 {
          superview?.addSubview(Spreading())
          Self.made += 1
        }
      }
    }
    root.addSubview(Spreading())
    let found = reports { root.layoutIfNeeded() }
    #expect(found.count == 1 && found[0].contains("layout of Spreading adds views without end"))
    #expect(Spreading.made < 60_000)
  }

  @Test func `ten times as many independent views take about ten times as long`() {
    func time(_ count: Int) -> Duration {
      (0..<3).map { _ in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        return ContinuousClock().measure {
          for index in 0..<count {
            let view = placed("\(index)", in: root)
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1).isActive = true
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2).isActive = true
          }
          root.layoutIfNeeded()
        }
      }.min() ?? .zero
    }
    // Growth with the square would make it a hundred times as long.
    #expect(time(2000) < time(200) * 40)
  }

  @Test func `a layout that asks for itself ends`() {
    final class Restless: UIView {
      var height: NSLayoutConstraint?
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        height?.constant += 1
        addSubview(UIView())
      }
    }
    let view = Restless()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.height = view.heightAnchor.constraint(equalToConstant: 5)
    view.height?.isActive = true
    let found = reports { root.layoutIfNeeded() }
    #expect(found.count == 1)
    #expect(view.count <= 202 && view.frame.height.isFinite)
  }
}
