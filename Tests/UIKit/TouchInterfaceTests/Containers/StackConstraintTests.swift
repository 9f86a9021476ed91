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

struct StackConstraintTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let blocks = [Block(20, 10), Block(40, 30), Block(60, 20)]

  private func frames(_ views: [UIView]) -> [String] {
    views.map {
      "\(Int($0.frame.minX)) \(Int($0.frame.minY)) \(Int($0.frame.width)) \(Int($0.frame.height))"
    }
  }

  private func pinned(_ stack: UIStackView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
    ])
  }

  @Test(arguments: [
    (UIStackView.Distribution.fill, "10 10 130 30"), (.fillEqually, "10 10 190 30"),
    (.equalSpacing, "10 10 130 30"), (.equalCentering, "10 10 150 30"),
  ])
  func `a stack that only its corner holds is as large as its views`(
    distribution: UIStackView.Distribution, frame: String
  ) {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.distribution = distribution
    stack.alignment = .center
    stack.spacing = 5
    pinned(stack)
    stage.window.layoutIfNeeded()
    #expect(frames([stack]) == [frame])
  }

  @Test func `constraints of code and those of a stack work together`() {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = .vertical
    stack.spacing = 4
    pinned(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, blocks[1].heightAnchor.constraint(equalTo: blocks[0].heightAnchor, multiplier: 2),
      blocks[0].heightAnchor.constraint(equalToConstant: 25),
    ])
    stage.window.layoutIfNeeded()
    #expect(frames([stack] + blocks) == ["10 10 100 103", "0 0 100 25", "0 29 100 50", "0 83 100 20"])
    blocks[1].isHidden = true
    width.constant = 50
    stage.window.layoutIfNeeded()
    #expect(frames([stack, blocks[0], blocks[2]]) == ["10 10 50 49", "0 0 50 25", "0 29 50 20"])
  }

  @Test func `a stack in a stack, and a view that hugs less`() {
    let spacer = UIView()
    let row = UIStackView(arrangedSubviews: [blocks[0], spacer, blocks[1]])
    row.alignment = .top
    let column = UIStackView(arrangedSubviews: [row, blocks[2]])
    column.axis = .vertical
    column.alignment = .fill
    pinned(column)
    column.widthAnchor.constraint(equalToConstant: 200).isActive = true
    stage.window.layoutIfNeeded()
    #expect(
      frames([column, row, blocks[2], blocks[0], spacer, blocks[1]]) == [
        "10 10 200 50", "0 0 200 30", "0 30 200 20", "0 0 20 10", "20 0 140 0", "160 0 40 30",
      ])
  }

  @Test func `baselines of labels in a row`() {
    let labels = [11, 28].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Text"
      return label
    }
    let row = UIStackView(arrangedSubviews: labels)
    row.alignment = .firstBaseline
    pinned(row)
    stage.window.layoutIfNeeded()
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) <= 1)
    #expect(labels[1].frame.minY == 0 && row.frame.height >= labels[1].frame.height)
  }

  @Test func `a hidden view goes in an animation, and its neighbor follows`() {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.alignment = .top
    pinned(stack)
    stage.window.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      blocks[0].isHidden = true
      stage.window.layoutIfNeeded()
    }
    #expect(frames(blocks) == ["0 0 0 10", "0 0 40 30", "40 0 60 20"])
    #expect(stack.frame.width == 100)
  }

  @Test func `the constraints of a stack have names`() {
    let stack = UIStackView(arrangedSubviews: [blocks[0], blocks[1]])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
    #expect(
      stack.constraints.compactMap(\.identifier) == [
        "UISV-canvas-connection", "UISV-canvas-connection", "UISV-spacing", "UISV-alignment",
        "UISV-alignment", "UISV-alignment", "UISV-alignment",
      ])
  }
}
