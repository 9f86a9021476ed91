// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// Whether the recognizer is on `view`, which is found out without retaining that.
  @inline(__always)
  final func isOn(_ view: UIView) -> Bool { memory.view?.leads(to: view) == true }
}

extension UIView {
  /// Replaces the recognizers of the view; nil leaves none.
  final func setRecognizers(_ new: [UIGestureRecognizer]?) {
    let staying = Set((new ?? []).map { ObjectIdentifier($0) })
    for old in recognizers where !staying.contains(ObjectIdentifier(old)) {
      removeGestureRecognizer(old)
    }
    for old in recognizers where old.storedView === self { old.memory.isListed = false }
    ensuredExtras.recognizers = []
    for recognizer in new ?? [] { addGestureRecognizer(recognizer) }
    if new == nil { ensuredExtras.recognizers = nil }
  }

  final var recognizers: [UIGestureRecognizer] { extras?.recognizers ?? [] }

  /// Whether the view has, or had, recognizers.
  @inline(__always)
  final var mayHaveRecognizers: Bool { extras?.recognizers != nil }

  final func add(_ recognizer: UIGestureRecognizer) {
    if let old = recognizer.storedView, old !== self {
      old.removeGestureRecognizer(recognizer)
      if recognizer.storedView === old { recognizer.memory.isListedElsewhere = true }
    }
    if recognizer.storedView !== self { recognizer.memory.isListed = lists(recognizer) }
    recognizer.storedView = self
    guard !recognizer.memory.isListed else { return }
    recognizer.memory.isListed = true
    if ensuredExtras.recognizers == nil { ensuredExtras.recognizers = [] }
    recognizer.memory.listNumber = Serial.next()
    extras?.recognizers?.append(recognizer)
  }

  final func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self ? recognizer.memory.isListed : lists(recognizer) else { return }
    recognizer.endGesture(because: .removed)
    if let index = extras?.recognizers?.index(
      ofNumber: recognizer.memory.listNumber, { $0.memory.listNumber }),
      extras?.recognizers?[index] === recognizer
    {
      extras?.recognizers?.remove(at: index)
    } else {
      extras?.recognizers?.remove(recognizer)
    }
    guard recognizer.storedView === self else { return }
    recognizer.storedView = nil
    recognizer.memory.isListed = false
  }

  /// Whether a recognizer of another view, or of none, is still on the list because an override kept it
  /// there.
  private func lists(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.memory.isListedElsewhere && recognizers.holds(recognizer)
  }
}
