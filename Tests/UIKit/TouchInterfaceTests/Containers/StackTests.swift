// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting

/// A view with a size of its own.
private final class Block: UIView {
  let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

struct StackTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(40, 30), Block(60, 20)])

  private func frames(_ width: CGFloat = 200, _ height: CGFloat = 50) -> [String] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map {
      "\(Int($0.frame.minX)) \(Int($0.frame.minY)) \(Int($0.frame.width)) \(Int($0.frame.height))"
    }
  }

  private var fittingSize: CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  @Test(arguments: [
    (UIStackView.Distribution.fill, ["0 0 20 50", "20 0 40 50", "60 0 120 50"], CGFloat(180)),
    (.fillEqually, ["0 0 60 50", "60 0 60 50", "120 0 60 50"], 180),
    (.fillProportionally, ["0 0 30 50", "30 0 60 50", "90 0 90 50"], 180),
    (.equalSpacing, ["0 0 20 50", "50 0 40 50", "120 0 60 50"], 180),
    (.equalCentering, ["0 0 20 50", "60 0 40 50", "120 0 60 50"], 180),
  ])
  func `the room is shared as the distribution says`(
    _ distribution: UIStackView.Distribution, _ expected: [String], _ width: CGFloat
  ) {
    stack.distribution = distribution
    #expect(frames(width) == expected)
  }

  @Test func `views are aligned across the axis`() {
    stack.spacing = 5
    stack.distribution = .equalSpacing
    stack.alignment = .center
    #expect(frames(130) == ["0 20 20 10", "25 10 40 30", "70 15 60 20"])
    stack.alignment = .bottom
    #expect(frames(130) == ["0 40 20 10", "25 20 40 30", "70 30 60 20"])
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(frames(100, 70) == ["0 0 20 10", "0 15 40 30", "0 50 60 20"])
  }

  @Test func `hidden views leave no room, and come back`() {
    stack.spacing = 10
    stage.view.addSubview(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
    stage.window.layoutIfNeeded()
    stack.arrangedSubviews[1].isHidden = true
    stage.window.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame.minX == 30)
    #expect(fittingSize == CGSize(width: 90, height: 20))
    stack.arrangedSubviews[1].isHidden = false
    #expect(fittingSize == CGSize(width: 140, height: 30))
  }

  @Test func `spacings of single views and margins count`() {
    stack.spacing = 10
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(fittingSize == CGSize(width: 166, height: 34))
    #expect(frames(166, 34) == ["2 1 20 30", "52 1 40 30", "102 1 60 30"])
  }

  @Test func `a view that is removed is arranged no longer`() {
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    let last = stack.arrangedSubviews[1]
    stack.removeArrangedSubview(last)
    #expect(stack.arrangedSubviews.count == 1)
    #expect(last.superview === stack)
  }

  @Test func `a label wraps in the width of a column`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "many words that need more than one line in a narrow column"
    let column = UIStackView(arrangedSubviews: [label])
    column.axis = .vertical
    let narrow = column.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 100)
    #expect(narrow.height > column.systemLayoutSizeFitting(.zero).height)
  }
}
