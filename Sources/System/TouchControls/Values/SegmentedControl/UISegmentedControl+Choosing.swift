// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UISegmentedControl {
  final func choose(_ index: Int) {
    guard index == Self.noSegment || segments.indices.contains(index) else {
      return Misuse.report(
        "UISegmentedControl.selectedSegmentIndex: \(index) is no segment; there are \(segments.count), numbered from 0."
      )
    }
    storedSelectedSegmentIndex = index
    setNeedsDisplay()
  }

  /// The index of the segment at a point; a point beside the control belongs to the nearest segment.
  private func index(at point: CGPoint) -> Int? {
    guard !segments.isEmpty else { return nil }
    let x = isMirrored ? area.minX + area.maxX - point.x : point.x
    var end = area.origin.x
    for (index, width) in segmentWidths.enumerated() {
      end += width
      if x < end { return index }
    }
    return segments.count - 1
  }

  final func offers(_ touch: UITouch) -> Bool {
    if let index = index(at: touch.graspPoint(in: self)), segments[index].isEnabled { return true }
    report(.passedOver(name, touch: touch.number, because: .disabledSegment))
    return false
  }

  /// Chooses the segment at which a finger lifted, if it lifted inside and the segment can be chosen.
  ///
  /// A finger may come down on one segment and lift on another: the second counts, as in UIKit. The tracking
  /// region decides how far beside the control it may lift.
  final func choose(at touch: UITouch, with event: UIEvent?) {
    guard isTouchInside, let index = index(at: touch.location(in: self)), segments[index].isEnabled,
      isMomentary || index != selectedSegmentIndex
    else { return }
    guard isEnabled else {
      return report(.unsent(name, event: Event.valueChanged.described, because: .disabled))
    }
    let action = segments[index].action
    selectedSegmentIndex = index
    report(.changed(name, to: "\(index)"))
    sendValue(with: event)
    if let action { sendAction(action) }
    if isMomentary { storedSelectedSegmentIndex = Self.noSegment }
  }
}
