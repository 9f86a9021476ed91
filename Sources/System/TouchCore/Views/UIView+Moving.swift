// SPDX-License-Identifier: Apache-2.0

// Adding, moving and removing views. Every callback may change the hierarchy again, so conditions are checked
// again after each callback.

extension UIView {
  /// Inserts `view` at `index` among the other subviews.
  final func insert(_ view: UIView, at index: Int, _ wanted: SubviewPosition, doing what: String) {
    guard !view.isWindow else {
      return Misuse.report("\(what): a window belongs to a scene and cannot be a subview; nothing is added.")
    }
    guard !view.holds(self) else {
      return Misuse.report(
        "\(what): \(view === self ? "a view" : "a view that contains this one") cannot become its subview; nothing is added."
      )
    }
    if view.isChild(of: self) { return move(view, to: index, wanted) }
    AppearanceSettling.begin()
    defer { AppearanceSettling.end() }

    if view.windowReference != windowReference {
      view.announceMove(from: view.storedWindow, to: storedWindow)
    }
    view.willMove(toSuperview: self)
    view.parent?.willRemoveSubview(view)
    // A callback may have moved the view, this view or both; this call completes the move if that is still
    // possible.
    guard !view.holds(self) else { return }
    let oldTint = view.inheritedTint
    let oldTraits = view.flags.union(flags).contains(.traitsOverridden) ? view.traitsInEffect : nil
    if let old = view.parent { view.unlink(from: old) }
    link(view, at: min(index, children.count), wanted)
    view.noteTinted()
    view.noteTraitOverrides()
    if view.windowReference != windowReference { view.windowChanged(to: storedWindow) }
    view.didMoveToSuperview()
    if view.inheritedTint != oldTint { view.notifyTintChanged() }
    if let oldTraits { TraitChange.announce(to: view, from: oldTraits, to: view.traitsInEffect) }
    if view.flags.contains(.safeAreaInside) { view.noteSafeArea() }
    if view.isChild(of: self) { didAddSubview(view) }
    markNeedsLayout()
    view.joinPendingPasses()
  }

  /// Removes the view from its superview.
  final func detach() {
    guard let old = parent, !flags.contains(.leaving) else { return }
    AppearanceSettling.begin()
    defer { AppearanceSettling.end() }
    flags.insert(.leaving)
    defer { flags.remove(.leaving) }
    if let window = storedWindow {
      window.isLosing(self)
      guard isChild(of: old) else { return }
      announceMove(to: nil)
    }
    willMove(toSuperview: nil)
    guard isChild(of: old) else { return }
    old.willRemoveSubview(self)
    guard isChild(of: old) else { return }
    unlink(from: old)
    windowChanged(to: nil)
    if parentReference == nil { didMoveToSuperview() }
    old.markNeedsLayout()
  }

  /// Moves a subview to another index among its siblings.
  final func move(_ view: UIView, to index: Int, _ wanted: SubviewPosition) {
    let (from, index) = (childIndex(of: view), min(index, children.count - 1))
    let isElsewhere = from != index
    if isElsewhere {
      children.remove(at: from)
      children.insert(view, at: index)
      rank(childAt: index)
      view.hitAreaChanged()
    }
    let hasMovedLayer = placeLayer(of: view, wanted)
    if isElsewhere || hasMovedLayer {
      noteLooks()
      markNeedsLayout()
    }
  }

  /// Makes `view` a subview, without callbacks.
  private func link(_ view: UIView, at position: Int, _ wanted: SubviewPosition) {
    if position == children.count {
      children.append(view)
    } else {
      children.insert(view, at: position)
    }
    view.flags.remove(.leaving)
    flags.insert(.holdsViews)
    view.parent = self
    rank(childAt: position)
    noteLooks()
    indexReference?.borrow { $0.added(view) }
    if flags.contains(.inSpace) { view.perspectiveChanged() }
    _ = placeLayer(of: view, wanted)
    if view.layoutBox != nil { linkLayout(of: view) }
  }

  /// Removes the view from its superview, without callbacks.
  private func unlink(from old: UIView) {
    let oldIndex = old.childIndex(of: self)
    old.indexReference?.borrow { $0.removed(self) }
    parent = nil
    old.children.remove(at: oldIndex)
    if flags.contains(.inSpace) { perspectiveChanged() }
    old.noteLooks()
    old.forgetLayer(of: self)
    if layoutBox != nil { old.unlinkLayout(of: self) }
  }

