// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The context of a view whose class behaves differently depending on the views around it.
enum HitCircumstance: String {
  /// A cell that shows no controls to edit it.
  case plainCell
  /// The container of a presentation without a dimming view, as a presentation controller of an app may leave
  /// it.
  case undimmedPresentation
  /// The container of a presentation that is over, without anything in it.
  case leftPresentation
  /// The container of an alert whose dimming view takes no touches, or is not in the source.
  case alertContainer
  /// The dimming view of a popover, which may let touches through to some views behind it.
  case popoverDimming
  /// The dimming view behind a sheet, which leaves touches to what lies behind up to the largest undimmed
  /// detent.
  case sheetDimming
  /// A view of the system's that holds a sheet, in front of the view that dims what lies behind.
  case sheetContainer
  /// A view that the running app found, as a failed test reports.
  case foundByApp
  /// A view whose class, as a remedy has it, takes no touch for itself.
  case passing
  /// A view whose class, as a remedy has it, takes touches on what sticks out of it.
  case reaching
  /// A view of React Native that shows something itself: any other may only hold what is in it, and let
  /// touches beside that through, as with `pointerEvents="box-none"`.
  case reactContent
  /// A bar of iOS 26 or newer, whose items lie on plates of glass.
  case glassBar
  /// A bar whose parts in the source are plates of glass.
  case barWithPlates
  /// The same where the question says that the source is from an older version.
  case barWithNewerPlates
  /// A bar, or a part of one, that shows no plates of glass, where the question says that the source is from
  /// a version whose bars have them.
  case barWithoutPlates
  /// A container of views of glass, which it merges, or the view that holds them.
  case glassContainer
  /// A view in which WebKit shows a part of a page, other than one that scrolls.
  case pagePart
  /// A view that SwiftUI draws with, up to iOS 17.
  case foundDrawing

  /// What marks a view that a remedy lets pass touches on.
  static let passingAttribute = ViewSnapshot.Attribute(name: "passes touches on", value: "YES")

  /// What marks a view that a remedy lets take touches on what sticks out of it.
  static let reachingAttribute = ViewSnapshot.Attribute(name: passingAttribute.name, value: "OUTSIDE")

  /// The classes of the views behind popovers.
  private static let dimmingOfPopovers = ["UIDimmingView", "_UIPopoverDimmingView"]

  /// Whether the views around one of a class may matter; not for most classes.
  static func mayMatter(to view: ViewSnapshot, on version: SystemVersion?) -> Bool {
    let system = version ?? .newest
    return ClassKnowledge.isCell(view) || ClassKnowledge.isReactNatives(view)
      || ClassKnowledge.roles(of: view).contains(.variesByContext)
      || dimmingOfPopovers.contains(ClassName(view.className).name)
      || ClassKnowledge.roles(of: view).contains(.bar) || view.className.holds("VisualEffect")
      || isPartOfBar(view) || mayHoldSheet(view) || view.className == "WKCompositingView"
      || (!system.findsHostingViews && ClassKnowledge.isDrawing(view))
  }

  /// Whether a view lies in the content of a page, with nothing between them but what WebKit puts there.
  private static func isInPage(_ number: Int, in tree: ViewTree) -> Bool {
    var around = tree.views[number].parent
    for _ in 0..<32 {
      guard let place = around else { return false }
      let name = tree.views[place].className
      if name == "WKContentView" { return true }
      guard name == "UIView" || name == "WKCompositingView" else { return false }
      around = tree.views[place].parent
    }
    return false
  }

  /// Nil for most views, where the class alone decides.
  init?(of number: Int, in tree: ViewTree, on version: SystemVersion?) {
    let system = version ?? .newest
    let view = tree.views[number]
    if let mark = view.attribute(Self.passingAttribute.name) {
      self = mark == Self.reachingAttribute.value ? .reaching : .passing
    } else if view.attribute("isHit") == "YES" {
      self = .foundByApp
    } else if view.className == "WKCompositingView"
      || (view.className == "UIView" && Self.isInPage(number, in: tree))
    {
      self = .pagePart
    } else if ClassKnowledge.isCell(view) {
      guard !Self.isEdited(view, in: tree) else { return nil }
      self = .plainCell
    } else if ClassKnowledge.base(of: view) == "UITransitionView", Self.presents(number, in: tree) {
      self =
        Presentation.isLeft(number, in: tree)
        ? .leftPresentation
        : Presentation.holdsAlert(number, in: tree) ? .alertContainer : .undimmedPresentation
    } else if Self.isDimmingOfPopover(view, in: tree) {
      self = .popoverDimming
    } else if Self.isDimmingOfSheet(view, in: tree) {
      self = .sheetDimming
    } else if Self.mayHoldSheet(view), Self.holdsSheet(view, in: tree), let parent = view.parent,
      Self.sheet(in: tree.views[parent], of: tree) != nil
    {
      self = .sheetContainer
    } else if ClassKnowledge.isReactNatives(view), Self.showsSomething(view) {
      self = .reactContent
    } else if ClassKnowledge.roles(of: view).contains(.bar), Self.hasPlates(view, in: tree) {
      self = system.hasGlassBars ? .barWithPlates : .barWithNewerPlates
    } else if ClassKnowledge.roles(of: view).contains(.bar), Self.isGlass(view, in: tree, on: system) {
      self = .glassBar
    } else if Self.isContainerOfGlass(view)
      || (view.className == "_UIVisualEffectContentView"
        && view.parent.map { Self.isContainerOfGlass(tree.views[$0]) } == true)
    {
      self = .glassContainer
    } else if Self.isPartOfBar(view), Self.barHasPlates(around: number, in: tree) {
      self = system.hasGlassBars ? .barWithPlates : .barWithNewerPlates
    } else if version?.hasGlassBars == true,
      ClassKnowledge.roles(of: view).contains(.bar) || Self.isPartOfBar(view)
    {
      self = .barWithoutPlates
    } else if !system.findsHostingViews, ClassKnowledge.isDrawing(view) {
      self = .foundDrawing
    } else {
      return nil
    }
  }

