// SPDX-License-Identifier: Apache-2.0

extension ObjectQueue<UIGestureRecognizer> {
  /// The index of the first recognizer, in a list in the order of admission, that was admitted after this
  /// number.
  @inline(never)
  func index(after number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].admission <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of a recognizer in a list in the order of admission; nil if it is not where that order has it.
  func index(ofAdmission recognizer: UIGestureRecognizer) -> Int? {
    var (low, high) = (0, count)
    if high > 0, self[0] === recognizer { return 0 }
    while low < high {
      let middle = (low + high) / 2
      if self[middle].admission < recognizer.admission { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] === recognizer ? low : nil
  }
}
