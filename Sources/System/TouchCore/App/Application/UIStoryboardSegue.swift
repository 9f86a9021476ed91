// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A transition from one view controller to another that has a name.
///
/// There are no storyboards here: ``UIViewController/addSegue(_:to:perform:)`` makes a segue by code.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  open var identifier: String? { storedIdentifier }
  /// The controller that the segue leads from.
  open var source: UIViewController { storedSource }
  /// The controller that the segue leads to.
  open var destination: UIViewController { storedDestination }

  private final let storedIdentifier: String?
  private final let storedSource: UIViewController
  private final let storedDestination: UIViewController
  private final let handler: (() -> Void)?

  /// Creates a segue whose ``perform()`` presents the destination from the source.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    storedIdentifier = identifier
    storedSource = source
    storedDestination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue whose ``perform()`` calls a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    storedIdentifier = identifier
    storedSource = source
    storedDestination = destination
    handler = performHandler
    super.init()
  }

  deinit {}

  /// Makes the transition.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}

/// A segue that waits to be performed.
struct SegueTemplate {
  let identifier: String
  let destination: () -> UIViewController
  let perform: ((UIViewController, UIViewController) -> Void)?
}

extension UIViewController {
  /// The storyboard that the controller was made by.
  package final var storyboardObject: AnyObject? {
    get { surroundings?.storyboard }
    set { ensuredSurroundings.storyboard = newValue }
  }

  /// Adds a segue for ``performSegue(withIdentifier:sender:)``, as a storyboard would.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue; it replaces an earlier one of this name.
  ///   - destination: Makes the controller that the segue leads to.
  ///   - perform: Makes the transition from the source to the destination; presents it if nil.
  public func addSegue(
    _ identifier: String, to destination: @escaping () -> UIViewController,
    perform: ((_ source: UIViewController, _ destination: UIViewController) -> Void)? = nil
  ) {
    let surroundings = ensuredSurroundings
    surroundings.segues.removeAll { $0.identifier == identifier }
    surroundings.segues.append(
      SegueTemplate(identifier: identifier, destination: destination, perform: perform))
  }

  final func runSegue(_ identifier: String, sender: Any?) {
    guard let template = surroundings?.segues.first(where: { $0.identifier == identifier }) else {
      return Misuse.report(
        "performSegue(withIdentifier:): \(type(of: self)) has no segue \"\(identifier)\"; nothing happens. There are no storyboards here; add the segue with addSegue(_:to:perform:)."
      )
    }
    let destination = template.destination()
    let segue: UIStoryboardSegue
    if let perform = template.perform {
      segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        perform(self, destination)
      }
    } else {
      segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
