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

private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)))
  }
}

@MainActor @Suite struct LayerRenderTests {
  private let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))

  private func lines(_ view: UIView) -> [String] {
    UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
      .displayList?.lines ?? []
  }

  @Test func `a tree is drawn from the back to the front, without the layer's own place`() {
    view.backgroundColor = .white
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    let dot = Dot(frame: CGRect(x: 10, y: 10, width: 8, height: 4))
    dot.alpha = 0.5
    view.addSubview(dot)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineCap = .round
    shape.zPosition = -1
    view.layer.addSublayer(shape)
    let hidden = UIView(frame: view.bounds)
    hidden.backgroundColor = .red
    hidden.isHidden = true
    view.addSubview(hidden)
    #expect(
      lines(view) == [
        "fill rect 0 0 100 50 #FFFFFF",
        "save", "  save", "    fill rect 0 0 5 5 #000000",
        "    stroke rect 0 0 5 5 #0000FF width 1 cap round",
        "  restore", "restore",
        "save", "  translate 14 12", "  translate -4 -2", "  begin layer opacity 0.5", "    save",
        "      fill ellipse 0 0 8 4 #FF0000", "    restore", "  end layer", "restore",
        "save", "  stroke rect 1 1 98 48 #000000 width 2", "restore",
      ])
  }

  @Test func `bounds, transforms, corners and masks apply to what is inside`() {
    view.bounds.origin = CGPoint(x: 0, y: 5)
    view.layer.cornerRadius = 5
    view.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .green
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    inner.layer.mask = mask
    inner.layer.shadowOpacity = 0.5
    view.addSubview(inner)
    let drawn = lines(view)
    #expect(drawn.first == "save")
    #expect(drawn[1].hasPrefix("  clip path M"))
    #expect(
      Array(drawn[2...]) == [
        "  save", "    translate 5 5", "    scale 2 2", "    translate -5 -5",
        "    begin layer shadow 0 -3 blur 3 #000000 alpha 0.5", "      save",
        "        clip ellipse 0 0 10 10",
        "        fill rect 0 0 10 10 #00FF00", "      restore", "    end layer", "  restore", "restore",
      ])
  }

  @Test func `labels and image views show their text and their image`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.text = "hello"
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.textAlignment = .center
    let icon = UIImageView(image: UIImage(cgImage: CGImage(width: 10, height: 5, content: .named("icon"))))
    icon.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    icon.contentMode = .scaleAspectFit
    #expect(lines(icon) == ["save", #"  image "icon" 10x5 in 0 5 20 10"#, "restore"])
    icon.contentMode = .topRight
    icon.image = icon.image?.withRenderingMode(.alwaysTemplate)
    #expect(lines(icon) == ["save", #"  image "icon" 10x5 in 10 0 10 5 tinted #007AFF"#, "restore"])
    #expect(lines(label).count == 1)
    #expect(lines(label).first?.hasPrefix(#"text "hello" in 15 "#) == true)
  }

  @Test func `a gradient layer fills its bounds`() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0.25, 1]
    let context = CGContext(ContextRecording(bounds: gradient.bounds, scale: 1))
    gradient.render(in: context)
    #expect(
      context.read { $0.finished }.lines == [
        "save", "  clip rect 0 0 10 20",
        "  gradient from 5 0 to 5 20 0.25 #FF0000 1 #0000FF extends before extends after", "restore",
      ])
  }

  @Test func `a deep tree of layers is drawn without recursion`() {
    var top = CALayer()
    top.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    top.backgroundColor = UIColor.red.cgColor
    // From the inside out: each layer is added to one that has no layers above it yet.
    for _ in 0..<20_000 {
      let next = CALayer()
      next.addSublayer(top)
      top = next
    }
    let context = CGContext(ContextRecording(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1))
    top.render(in: context)
    let fills = context.read { $0.finished }.operations.filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 1)
  }

  @Test func `a snapshot shows what the view showed`() throws {
    let dot = Dot(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    let snapshot = try #require(dot.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.bounds == dot.bounds)
    #expect(snapshot.layer.displayList?.lines == ["save", "  fill ellipse 0 0 8 4 #FF0000", "restore"])
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    #expect(!dot.drawHierarchy(in: dot.bounds, afterScreenUpdates: false))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 4)).image {
      $0.cgContext.setAlpha(0.5)
      #expect(dot.drawHierarchy(in: $0.format.bounds, afterScreenUpdates: false))
    }
    #expect(
      image.displayList?.lines == [
        "begin layer opacity 0.5", "  scale 2 1", "  save", "    fill ellipse 0 0 8 4 #FF0000", "  restore",
        "end layer",
      ])
  }

  @Test func `a label that overrides how its text is drawn moves it`() {
    let (plain, padded) = (UILabel(frame: view.bounds), PaddedLabel(frame: view.bounds))
    (plain.text, padded.text) = ("Hi", "Hi")
    func place(_ label: UILabel) -> CGRect? {
      let list = UIGraphicsImageRenderer(bounds: view.bounds).image { label.layer.render(in: $0.cgContext) }
        .displayList
      return list?.operations.lazy.compactMap {
        if case .text(let text, _) = $0 { text.rect } else { nil }
      }.first
    }
    #expect(place(plain) != nil && place(padded) == place(plain)?.offsetBy(dx: 12, dy: 0))
  }

  @Test func `a snapshot of a part stretches between its caps`() throws {
    view.backgroundColor = .white
    let part = CGRect(x: 20, y: 10, width: 40, height: 20)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: part, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)))
    #expect(snapshot.bounds.size == part.size)
    #expect(snapshot.layer.contentsRect == CGRect(x: 0.2, y: 0.2, width: 0.4, height: 0.4))
    #expect(snapshot.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    #expect(snapshot.layer.contents is DisplayList)
    let outside = CGRect(x: 200, y: 0, width: 5, height: 5)
    #expect(view.resizableSnapshotView(from: outside, afterScreenUpdates: false, withCapInsets: .zero) == nil)
  }
}
