// SPDX-License-Identifier: Apache-2.0
import TouchControls
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
      if let self, self.isProvided(by: elements) {
        Misuse.report(
          "UIDeferredMenuElement: the element provides itself, or a menu that it is in; it provides nothing.")
        return done([])
      }
      if let self, self.isCached { self.cached = elements }
      done(elements)
    }
  }

  /// Whether the element is among elements, in their menus, or among what they have provided.
  private func isProvided(by elements: [UIMenuElement]) -> Bool {
    var waiting = elements
    var seen: Set<ObjectIdentifier> = []
    while let element = waiting.popLast() {
      if element === self { return true }
      guard seen.insert(ObjectIdentifier(element)).inserted else { continue }
      switch element {
      case let menu as UIMenu: waiting += menu.children
      case let deferred as UIDeferredMenuElement: waiting += deferred.cached ?? []
      default: break
      }
    }
    return false
  }

  /// How many elements may each be provided by the one before it.
  static let mostNested = 100
}
