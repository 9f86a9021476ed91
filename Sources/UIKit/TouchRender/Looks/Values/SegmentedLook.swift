// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchDrawing
import TouchGraphics

extension UISegmentedControl {
  /// A gray row with the chosen segment raised, and lines between segments that are not beside it.
  func drawSegments(_ pass: inout LookPass) {
    drawFocus(&pass)
    pass.fill(UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius), .tertiarySystemFill)
    pass.faded(enabledOpacity) { [pass] in
      for (index, rect) in segmentRects.enumerated() { drawSegment(index, in: rect, pass) }
    }
  }

  private func drawSegment(_ index: Int, in rect: CGRect, _ pass: LookPass) {
    let isChosen = index == selectedSegmentIndex
    let edge = isMirrored ? rect.maxX : rect.minX
    if isChosen {
      let raised = pass.isDark ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
      pass.context.saveGState()
      pass.context.setShadow(
        offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.12).cgColor)
      pass.fill(
        UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: Self.radius - 2),
        selectedSegmentTintColor ?? raised)
      pass.context.restoreGState()
    } else if index > 0, index - 1 != selectedSegmentIndex {
      pass.strokeLine(
        [CGPoint(x: edge, y: rect.midY - 8), CGPoint(x: edge, y: rect.midY + 8)], .separator,
        width: 1)
    }
    let offset = contentOffsetForSegment(at: index)
    // A segment that is narrower than its margins shows nothing.
    guard rect.width > 8 else { return }
    let content = rect.insetBy(dx: 4, dy: 0).offsetBy(dx: offset.width, dy: offset.height)
    let color: UIColor = isEnabledForSegment(at: index) ? .label : .tertiaryLabel
    if let image = imageForSegment(at: index) {
      pass.draw(image, in: content, color)
    } else if let title = titleForSegment(at: index) {
      let font = UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
      pass.draw(title, in: content, font, color, .center)
    }
  }

  private static var radius: CGFloat { 8 }
}
