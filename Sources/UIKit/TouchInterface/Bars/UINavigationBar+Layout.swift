// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchGraphics

extension UINavigationBar {
  /// The height with the prompt, if there is one.
  final var heightInEffect: CGFloat {
    heightOfItems + (topItem?.prompt == nil ? 0 : UIApplication.shared.tuning.barPromptHeight)
  }

  /// Whether the back button is shown.
  final var showsBack: Bool {
    guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
    return item.storedLeftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton
  }

  /// Goes back as the back button does.
  final func goBack() {
    guard let item = topItem else { return }
    if let action = item.backAction { return action.performWithSender(back, target: nil) }
    guard let navigation else {
      popItem(animated: true)
      return
    }
    let decider = delegate ?? navigation as? any UINavigationBarDelegate
    guard decider?.navigationBar(self, shouldPop: item) != false else { return }
    navigation.popViewController(animated: true)
    decider?.navigationBar(self, didPop: item)
  }

  /// The item that is shown, or another item, has changed.
  final func contentChanged() {
    linkItems()
    roomChanged()
  }

  /// Tells the items that are shown where that is.
  final func linkItems() {
    topItem?.bar = self
    backItem?.bar = self
    setNeedsLayout()
  }

  final func itemsChanged() { setNeedsLayout() }

  /// The content around the bar has more or less room.
  final func roomChanged() {
    setNeedsLayout()
    navigation?.barsMayHaveMoved()
  }

  /// Puts the views of the items that are shown into the bar.
  final func placeItems() {
    background.frame = bounds
    let item = topItem
    let height = heightOfItems
    let large = showsLargeTitle ? max(bounds.height - heightInEffect, 0) : 0
    let top = bounds.height - height - large
    largeTitle.show(item?.title, in: bounds, room: large)
    promptLabel.isHidden = item?.prompt == nil
    promptLabel.text = item?.prompt
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(top, 0))
    back.isHidden = !showsBack
    let tuning = UIApplication.shared.tuning
    var (start, end) = (tuning.barMargin + safeAreaInsets.left, tuning.barMargin + safeAreaInsets.right)
    var views: [UIView] = []
    if showsBack, let title = backItem {
      let image = title.backBarButtonItem?.image
      back.show(title: image == nil ? title.titleOfBackButton ?? "" : nil, image: image)
      back.accessibilityLabel = title.titleOfBackButton ?? "Back"
      let width = max(back.sizeThatFits(.zero).width, height)
      place(back, from: start, CGSize(width: width, height: height), top, height)
      start += width + tuning.barItemGap
    }
    for item in item?.storedLeftBarButtonItems ?? [] where !item.isHidden {
      item.bar = self
      guard let view = item.shownView else {
        start += item.width
        continue
      }
      let size = size(of: item, view, height: height)
      add(view, to: &views)
      place(view, from: start, size, top, height)
      start += size.width + tuning.barItemGap
    }
    for item in item?.storedRightBarButtonItems ?? [] where !item.isHidden {
      item.bar = self
      guard let view = item.shownView else {
        end += item.width
        continue
      }
      let size = size(of: item, view, height: height)
      add(view, to: &views)
      place(view, from: bounds.width - end - size.width, size, top, height)
      end += size.width + tuning.barItemGap
    }
    placeTitle(of: item, start, end, top, height, &views)
    for view in shown where !views.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    shown = views
  }

  private func placeTitle(
    of item: UINavigationItem?, _ start: CGFloat, _ end: CGFloat, _ top: CGFloat, _ height: CGFloat,
    _ views: inout [UIView]
  ) {
    let room = max(bounds.width - start - end, 0)
    titleLabel.isHidden = item?.titleView != nil || !largeTitle.isHidden
    titleLabel.text = item?.title
    let view = item?.titleView ?? titleLabel
    if view !== titleLabel { add(view, to: &views) }
    let own = view === titleLabel ? .zero : view.bounds.size
    var size = own == .zero ? view.sizeThatFits(CGSize(width: room, height: height)) : own
    size = CGSize(width: min(size.width, room), height: min(size.height, height))
    // In the middle of the bar if there is room, else as near to it as the items allow.
    let middle = (bounds.width - size.width) / 2
    let x = min(max(middle, start), max(bounds.width - end - size.width, start))
    place(view, from: x, size, top, height)
  }

  private func add(_ view: UIView, to views: inout [UIView]) {
    views.append(view)
    if view.superview !== self { addSubview(view) }
  }

  /// Places a view by its distance from the leading edge, in the middle of the height.
  private func place(_ view: UIView, from start: CGFloat, _ size: CGSize, _ top: CGFloat, _ height: CGFloat) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isReversed ? bounds.width - start - size.width : start
    view.frame = CGRect(origin: CGPoint(x: x, y: top + (height - size.height) / 2), size: size)
  }
}