  /// Whether a view dims what lies behind a popover, and takes the touches there.
  static func isDimmingOfPopover(_ view: ViewSnapshot, in tree: ViewTree) -> Bool {
    guard dimmingOfPopovers.contains(ClassName(view.className).name), let parent = view.parent else {
      return false
    }
    // The popover lies beside it, or in it.
    return view.children.contains { tree.views[$0].className.holds("Popover") }
      || tree.views[parent].children.contains { tree.views[$0].className.holds("Popover") }
  }

  /// Whether a view dims what lies behind a sheet, which UIKit shows in a view with a shadow beside it.
  private static func isDimmingOfSheet(_ view: ViewSnapshot, in tree: ViewTree) -> Bool {
    guard ClassName(view.className).name == "UIDimmingView", let parent = view.parent else { return false }
    // A container of its own may hold the sheet.
    return holdsSheet(tree.views[parent], in: tree)
      || tree.views[parent].children.contains { holdsSheet(tree.views[$0], in: tree) }
  }

  /// Whether a class may be that of a container for a sheet, by its name.
  private static func mayHoldSheet(_ view: ViewSnapshot) -> Bool {
    view.className.hasPrefix("_UI")
      && (view.className.holds("Sheet") || view.className.hasSuffix("ContainerView"))
  }

  /// Whether the view with a shadow in which UIKit shows a sheet lies in a view.
  private static func holdsSheet(_ view: ViewSnapshot, in tree: ViewTree) -> Bool {
    view.children.contains { ClassKnowledge.base(of: tree.views[$0]) == "UIDropShadowView" }
  }

  /// The view in which UIKit shows a sheet over one that dims what lies behind it; nil if a view, the
  /// container of a presentation, holds none.
  static func sheet(in view: ViewSnapshot, of tree: ViewTree) -> ViewSnapshot? {
    guard view.children.contains(where: { ClassName(tree.views[$0].className).name == "UIDimmingView" })
    else {
      return nil
    }
    let inside = view.children + view.children.flatMap { tree.views[$0].children }
    return inside.first { ClassKnowledge.base(of: tree.views[$0]) == "UIDropShadowView" }.map {
      tree.views[$0]
    }
  }

  /// Whether a bar that shows no parts of its own is made of glass, as the version says.
  private static func isGlass(_ bar: ViewSnapshot, in tree: ViewTree, on system: SystemVersion) -> Bool {
    guard system.hasGlassBars else { return false }
    let parts = bar.children.prefix(16).map { tree.views[$0] }.filter { ClassKnowledge.isPrivate($0) }
    // The one part that bars of iOS 26 share has no underscore in its name.
    return parts.allSatisfy { ClassName($0.className).name == "NavigationBarContentView" }
  }

  /// Whether an effect view has the effect that merges views of glass.
  static func isContainerOfGlass(_ view: ViewSnapshot) -> Bool {
    view.attribute("effect")?.holds("GlassContainer") == true
  }

  /// Whether a view only holds what a bar shows, in the bars of all versions.
  private static func isPartOfBar(_ view: ViewSnapshot) -> Bool {
    let name = view.className
    if name.hasPrefix("_UIBarBackground") || name.hasPrefix("_UIButtonBarStack") { return true }
    return (name.hasPrefix("_UINavigationBar") || name.hasPrefix("_UIToolbar"))
      && (name.hasSuffix("ContentView") || name.hasSuffix("TitleView"))
  }

