// SPDX-License-Identifier: Apache-2.0

/// Tells each controller, when a change is over, whether it is in sight, if it has not heard so.
///
/// A callback in the midst of a change may make another one: hide the window, pop, set another root, remove a view. The
/// outer change then goes on with what it began, and a controller may be left half way. When the outermost change is
/// over, those are told the rest. Where nobody interferes, there is nothing left to tell.
enum AppearanceSettling {
  /// Callbacks that keep making changes are ignored after so many controllers.
  private static let most = 1000
  private static var depth = 0
  private static var touched: [UIViewController] = []
  /// Those whose transition still goes on; looked at again after each change of controllers until it is over.
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
    // However many one change has told something, each of them has its turn. Callbacks add more.
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

  /// Notes a controller that a change has told something, or may have to.
  static func note(_ controller: UIViewController) {
    guard depth > 0, !controller.isToBeSettled else { return }
    controller.isToBeSettled = true
    touched.append(controller)
  }
}

extension UIViewController {
  /// Whether the view is in a window on a screen.
  final var isInSight: Bool { loadedView?.storedWindow?.isShown == true }

  /// Whether the controller has not heard where its view ended up.
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
