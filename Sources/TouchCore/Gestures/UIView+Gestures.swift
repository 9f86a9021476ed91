// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Puts these recognizers on the view in place of those it has; nil leaves none.
  final func setRecognizers(_ new: [UIGestureRecognizer]?) {
    for old in recognizers where new?.contains(where: { $0 === old }) != true {
      removeGestureRecognizer(old)
    }
    written.recognizers = []
    for recognizer in new ?? [] { addGestureRecognizer(recognizer) }
    if new == nil { written.recognizers = nil }
  }

  final var recognizers: [UIGestureRecognizer] { extras?.recognizers ?? [] }

  final func add(_ recognizer: UIGestureRecognizer) {
    if let old = recognizer.storedView, old !== self { old.removeGestureRecognizer(recognizer) }
    recognizer.storedView = self
    guard !recognizers.contains(where: { $0 === recognizer }) else { return }
    written.recognizers = recognizers + [recognizer]
  }

  final func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === recognizer }) else { return }
    recognizer.endGesture(because: .removed)
    extras?.recognizers?.removeAll { $0 === recognizer }
    if recognizer.storedView === self { recognizer.storedView = nil }
  }
}
