// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchGraphics

/// Turns the pages of a page controller: the present page is in the middle of three.
final class PageTurning {
  /// A change from the present page to another one.
  struct Turn {
    let page: UIViewController
    /// -1 for the page before the present one, 1 for the page after it.
    let side: Int
    let isByFinger: Bool
    var isAnimated = true
    /// Whether the pages are in sight, so that they appear and disappear.
    let isSeen: Bool
    var completion: ((Bool) -> Void)?
  }

  private unowned let owner: UIPageViewController
  let scroll = PageScrollView(frame: .zero)
  private(set) var current: UIViewController?
  private(set) var turn: Turn?
  /// The pages beside the present one, once the data source was asked for them.
  private var neighbors: [Int: UIViewController?] = [:]
  private var isPlacing = false
  private var dots: UIPageControl?

  init(of owner: UIPageViewController) {
    self.owner = owner
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.scrollsToTop = false
    scroll.pages = self
  }

  private var isVertical: Bool { owner.navigationOrientation == .vertical }
  private var length: CGFloat { isVertical ? scroll.bounds.height : scroll.bounds.width }
  private func point(_ along: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }
  /// How far the pages are from rest: 1 while the page after the present one is in the middle.
  private var progress: CGFloat {
    let offset = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
    return length > 0 ? offset / length - 1 : 0
  }

  private var isInSight: Bool { owner.viewIfLoaded?.window != nil }

  // MARK: Pages

  func forgetNeighbors() {
    neighbors = [:]
    if owner.isViewLoaded { owner.view.setNeedsLayout() }
  }

  private func neighbor(_ side: Int) -> UIViewController? {
    if let known = neighbors[side] { return known }
    guard let current, let source = owner.dataSource else { return nil }
    var found =
      side < 0
      ? source.pageViewController(owner, viewControllerBefore: current)
      : source.pageViewController(owner, viewControllerAfter: current)
    if let page = found, !owner.acceptsChild(page, doing: "UIPageViewController.dataSource") { found = nil }
    neighbors.updateValue(found, forKey: side)
    return found
  }

  /// Shows a page because code asked.
  func show(
    _ page: UIViewController, from direction: UIPageViewController.NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard owner.acceptsChild(page, doing: "setViewControllers(_:direction:animated:)") else {
      completion?(false)
      return
    }
    if turn != nil { finish(goesOn: true, isWhole: false) }
    guard page !== current else {
      forgetNeighbors()
      completion?(true)
      return
    }
    guard animated, current != nil, isInSight, length > 0 else {
      begin(
        Turn(
          page: page, side: direction == .forward ? 1 : -1, isByFinger: false, isAnimated: false,
          isSeen: isInSight, completion: completion))
      return finish(goesOn: true, isWhole: true)
    }
    let side = direction == .forward ? 1 : -1
    scroll.isUserInteractionEnabled = false
    // At the end of the book the limits leave no room for a page that code adds there.
    scroll.contentInset = .zero
    begin(Turn(page: page, side: side, isByFinger: false, isSeen: isInSight, completion: completion))
    scroll.setContentOffset(point(length * CGFloat(1 + side)), animated: true)
    if !scroll.isScrollAnimating, turn?.page === page { finish(goesOn: true, isWhole: true) }
  }

  // MARK: Steps of the scroll view

  func dragBegan() {
    guard turn == nil else { return }
    for side in [-1, 1] { _ = neighbor(side) }
    limit()
  }

  func moved() {
    guard !isPlacing, scroll.isDragging || scroll.isDecelerating, current != nil else { return }
    let side = progress > 0 ? 1 : -1
    if let turn, turn.isByFinger, turn.side != side, progress != 0 { finish(goesOn: false, isWhole: true) }
    guard turn == nil, progress != 0 else { return }
    // The neighbors may have been forgotten since the drag began.
    guard let page = neighbor(side) else { return limit() }
    owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    begin(Turn(page: page, side: side, isByFinger: true, isSeen: isInSight))
  }

  func ended() {
    guard let turn else {
      if current != nil, progress != 0 { settle(showing: false) }
      return
    }
    finish(goesOn: !turn.isByFinger || progress * CGFloat(turn.side) > 0.5, isWhole: true)
  }

  // MARK: Turning

  private func begin(_ turn: Turn) {
    self.turn = turn
    owner.addChild(turn.page)
    if turn.isSeen {
      turn.page.beginAppearanceTransition(true, animated: turn.isAnimated)
      current?.beginAppearanceTransition(false, animated: turn.isAnimated)
    }
    if owner.isViewLoaded {
      place(turn.page, at: turn.side)
      scroll.addSubview(turn.page.view)
    }
  }

