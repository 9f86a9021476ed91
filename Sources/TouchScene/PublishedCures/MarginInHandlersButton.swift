// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchStage
public import Touchstone

/// A cure as published, with its defect: handlers that find out themselves where the finger is.
///
/// They tell the four drags apart at a margin of 25 points, once each, and write them as lines. But the
/// highlight stays the control's, which lets go at 70.
public final class MarginInHandlersButton: UIButton, Probed {
  /// What writes the lines of the handlers.
  public let probe = Probe("Button")

  /// Makes a button that is its own target.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: MarginInHandlersButton.dragged, for: [.touchDragInside, .touchDragOutside])
    addTarget(self, action: MarginInHandlersButton.lifted, for: [.touchUpInside, .touchUpOutside])
  }

  /// Makes a button from an archive, without its handlers.
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
