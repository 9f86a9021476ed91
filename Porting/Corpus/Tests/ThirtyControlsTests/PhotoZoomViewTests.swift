// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: NSObject, PhotoZoomViewDelegate {
  var zooms = 0
  var singleTaps = 0
  func photoZoomViewDidChangeZoom(_ view: PhotoZoomView) { zooms += 1 }
  func photoZoomViewDidSingleTap(_ view: PhotoZoomView) { singleTaps += 1 }
}

@MainActor struct PhotoZoomViewTests {
  private func show() throws -> (Stage, PhotoZoomView, Listener) {
    let stage = Stage()
    let zoom = PhotoZoomView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let listener = Listener()
    zoom.photoDelegate = listener
    try stage.add(zoom, named: "zoom")
    zoom.display(image: .checkerboard(size: CGSize(width: 750, height: 1000), square: 50))
    zoom.layoutIfNeeded()
    return (stage, zoom, listener)
  }

  @Test func `the photo fits in the middle`() throws {
    let (_, zoom, _) = try show()
    #expect(abs(zoom.zoomScale - 0.4995) < 0.001)
    let photo = try #require(zoom.zoomView)
    #expect(abs(photo.frame.midY - 667 / 2) < 1)
    #expect(photo.image?.size == CGSize(width: 750, height: 1000))
  }

  @Test func `a double tap zooms in to where it was`() throws {
    let (stage, zoom, listener) = try show()
    try stage.tap(.screen(100, 300))
    try stage.wait(0.1)
    try stage.tap(.screen(100, 300))
    try stage.wait(1)
    #expect(abs(zoom.zoomScale - 2 * zoom.minimumZoomScale) < 0.001)
    #expect(listener.zooms > 0)
    #expect(listener.singleTaps == 0)
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UITapGestureRecognizer#1          takes touch 1
         0.000  gesture    UITapGestureRecognizer#2          takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPinchGestureRecognizer#1  takes touch 1
         0.000  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.000  gesture    UITapGestureRecognizer#2          touchesBegan touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewPinchGestureRecognizer#1  touchesBegan touch 1
         0.050  gesture    UITapGestureRecognizer#1          touchesEnded touch 1
         0.050  gesture    UITapGestureRecognizer#2          touchesEnded touch 1
         0.050  gesture    UITapGestureRecognizer#2          should begin? UIImageView "photo" says yes
         0.050  gesture    UITapGestureRecognizer#2          waits for UITapGestureRecognizer#1 to fail
         0.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesEnded touch 1
         0.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 1
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  possible → failed
         0.050  gesture    UIScrollViewPinchGestureRecognizer#1  touchesEnded touch 1
         0.050  gesture    UIScrollViewPinchGestureRecognizer#1  possible → failed
         0.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
         0.050  gesture    UIScrollViewPinchGestureRecognizer#1  is possible again
         0.150  gesture    UITapGestureRecognizer#1          takes touch 2
         0.150  gesture    UITapGestureRecognizer#2          does not take touch 2: its gesture was made and waits for others to fail
         0.150  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 2
         0.150  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 2
         0.150  gesture    UIScrollViewPinchGestureRecognizer#1  takes touch 2
         0.150  gesture    UITapGestureRecognizer#1          touchesBegan touch 2
         0.150  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 2
         0.150  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 2
         0.150  gesture    UIScrollViewPinchGestureRecognizer#1  touchesBegan touch 2
         0.200  gesture    UITapGestureRecognizer#1          touchesEnded touch 2
         0.200  gesture    UITapGestureRecognizer#1          should begin? UIImageView "photo" says yes
         0.200  gesture    UITapGestureRecognizer#1          possible → ended
         0.200  gesture    UITapGestureRecognizer#2          is prevented by UITapGestureRecognizer#1
         0.200  gesture    UITapGestureRecognizer#2          possible → failed
         0.200  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is prevented by UITapGestureRecognizer#1
         0.200  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  is prevented by UITapGestureRecognizer#1
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  possible → failed
         0.200  gesture    UIScrollViewPinchGestureRecognizer#1  is prevented by UITapGestureRecognizer#1
         0.200  gesture    UIScrollViewPinchGestureRecognizer#1  possible → failed
         0.200  gesture    UITapGestureRecognizer#1          sends its action: ended
         0.200  gesture    UITapGestureRecognizer#1          is possible again
         0.200  gesture    UITapGestureRecognizer#2          is possible again
         0.200  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
         0.200  gesture    UIScrollViewPinchGestureRecognizer#1  is possible again
      """)
  }

  @Test func `a single tap waits for the second one`() throws {
    let (stage, _, listener) = try show()
    try stage.tap(.screen(100, 300))
    #expect(listener.singleTaps == 0)
    try stage.wait(0.5)
    #expect(listener.singleTaps == 1)
  }

  @Test func `two fingers zoom no further than three times`() throws {
    let (stage, zoom, _) = try show()
    try stage.together {
      try stage.finger(1).down(at: .screen(180, 330))
      try stage.finger(2).down(at: .screen(200, 330))
    }
    try stage.together {
      try stage.finger(1).move(to: .screen(10, 330), over: 0.3)
      try stage.finger(2).move(to: .screen(370, 330), over: 0.3)
    }
    #expect(zoom.zoomScale > zoom.maximumZoomScale)
    try stage.together {
      try stage.finger(1).up()
      try stage.finger(2).up()
    }
    try stage.wait(1)
    #expect(abs(zoom.zoomScale - zoom.maximumZoomScale) < 0.001)
  }
}
