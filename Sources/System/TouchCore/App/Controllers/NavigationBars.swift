// SPDX-License-Identifier: Apache-2.0
import Foundation
package import TouchGraphics

/// The bars of a navigation controller, which another module makes.
@MainActor package protocol NavigationBars: AnyObject {
  init(of navigation: UINavigationController)
  /// Makes the bars of these classes when they are needed.
  func use(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?)
  /// Whether people can go back by the bar, so that a finger from the edge may, too.
  var offersBack: Bool { get }
  /// Whether the navigation bar is dark, and asks for a light status bar.
  var isDark: Bool { get }
  /// The stack has another top, or another controller below it.
  func stackChanged()
  /// Places the bars in the view of the navigation controller, whose edges the system covers by some insets.
  func layOut(in view: UIView, outside insets: UIEdgeInsets, animated: Bool)
  /// How far the bars reach over the view for a controller on the stack, and which of them are opaque.
  func room(for controller: UIViewController) -> BarRoom
}

/// What bars leave to a controller on the stack.
package struct BarRoom {
  /// How far they reach in, from the edges of the navigation controller's view.
  package var insets = UIEdgeInsets.zero
  /// The edges with bars that nothing shines through.
  package var opaque: UIRectEdge = []

  /// Room without bars.
  package init() {}
}

/// What belongs to a view controller in the bars around it.
@MainActor package protocol ControllerBarItems: AnyObject {
  /// The controller has another title.
  func titleChanged(to title: String?)
  /// The controller begins or ends editing.
  func editingChanged(to isEditing: Bool)
}

extension UIViewController {
  /// What belongs to the controller in the bars around it.
  package final var barItems: (any ControllerBarItems)? {
    get { surroundings?.barItems }
    set { ensuredSurroundings.barItems = newValue }
  }
}

extension UINavigationController {
  /// The bars, made when they are first needed; nil in a program without them.
  package final var ensuredBars: (any NavigationBars)? {
    if bars == nil { bars = LinkedClasses.navigationBars?.init(of: self) }
    return bars
  }

  /// Whether the application wants bars.
  package final var usesBars: Bool {
    (loadedView?.storedWindow?.application ?? UIApplication.shared).showsNavigationBars
  }

  /// Whether there is a navigation bar.
  package final var showsNavigationBar: Bool { !isNavigationBarHidden && usesBars && ensuredBars != nil }

  /// Whether a transition is under way, in which the bars take no touches.
  package final var isInTransition: Bool { transition != nil }

  /// Places the bars and what they surround, at once if the view is in a window.
  package final func barsMayHaveMoved(animated: Bool = false) {
    guard bars != nil, let view = loadedView else { return }
    view.markNeedsLayout()
    if view.storedWindow != nil, stack.last != nil { layOutBars(animated: animated) }
  }

  /// Places the bars, and the views of the controllers that are shown.
  final func layOutBars(animated: Bool = false) {
    guard let view = loadedView, usesBars, let bars = ensuredBars else { return }
    let insets = view.parent.map { view.covered(of: $0.safeAreaInEffect) } ?? .zero
    bars.layOut(in: view, outside: insets, animated: animated)
    for wrapper in transitionView?.children ?? [] where wrapper is UIViewControllerWrapperView {
      for child in wrapper.children { child.extras?.viewController.map(fit) }
    }
  }

  /// Gives the view of a controller on the stack the room that the bars leave.
  final func fit(_ controller: UIViewController) {
    guard bars != nil, usesBars, let view = controller.loadedView,
      let wrapper = view.parent as? UIViewControllerWrapperView
    else { return }
    let insets = room(for: controller).insets
    if controller.surroundings?.bars ?? .zero != insets {
      controller.ensuredSurroundings.bars = insets
      view.noteSafeArea()
    }
    // While an animator shows a transition, it moves the views.
    guard transition?.context?.animator == nil, view.affine == nil else { return }
    let frame = contentFrame(of: controller, in: wrapper.bounds)
    if view.frame != frame {
      view.frame = frame
      view.noteSafeArea()
    }
  }

  private final func room(for controller: UIViewController) -> BarRoom {
    usesBars ? bars?.room(for: controller) ?? BarRoom() : BarRoom()
  }

  /// Where the view of a controller belongs: it reaches under a bar if its controller wants that
  /// (documented).
  final func contentFrame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
    let room = room(for: controller)
    let edges = controller.edgesForExtendedLayout
    let covered = controller.extendedLayoutIncludesOpaqueBars ? edges : edges.subtracting(room.opaque)
    return bounds.inset(
      by: UIEdgeInsets(
        top: covered.contains(.top) ? 0 : room.insets.top, left: 0,
        bottom: covered.contains(.bottom) ? 0 : room.insets.bottom, right: 0))
  }
}
