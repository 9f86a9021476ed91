// SPDX-License-Identifier: Apache-2.0
import TouchTesting

class TouchShowingWindow: UIWindow {
  private var marks: [UITouch: UIView] = [:]
  private(set) var shown = 0
  var markCount: Int { return marks.count }

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches, let touches = event.allTouches {
      for touch in touches {
        switch touch.phase {
        case .began:
          let mark = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
          mark.isUserInteractionEnabled = false
          mark.center = touch.location(in: self)
          addSubview(mark)
          marks[touch] = mark
          shown += 1
        case .moved, .stationary:
          marks[touch]?.center = touch.location(in: nil)
        case .ended, .cancelled:
          marks.removeValue(forKey: touch)?.removeFromSuperview()
        case .regionEntered, .regionMoved, .regionExited:
          break
        @unknown default:
          break
        }
      }
    }
    super.sendEvent(event)
  }
}
