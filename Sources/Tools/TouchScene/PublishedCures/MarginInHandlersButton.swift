// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchStage
public import Touchstone

/// A published workaround, bugs included: handlers that determine themselves where the finger is.
///
/// They distinguish the four drags at a margin of 25 points, once each, and log them. But the highlight is
/// still the control's, which goes off at 70 points.
public final class MarginInHandlersButton: UIButton, Probed {
  /// The probe that logs the calls of the handlers.
  public let probe = Probe("Button")

  /// Creates a button that is its own target.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: MarginInHandlersButton.dragged, for: [.touchDragInside, .touchDragOutside])
    addTarget(self, action: MarginInHandlersButton.lifted, for: [.touchUpInside, .touchUpOutside])
  }

  /// Creates a button from an archive, without its handlers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func dragged(_ sender: UIButton, _ event: UIEvent?) {
    guard let touch = event?.allTouches?.first else { return }
    let outerBounds = bounds.insetBy(dx: -25, dy: -25)
    let isOutside = !outerBounds.contains(touch.location(in: self))
    let wasOutside = !outerBounds.contains(touch.previousLocation(in: self))
    let word = isOutside ? wasOutside ? "outside" : "exit" : wasOutside ? "enter" : "inside"
    probe.write("Drag \(word)" + (isHighlighted ? ", highlighted" : ""))
  }

  private func lifted(_ sender: UIButton, _ event: UIEvent?) {
    guard let touch = event?.allTouches?.first else { return }
    let outerBounds = bounds.insetBy(dx: -25, dy: -25)
    probe.write(outerBounds.contains(touch.location(in: self)) ? "Up inside" : "Up outside")
  }
}
