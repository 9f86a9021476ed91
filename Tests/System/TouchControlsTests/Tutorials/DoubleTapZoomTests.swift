// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

// The third part of Documentation/FirstGestureTest.md.

final class ZoomView: UIScrollView, UIScrollViewDelegate {
  let photo = UIView()
  var onSingleTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.frame = bounds
    addSubview(photo)
    contentSize = bounds.size
    maximumZoomScale = 4
    delegate = self

    let double = UITapGestureRecognizer(target: self, action: ZoomView.zoom(_:))
    double.numberOfTapsRequired = 2
    addGestureRecognizer(double)
    let single = UITapGestureRecognizer(target: self, action: ZoomView.tapped)
    single.require(toFail: double)
    addGestureRecognizer(single)
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  private func zoom(_ tap: UITapGestureRecognizer) {
    setZoomScale(zoomScale > 1 ? 1 : 2, animated: false)
  }

  private func tapped() { onSingleTap() }
}

@MainActor @Test func `a double tap zooms, and a single tap waits until it cannot become one`() throws {
  let stage = Stage()
  let zoom = ZoomView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
  try stage.add(zoom, named: "zoom")
  zoom.onSingleTap = { stage.log("single tap") }

  // The photo fills the scroll view, so a finger hits the photo: .inside accepts it.
  try stage.tap(.inside("zoom"))
  try stage.wait(0.1)
  try stage.tap(.inside("zoom"))
  #expect(zoom.zoomScale == 2)
  expectLog(stage, "")

  try stage.wait(1)
  try stage.tap(.inside("zoom"))
  expectLog(stage, "")  // a second tap may still come
  try stage.wait(1)  // takes no real time
  expectLog(stage, "single tap")
}
