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

  /// A view that zooms, with a mark in its middle and constraints that keep it at the edges of the content.
  private final class Zooming: UIViewController, UIScrollViewDelegate {
    let zoomed = UIView()
    let mark = UIView()
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func pin(in scrollView: UIScrollView, margin: CGFloat) {
      for view in [zoomed, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
      scrollView.addSubview(zoomed)
      zoomed.addSubview(mark)
      NSLayoutConstraint.activate([
        zoomed.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: margin),
        scrollView.rightAnchor.constraint(equalTo: zoomed.rightAnchor, constant: margin),
        zoomed.topAnchor.constraint(equalTo: scrollView.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: zoomed.bottomAnchor),
        zoomed.widthAnchor.constraint(equalToConstant: 600),
        zoomed.heightAnchor.constraint(equalToConstant: 400),
        mark.centerXAnchor.constraint(equalTo: zoomed.centerXAnchor),
        mark.bottomAnchor.constraint(equalTo: zoomed.bottomAnchor),
        mark.widthAnchor.constraint(equalToConstant: 60), mark.heightAnchor.constraint(equalToConstant: 40),
      ])
      (scrollView.minimumZoomScale, scrollView.maximumZoomScale, scrollView.delegate) = (0.5, 2, self)
    }
  }

  @Test func `constraints tie the edges of a zoomed view where they are seen`() {
    let zooming = Zooming()
    zooming.pin(in: scrollView, margin: 10)
    stage.window.layoutIfNeeded()
    #expect(frames(zooming.zoomed, zooming.mark) == ["10 0 600 400", "270 360 60 40"])
    #expect(scrollView.contentSize == CGSize(width: 620, height: 400))
    for (scale, frame, size) in [
      (0.5, "10 0 300 200", CGSize(width: 320, height: 200)),
      (2, "10 0 1200 800", CGSize(width: 1220, height: 800)),
      (1, "10 0 600 400", CGSize(width: 620, height: 400)),
    ] as [(CGFloat, String, CGSize)] {
      scrollView.zoomScale = scale
      stage.window.layoutIfNeeded()
      #expect(frames(zooming.zoomed, zooming.mark) == [frame, "270 360 60 40"])
      #expect(zooming.zoomed.bounds.size == CGSize(width: 600, height: 400))
      #expect(scrollView.contentSize == size)
    }
  }

  @Test func `a view outside keeps its distance from a part of what is zoomed`() {
    let zooming = Zooming()
    zooming.pin(in: scrollView, margin: 0)
    let tag = UIView()
    tag.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(tag)
    NSLayoutConstraint.activate([
      tag.leftAnchor.constraint(equalTo: zooming.mark.rightAnchor, constant: 5),
      tag.topAnchor.constraint(equalTo: zooming.mark.topAnchor),
      tag.widthAnchor.constraint(equalToConstant: 20), tag.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.window.layoutIfNeeded()
    #expect(frames(tag) == ["335 360 20 20"])
    scrollView.zoomScale = 0.5
    stage.window.layoutIfNeeded()
    #expect(frames(tag) == ["170 180 20 20"])
  }
}
