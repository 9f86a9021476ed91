// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

/// The owner of a point in the area by which a precise control has grown.
struct OwnershipTests {
  private let stage = Stage()
  private let precise = PreciseButton(frame: CGRect(x: 134, y: 200, width: 30, height: 30))

  private func add<View: UIView>(_ view: View, _ frame: CGRect, to superview: UIView? = nil) -> View {
    view.frame = frame
    (superview ?? stage.view).addSubview(view)
    return view
  }

  /// Adds the precise button in front of everything so far.
  private func addPrecise(to superview: UIView? = nil) {
    (superview ?? stage.view).addSubview(precise)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat = 215) throws -> UIView? {
    try stage.tap(.screen(x, y)).hit
  }

  private static let left = CGRect(x: 100, y: 200, width: 30, height: 30)

  @Test func `a tap 28 points into the left one of two buttons 4 points apart clicks the left one`() throws {
    for shares in [false, true] {
      let stage = Stage()
      let (left, right) = (PreciseButton(frame: Self.left), PreciseButton(frame: precise.frame))
      for (button, name) in [(left, "left"), (right, "right")] {
        button.sharesGaps = shares
        button.addAction(UIAction { _ in stage.log(name) }, for: .touchUpInside)
        try stage.add(button, named: name)
      }
      for x in [128.0, 129.9, 134, 136] { try stage.tap(.screen(x, 215)) }
      #expect(stage.lines == ["left", "left", "right", "right"])
      stage.clear()
      // The gap has no owner: it goes to the upper one, or half to each.
      for x in [130.0, 131.9, 132, 133.9] { try stage.tap(.screen(x, 215)) }
      #expect(
        stage.lines == (shares ? ["left", "left", "right", "right"] : ["right", "right", "right", "right"]))
    }
  }

  @Test func `the trace of such a tap shows who is asked, and nobody twice`() throws {
    try stage.add(PreciseButton(frame: Self.left), named: "left")
    try stage.add(precise, named: "right")
    try stage.tap(.screen(128, 215))
    expectTrace(
      stage, only: [.hitTest],
      """
         0.000  hit-test   UIWindow#1                        inside at (128, 215)
         0.000  hit-test     UITransitionView#1              inside at (128, 215)
         0.000  hit-test       UIDropShadowView#1            inside at (128, 215)
         0.000  hit-test         UIView#1                    inside at (128, 215)
         0.000  hit-test           PreciseButton "right"     outside at (-6, 15)
         0.000  hit-test           PreciseButton "left"      inside at (28, 15)
         0.000  hit-test   UIWindow#1                        (128, 215) hits PreciseButton "left"
      """)
  }

  @Test func `three in a row keep their bounds, however far each grows`() throws {
    let buttons = (0..<3).map { place in
      let button = PreciseButton()
      button.hitOutsets = UIEdgeInsets(top: 60, left: 60, bottom: 60, right: 60)
      return add(button, CGRect(x: 100 + CGFloat(place) * 32, y: 200, width: 30, height: 30))
    }
    for (place, button) in buttons.enumerated() {
      let x = 100 + CGFloat(place) * 32
      for dx in [0, 15, 29.9] as [CGFloat] { #expect(try hit(x + dx) === button) }
    }
    #expect(try hit(131) === buttons[2])
    #expect(try hit(105, 190) === buttons[2])
  }

  @Test func `any control and any view with a recognizer keeps its bounds, before it and behind it`() throws {
    let tapped = UIView()
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    for neighbor in [UIButton(), UIControl(), UISlider(), UITextField(), tapped] as [UIView] {
      for isBehind in [true, false] {
        if isBehind { _ = add(neighbor, Self.left) }
        addPrecise()
        if !isBehind { _ = add(neighbor, Self.left) }
        #expect(try hit(128)?.isDescendant(of: neighbor) == true, "\(type(of: neighbor))")
        #expect(try hit(132) === precise)
        neighbor.removeFromSuperview()
        precise.removeFromSuperview()
      }
    }
  }

  @Test func `an untouchable view has nothing to keep`() throws {
    let button = add(UIButton(), Self.left)
    let plain = add(UIView(), CGRect(x: 100, y: 160, width: 30, height: 30))
    let off = add(UIView(), CGRect(x: 100, y: 240, width: 30, height: 30))
    let recognizer = UITapGestureRecognizer()
    off.addGestureRecognizer(recognizer)
    addPrecise()
    precise.hitOutsets = UIEdgeInsets(top: 40, left: 20, bottom: 40, right: 20)
    #expect(try hit(128) === button)
    let changes: [(UIView) -> (Bool) -> Void] = [
      { view in { view.isHidden = $0 } }, { view in { view.alpha = $0 ? 0.01 : 1 } },
      { view in { view.isUserInteractionEnabled = !$0 } },
    ]
    for change in changes {
      change(button)(true)
      #expect(try hit(128) === precise)
      change(button)(false)
    }
    // A disabled control is hit, and keeps its touches from what lies beside it.
    button.isEnabled = false
    #expect(try hit(128) === button)
    #expect(try hit(128, 175) === precise, "a plain view is no target")
    #expect(try hit(128, 255) === off)
    recognizer.isEnabled = false
    #expect(try hit(128, 255) === precise)
    _ = plain
  }

  @Test func `neighbors in other containers keep theirs, at any depth`() throws {
    let outer = add(UIView(), CGRect(x: 50, y: 150, width: 80, height: 100))
    let inner = add(UIView(), CGRect(x: 10, y: 10, width: 70, height: 80), to: outer)
    let cousin = add(UIButton(), CGRect(x: 40, y: 40, width: 30, height: 30), to: inner)
    let own = add(UIView(), CGRect(x: 120, y: 150, width: 100, height: 100))
    precise.frame = CGRect(x: 14, y: 50, width: 30, height: 30)
    own.addSubview(precise)
    #expect(cousin.convert(cousin.bounds, to: nil) == CGRect(x: 100, y: 200, width: 30, height: 30))
    // The container in front covers the cousin there but shows nothing: the cousin is visible, and keeps its
    // area.
    #expect(try hit(128) === own)
    #expect(try hit(131) === precise)
    own.backgroundColor = .white
    #expect(try hit(128) === precise)
    own.backgroundColor = .clear
    #expect(try hit(128) === own)
    stage.view.bringSubviewToFront(outer)
    #expect(try hit(128) === cousin)
    // A container that lets touches through leaves the cousin its area.
    own.removeFromSuperview()
    let through = add(LetsThrough(), CGRect(x: 120, y: 150, width: 100, height: 100))
    through.addSubview(precise)
    #expect(try hit(128) === cousin)
    #expect(try hit(131) === precise)
    cousin.isHidden = true
    #expect(try hit(128) === precise)
    cousin.isHidden = false
    inner.isUserInteractionEnabled = false
    #expect(try hit(128) === precise)
  }

  @Test func `a view without a background does not cover a neighbor, and one with a background does`() throws
  {
    let button = add(UIButton(), Self.left)
    let cover = add(UIView(), CGRect(x: 90, y: 190, width: 60, height: 60))
    addPrecise()
    #expect(try hit(128) === cover)
    cover.backgroundColor = .gray
    #expect(try hit(128) === precise)
    // The same at a deeper level: a panel over a button, with containers in it.
    precise.removeFromSuperview()
    cover.frame = CGRect(x: 90, y: 190, width: 100, height: 60)
    let inner = add(UIView(), cover.bounds, to: add(UIView(), cover.bounds, to: cover))
    precise.frame = CGRect(x: 44, y: 10, width: 30, height: 30)
    inner.addSubview(precise)
    #expect(try hit(128) === precise)
    cover.backgroundColor = nil
    #expect(try hit(128) === inner)
    button.isHidden = true
    #expect(try hit(128) === precise)
  }

  @Test func `two overlapping targets keep what is on top, and neither takes more`() throws {
    let back = add(UIButton(), CGRect(x: 100, y: 200, width: 40, height: 30))
    addPrecise()
    #expect(try hit(133) === back)
    #expect(try hit(134) === precise)
    #expect(try hit(139) === precise)
    stage.view.sendSubviewToBack(precise)
    #expect(try hit(139) === back)
    #expect(try hit(141) === precise)
  }

  @Test func `a superview is no neighbor, and a subview keeps its bounds`() throws {
    let around = add(UIControl(), CGRect(x: 100, y: 180, width: 100, height: 70))
    around.addGestureRecognizer(UITapGestureRecognizer())
    precise.frame = CGRect(x: 34, y: 20, width: 30, height: 30)
    around.addSubview(precise)
    #expect(try hit(130) === precise)
    #expect(try hit(126) === around)
    // A control inside the grown one that sticks out into the grown area.
    let badge = add(UIButton(), CGRect(x: -5, y: -5, width: 10, height: 10), to: precise)
    #expect(try hit(131, 197) === badge)
    #expect(try hit(131, 210) === precise)
    // A sibling in front of the superview: it is hit first.
    let over = add(UIButton(), CGRect(x: 120, y: 200, width: 12, height: 30))
    #expect(try hit(130, 215) === over)
    #expect(try hit(133, 215) === precise)
  }

  @Test func `a control that lies on a sibling with a gesture of its own leaves it its bounds`() throws {
    let board = add(UIView(), CGRect(x: 50, y: 150, width: 250, height: 150))
    board.addGestureRecognizer(UITapGestureRecognizer())
    addPrecise()
    #expect(try hit(132) === board)
    #expect(try hit(134) === precise)
  }

  @Test func `scrolled, a neighbor keeps what it shows, and the scroll view what it does not lie under`()
    throws
  {
    let scrollView = add(UIScrollView(), CGRect(x: 50, y: 150, width: 80, height: 150))
    scrollView.contentSize = CGSize(width: 80, height: 600)
    let row = add(UIButton(), CGRect(x: 0, y: 250, width: 80, height: 30), to: scrollView)
    addPrecise()
    // Beside the button: the content of the scroll view belongs to a row or to the scroll view.
    scrollView.contentOffset.y = 200
    #expect(try hit(128) === row)
    scrollView.contentOffset.y = 0
    #expect(try hit(128) === scrollView)
    // A row that is scrolled out of sight owns nothing.
    scrollView.frame.size.height = 30
    scrollView.contentOffset.y = 200
    #expect(try hit(128) === precise)
    // Under the button: the scroll view is its background; the rows are not.
    scrollView.frame = CGRect(x: 0, y: 150, width: 375, height: 300)
    #expect(try hit(132) === precise)
    row.frame = CGRect(x: 0, y: 250, width: 132, height: 30)
    #expect(try hit(131) === row)
    #expect(try hit(133) === precise)
  }

  @Test func `a control in a scroll view leaves its neighbors there their bounds`() throws {
    let scrollView = add(UIScrollView(), CGRect(x: 50, y: 150, width: 200, height: 150))
    scrollView.contentSize = CGSize(width: 200, height: 600)
    scrollView.contentOffset.y = 300
    let row = add(UIButton(), CGRect(x: 50, y: 350, width: 30, height: 30), to: scrollView)
    precise.frame = CGRect(x: 84, y: 350, width: 30, height: 30)
    scrollView.addSubview(precise)
    #expect(try hit(128) === row)
    #expect(try hit(131) === precise)
    #expect(try hit(168) === precise)
  }

  @Test func `turned and scaled, a neighbor keeps what is seen of it`() throws {
    // A square standing on its corner: along its center line it reaches from 100 to 142.
    let turned = add(UIButton(), CGRect(x: 106, y: 200, width: 30, height: 30))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    precise.frame.origin.x = 144
    addPrecise()
    precise.hitOutsets = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 0)
    #expect(try hit(141, 215) === turned)
    #expect(try hit(141, 200) === precise)
    #expect(try hit(120, 196) === turned)
    // The grown view, rotated and scaled: it is visible from 129 to 189 and grows by 30 points on each side.
    turned.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    precise.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    precise.hitOutsets = .zero
    precise.minimumHitSize = CGSize(width: 60, height: 60)
    #expect(turned.frame == CGRect(x: 113.5, y: 207.5, width: 15, height: 15))
    #expect(try hit(128, 215) === turned)
    #expect(try hit(128, 205) === precise)
    #expect(try hit(110, 215) === precise)
  }

  @Test func `negative outsets leave a neighbor's bounds its own`() throws {
    let small = add(PreciseButton(), Self.left)
    small.minimumHitSize = .zero
    small.hitOutsets = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
    addPrecise()
    #expect(try hit(124) === small)
    #expect(try hit(128) === stage.view)
    // Smaller on one side and larger on another.
    precise.hitOutsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: -20)
    precise.minimumHitSize = .zero
    #expect(try hit(132) === precise)
    #expect(try hit(150) === stage.view)
    #expect(try hit(124) === small)
  }

  @Test func `in an overflow view, a target that sticks out keeps its bounds too`() throws {
    let overflow = add(OverflowView(), CGRect(x: 0, y: 300, width: 300, height: 50))
    let arm = add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10), to: overflow)
    let sticking = add(UIButton(), CGRect(x: 100, y: -100, width: 30, height: 30), to: arm)
    precise.frame = CGRect(x: 134, y: -100, width: 30, height: 30)
    overflow.addSubview(precise)
    #expect(try hit(128) === sticking)
    #expect(try hit(131) === precise)
    // Two overflow views, whose contents ask each other.
    let other = add(OverflowView(), CGRect(x: 0, y: 400, width: 300, height: 50))
    let grown = add(PreciseButton(), CGRect(x: 168, y: -200, width: 30, height: 30), to: other)
    #expect(try hit(162) === precise)
    #expect(try hit(166) === grown)
    #expect(try hit(170) === grown)
  }

  @Test func `a container that overrides hitTest is not searched further`() throws {
    final class Asking: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
          || subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
      }
    }
    let (first, second) = (Asking(), Asking())
    _ = add(first, CGRect(x: 0, y: 300, width: 10, height: 10))
    _ = add(second, CGRect(x: 0, y: 400, width: 10, height: 10))
    let left = add(PreciseButton(), CGRect(x: 100, y: -100, width: 30, height: 30), to: first)
    precise.frame = CGRect(x: 134, y: -200, width: 30, height: 30)
    second.addSubview(precise)
    #expect(try hit(128) === left)
    #expect(try hit(131) === precise)
  }

  @Test func `a button that others have grown over keeps exactly its bounds`() throws {
    let grown = add(HitRectButton(), Self.left)
    grown.hitEdgeInsets = UIEdgeInsets(top: -3, left: -3, bottom: -3, right: -3)
    addPrecise()
    #expect(try hit(128) === grown)
    #expect(try hit(131) === precise)
  }

  @Test func `any view that grows in one line follows the same rules`() throws {
    final class Handle: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        HitOutsets(minimumSize: HitOutsets.comfortableSize).holds(point, in: self) ?? false
      }
    }
    let button = add(UIButton(), Self.left)
    let handle = add(Handle(), CGRect(x: 134, y: 200, width: 30, height: 30))
    #expect(try hit(128) === button)
    #expect(try hit(131) === handle)
  }

  @Test func `out of any window a grown view says what its superview would`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let left = UIButton(frame: Self.left)
    superview.addSubview(left)
    superview.addSubview(precise)
    #expect(!precise.point(inside: CGPoint(x: -6, y: 15), with: nil))
    #expect(precise.point(inside: CGPoint(x: -2, y: 15), with: nil))
    precise.removeFromSuperview()
    #expect(precise.point(inside: CGPoint(x: -6, y: 15), with: nil))
  }
}

/// A container that is not hit itself.
private final class LetsThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
