// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// What the app's nib files and storyboards contain, as code.
///
/// It replaces the files, which nothing reads here: they name classes, outlets and actions, which cannot be
/// found by name without Objective-C. `UINib(nibName:bundle:)` and `UIStoryboard(name:bundle:)` find what was
/// added here, and report misuse for other names. Files of all bundles share the names.
///
/// ```swift
/// NibCatalog.setNib(named: "CardView") { owner in
///   let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///   (owner as? CardView)?.contentView = content
///   return [content]
/// }
/// NibCatalog.setController("Detail", in: "Main") { DetailController() }
/// ```
@MainActor public enum NibCatalog {
  private static var nibs: [String: (Any?) -> [Any]] = [:]
  private static var controllers: [String: [String?: () -> UIViewController]] = [:]

  /// Sets what a nib contains: a closure that makes its top objects and connects the outlets of the owner.
  public static func setNib(named name: String, _ contents: @escaping (_ owner: Any?) -> [Any]) {
    nibs[name] = contents
  }

  /// Sets how a controller of a storyboard is made; the initial one has no identifier.
  public static func setController(
    _ identifier: String? = nil, in storyboard: String, _ make: @escaping () -> UIViewController
  ) {
    controllers[storyboard, default: [:]][identifier] = make
  }

  static func contents(of name: String, owner: Any?) -> [Any] {
    guard let make = nibs[name] else {
      Misuse.report(
        "UINib \"\(name)\": nib files are not read; call NibCatalog.setNib(named: \"\(name)\") with a closure that makes what it contains."
      )
      return []
    }
    let objects = make(owner)
    for object in objects { wake(object) }
    return objects
  }

  static func controller(_ identifier: String?, in storyboard: String) -> UIViewController? {
    let controller = controllers[storyboard]?[identifier]?()
    controller?.awakeFromNib()
    return controller
  }

  /// Calls `awakeFromNib()` of an object and, if that is a view, of those in it.
  private static func wake(_ object: Any) {
    (object as? any NibAwakening)?.awakeFromNib()
    for view in (object as? UIView)?.subviews ?? [] { wake(view) }
  }
}
