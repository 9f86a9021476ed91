// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// A storyboard of the ``NibCatalog``.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private final let name: String

  /// Finds a storyboard by its name; every bundle has the same storyboards.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the initial controller; nil if the catalog has none.
  open func instantiateInitialViewController() -> UIViewController? {
    NibCatalog.controller(nil, in: name).map(made)
  }

  /// Makes a controller.
  ///
  /// If the catalog has none with this identifier, that is reported as misuse, and a plain controller is
  /// made: UIKit ends the program.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let found = NibCatalog.controller(identifier, in: name) { return made(found) }
    Misuse.report(
      "UIStoryboard \"\(name)\": storyboards are not read; call NibCatalog.setController(\"\(identifier)\", in: \"\(name)\") with a closure that makes the controller."
    )
    return made(UIViewController())
  }

  private func made(_ controller: UIViewController) -> UIViewController {
    controller.storyboardObject = self
    return controller
  }

  /// Makes a controller by a closure that gets an empty archive, or else from the catalog.
  public final func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    if let creator, let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData),
      let controller = creator(coder)
    {
      controller.awakeFromNib()
      controller.storyboardObject = self
      return controller
    }
    let controller = instantiateViewController(withIdentifier: identifier)
    guard let found = controller as? Controller else {
      fatalError(
        "UIStoryboard \"\(name)\": \(identifier) is a \(type(of: controller)), not a \(Controller.self).")
    }
    return found
  }
}

extension UIViewController {
  /// The storyboard that the controller was made by.
  public var storyboard: UIStoryboard? {
    var controller: UIViewController? = self
    while let now = controller {
      if let storyboard = now.storyboardObject as? UIStoryboard { return storyboard }
      controller = now.parent
    }
    return nil
  }
}
