// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct FittingSizeTests {
  private func pad(_ view: UIView, in around: UIView, by room: CGFloat) {
    around.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: room),
      view.rightAnchor.constraint(equalTo: around.rightAnchor, constant: -room),
      view.topAnchor.constraint(equalTo: around.topAnchor, constant: room),
      view.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -room),
    ])
  }

  @Test func `a view is as small as its content allows, and nothing moves`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let content = Sized(80, 30)
    pad(content, in: card, by: 10)
    card.layoutIfNeeded()
    let before = frames(card, content)
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 50))
    #expect(frames(card, content) == before)
    content.size = CGSize(width: 5, height: 5)
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 25, height: 25))
    card.layoutIfNeeded()
    #expect(frames(card, content) == "0 0 300 200, 10 10 280 180")
  }

  @Test func `with a required width a label decides about the height`() {
    let card = UIView()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "One two three four five six seven eight nine ten eleven twelve"
    pad(label, in: card, by: 8)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 116, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(size == CGSize(width: 116, height: text.height + 16))
    #expect(text.height > 3 * label.font.lineHeight)
  }

  @Test func `a view in a tree is measured without what is around it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = placed("card", in: root)
    card.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    pad(Sized(30, 20), in: card, by: 1)
    root.layoutIfNeeded()
    #expect(frames(card) == "0 0 100 22")
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 32, height: 22))
    root.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(frames(card) == "0 0 70 22")
  }

  @Test func `views without constraints`() {
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).systemLayoutSizeFitting(.zero) == .zero)
    #expect(Sized(7, 6).systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 6))
  }

  @Test func `what constraints leave open is ambiguous, and can be exercised`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Sized(10, 10)
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(frames(view) == "0 50 10 10")
    view.exerciseAmbiguityInLayout()
    #expect(frames(view) == "0 0 10 10")
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
  }
}
