// SPDX-License-Identifier: Apache-2.0
import TextSources
package import TouchSnapshot

/// What is known about how a class is hit, by its name alone.
package enum ClassKnowledge {
  private static let table: [String: HitBehavior] = {
    var table: [String: HitBehavior] = [:]
    table.reserveCapacity(KnownClass.all.count)
    for row in KnownClass.all where row.manner != nil { table[row.name] = row.manner?.behavior }
    return table
  }()

  /// The name of the attribute that says which method the code of a view's class overrides, and where.
  package static let codeName = "code"

  /// How a view's class answers.
  static func behavior(of view: ViewSnapshot) -> HitBehavior {
    let name = ClassName(view.className)
    var behavior = view.liveHit?.behavior ?? behavior(of: name)
    if view.liveHit == .overridden, let code = view.attribute(codeName) { behavior.because = code }
    behavior.isApples = name.looksLikeApples
    behavior.isSystems =
      name.looksLikeApples && !name.name.holds("PassThrough") && !name.name.holds("assthrough")
      && !name.name.holds("Hosting")
    // A scroll view's recognizers need its touches, whatever its class is for.
    if behavior.isSystems, behavior.way == .asUIView, behavior.itself == .cannotBeKnown,
      let base = view.baseClass, base.hasSuffix("ScrollView") || KnownClass.roles(of: base).contains(.scrolls)
    {
      behavior.itself = .likely
    }
    return behavior
  }

  private static func behavior(of name: ClassName) -> HitBehavior {
    if name.isLayer {
      var layer = HitBehavior.asUIView("is a layer")
      layer.isLayer = true
      return layer
    }
    if isDrawing(name) { return HitManner.swiftUIDrawing.behavior }
    if name.module == nil || name.looksLikeApples, let row = table[name.name] { return row }
    // Sources that leave out the underscore mean the same class.
    if name.module == nil || name.looksLikeApples, name.name.hasPrefix("UIHosting"),
      let row = table["_\(name.name)"]
    {
      return row
    }
    if let hint = hint(in: name.name) { return hint }
    if name.module == "SwiftUI" || name.module == "SwiftUICore" { return HitManner.swiftUI.behavior }
    if name.looksLikeApples {
      if let family = KnownClass.families.first(where: { name.name.hasPrefix($0.beginning) }) {
        return family.manner.behavior
      }
      var unknown = HitBehavior.custom(
        name.name.hasPrefix("_")
          ? "is a private class of the system, and how it treats touches is not known"
          : "is a class of the system, and how it treats touches is not known")
      // Many of the system's containers let touches through; what is made for touches takes them.
      let isTouched = ["Button", "Control", "Cell", "Field", "Slider", "Switch"].contains {
        name.name.hasSuffix($0)
      }
      if !isTouched { unknown.itself = .cannotBeKnown }
      return unknown
    }
    return .custom("is not UIKit's: it may override point(inside:with:) or hitTest(_:with:)")
  }

  /// Behavior suggested by a class name; never certain.
  private static func hint(in name: String) -> HitBehavior? {
    let plain = name.lowercased()
    if plain.holds("passthrough") || plain.holds("touchthrough") || plain.holds("clickthrough") {
      return .peculiar(
        .passesOn, .cannotBeKnown,
        "has a name that suggests that it lets touches through; only its hitTest(_:with:) tells")
    }
    if ["hitslop", "hitarea", "toucharea", "extendedtouch", "expandedtouch"].contains(where: {
      plain.holds($0)
    }) {
      var slop = HitBehavior.peculiar(
        .asUIView, .cannotBeKnown, "has a name that says it takes touches beside it; its code decides how far"
      )
      slop.reach = 20
      return slop
    }
    if plain.holds("hosting"), !plain.hasPrefix("_mk") {
      return .peculiar(
        .asUIView, .cannotBeKnown,
        "has the name of a hosting view, and may find its content by rules of its own")
    }
    return nil
  }

  /// What the table says about the class of UIKit that a view's is or comes from.
  static func roles(of view: ViewSnapshot) -> KnownClass.Roles { KnownClass.roles(of: base(of: view)) }

  /// The class of UIKit that a view's class is or comes from, as far as name and `baseClass` tell.
  static func base(of view: ViewSnapshot) -> String {
    view.baseClass.map { ClassName($0).name } ?? ClassName(view.className).name
  }

  /// The name of UIKit's class that a view of a file is or inherits from, as far as the file says.
  package static func baseName(of view: ViewSnapshot) -> String { base(of: view) }

  /// Whether the view is a window.
  static func isWindow(_ view: ViewSnapshot) -> Bool {
    base(of: view).hasSuffix("Window") || ClassName(view.className).name.hasSuffix("Window")
  }

  /// Whether the view's bounds move over content.
  static func scrolls(_ view: ViewSnapshot) -> Bool {
    if view.contentSize.isKnown { return true }
    let base = base(of: view)
    // React Native's is a plain view around the scroll view.
    if base == "RCTScrollView" { return false }
    return base.hasSuffix("ScrollView") || KnownClass.roles(of: base).contains(.scrolls)
  }

  /// Whether the view is a control, as far as its class tells.
  static func isControl(_ view: ViewSnapshot) -> Bool {
    let base = base(of: view)
    return base.hasSuffix("Button") || base.hasSuffix("Control")
      || KnownClass.roles(of: base).contains(.control)
  }

  /// Whether the view is a button of any kind.
  static func isButton(_ view: ViewSnapshot) -> Bool { base(of: view).hasSuffix("Button") }

  /// Whether the view is a label, such as the one in a button that shows its title.
  static func isLabel(_ view: ViewSnapshot) -> Bool { base(of: view).hasSuffix("Label") }

  /// Whether the view is one of the controls that keep single taps from recognizers of views around them
  /// (documented).
  static func keepsTaps(_ view: ViewSnapshot) -> Bool { roles(of: view).contains(.keepsTaps) }

  /// Whether the class has its interaction off by default: true for labels and images.
  static func isUntouchedByDefault(_ view: ViewSnapshot) -> Bool { roles(of: view).contains(.interactionOff) }
}
