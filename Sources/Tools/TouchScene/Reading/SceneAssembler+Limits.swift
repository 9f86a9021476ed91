// SPDX-License-Identifier: Apache-2.0
internal import TextSources

// Checks beyond single fields: values that contradict each other or are impossible.

nonisolated extension SceneAssembler {
  /// Reports the impossible values of a view.
  mutating func checkValues(_ record: SceneRecord) {
    for name in ["frame", "bounds"] { checkSize(record, name, from: 2) }
    checkSize(record, "contentSize", from: 0)
    let classes = record.className.map { SceneClasses.chain(of: $0, .view).map(\.name) } ?? []
    if classes.contains("UIStepper") {
      checkOrder(record, "minimumValue", "maximumValue", usual: (0, 100), mayBeEqual: false)
      if let step = record.number("stepValue"), step <= 0 { report(record, "stepValue", "is more than 0") }
    }
    if classes.contains("UISlider") {
      checkOrder(record, "minimumValue", "maximumValue", usual: (0, 1), mayBeEqual: true)
    }
    if classes.contains("UIScrollView") {
      checkOrder(record, "minimumZoomScale", "maximumZoomScale", usual: (1, 1), mayBeEqual: true)
    }
    if classes.contains("UISegmentedControl") {
      checkIndex(record, "selectedSegmentIndex", of: record.lineCount("segments"), "segment")
    }
    if classes.contains("UIPageControl") {
      checkIndex(record, "currentPage", of: Int(record.number("numberOfPages") ?? 0), "page")
    }
  }

  /// Reports a negative width or height; `first` is the index of the width in the list.
  mutating func checkSize(_ record: SceneRecord, _ name: String, from first: Int) {
    guard let numbers = record.numbers(name), numbers.dropFirst(first).contains(where: { $0 < 0 }) else {
      return
    }
    report(record, name, "has no width or height below 0")
  }

  private mutating func checkOrder(
    _ record: SceneRecord, _ low: String, _ high: String, usual: (Double, Double), mayBeEqual: Bool
  ) {
    let least = record.number(low)
    let greatest = record.number(high)
    guard least != nil || greatest != nil else { return }
    let (a, b) = (least ?? usual.0, greatest ?? usual.1)
    guard mayBeEqual ? a > b : a >= b else { return }
    let relation = mayBeEqual ? "at most" : "less than"
    // If one of them is missing, the other one is at fault.
    if least != nil {
      let other = "\(Decimals.spelling(b))" + (greatest == nil ? " unless it is said" : "")
      report(record, low, "is \(relation) “\(high)”, which is \(other)")
    } else {
      report(
        record, high,
        "is \(mayBeEqual ? "at least" : "more than") “\(low)”, which is \(Decimals.spelling(a)) unless it is said"
      )
    }
  }

  private mutating func checkIndex(_ record: SceneRecord, _ name: String, of count: Int, _ what: String) {
    // Page 0 exists even without pages.
    guard let index = record.number(name), index > 0 || what != "page", Int(index) >= count else { return }
    let last = count == 0 ? "there is none" : "the last \(what) is \(count - 1)"
    report(record, name, "is the number of a \(what), from 0; \(last)")
  }

  private mutating func report(_ record: SceneRecord, _ name: String, _ rule: String) {
    guard let node = record[name]?.node else { return }
    reader.report("“\(name)” \(rule); found \(reader.shown(node))", at: node.offset)
  }
}

nonisolated extension SceneRecord {
  /// The number of texts in a field.
  fileprivate func lineCount(_ name: String) -> Int { texts(name)?.count ?? lines(name).count }
}
