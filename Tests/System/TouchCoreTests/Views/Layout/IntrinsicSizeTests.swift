// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct IntrinsicSizeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func row(_ one: UIView, _ two: UIView) {
    root.addSubview(one)
    root.addSubview(two)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.rightAnchor.constraint(equalTo: root.rightAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func `a view without other constraints has its intrinsic size`() {
    let view = Sized(30, 20)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(frames(view) == "0 0 30 20")
    view.size = CGSize(width: 40, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(frames(view) == "0 0 40 0")
  }

  @Test func `the view that hugs its content less grows`() {
    let (one, two) = (Sized(30, 20), Sized(30, 20))
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row(one, two)
    #expect(frames(one, two) == "0 0 30 20, 30 0 170 20")
    two.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(frames(one, two) == "0 0 170 20, 170 0 30 20")
    #expect(two.contentHuggingPriority(for: .horizontal) == .required)
    #expect(two.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(two.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func `the view that resists compression less shrinks`() {
    let (one, two) = (Sized(150, 20), Sized(150, 20))
    two.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    row(one, two)
    #expect(frames(one, two) == "0 0 150 20, 150 0 50 20")
    one.size.width = 60
    root.layoutIfNeeded()
    #expect(frames(one, two) == "0 0 60 20, 60 0 140 20")
  }

  @Test func `constraints are about alignment rectangles`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = placed("inner", in: view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(frames(view, inner) == "8 9 56 24, 2 1 50 20")
    #expect(text(of: view.alignmentRect(forFrame: view.frame)) == "10 10 50 20")
    #expect(text(of: view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame))) == "8 9 56 24")
  }

  @Test func `a label is as high as its lines in the width that constraints give it`() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "One two three four five six seven eight nine ten eleven twelve"
    let below = Sized(10, 10)
    root.addSubview(label)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    let wide = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    let line = label.font.lineHeight
    #expect(wide > 2 * line)
    #expect(label.frame.height == wide && below.frame.minY == wide + 4)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    let narrow = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(narrow > wide && label.frame.height == narrow && below.frame.minY == narrow + 4)
    root.frame.size.width = 2000
    root.layoutIfNeeded()
    #expect(label.frame.height < 2 * line)
  }

  @Test func `baselines of labels are aligned`() {
    func label(_ text: String, _ size: CGFloat) -> UILabel {
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = text
      label.font = .systemFont(ofSize: size)
      root.addSubview(label)
      return label
    }
    let (big, small) = (label("Big 28pt", 28), label("small 13", 13))
    let (title, tiny) = (label("Title 22", 22), label("tiny 11", 11))
    NSLayoutConstraint.activate([
      big.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      big.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
      small.leadingAnchor.constraint(equalTo: big.trailingAnchor, constant: 8),
      small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 96),
      tiny.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      tiny.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // UIKit's figures are 38 and 106, with heights that it rounds to whole points.
    #expect(abs(small.frame.minY - 38) <= 1 && abs(tiny.frame.minY - 106) <= 1)
    #expect(small.frame.minX == big.frame.maxX + 8)
  }
}