  private func finish(goesOn: Bool, isWhole: Bool) {
    guard let turn else { return }
    self.turn = nil
    let previous = current
    if goesOn {
      current = turn.page
      neighbors = [:]
      if let previous { neighbors.updateValue(turn.isByFinger ? previous : nil, forKey: -turn.side) }
      if !turn.isByFinger { neighbors = [:] }
      leave(previous, isSeen: turn.isSeen)
      if turn.isSeen { turn.page.endAppearanceTransition() }
      turn.page.didMove(toParent: owner)
    } else {
      if turn.isSeen {
        turn.page.beginAppearanceTransition(false, animated: true)
        previous?.beginAppearanceTransition(true, animated: true)
      }
      leave(turn.page, isSeen: turn.isSeen)
      if turn.isSeen { previous?.endAppearanceTransition() }
    }
    scroll.isUserInteractionEnabled = true
    settle(showing: !turn.isByFinger)
    if turn.isByFinger {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: previous.map { [$0] } ?? [],
        transitionCompleted: goesOn)
    }
    turn.completion?(isWhole)
  }

  private func leave(_ page: UIViewController?, isSeen: Bool) {
    guard let page else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    if isSeen { page.endAppearanceTransition() }
    page.removeFromParent()
  }

  // MARK: Layout

  /// Places everything in the view of the controller.
  func place() {
    let bounds = owner.view.bounds
    placeDots(in: bounds)
    var frame = bounds
    if let dots, !dots.isHidden { frame.size.height -= dots.frame.height }
    if isVertical {
      frame = frame.insetBy(dx: 0, dy: -owner.gap / 2)
    } else {
      frame = frame.insetBy(dx: -owner.gap / 2, dy: 0)
    }
    guard turn == nil, !scroll.isDragging, !scroll.isDecelerating else { return }
    isPlacing = true
    if scroll.frame != frame { scroll.frame = frame }
    isPlacing = false
    settle(showing: false)
  }

  /// Puts the present page in the middle.
  private func settle(showing index: Bool) {
    guard owner.isViewLoaded, length > 0 else { return }
    isPlacing = true
    defer { isPlacing = false }
    scroll.contentSize =
      isVertical
      ? CGSize(width: scroll.bounds.width, height: length * 3)
      : CGSize(width: length * 3, height: scroll.bounds.height)
    scroll.contentInset = .zero
    // Ends a scroll by code as well, which would otherwise go on from here.
    scroll.setContentOffset(point(length), animated: false)
    if let current {
      place(current, at: 0)
      if current.view.superview !== scroll { scroll.addSubview(current.view) }
    }
    if owner.view.window != nil { limit() }
    if let dots, let current, let source = owner.dataSource {
      if index {
        dots.currentPage = source.presentationIndex(for: owner)
      } else if let last = lastShown, last !== current {
        dots.currentPage += neighbors[-1] == last ? 1 : neighbors[1] == last ? -1 : 0
      }
    }
    lastShown = current
  }
  private weak var lastShown: UIViewController?

  /// Keeps fingers from sides without a page.
  private func limit() {
    guard turn == nil else { return }
    var inset = UIEdgeInsets.zero
    let (before, after) = (neighbor(-1) == nil ? -length : 0, neighbor(1) == nil ? -length : 0)
    if isVertical {
      (inset.top, inset.bottom) = (before, after)
    } else {
      (inset.left, inset.right) = (before, after)
    }
    let wasPlacing = isPlacing
    isPlacing = true
    if scroll.contentInset != inset { scroll.contentInset = inset }
    isPlacing = wasPlacing
  }

  private func place(_ page: UIViewController, at side: Int) {
    var frame = CGRect(origin: point(length * CGFloat(1 + side)), size: scroll.bounds.size)
    frame = isVertical ? frame.insetBy(dx: 0, dy: owner.gap / 2) : frame.insetBy(dx: owner.gap / 2, dy: 0)
    if page.view.frame != frame { page.view.frame = frame }
  }

  private func placeDots(in bounds: CGRect) {
    let count = isVertical ? 0 : owner.dataSource?.presentationCount(for: owner) ?? 0
    guard count > 0 || dots != nil else { return }
    let control = dots ?? UIPageControl(frame: .zero)
    if dots == nil {
      dots = control
      control.isUserInteractionEnabled = false
      owner.view.addSubview(control)
      control.numberOfPages = count
      control.currentPage = owner.dataSource?.presentationIndex(for: owner) ?? 0
    }
    control.isHidden = count == 0
    control.numberOfPages = count
    let height: CGFloat = 37
    control.frame = CGRect(
      x: 0, y: bounds.height - owner.view.safeAreaInsets.bottom - height, width: bounds.width,
      height: height + owner.view.safeAreaInsets.bottom)
  }
}
