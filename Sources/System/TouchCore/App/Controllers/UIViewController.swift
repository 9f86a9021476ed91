// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// Manages a view and those below it.
///
/// Members that code overrides are declared here; their implementations are in the extensions, one per file.
@preconcurrency @MainActor open class UIViewController: UIResponder, NSCoding, UIContentContainer {
  final var loadedView: UIView?
  final var isLoadingView = false
  final var appearance = Appearance()
  /// Whether it will be told where it ended up when the change under way is over.
  final var isToBeSettled = false
  /// Whether code has begun a transition of this controller, and is to end it.
  final var isLedByCode = false
  final var storedChildren: [UIViewController] = []
  final weak var storedParent: UIViewController?
  final var storedPresented: UIViewController?
  final weak var storedPresenting: UIViewController?
  final var presentation: Presentation?
  /// The window the controller is the root of.
  final var rootWindow: UIWindow? {
    get { rootWindowReference?.object }
    set { rootWindowReference = newValue?.windowBackReference }
  }
  private final var rootWindowReference: BackReference<UIWindow>?
  /// What the transition under way does with it.
  final var movement = Movement.none
  /// The framework's view that carries this one's in a window, for a root or presented controller.
  final var container: UITransitionView?
  /// Traits, safe area and segues, if the controller sets any.
  final var surroundings: ControllerSurroundings?

  /// The title of the controller.
  open var title: String? {
    didSet { surroundings?.barItems?.titleChanged(to: title) }
  }

  // MARK: Making

