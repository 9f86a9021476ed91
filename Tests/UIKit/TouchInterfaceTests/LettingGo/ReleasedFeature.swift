// SPDX-License-Identifier: Apache-2.0
import TouchAnimation
import TouchDynamics
import TouchInterface
import Touchstone

/// What can be going on in an application when it is released.
///
/// All begin near (70, 130).
nonisolated enum ReleasedFeature: CaseIterable, Sendable {
  case drag, contextMenu, menuButton, editMenu, alert, sheet, pages, push, dynamics, animation, keyframes
  case transition, animator, layerAnimation, displayLink, scrolling, refreshing, field, stepper, slider
  case toggle, pointer, stack
}

extension ReleasedFeature {
  /// Makes what the feature needs, and begins it if code begins it.
  @MainActor func begin(in world: ReleasedWorld) {
    guard let root = world.root, let delegates = world.delegates else { return }
    switch self {
    case .drag:
      world.add(UIView()).addInteraction(UIDragInteraction(delegate: delegates))
      world.add(UIView(), x: 180, y: 300).addInteraction(UIDropInteraction(delegate: delegates))
    case .contextMenu: world.add(UIView()).addInteraction(UIContextMenuInteraction(delegate: delegates))
    case .menuButton:
      let button = world.add(UIButton(type: .system))
      button.menu = UIMenu(children: [UIAction(title: "a") { [weak delegates] _ in delegates?.happened() }])
      button.showsMenuAsPrimaryAction = true
    case .editMenu:
      let interaction = UIEditMenuInteraction(delegate: delegates)
      world.add(UIView()).addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    case .alert, .sheet:
      let alert = UIAlertController(
        title: "alert", message: nil, preferredStyle: self == .alert ? .alert : .actionSheet)
      for title in ["one", "two"] {
        alert.addAction(
          UIAlertAction(title: title, style: .default) { [delegates] _ in delegates.happened() })
      }
      world.watch(alert)
      root.present(alert, animated: true) { [delegates] in delegates.happened() }
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      (pages.dataSource, pages.delegate) = (delegates, delegates)
      pages.setViewControllers([delegates.page], direction: .forward, animated: false)
      root.addChild(pages)
      pages.view.frame = root.view.bounds
      root.view.addSubview(pages.view)
      pages.didMove(toParent: root)
      world.watch(pages)
    case .push:
      root.navigationController?.delegate = delegates
      root.navigationController?.pushViewController(delegates.page, animated: true)
    default: beginMoving(in: world, delegates)
    }
  }

  /// Begins what moves, and makes controls.
  @MainActor private func beginMoving(in world: ReleasedWorld, _ delegates: ReleasedDelegates) {
    guard let root = world.root else { return }
    switch self {
    case .dynamics:
      let animator = UIDynamicAnimator(referenceView: root.view)
      let view = world.add(UIView())
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = delegates
      let gravity = UIGravityBehavior(items: [view])
      gravity.action = { [weak delegates] in delegates?.happened() }
      for behavior in [collision, gravity] { animator.addBehavior(behavior) }
      animator.delegate = delegates
      world.watch(animator)
      world.kept.append(animator)
    case .animation:
      let view = world.add(UIView())
      UIView.animate(withDuration: 0.5, delay: 0.1, options: [.repeat, .autoreverse]) {
        view.alpha = 0.5
      } completion: { [delegates] _ in
        delegates.happened()
      }
    case .keyframes:
      let view = world.add(UIView())
      UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x += 50 }
        delegates.happened()
      } completion: { [delegates] _ in
        delegates.happened()
      }
    case .transition:
      let (view, other) = (world.add(UIView()), UIView())
      world.watch(other)
      UIView.transition(from: view, to: other, duration: 0.5) { [delegates] _ in delegates.happened() }
    case .animator:
      let view = world.add(UIView())
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) { view.center.x += 50 }
      animator.addCompletion { [delegates] _ in delegates.happened() }
      animator.startAnimation()
      world.watch(animator)
      world.kept.append(animator)
    case .layerAnimation:
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.5)
      animation.delegate = delegates
      world.add(UIView()).layer.add(animation, forKey: "fade")
    case .displayLink:
      let link = CADisplayLink(target: delegates, selector: Selector("tick", ReleasedDelegates.happened))
      link.add(to: .main, forMode: .common)
      world.watch(link)
    default: addControl(to: world, delegates)
    }
  }

  @MainActor private func addControl(to world: ReleasedWorld, _ delegates: ReleasedDelegates) {
    var control: UIControl?
    switch self {
    case .scrolling, .refreshing:
      let scroll = world.add(UIScrollView())
      scroll.contentSize = CGSize(width: 100, height: 2000)
      scroll.delegate = delegates
      guard self == .refreshing else { return }
      scroll.refreshControl = UIRefreshControl()
      control = scroll.refreshControl
    case .field:
      let field = world.add(UITextField())
      field.delegate = delegates
      field.becomeFirstResponder()
      control = field
    case .stepper: control = world.add(UIStepper())
    case .slider: control = world.add(UISlider())
    case .toggle: control = world.add(UISwitch())
    case .pointer: world.add(UIView()).addInteraction(UIPointerInteraction(delegate: delegates))
    case .stack:
      let stack = world.add(UIStackView(arrangedSubviews: [UIView(), UIView()]))
      UIView.animate(withDuration: 0.3) {
        stack.arrangedSubviews.first?.isHidden = true
      } completion: { [delegates] _ in
        delegates.happened()
      }
    default: break
    }
    control?.addAction(UIAction { [delegates] _ in delegates.happened() }, for: .allEvents)
  }
}
