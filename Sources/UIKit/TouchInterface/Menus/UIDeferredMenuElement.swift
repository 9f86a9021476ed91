// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// An element of a menu whose elements are only known when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private final let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private final let isCached: Bool
  private final var cached: [UIMenuElement]?

  /// Creates an element that asks once, when its menu opens for the first time.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  deinit {}

  /// Creates an element that asks each time its menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Asks for the elements; `done` is called once they are there.
  final func load(_ done: @escaping ([UIMenuElement]) -> Void) {
    if let cached { return done(cached) }
    var isAnswered = false
    provider { [weak self] elements in
      guard !isAnswered else { return }
      isAnswered = true
      if let self, self.isCached { self.cached = elements }
      done(elements)
    }
  }
}
