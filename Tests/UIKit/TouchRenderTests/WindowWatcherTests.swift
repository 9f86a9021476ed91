// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchRender

@MainActor @Suite struct WindowWatcherTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let window: UIWindow
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let watcher: WindowWatcher
  private var views: [UIView] = []

  init() {
    window = UIWindow(windowScene: stage.scene)
    window.isHidden = false
    window.addSubview(root)
    for index in 0..<4 {
      let view = UIView(frame: CGRect(x: 10, y: CGFloat(20 * index), width: 10, height: 10))
      view.backgroundColor = .red
      root.addSubview(view)
      views.append(view)
    }
    stage.application.advance(by: 0)
    watcher = WindowWatcher(window)
  }

  /// What changed, after a check that the picture is the same as one made from scratch.
  private func changes(sourceLocation: SourceLocation = #_sourceLocation) -> String {
    stage.application.advance(by: 0)
    let changes = watcher.update().description
    func plain(_ picture: WindowPicture) -> [String] {
      picture.lines.map { line in
        let space = line.prefix { $0 == " " }
        return String(space + line.dropFirst(space.count).drop { $0.isNumber })
      }
    }
    #expect(plain(watcher.picture) == plain(WindowPicture(of: window)), sourceLocation: sourceLocation)
    return changes
  }

  @Test func `the first update adds everything, and the next one nothing`() {
    #expect(changes() == "added 1 2 3 4 5 6; draw 0 0 100 100")
    #expect(changes() == "nothing")
    #expect(watcher.update() == PictureChanges())
  }

  @Test func `a view that moved is the only change, where it was and where it is`() {
    _ = changes()
    views[1].center.x += 30
    #expect(changes() == "changed 4; draw 10 20 10 10, 40 20 10 10")
    #expect(changes() == "nothing")
  }

  @Test func `a container takes what is inside it along`() {
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 5, height: 5))
    views[0].addSubview(inner)
    _ = changes()
    views[0].frame.origin.y = 1
    #expect(changes() == "changed 3; draw 10 0 25 10, 10 1 25 10")
    views[0].clipsToBounds = true
    #expect(changes() == "changed 3; draw 10 1 25 10")
  }

  @Test func `colors, opacity and layers' own properties are changes, and equal values are none`() {
    _ = changes()
    views[0].backgroundColor = .red
    views[0].frame = views[0].frame
    #expect(changes() == "nothing")
    views[0].backgroundColor = .blue
    views[1].alpha = 0.5
    views[2].layer.cornerRadius = 3
    views[3].layer.mask = CALayer()
    #expect(changes() == "changed 3 4 5 6; draw 10 0 10 10, 10 20 10 10, 10 40 10 10, 10 60 10 10")
  }

  @Test func `views come, go and come back`() {
    _ = changes()
    views[1].removeFromSuperview()
    #expect(changes() == "removed 4; draw 10 20 10 10")
    views[1].backgroundColor = .green
    root.insertSubview(views[1], at: 0)
    #expect(changes() == "added 7; draw 10 20 10 10")
    views[0].removeFromSuperview()
    views[0].backgroundColor = .yellow
    root.addSubview(views[0])
    #expect(changes() == "changed 3; reordered; draw 10 20 10 10, 10 0 10 10, 10 40 10 10, 10 60 10 10")
  }

  @Test func `a hidden view leaves the picture, and its changes wait`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    views[0].addSubview(inner)
    _ = changes()
    views[0].isHidden = true
    #expect(changes() == "removed 3 4; draw 10 0 10 10")
    inner.backgroundColor = .black
    #expect(changes() == "nothing")
    views[0].isHidden = false
    #expect(changes() == "added 3 8; draw 10 0 10 10")
  }

  @Test func `a view that comes to the front keeps its number`() {
    _ = changes()
    root.bringSubviewToFront(views[0])
    #expect(changes() == "reordered; draw 10 0 10 10, 10 20 10 10, 10 40 10 10, 10 60 10 10")
    views[2].layer.zPosition = 1
    #expect(watcher.picture.layers.map(\.id.number) == [1, 2, 4, 5, 6, 3])
    _ = changes()
    #expect(watcher.picture.layers.map(\.id.number) == [1, 2, 4, 6, 3, 5])
  }

  @Test func `sublayers without a view are followed`() {
    _ = changes()
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    views[0].layer.addSublayer(shape)
    #expect(changes() == "added 7; draw 10 0 4 4")
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    #expect(changes() == "changed 7; draw 10 0 4 4")
    views[0].layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(changes() == "changed 7; draw 10 0 4 4, 5 -5 8 8")
    shape.removeFromSuperlayer()
    #expect(changes() == "removed 7; draw 5 -5 8 8")
  }

  @Test func `labels, images, tints and appearances are followed`() {
    let label = UILabel(frame: CGRect(x: 50, y: 0, width: 40, height: 20))
    let image = UIImageView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    root.addSubview(label)
    root.addSubview(image)
    _ = changes()
    label.text = "A"
    #expect(changes() == "changed 7; draw 50 0 40 20")
    image.image = UIImage(named: "star")?.withRenderingMode(.alwaysTemplate)
    window.tintColor = .red
    _ = changes()
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(changes() == "changed 7; draw 50 0 40 20")
  }

  @Test func `animations are shown at the time of the clock`() {
    _ = changes()
    #expect(watcher.nextUpdate == .never)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) { views[0].center.x = 55 }
    #expect(watcher.nextUpdate == .now)
    stage.application.advance(by: 0.5)
    #expect(changes() == "changed 3; draw 10 0 10 10, 30 0 10 10")
    #expect(watcher.nextUpdate == .now)
    stage.application.advance(by: 0.75)
    #expect(changes() == "changed 3; draw 30 0 10 10, 50 0 10 10")
    #expect(watcher.nextUpdate == .never)
  }

  @Test func `the next update is that of the next timer`() {
    _ = changes()
    _ = stage.application.timers.schedule(at: 3, "test") {}
    #expect(watcher.nextUpdate == .at(3))
    views[0].setNeedsLayout()
    #expect(watcher.nextUpdate == .now)
  }

  @Test func `two watchers of a window both see a change`() {
    let other = WindowWatcher(window)
    _ = changes()
    other.update()
    views[0].frame.origin.x = 0
    #expect(other.update().description == "changed 3; draw 10 0 10 10, 0 0 10 10")
    #expect(watcher.update().description == "changed 3; draw 10 0 10 10, 0 0 10 10")
  }

  /// Layers that hold each other, each one point to the right of the one above.
  private func chain(of count: Int) -> (outermost: CALayer, innermost: CALayer) {
    let innermost = CALayer()
    var outer = innermost
    for place in 0..<count {
      outer.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
      guard place < count - 1 else { break }
      let next = CALayer()
      next.addSublayer(outer)
      outer = next
    }
    return (outer, innermost)
  }

  @Test func `a chain of thousands of layers is followed without climbing it from each`() {
    _ = changes()
    let (outermost, innermost) = chain(of: 10_000)
    views[0].layer.addSublayer(outermost)
    stage.application.advance(by: 0)
    let added = watcher.update()
    #expect(added.added.count == 10_000)
    #expect(added.rectangles == [CGRect(x: 11, y: 0, width: 10_000, height: 1)])
    innermost.backgroundColor = UIColor.red.cgColor
    stage.application.advance(by: 0)
    #expect(watcher.update().description == "changed 10006; draw 10010 0 1 1")
    outermost.removeFromSuperlayer()
    stage.application.advance(by: 0)
    #expect(watcher.update().removed.count == 10_000)
  }

  @Test func `what turned layers cover together is no larger than they are`() {
    _ = changes()
    let (outer, inner) = (CALayer(), CALayer())
    (outer.bounds.size, inner.bounds.size) = (CGSize(width: 10, height: 10), CGSize(width: 10, height: 10))
    (outer.position, inner.position) = (CGPoint(x: 50, y: 50), CGPoint(x: 5, y: 5))
    outer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    inner.setAffineTransform(CGAffineTransform(rotationAngle: -.pi / 4))
    outer.addSublayer(inner)
    root.layer.addSublayer(outer)
    _ = changes()
    inner.backgroundColor = UIColor.red.cgColor
    // Turned there and back, the inner layer is where it would be without.
    let drawn = watcher.update().rectangles
    #expect(drawn.count == 1)
    #expect(abs(drawn[0].minX - 45) < 1e-9 && abs(drawn[0].width - 10) < 1e-9)
  }

  @Test func `many rectangles are merged`() {
    var changes = PictureChanges()
    for index in 0..<40 { changes.damage(CGRect(x: CGFloat(index) * 2, y: 0, width: 1, height: 1)) }
    #expect(changes.rectangles.count < 32)
    #expect(changes.rectangles[0] == CGRect(x: 0, y: 0, width: 65, height: 1))
  }
}
