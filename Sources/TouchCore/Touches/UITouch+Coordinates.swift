// SPDX-License-Identifier: Apache-2.0

extension UITouch {
  /// Where the finger is, in the coordinates of `view`; nil means the window.
  public func location(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// Where the finger was in the event before, in the coordinates of `view`; at began, where it is.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousSample.location, to: view)
  }

  /// The location as exactly as the sensor knows it; here every location is.
  public func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// The previous location as exactly as the sensor knows it.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = Unmanaged(to: view), let window = windowReference else { return point }
    // The touch holds its window, and the caller the view.
    let carried = window.borrow { UIView.carry(point, from: ObjectIdentifier($0), downTo: view) }
    return carried ?? view.borrow { $0.convert(point, from: window.takeUnretainedValue()) }
  }
}