  /// Whether a view lies in a bar whose parts say that it is made of glass.
  private static func barHasPlates(around number: Int, in tree: ViewTree) -> Bool {
    var here = tree.views[number].parent
    for _ in 0..<4 {
      guard let around = here else { return false }
      if ClassKnowledge.roles(of: tree.views[around]).contains(.bar) {
        return hasPlates(tree.views[around], in: tree)
      }
      here = tree.views[around].parent
    }
    return false
  }

  /// Whether the parts of a bar say that it is made of glass.
  private static func hasPlates(_ bar: ViewSnapshot, in tree: ViewTree) -> Bool {
    let outer = bar.children.prefix(16)
    let all = outer + outer.flatMap { tree.views[$0].children.prefix(16) }
    return all.map { ClassName(tree.views[$0].className).name }
      .contains { name in glass.contains { name.holds($0) } }
  }

  /// What the classes of the parts of a bar of glass are called, and no older bar's.
  private static let glass = ["Platter", "FloatingBar", "LiquidLens", "_UITabButton"]

  /// Whether a view has a background, a text or an image.
  private static func showsSomething(_ view: ViewSnapshot) -> Bool {
    view.attribute("backgroundColor") != nil || view.text != nil
      || ["Text", "Paragraph", "Image"].contains { view.className.holds($0) }
  }

  /// How the view answers, if its class is the system's.
  func behavior(for behavior: HitBehavior) -> HitBehavior {
    guard behavior.isSystems || [.foundByApp, .reactContent, .passing, .reaching, .pagePart].contains(self)
    else {
      return behavior
    }
    switch self {
    case .pagePart:
      return .peculiar(
        .passesOn, .likely, itself: .likely,
        "shows a part of a page, whose touches go to the content view, or to a part of it that scrolls (reported)"
      )
    case .passing: return .container(.passesOn, itself: .certain, "passes touches on")
    case .reaching:
      return .container(.asksChildrenOutside, itself: .certain, "takes touches on what sticks out of it")
    case .reactContent:
      var content = behavior
      content.itself = max(behavior.itself, .likely)
      return content
    case .foundDrawing:
      var drawing = HitBehavior.custom(
        "is drawn by SwiftUI, and is what the hit-test of iOS 17 and older finds (reported)")
      drawing.isSystems = true
      return drawing
    case .glassBar:
      var bar = behavior
      bar.itself = .likely
      bar.because =
        "belongs to the bars of iOS 26 and newer, which may let touches beside their items through (assumed)"
      return bar
    case .barWithPlates:
      var bar = behavior
      bar.itself = .cannotBeKnown
      bar.because =
        "belongs to the bars of iOS 26 and newer, which may let touches beside their plates of glass through (assumed)"
      return bar
    case .barWithNewerPlates:
      var bar = behavior
      bar.itself = .cannotBeKnown
      bar.because =
        "has the plates of glass of iOS 26 and newer, so the source is from there, whatever --ios says; such bars may let touches "
        + "beside the plates through (assumed)"
      return bar
    case .glassContainer:
      var container = behavior
      container.itself = .likely
      container.because = "is the container of views of glass, and keeps the touches between them (assumed)"
      return container
    case .barWithoutPlates:
      var bar = behavior
      bar.itself = .cannotBeKnown
      bar.because =
        "shows no plates of glass: bars of iOS 26 and newer may let touches beside their items through, and those of an app that "
        + "keeps the older design (UIDesignRequiresCompatibility) do not (assumed)"
      return bar
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
    case .leftPresentation:
      var container = HitBehavior.container(
        .asUIView, itself: .likely, "is left from a presentation, and keeps the touches (reported)")
      container.isSystems = true
      return container
    case .alertContainer:
      var container = HitBehavior.container(
        .asUIView, itself: .likely, "holds an alert, and keeps the touches beside it (reported)")
      container.isSystems = true
      return container
    case .sheetDimming:
      var dimming = behavior
      dimming.itself = .likely
      dimming.because =
        "takes the touches beside the sheet, unless largestUndimmedDetentIdentifier lets them through (documented)"
      return dimming
    case .sheetContainer:
      var container = HitBehavior.container(
        .passesOn, itself: .likely,
        "holds a sheet, and leaves the touches beside it to the view that dims what lies behind (assumed)")
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
      return name.holds("EditControl") || name.holds("ReorderControl") || name.holds("DeleteConfirmation")
        || name.holds("SwipeAction")
    }
  }

  /// Whether a dimming view takes touches: that of an alert may have faded out, or be off.
  private static func dims(_ view: ViewSnapshot) -> Bool {
    !ClassKnowledge.isTooTransparent(view) && view.isHidden != .known(true)
      && view.isUserInteractionEnabled != .known(false)
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
        (ClassKnowledge.base(of: tree.views[$0]).holds("Dimming") && dims(tree.views[$0]))
          || ClassKnowledge.base(of: tree.views[$0]).holds("DropShadow")
      }
  }
}
