// SPDX-License-Identifier: Apache-2.0

/// Tells controllers, at the end of a change, whether their views are visible, if they were not told yet.
///
/// A callback during a change may make another one: hide the window, pop, set another root, remove a view.
/// The outer change then continues, and may leave a controller half way. At the end of the outermost change
/// those controllers are told the rest. Without such callbacks there is nothing left to tell.
enum AppearanceSettling {
  /// The number of controllers after which callbacks that keep making changes are ignored.
  private static let most = 1000
  private static var depth = 0
  @safe @exclusivity(unchecked) private static var touched: [UIViewController] = []
  /// Those whose transition still goes on; checked again after each change of controllers until it is over.
  private static var postponed: [Postponed] = []
  /// Whether a change of controllers has been made, so that a transition may be over.
  private static var mayHaveEnded = false

  private struct Postponed {
    weak var controller: UIViewController?
  }

  /// Makes a change of controllers, and settles what it left open if it is the outermost.
  static func during(_ change: () -> Void) {
    begin()
    mayHaveEnded = true
    change()
    end()
  }

  /// Begins a change: one of controllers, or the move of a view, which may have controllers in it.
  static func begin() {
    depth += 1
  }

  /// Ends a change, and settles what is open if it is the outermost.
  static func end() {
    if depth == 1, mayHaveEnded || !touched.isEmpty { settle() }
    depth -= 1
  }

  private static func settle() {
    // Each controller of the change has its turn, and those that callbacks add.
    var most = max(most, touched.count)
    var index = 0
    while true {
      if mayHaveEnded {
        mayHaveEnded = false
        let waiting = postponed
        postponed = []
        most += waiting.count
        for case let controller? in waiting.map(\.controller) { note(controller) }
      }
      guard index < touched.count, index < most else { break }
      let controller = touched[index]
      index += 1
      controller.isToBeSettled = false
      guard controller.hasMoreToHear else { continue }
      if controller.isInTransition {
        postponed.append(Postponed(controller: controller))
      } else {
        controller.settleAppearance()
      }
    }
    let settled = touched
    touched = []
    settled.each { $0.isToBeSettled = false }
  }

  /// How many transitions go on: of presentations, of navigation controllers, and those that code leads.
  static var transitions = 0

  /// Notes a controller that a change has called, or may have to call.
  static func note(_ controller: UIViewController) {
    guard depth > 0, !controller.isToBeSettled else { return }
    controller.isToBeSettled = true
    touched.append(controller)
  }
}

extension UIViewController {
  /// Whether the view is in a window on a screen.
  final var isInSight: Bool { loadedView?.storedWindow?.isShown == true }

  /// Whether the controller was not told where its view ended up.
  fileprivate final var hasMoreToHear: Bool {
    appearance.state != (isInSight ? .appeared : .disappeared)
  }

  fileprivate final func settleAppearance() {
    appearance.followsMove = false
    guard storedParent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    switch (appearance.state, isInSight) {
    case (.appearing, true), (.disappearing, false): break
    case (.appearing, false), (.appeared, false): beginTransition(false, animated: false)
    case (.disappearing, true), (.disappeared, true): beginTransition(true, animated: false)
    case (.appeared, true), (.disappeared, false): return
    }
    endTransition()
  }

  /// Whether a transition that goes on, of this controller or of one it is in, will tell it the rest.
  fileprivate final var isInTransition: Bool {
    if AppearanceSettling.transitions == 0 { return false }
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.isLedByCode { return true }
      if current.presentation?.isUnderWay == true || current.storedPresented?.presentation?.isUnderWay == true
      {
        return true
      }
      if let navigation = current.storedParent as? UINavigationController,
        navigation.transition?.moves(current) == true
      {
        return true
      }
      candidate = current.storedParent
    }
    return false
  }
}
