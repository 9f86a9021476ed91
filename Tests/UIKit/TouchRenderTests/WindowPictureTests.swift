// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDrawing
import TouchRender
import TouchTesting

private final class Dot: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}

@MainActor @Suite struct WindowPictureTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200))
  private let window: UIWindow
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    window = UIWindow(windowScene: stage.scene)
    window.isHidden = false
    window.addSubview(root)
  }

  private func lines(looks: ViewLooks = ViewLooks()) -> [String] {
    stage.application.advance(by: 0)
    return WindowPicture(of: window, looks: looks).lines
  }

  @Test func `a window is listed from the back to the front, each layer before those inside it`() {
    root.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    box.backgroundColor = .systemBlue
    box.layer.cornerRadius = 8
    box.layer.borderWidth = 1
    box.layer.borderColor = UIColor.black.cgColor
    box.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    label.text = "Hi"
    box.addSubview(label)
    root.addSubview(box)
    root.addSubview(Dot(frame: CGRect(x: 70, y: 20, width: 8, height: 4)))
    #expect(
      lines() == [
        "1 UIWindow 0 0 100 200",
        "  2 UIView 0 0 100 200 #FFFFFF",
        "    3 UIView 10 20 50 40 radius 8 clips #007AFF border 1 #000000",
        "      4 UILabel 5 5 40 20",
        "        | text \"Hi\" in 0 0 15.64 20.287 #000000 size 17",
        "    5 Dot 70 20 8 4",
        "      | fill ellipse 0 0 8 4 #FF0000",
      ])
  }

  @Test func `opacity, transforms, shadows, masks and scrolled bounds are values`() {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    box.alpha = 0.5
    box.bounds.origin = CGPoint(x: 0, y: 30)
    box.layer.shadowOpacity = 0.25
    box.layer.shadowOffset = CGSize(width: 0, height: 2)
    box.layer.maskedCorners = [.layerMinXMinYCorner]
    box.layer.cornerRadius = 4
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let deep = CALayer()
    deep.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    deep.backgroundColor = UIColor.green.cgColor
    deep.transform.m34 = -0.002
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    turned.layer.mask = mask
    turned.layer.addSublayer(deep)
    box.addSubview(turned)
    root.addSubview(box)
    #expect(
      lines() == [
        "1 UIWindow 0 0 100 200",
        "  2 UIView 0 0 100 200",
        "    3 UIView 10 20 50 40 from 0 30 opacity 0.5 radius 4 corners 1"
          + " shadow 0 2 blur 3 #000000 alpha 0.25",
        "      4 UIView 0 0 20 20 transform 0 1 -1 0 20 0",
        "        | mask 1 CAShapeLayer 0 0 0 0",
        "        | mask   | save", "        | mask   |   fill ellipse 0 0 10 10 #000000",
        "        | mask   | restore",
        "        5 CALayer 0 0 10 10 in space 1 0 0 0 0 1 0 0 -0.01 -0.01 1 -0.002 0 0 0 1 #00FF00",
      ])
  }

  @Test func `hidden and transparent layers, and the backs of one-sided ones, are left out`() {
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.isHidden = true
    hidden.addSubview(UIView(frame: hidden.bounds))
    let clear = UIView(frame: hidden.frame)
    clear.alpha = 0
    let turned = CALayer()
    turned.isDoubleSided = false
    turned.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    root.addSubview(hidden)
    root.addSubview(clear)
    root.layer.addSublayer(turned)
    #expect(lines() == ["1 UIWindow 0 0 100 200", "  2 UIView 0 0 100 200"])
  }

  @Test func `siblings are in the order of their depth, and equal ones in that of the list`() {
    let names = ["a", "b", "c"]
    for (name, z) in zip(names, [0, 5, -1]) {
      let layer = CALayer()
      layer.zPosition = CGFloat(z)
      layer.frame = CGRect(x: 0, y: 0, width: CGFloat(name.utf8.first ?? 0), height: 1)
      root.layer.addSublayer(layer)
    }
    #expect(lines().dropFirst(2).map { $0.split(separator: " ")[4] } == ["99", "97", "98"])
  }

  @Test func `system colors follow the appearance of the view`() {
    root.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.text = "Hi"
    root.addSubview(label)
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(
      lines() == [
        "1 UIWindow 0 0 100 200", "  2 UIView 0 0 100 200 #000000", "    3 UILabel 0 0 20 20",
        "      | text \"Hi\" in 0 0 15.64 20.287 #FFFFFF size 17",
      ])
  }

  @Test func `the last look that fits a class draws its views, behind their subviews`() {
    var looks = ViewLooks()
    looks.add(UIView.self) { view, _ in UIBezierPath(rect: view.bounds).stroke() }
    looks.add(UIImageView.self) { view, pass in
      pass.color(.systemRed).setFill()
      UIBezierPath(rect: view.bounds).fill()
    }
    root.addSubview(UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(
      lines(looks: looks).filter { $0.contains("|") }.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "| stroke rect 0 0 100 200 #000000 width 1", "| stroke rect 0 0 100 200 #000000 width 1",
        "| fill rect 0 0 5 5 #FF3B30",
      ])
  }
}