  /// Gives the child at `index` a rank between its neighbors'.
  private func rank(childAt index: Int) {
    let below = index > 0 ? children[index - 1].rank : nil
    let above = index + 1 < children.count ? children[index + 1].rank : nil
    if let rank = RankSpread.between(below, above) { return children[index].rank = rank }
    let spread = RankSpread.spread(around: index, count: children.count) { children[$0].rank }
    for other in spread.indices {
      children[other].rank = spread.rank(at: other)
      if other != index { children[other].hitAreaChanged() }
    }
  }

  /// Sets the window of the view and the views below it, and notifies them.
  private func windowChanged(to window: UIWindow?) {
    let old = storedWindow
    guard old !== window else { return }
    let moved = children.isEmpty ? nil : subtree()
    if let moved {
      for view in moved { view.storedWindow = window }
    } else {
      storedWindow = window
    }
    if WindowChanges.records > 0 { noteLooks(of: moved ?? [self]) }
    if let old {
      switch old.mayHaveTouches {
      case true?: old.application?.cancelTouches(leaving: self)
      case false?: break
      case nil: UIWindow.unnoticedLosses += 1
      }
      old.hasLost(self)
    }
    let isTuned = AlphaTuning.isCustom && (Self.tunesAlpha(old) || Self.tunesAlpha(window))
    guard let moved else {
      // Without an old window, no code has run that could have moved the view on.
      if old == nil || windowReference == Borrowed(window) {
        hasChangedWindow(from: old, to: window, isTuned)
      }
      return
    }
    for view in moved where view.windowReference == Borrowed(window) {
      view.hasChangedWindow(from: old, to: window, isTuned)
    }
  }

  /// Notifies the view that it has changed windows.
  private func hasChangedWindow(from old: UIWindow?, to window: UIWindow?, _ isTuned: Bool) {
    if isTuned { updateAlphaFlag() }
    if window == nil {
      endAnimations(.leftWindow)
      if LayerMotion.running > 0 { extras?.layer?.endMotion(.leftWindow) }
    }
    if flags.contains(.watchesGeometry) { (self as? any GeometryWatching)?.windowChanged(from: old) }
    if window != nil { Self.lookAtAppearance?(self) }
    didMoveToWindow()
    extras?.viewController?.viewDidMoveToWindow()
  }

  /// Gives a view that came into a window the looks that its application has set for its class.
  @safe @exclusivity(unchecked) package static var lookAtAppearance: ((UIView) -> Void)?

  /// Whether the application of a window has a custom minimum alpha.
  private static func tunesAlpha(_ window: UIWindow?) -> Bool {
    guard let application = window?.application else { return false }
    return application.tuning.minimumAlpha != TouchTuning.uikit.minimumAlpha
  }

  /// The view and all views below it in preorder, siblings from back to front.
  ///
  /// It uses a list instead of recursion because hierarchies may be deeper than the stack allows.
  final func subtree() -> [UIView] {
    if children.isEmpty { return [self] }
    var found: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.children.reversed())
    }
    return found
  }

  /// Whether `other` is this view or one below it; where layers have masks, also by way of these.
  ///
  /// The search alternates between going up from `other` and going down from this view, so that it costs no
  /// more than the shorter direction: adding one view to the end of a long chain does not climb the chain.
  private func holds(_ other: UIView) -> Bool {
    if self === other { return true }
    if CALayer.hasMasks { return LayerNode.view(self).leads(to: .view(other)) }
    if children.isEmpty { return false }
    var above: UIView? = other.parent
    var waiting = children
    while let ancestor = above, let below = waiting.popLast() {
      if ancestor === self || below === other { return true }
      above = ancestor.parent
      waiting.append(contentsOf: below.children)
    }
    return false
  }

  /// Ends what goes on in the window that is about to lose the view, and announces the move.
  private func announceMove(from old: UIWindow?, to new: UIWindow?) {
    old?.isLosing(self)
    announceMove(to: new)
  }

  /// Notifies the view, the views below it and their controllers that they are about to change windows.
  private func announceMove(to window: UIWindow?) {
    guard !children.isEmpty else { return announceOwnMove(to: window) }
    for view in subtree() { view.announceOwnMove(to: window) }
  }

  private func announceOwnMove(to window: UIWindow?) {
    willMove(toWindow: window)
    extras?.viewController?.viewWillMove(to: window)
  }

  /// Whether `other` is the superview.
  private func isChild(of other: UIView) -> Bool { parentReference == Borrowed(other) }
}