  /// Creates a controller that creates its view in code.
  ///
  /// There are no nib files here: the name of one is reported as misuse, and ``loadView()`` creates the view
  /// nevertheless.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil {
      Misuse.report(
        "\(type(of: self))(nibName: \"\(nibNameOrNil)\"): nib files cannot be read; pass nil and make the view in loadView()."
      )
    }
  }

  /// Creates a controller that creates its view in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive: the title is read, and the view is created again.
  public required init?(coder: NSCoder) {
    super.init()
    if coder.allowsKeyedCoding { title = coder.decodeObject(forKey: "UITitle") as? String }
  }

  /// Writes the title into an archive.
  open func encode(with coder: NSCoder) {
    if coder.allowsKeyedCoding { coder.encode(title as NSString?, forKey: "UITitle") }
  }

  deinit {
    if isLedByCode { onMainActor { AppearanceSettling.transitions -= 1 } }
    var views = loadedView.map { [$0] } ?? []
    loadedView = nil
    if !views.isEmpty { DisposalPile.release(&views, as: DisposalPile.Family.views) }
    var kept = storedChildren
    if let storedPresented { kept.append(storedPresented) }
    storedChildren = []
    storedPresented = nil
    if !kept.isEmpty { DisposalPile.release(&kept, as: DisposalPile.Family.controllers) }
  }

  // MARK: View

  /// The view, loaded when first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { viewLoadedOnDemand }
    set { setView(newValue) }
  }

  /// The view if it is loaded; asking does not load it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    loadOwnView()
  }

  /// Makes the view and stores it in ``view``; a plain view of the screen's size unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once after the view was loaded.
  open func viewDidLoad() {}

  /// Updates the constraints of the view before a layout; overrides call `super`, which calls the view's
  /// `updateConstraints()`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once the view is in the hierarchy, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the children whose views are in this one's appear and disappear with it; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view begins to appear or disappear, for containers that forward these
  /// calls themselves.
  ///
  /// The transition lasts until ``endAppearanceTransition()``, even if the view is put into a window in the
  /// meantime.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginLedTransition(isAppearing, animated: animated)
  }

  /// Tells the controller that the transition of ``beginAppearanceTransition(_:animated:)`` is over.
  open func endAppearanceTransition() {
    endLedTransition()
  }

  /// Called when the view begins to appear, before the children are notified, for containers that fill it
  /// late.
  package func prepareToAppear() {}

  /// Called after a child left.
  package func lostChild(_ child: UIViewController) {}

  /// Called when the view begins to disappear, before anything else is notified.
  package func prepareToDisappear() {}

  /// Called when the view and those of the children have appeared.
  package func finishedAppearing() {}

  // MARK: Containment

  /// The children, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// The controller this one is a child of.
  open var parent: UIViewController? { storedParent }

  /// The nearest navigation controller this one is in.
  open var navigationController: UINavigationController? { nearestNavigationController }

  /// Makes a controller a child; its view is put where it belongs by the caller.
  ///
  /// This method calls the child's ``willMove(toParent:)``; the caller calls ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent; this method calls ``didMove(toParent:)``.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// How the controller is shown when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen

  /// The controller that this one, or one it is in, presents.
  open var presentedViewController: UIViewController? { presentedFromHere }

  /// The controller that presents this one, or one it is in.
  open var presentingViewController: UIViewController? { outermost.storedPresenting }

  /// The delegate that provides the animators of presentations and dismissals of this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { surroundings?.transitioningDelegate }
    set { if newValue != nil || surroundings != nil { ensuredSurroundings.transitioningDelegate = newValue } }
  }

  /// How a presentation without an animator looks.
  ///
  /// A kept value: it changes nothing here.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { surroundings?.modalTransitionStyle ?? .coverVertical }
    set { ensuredSurroundings.modalTransitionStyle = newValue }
  }

  /// Whether people cannot dismiss the controller with a gesture; presentation controllers of applications
  /// read it.
  ///
  /// A kept value: it changes nothing here.
  open var isModalInPresentation: Bool {
    get { surroundings?.isModalInPresentation ?? false }
    set { ensuredSurroundings.isModalInPresentation = newValue }
  }

  /// Whether presentations in the current context should cover this controller's view.
  ///
  /// Presentations in the current context cover the outermost controller here, as they do in UIKit if no
  /// controller on the way to it defines a context.
  ///
  /// A kept value: it changes nothing here.
  open var definesPresentationContext: Bool {
    get { surroundings?.definesPresentationContext ?? false }
    set { ensuredSurroundings.definesPresentationContext = newValue }
  }

  /// Whether presentations in this controller's context have its transition style and not the presented
  /// one's.
  ///
  /// A kept value: it changes nothing here.
  open var providesPresentationContextTransitionStyle: Bool {
    get { surroundings?.providesTransitionStyle ?? false }
    set { ensuredSurroundings.providesTransitionStyle = newValue }
  }

  /// Shows a controller over this one's window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    AppearanceSettling.during { show(viewControllerToPresent, animated: flag, completion: completion) }
  }

  /// Dismisses the controller that this one presents, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    AppearanceSettling.during { endPresentation(animated: flag, completion: completion) }
  }

  /// Whether the controller decides about the status bar though its presentation does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Shows a controller: the nearest one above that overrides this method decides how; else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showWhereItBelongs(vc, sender: sender) }

  /// Shows a controller in a secondary place: the nearest one above that overrides this method decides where;
  /// else it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailWhereItBelongs(vc, sender: sender)
  }

  // MARK: Size

  /// The size that the controller prefers, for those that contain or present it.
  open var preferredContentSize: CGSize {
    get { surroundings?.preferredContentSize ?? .zero }
    set {
      guard newValue != preferredContentSize else { return }
      ensuredSurroundings.preferredContentSize = newValue
      let container: (any UIContentContainer)? = storedParent ?? presentation?.controller
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called after a child has changed the size that it prefers.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called after a child has computed a size by itself, for containers that lay out by constraints.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child when this controller's view gets a size; that size unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view changes its size; children and presented controllers are notified from here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOnSize(size, coordinator)
  }

  /// Called before the traits change because the window does; children and presented controllers are notified
  /// from here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnTraits(newCollection, coordinator)
  }

  // MARK: Orientation

  /// The orientations in which the controller can be shown; all on an iPad, all but upside down on an iPhone,
  /// unless overridden.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface follows the device; true unless overridden.
  open var shouldAutorotate: Bool { true }

  /// The orientation that the controller prefers when it is presented: that of the scene, unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    loadedView?.storedWindow?.storedWindowScene?.interfaceOrientation ?? .portrait
  }

  /// Asks again for the orientations; the interface turns if the present one is not among them.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    loadedView?.storedWindow?.storedWindowScene?.settleOrientation()
  }

  // MARK: Editing

  /// Whether the controller lets people edit what it shows.
  open var isEditing: Bool {
    get { surroundings?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the controller lets people edit what it shows; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    ensuredSurroundings.isEditing = editing
    surroundings?.barItems?.editingChanged(to: editing)
  }

  // MARK: Bars

  /// Whether the toolbar of a navigation controller is hidden while the controller is on the stack; false by
  /// default.
  open var hidesBottomBarWhenPushed: Bool {
    get { surroundings?.hidesBottomBar ?? false }
    set { ensuredSurroundings.hidesBottomBar = newValue }
  }

  /// The edges at which the view reaches under translucent bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { surroundings?.extendedEdges ?? .all }
    set {
      ensuredSurroundings.extendedEdges = newValue
      nearestNavigationController?.barsMayHaveMoved()
    }
  }

  /// Whether the view also reaches under opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { surroundings?.extendsUnderOpaqueBars ?? false }
    set {
      ensuredSurroundings.extendsUnderOpaqueBars = newValue
      nearestNavigationController?.barsMayHaveMoved()
    }
  }

  /// Whether a scroll view that is the main view adds the bars to its content's inset; true by default.
  ///
  /// `UIScrollView.contentInsetAdjustmentBehavior` replaces it.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { surroundings?.keepsScrollInsets != true }
    set { ensuredSurroundings.keepsScrollInsets = !newValue }
  }

  // MARK: Segues

  /// Called before a segue is performed, to set up its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a control may perform its segue; code that calls ``performSegue(withIdentifier:sender:)`` is not
  /// asked.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue that ``addSegue(_:to:perform:)`` has added, after ``prepare(for:sender:)``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    runSegue(identifier, sender: sender)
  }

  // MARK: Traits and safe area

  /// The traits of the controller: its environment's with what its parent and it itself override.
  open var traitCollection: UITraitCollection { traitsInEffect }

  /// Called after a trait of the controller has changed, before its view is notified.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the controller overrides for its view and its children.
  open var traitOverrides: UITraitOverrides {
    get { surroundings?.traitOverrides ?? UITraitOverrides() }
    set {
      guard !newValue.isEmpty || surroundings != nil else { return }
      changeTraits { ensuredSurroundings.traitOverrides = newValue }
    }
  }

  /// The style that the controller's views have whatever their environment says.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.style }
    set { traitOverrides.style = newValue }
  }

  /// Overrides traits of a child; nil ends it.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.setTraitsFromParent(collection)
  }

  /// The traits that are overridden for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.surroundings?.traitsFromParent
  }

  /// The insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { surroundings?.additionalSafeArea ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      ensuredSurroundings.additionalSafeArea = newValue
      loadedView?.noteSafeArea()
    }
  }

  /// Called by the layout pass after the safe area of the view changed, after the view was notified.
  open func viewSafeAreaInsetsDidChange() {}

  /// The margins that the system gives the view at least: 16 points at the sides, 20 where there is much
  /// width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    LayoutMargins.systemMinimum(in: traitCollection)
  }

  /// Whether the layout margins of the view are ``systemMinimumLayoutMargins`` at least; true unless set.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { surroundings?.ignoresMinimumMargins != true }
    set {
      guard newValue != viewRespectsSystemMinimumLayoutMargins else { return }
      let view = loadedView
      let old = view?.marginsInEffect
      ensuredSurroundings.ignoresMinimumMargins = !newValue
      if let view, view.marginsInEffect != old { view.noteMargins() }
    }
  }

  /// Called after the layout margins of the view changed, after the view was notified.
  open func viewLayoutMarginsDidChange() {}

  // MARK: The system's bars and memory

  /// Called when the system is short of memory.
  open func didReceiveMemoryWarning() {}

  /// The status bar style that the controller prefers; the default unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the controller prefers no status bar: true if the height is compact (documented), unless
  /// overridden.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  /// How the status bar appears and disappears; fading unless overridden.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The controller that is asked for the style instead of this one; nil unless overridden.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The controller that is asked whether there is a status bar instead of this one; nil unless overridden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Asks the controllers again for their status bar.
  open func setNeedsStatusBarAppearanceUpdate() { barsMayHaveChanged() }

  /// Whether the home indicator should hide itself; false unless overridden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The controller that is asked about the home indicator instead of this one; nil unless overridden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Asks again whether the home indicator should hide itself.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { barsMayHaveChanged() }

  /// The edges at which the system's gestures should wait for the application's; none unless overridden.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The controller that is asked about the edges instead of this one; nil unless overridden.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Asks again for the edges at which the system's gestures should wait.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { barsMayHaveChanged() }

  // MARK: Responder

  /// The presenting controller if the controller is presented, else the view's superview.
  open override var next: UIResponder? {
    storedPresenting ?? loadedView?.parent
  }

  package override var responderWindow: UIWindow? { loadedView?.storedWindow }
}
