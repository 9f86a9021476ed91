// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

// Documented: indices beyond the last segment are pinned to it. The selection moves with its segment and is
// removed with it.

extension UISegmentedControl {
  final func setItems(_ items: [Any]) {
    for item in items {
      if let segment = Segment(item) {
        segments.append(segment)
      } else {
        Misuse.report(
          "UISegmentedControl(items:): \(type(of: item)) is neither text nor picture; it gets no segment.")
      }
    }
  }

  final func segmentsChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The clamped index; nil if there is no segment.
  private func pinned(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
  }

  final func segment(at index: Int) -> Segment? { pinned(index).map { segments[$0] } }

  final func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard let position = pinned(index) else { return }
    body(&segments[position])
    segmentsChanged()
  }

  final func insert(_ segment: Segment, at index: Int) {
    let position = min(max(index, 0), segments.count)
    segments.insert(segment, at: position)
    if storedSelectedSegmentIndex >= position { storedSelectedSegmentIndex += 1 }
    segmentsChanged()
  }

  final func insert(_ action: UIAction, at index: Int) {
    var position = index
    let old = segmentIndex(identifiedBy: action.identifier)
    if old != NSNotFound {
      remove(at: old)
      if old < position { position -= 1 }
    }
    insert(Segment(action), at: position)
  }

  final func set(_ action: UIAction, at index: Int) {
    guard let position = pinned(index) else { return }
    let old = segmentIndex(identifiedBy: action.identifier)
    guard old == NSNotFound || old == position else {
      return Misuse.report(
        "UISegmentedControl.setAction: segment \(old) has an action of this identifier; it stays the one.")
    }
    change(position) { $0.apply(action) }
  }

  final func remove(at index: Int) {
    guard let position = pinned(index) else { return }
    segments.remove(at: position)
    if storedSelectedSegmentIndex == position {
      storedSelectedSegmentIndex = Self.noSegment
    } else if storedSelectedSegmentIndex > position {
      storedSelectedSegmentIndex -= 1
    }
    segmentsChanged()
  }

  final func removeAll() {
    segments.removeAll()
    storedSelectedSegmentIndex = Self.noSegment
    segmentsChanged()
  }
}
