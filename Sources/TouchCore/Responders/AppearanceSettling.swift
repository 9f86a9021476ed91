// SPDX-License-Identifier: Apache-2.0

/// Sees to it that after a change of controllers each of them is told where it ended up.
///
/// A callback in the midst of a change may make another one: hide the window, pop, set another root. The
/// outer change then goes on with what it began, and a controller may be left half way. When the outermost
/// change is over, those are told the rest. Where nobody interferes, there is nothing left to tell.
enum AppearanceSettling {
  /// Callbacks that keep making changes are let go after so many controllers.
  private static let most = 1000
  private static var depth = 0
  private static var touched: [UIViewController] = []
  /// Those whose transition still goes on; looked at again after each change until it is over.
  private static var postponed: [Postponed] = []

  private struct Postponed {
    weak var controller: UIViewController?
  }

  /// Makes a change, and settles what it left open if it is the outermost.
  static func during(_ change: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    change()
    guard depth == 1 else { return }
    for case let waiting? in postponed.map(\.controller) { note(waiting) }
    postponed = []
    // However many one change has told something, each of them has its turn.
    for _ in 0..<max(most, touched.count) {
      guard !touched.isEmpty else { break }
      let controller = touched.removeFirst()
      controller.isToBeSettled = false
      if controller.isInTransition {
        postponed.append(Postponed(controller: controller))
      } else {
        controller.settleAppearance()
      }
    }
    touched.each { $0.isToBeSettled = false }
    touched.removeAll()
  }

  /// How many transitions go on, of presentations and of navigation controllers.
  static var transitions = 0

  /// Notes a controller that a change has told something.
  static func note(_ controller: UIViewController) {
    guard depth > 0, !controller.isToBeSettled else { return }
    controller.isToBeSettled = true
    touched.append(controller)
  }
}

extension UIViewController {
  fileprivate final func settleAppearance() {
    guard storedParent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    switch (appearance.state, loadedView?.storedWindow?.isShown == true) {
    case (.appearing, true), (.disappearing, false): break
    case (.appearing, false), (.appeared, false): beginTransition(false, animated: false)
    case (.disappearing, true), (.disappeared, true): beginTransition(true, animated: false)
    case (.appeared, true), (.disappeared, false): return
    }
    endTransition()
  }

  /// Whether an animated transition, of this controller or one it is in, will tell it the rest.
  fileprivate final var isInTransition: Bool {
    if AppearanceSettling.transitions == 0 { return false }
    var candidate: UIViewController? = self
    while let current = candidate {
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
