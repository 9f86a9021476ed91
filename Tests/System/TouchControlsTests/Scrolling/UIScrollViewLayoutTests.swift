// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct UIScrollViewLayoutTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let scrollView = UIScrollView()
  private let content = UIView()

  init() {
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    stage.view.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentInsetAdjustmentBehavior = .never
    NSLayoutConstraint.activate([
      scrollView.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
      scrollView.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 80),
      scrollView.heightAnchor.constraint(equalToConstant: 200),
    ])
  }

  private func frames(_ views: UIView...) -> [String] {
    views.map {
      "\(Int($0.frame.minX)) \(Int($0.frame.minY)) \(Int($0.frame.width)) \(Int($0.frame.height))"
    }
  }

  @Test func `constraints to the edges of a scroll view determine the size of its content`() {
    let height = content.heightAnchor.constraint(equalToConstant: 700)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -15),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20), height,
    ])
    stage.window.layoutIfNeeded()
    #expect(frames(scrollView, content) == ["0 80 320 200", "10 5 300 700"])
    #expect(scrollView.contentSize == CGSize(width: 320, height: 720))
    height.constant = 100
    stage.window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 120))
  }

  @Test func `content goes with the content's guide, and a header stays with the frame's`() {
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(header)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      header.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 4),
      header.widthAnchor.constraint(equalToConstant: 50), header.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.window.layoutIfNeeded()
    #expect(frames(content, header) == ["0 0 320 1000", "0 4 50 20"])
    #expect(scrollView.contentSize == CGSize(width: 320, height: 1000))
    scrollView.contentOffset.y = 300
    stage.window.layoutIfNeeded()
    #expect(frames(content, header) == ["0 0 320 1000", "0 304 50 20"])
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 320, height: 200))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 1000))
  }

  @Test func `a finger scrolls content that constraints have made`() throws {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    stage.window.layoutIfNeeded()
    try stage.pan(.screen(160, 250), by: CGVector(dx: 0, dy: -100))
    #expect(scrollView.contentOffset.y > 50)
    #expect(frames(content) == ["0 0 320 1000"])
  }
}
