// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Keeps a stack of controllers and shows the top one.
///
/// It has bars if the program contains the module `TouchInterface` and
/// ``UIApplication/showsNavigationBars`` is true, as in a program that is linked with the product `UIKit`.
/// Otherwise the view of the top controller fills its own.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The delegate, which is notified about which controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  final var stack = ControllerStack()
  final var transition: NavigationTransition?
  /// Whether the first half of a change is under way, whose callbacks may ask for another.
  final var isChanging = false
  final var waitingChanges: [(change: StackChange, animated: Bool)] = []
  /// The changes that begin as soon as the transition under way is finished.
  final var beginningChanges: [(change: StackChange, animated: Bool)] = []
  /// The top controller of which the delegate was last told that it will be shown.
  final weak var announced: UIViewController?
  /// Whether the delegate is yet to be told that it is shown.
  final var owesDidShow = false

  /// The pop by a finger from the edge, once it is needed.
  final var edgePop: EdgePop?

  /// The bars, once they are needed; nil in a program without the module `TouchInterface`.
  package final var bars: (any NavigationBars)?
  private final var storedIsNavigationBarHidden = false
  private final var storedIsToolbarHidden = true

  /// The kind of a change of the stack, for animators.
  public nonisolated enum Operation: Int, Sendable, Hashable {
    /// Neither.
    case none
    /// A controller was put on the stack.
    case push
    /// A controller was taken from the stack.
    case pop
  }

  /// Pops when a finger drags from the leading edge; it is added to the view when that appears.
  ///
  /// Its delegate, unless one is set, lets it begin while there is something to pop, no transition is under
  /// way and the navigation controller's delegate has no animator for the pop (reported).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { ensuredEdgePop.recognizer }

  /// Makes a navigation controller whose stack has one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack(StackChange(to: [rootViewController]), animated: false)
  }

  /// Makes a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller with an empty stack, whose bars are of these classes; nil for those of
  /// UIKit.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if navigationBarClass != nil || toolbarClass != nil {
      ensuredBars?.use(navigationBarClass, toolbarClass)
    }
  }

  /// Makes a navigation controller with an empty stack from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the stack, the top one last.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack, and shows the view of the new top controller if it is a different one.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(StackChange(to: viewControllers), animated: animated)
  }

  /// Pushes a controller onto the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setStack(StackChange(staying: stack.count, coming: [viewController]), animated: animated)
  }

  /// Pops the top controller from the stack, unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 2, animated: animated)?.last
  }

  /// Pops all controllers except the first one, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Pops all controllers above a given one, and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.index(of: viewController) else {
      Misuse.report(
        "popToViewController(_:): \(type(of: viewController)) is not on the stack; nothing is popped.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one that is presented over the stack, or else its top.
  open var visibleViewController: UIViewController? { presentedFromHere ?? stack.last }

  /// Whether there is no navigation bar; false by default.
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar; the safe area of the content changes with it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsNavigationBarHidden else { return }
    storedIsNavigationBarHidden = hidden
    barsMayHaveMoved(animated: animated)
    barsMayHaveChanged()
  }

  /// Whether there is no toolbar; true by default.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar, which has the items of the top controller.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsToolbarHidden else { return }
    storedIsToolbarHidden = hidden
    barsMayHaveMoved(animated: animated)
  }

  /// Creates the views in which the stack is shown.
  open override func loadView() {
    let layout = UILayoutContainerView(frame: UIScreen.main.bounds)
    layout.navigation = self
    let transition = UINavigationTransitionView(frame: layout.bounds)
    transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layout.addSubview(transition)
    view = layout
  }

  /// The top controller decides about the status bar while there is no navigation bar.
  open override var childForStatusBarStyle: UIViewController? {
    showsNavigationBar ? nil : stack.last
  }

  /// The style that goes with that of the navigation bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    showsNavigationBar && bars?.isDark == true ? .lightContent : .default
  }

  /// The top controller decides whether there is a status bar.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// Pushes the controller onto the stack.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  package override func prepareToAppear() {
    ensuredEdgePop.attach()
    placeTop()
  }

  package override func lostChild(_ child: UIViewController) {
    // One that leaves by itself, instead of being popped, leaves the stack as well.
    guard let index = stack.index(of: child) else { return }
    let above = Array(stack.controllers[(index + 1)...])
    setStack(StackChange(staying: index, coming: above), animated: false)
  }

  package override func prepareToDisappear() { finishTransition() }

  package override func finishedAppearing() { announceTop() }
}
