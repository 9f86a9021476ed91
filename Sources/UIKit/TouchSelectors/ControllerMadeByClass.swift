// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchCore

  /// A view controller of which ``TouchCore/UIViewController/made(nibName:bundle:)`` can make one, where only
  /// a value knows the class.
  @preconcurrency @MainActor public protocol ControllerMadeByClass: UIViewController {
    /// Creates a controller.
    init(nibName: String?, bundle: Bundle?)
  }

  extension UIViewController {
    /// Makes a controller of this class: the porter writes it in place of `kind.init()`, where `kind` is a
    /// `UIViewController.Type`.
    ///
    /// A class that is neither one of UIKit's nor a ``ControllerMadeByClass`` ends the program, as UIKit does
    /// for one without the initializer.
    public static func made(nibName: String? = nil, bundle: Bundle? = nil) -> Self {
      let made: UIViewController? =
        switch self as? any ControllerMadeByClass.Type {
        case let kind?: kind.init(nibName: nibName, bundle: bundle)
        case nil where self == UIViewController.self: UIViewController(nibName: nibName, bundle: bundle)
        case nil where self == UINavigationController.self:
          UINavigationController(nibName: nibName, bundle: bundle)
        case nil: nil
        }
      guard let controller = made as? Self else {
        preconditionFailure(
          "\(self) cannot be made: let it conform to ControllerMadeByClass, with a required init(nibName:bundle:)."
        )
      }
      return controller
    }
  }
#endif
