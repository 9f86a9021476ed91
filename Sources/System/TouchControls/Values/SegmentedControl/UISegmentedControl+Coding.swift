// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UISegmentedControl {
  private enum Key {
    static let titles = "UISegmentTitles"
    static let disabled = "UISegmentsDisabled"
    static let chosen = "UISelectedSegmentIndex"
    static let isMomentary = "UIMomentary"
    static let byContent = "UIApportionsSegmentWidthsByContent"
  }

  final func decodeSegments(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    segments = values.texts(Key.titles).map { Segment(title: $0) }
    for index in values.numbers(Key.disabled) where segments.indices.contains(index) {
      segments[index].isEnabled = false
    }
    isMomentary = values.flag(Key.isMomentary) ?? false
    apportionsSegmentWidthsByContent = values.flag(Key.byContent) ?? false
    if let index = values.integer(Key.chosen), segments.indices.contains(index) {
      storedSelectedSegmentIndex = index
    }
  }

  final func encodeSegments(to coder: NSCoder) {
    coder.encode(segments.map { ($0.title ?? "") as NSString } as NSArray, forKey: Key.titles)
    let disabled = segments.indices.filter { !segments[$0].isEnabled }
    coder.encode(disabled.map { NSNumber(value: $0) } as NSArray, forKey: Key.disabled)
    coder.encode(storedSelectedSegmentIndex, forKey: Key.chosen)
    coder.encode(isMomentary, forKey: Key.isMomentary)
    coder.encode(apportionsSegmentWidthsByContent, forKey: Key.byContent)
  }
}
