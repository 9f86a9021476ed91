// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The context of a view whose class behaves differently depending on the views around it.
enum HitCircumstance: String {
  /// A cell that shows no controls to edit it.
  case plainCell
  /// The container of a presentation without a dimming view, as a presentation controller of an app may leave it.
  case undimmedPresentation
  /// The container of an alert whose dimming view takes no touches, or is not in the source.
  case alertContainer
  /// The dimming view of a popover, which may let touches through to some views behind it.
  case popoverDimming
  /// A view that the running app found, as a failed test reports.
  case foundByApp

  /// Nil for most views, where the class alone decides.
  init?(of number: Int, in tree: ViewTree) {
    let view = tree.views[number]
    if view.attribute("isHit") == "YES" {
      self = .foundByApp
    } else if ClassKnowledge.isCell(view) {
      guard !Self.isEdited(view, in: tree) else { return nil }
      self = .plainCell
    } else if ClassKnowledge.base(of: view) == "UITransitionView", Self.presents(number, in: tree) {
      self = Presentation.holdsAlert(number, in: tree) ? .alertContainer : .undimmedPresentation
    } else if ClassKnowledge.base(of: view) == "UIDimmingView", let parent = view.parent,
      tree.views[parent].children.contains(where: { tree.views[$0].className.contains("Popover") })
    {
      self = .popoverDimming
    } else {
      return nil
    }
  }

  /// How the view answers, if its class is the system's.
  func behavior(for behavior: HitBehavior) -> HitBehavior {
    guard behavior.isSystems || self == .foundByApp else { return behavior }
    switch self {
    case .foundByApp: return .asUIView("is what the hit-test of the running app found (measured)")
    case .plainCell: return .plainCell
    case .undimmedPresentation:
      var container = HitBehavior.container(
        .passesOn, itself: .cannotBeKnown,
        "is the container of a presentation: some let touches beside the presented view through, and others keep them "
          + "(reported)"
      )
      container.isSystems = true
      return container
    case .alertContainer:
      var container = HitBehavior.container(
        .asUIView, itself: .likely, "holds an alert, and keeps the touches beside it (reported)")
      container.isSystems = true
      return container
    case .popoverDimming:
      var dimming = behavior
      dimming.itself = .likely
      dimming.because =
        "takes the touches beside the popover, unless passthroughViews lets them through (documented)"
      return dimming
    }
  }

  /// Whether a cell shows controls to edit it, about which it decides itself.
  private static func isEdited(_ cell: ViewSnapshot, in tree: ViewTree) -> Bool {
    cell.children.contains { child in
      let name = tree.views[child].className
      return ["EditControl", "ReorderControl", "DeleteConfirmation", "SwipeAction"].contains {
        name.contains($0)
      }
    }
  }

  /// Whether a transition view is that of a presentation, with none of UIKit's dimming views in it.
  ///
  /// The first one of a window holds its root controller.
  private static func presents(_ number: Int, in tree: ViewTree) -> Bool {
    guard let parent = tree.views[number].parent, ClassKnowledge.isWindow(tree.views[parent]) else {
      return false
    }
    let first = tree.views[parent].children.first {
      ClassKnowledge.base(of: tree.views[$0]) == "UITransitionView"
    }
    return first != number
      && !tree.views[number].children.contains {
        ClassKnowledge.base(of: tree.views[$0]).contains("Dimming")
          || ClassKnowledge.base(of: tree.views[$0]).contains("DropShadow")
      }
  }
}
