// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct NSLayoutConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func view(_ name: String, in parent: UIView? = nil) -> UIView { placed(name, in: parent ?? root) }

  @Test func `edges that are pinned by anchors give a frame`() {
    let card = view("card")
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      card.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(frames(card) == "16 20 288 44")
  }

  @Test func `items and attributes give the same frames as anchors`() {
    let (title, body) = (view("title"), view("body"))
    root.addConstraints([
      NSLayoutConstraint(
        item: title, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
        constant: 8),
      NSLayoutConstraint(
        item: title, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
        constant: 8),
      NSLayoutConstraint(
        item: title, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5,
        constant: -10),
      NSLayoutConstraint(
        item: title, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 30),
      NSLayoutConstraint(
        item: body, attribute: .top, relatedBy: .equal, toItem: title, attribute: .bottom, multiplier: 1,
        constant: 5),
      NSLayoutConstraint(
        item: body, attribute: .centerX, relatedBy: .equal, toItem: title, attribute: .centerX, multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: body, attribute: .width, relatedBy: .equal, toItem: body, attribute: .height, multiplier: 2,
        constant: 0),
      NSLayoutConstraint(
        item: body, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
        constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(frames(title, body) == "8 8 150 30, 63 43 40 20")
    #expect(root.constraints.count == 8)
  }

  @Test func `a constant that changes moves what depends on it in the next layout`() {
    let (bar, list) = (view("bar"), view("list"))
    let height = bar.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.topAnchor), bar.leftAnchor.constraint(equalTo: root.leftAnchor),
      bar.rightAnchor.constraint(equalTo: root.rightAnchor), height,
      list.topAnchor.constraint(equalTo: bar.bottomAnchor),
      list.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      list.leftAnchor.constraint(equalTo: root.leftAnchor),
      list.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(frames(bar, list) == "0 0 320 44, 0 44 320 436")
    height.constant = 64
    #expect(frames(bar, list) == "0 0 320 44, 0 44 320 436")
    root.layoutIfNeeded()
    #expect(frames(bar, list) == "0 0 320 64, 0 64 320 416")
    root.frame.size.height = 200
    root.layoutIfNeeded()
    #expect(frames(bar, list) == "0 0 320 64, 0 64 320 136")
  }

  @Test func `a constraint is installed in the nearest common superview of its items`() {
    let (left, right) = (view("left"), view("right"))
    let inner = view("inner", in: left)
    let across = inner.topAnchor.constraint(equalTo: right.topAnchor)
    let down = inner.leadingAnchor.constraint(equalTo: left.leadingAnchor)
    let alone = inner.widthAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([across, down, alone])
    #expect(root.constraints == [across])
    #expect(left.constraints == [down])
    #expect(inner.constraints == [alone])
    across.isActive = false
    #expect(root.constraints.isEmpty)
    #expect(!across.isActive)
  }

  @Test func `views in different branches are related by way of those around them`() {
    let (left, right) = (view("left"), view("right"))
    let (one, two) = (view("one", in: left), view("two", in: right))
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
      right.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      right.widthAnchor.constraint(equalToConstant: 100), right.heightAnchor.constraint(equalToConstant: 100),
      two.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 7),
      two.topAnchor.constraint(equalTo: right.topAnchor, constant: 7),
      two.widthAnchor.constraint(equalToConstant: 20), two.heightAnchor.constraint(equalToConstant: 20),
      one.topAnchor.constraint(equalTo: two.topAnchor), one.rightAnchor.constraint(equalTo: two.leftAnchor),
      one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 2, constant: 1),
      one.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(frames(left, right, one, two) == "10 10 100 100, 200 50 100 100, 156 47 41 5, 7 7 20 20")
  }

  @Test func `a higher priority is satisfied before a lower one has any say`() {
    let card = view("card")
    let wide = card.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    let narrow = card.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: 30), wide, narrow,
    ])
    root.layoutIfNeeded()
    #expect(frames(card) == "0 0 320 30")
    wide.priority = UILayoutPriority(rawValue: 10)
    root.layoutIfNeeded()
    #expect(frames(card) == "0 0 100 30")
  }

  @Test func `a view that leaves its superview takes the constraints with it down`() {
    let (card, label) = (view("card"), view("label"))
    let inside = view("inside", in: card)
    let kept = inside.topAnchor.constraint(equalTo: card.topAnchor, constant: 3)
    let lost = inside.leftAnchor.constraint(equalTo: label.leftAnchor)
    let edge = card.leftAnchor.constraint(equalTo: root.leftAnchor)
    let other = label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    NSLayoutConstraint.activate([kept, lost, edge, other])
    root.layoutIfNeeded()
    card.removeFromSuperview()
    #expect([kept, lost, edge, other].map(\.isActive) == [true, false, false, true])
    #expect(root.constraints == [other])
    let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    elsewhere.addSubview(card)
    elsewhere.layoutIfNeeded()
    #expect(frames(card, inside) == "0 0 0 0, 0 3 0 0")
  }

  @Test func `trees are put together in any order`() {
    let (outer, inner) = (UIView(), UIView())
    let leaf = Sized(30, 40)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    inner.addSubview(leaf)
    for (view, around) in [(leaf as UIView, inner)] {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: 1),
        view.rightAnchor.constraint(equalTo: around.rightAnchor, constant: -1),
        view.topAnchor.constraint(equalTo: around.topAnchor, constant: 1),
        view.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -1),
      ])
    }
    inner.layoutIfNeeded()
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 2),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -2),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 2),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -2),
    ])
    outer.layoutIfNeeded()
    root.addSubview(outer)
    outer.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    outer.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(frames(outer, inner, leaf) == "142 217 36 46, 2 2 32 42, 1 1 30 40")
    leaf.size = CGSize(width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(frames(outer, inner, leaf) == "152 232 16 16, 2 2 12 12, 1 1 10 10")
  }

  @Test func `a frame and an autoresizing mask count as constraints`() {
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let flexible = UIView(frame: CGRect(x: 20, y: 100, width: 280, height: 50))
    flexible.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(fixed)
    root.addSubview(flexible)
    let (below, beside) = (view("below"), view("beside"))
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor),
      below.leftAnchor.constraint(equalTo: fixed.leftAnchor),
      below.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 9),
      beside.topAnchor.constraint(equalTo: flexible.bottomAnchor),
      beside.rightAnchor.constraint(equalTo: flexible.rightAnchor),
      beside.widthAnchor.constraint(equalToConstant: 9), beside.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    #expect(frames(fixed, below, flexible, beside) == "10 10 100 50, 10 60 100 9, 20 100 280 50, 291 150 9 9")
    fixed.frame = CGRect(x: 30, y: 20, width: 60, height: 50)
    root.bounds.size = CGSize(width: 420, height: 500)
    root.layoutIfNeeded()
    #expect(frames(fixed, below, flexible, beside) == "30 20 60 50, 30 70 60 9, 20 120 380 50, 391 170 9 9")
    fixed.center.x = 100
    root.layoutIfNeeded()
    #expect(frames(fixed, below) == "70 20 60 50, 70 70 60 9")
  }

  @Test func `sizes are rounded to pixels and origins by themselves`() {
    let views = (0..<3).map { view("\($0)") }
    var all: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      all += [
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        view.heightAnchor.constraint(equalToConstant: 60),
        index == 0
          ? view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12)
          : view.leadingAnchor.constraint(equalTo: views[index - 1].trailingAnchor, constant: 8),
      ]
      if index > 0 { all.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor)) }
    }
    all.append(views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12))
    NSLayoutConstraint.activate(all)
    root.layoutIfNeeded()
    #expect(
      frames(views[0], views[1], views[2]) == "12 20 93.5 60, 113.5 20 93.5 60, 214.5 20 93.5 60")
  }

  @Test func `constraints in a description are formulas`() {
    let (card, label) = (view("card"), view("label"))
    let gap = label.leadingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8)
    gap.priority = .defaultHigh
    gap.identifier = "gap"
    let size = card.widthAnchor.constraint(greaterThanOrEqualTo: label.heightAnchor, multiplier: 1.5)
    size.isActive = true
    #expect(gap.description == "<NSLayoutConstraint 'gap' label.leading == card.trailing - 8 @750>")
    #expect(size.description == "<NSLayoutConstraint card.width >= 1.5 * label.height (active)>")
    #expect(gap.firstItem === label && gap.secondItem === card)
    #expect(gap.firstAttribute == .leading && gap.secondAttribute == .trailing && gap.relation == .equal)
    #expect(size.multiplier == 1.5 && size.constant == 0 && size.relation == .greaterThanOrEqual)
  }

  @Test func `a distance between anchors is a length`() {
    let (one, two, three) = (view("one"), view("two"), view("three"))
    for view in [one, two, three] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let first = root.leftAnchor.anchorWithOffset(to: one.leftAnchor)
    NSLayoutConstraint.activate([
      first.constraint(equalToConstant: 30),
      one.rightAnchor.anchorWithOffset(to: two.leftAnchor).constraint(equalTo: first, multiplier: 2),
      three.leadingAnchor.constraint(equalToSystemSpacingAfter: two.trailingAnchor, multiplier: 1.5),
    ])
    root.layoutIfNeeded()
    #expect(frames(one, two, three) == "30 0 20 10, 110 0 20 10, 142 0 20 10")
  }

  @Test func `leading and trailing follow the direction of text, left and right do not`() {
    let (lead, left) = (view("lead"), view("left"))
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      lead.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      lead.topAnchor.constraint(equalTo: root.topAnchor), lead.widthAnchor.constraint(equalToConstant: 50),
      lead.heightAnchor.constraint(equalToConstant: 10),
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      left.topAnchor.constraint(equalTo: root.topAnchor), left.widthAnchor.constraint(equalToConstant: 50),
      left.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(frames(lead, left) == "254 0 50 10, 16 0 50 10")
    lead.semanticContentAttribute = .forceRightToLeft
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(frames(lead, left) == "16 0 50 10, 16 0 50 10")
  }

  @Test func `views next to each other follow the direction of the view that arranges them`() {
    let (one, two) = (view("one"), view("two"))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor), one.widthAnchor.constraint(equalToConstant: 50),
      one.heightAnchor.constraint(equalToConstant: 10),
      two.topAnchor.constraint(equalTo: one.topAnchor), two.widthAnchor.constraint(equalToConstant: 20),
      two.heightAnchor.constraint(equalToConstant: 10),
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(equalToConstant: 8),
    ])
    root.layoutIfNeeded()
    #expect(frames(one, two) == "0 0 50 10, 58 0 20 10")
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(frames(one, two) == "270 0 50 10, 242 0 20 10")
  }

  @Test func `the anchor of a constraint equals that of its item`() {
    let card = view("card")
    let width = card.widthAnchor.constraint(equalToConstant: 50)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(width.firstAnchor == card.widthAnchor)
    #expect(width.firstAnchor != card.heightAnchor)
    #expect(top.secondAnchor == root.topAnchor)
    #expect(top.secondAnchor != card.topAnchor)
    #expect(Set([card.topAnchor, card.topAnchor, root.topAnchor]).count == 2)
  }

  @Test func `a changed constant in an animation block animates the frame`() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let card = view("card", in: window)
    let top = card.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([
      top, card.leftAnchor.constraint(equalTo: window.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    top.constant = 200
    UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
    #expect(frames(card) == "0 200 100 100")
    #expect(card.layer.animationKeys()?.isEmpty == false || card.layer.presentation()?.frame.minY == 0)
    withExtendedLifetime(application) {}
  }
}
