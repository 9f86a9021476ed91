// SPDX-License-Identifier: Apache-2.0
import TouchControls
public import TouchCore

/// What belongs to a view controller in the bars around it.
final class ControllerItems: ControllerBarItems {
  let navigationItem = UINavigationItem()
  var toolbarItems: [UIBarButtonItem]?
  var editButton: UIBarButtonItem?

  init(title: String?) {
    navigationItem.title = title
  }

  func titleChanged(to title: String?) { navigationItem.title = title }

  func editingChanged(to isEditing: Bool) {
    editButton?.title = isEditing ? "Done" : "Edit"
    editButton?.style = isEditing ? .done : .plain
  }
}

extension UIViewController {
  private final var items: ControllerItems {
    if let items = barItems as? ControllerItems { return items }
    let made = ControllerItems(title: title)
    barItems = made
    return made
  }

  /// What the bar of a navigation controller shows for the controller.
  public var navigationItem: UINavigationItem { items.navigationItem }

  /// What the toolbar of a navigation controller shows for the controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { (barItems as? ControllerItems)?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what the toolbar of a navigation controller shows for the controller.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    items.toolbarItems = toolbarItems
    (navigationController?.bars as? StackBars)?.showToolbarItems()
  }

  /// An item that begins and ends editing: it calls `setEditing(_:animated:)`, and its title is Edit or Done.
  public var editButtonItem: UIBarButtonItem {
    if let made = items.editButton { return made }
    let made = UIBarButtonItem(
      primaryAction: UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    made.style = isEditing ? .done : .plain
    items.editButton = made
    return made
  }
}
