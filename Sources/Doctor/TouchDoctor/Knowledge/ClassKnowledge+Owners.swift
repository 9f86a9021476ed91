// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension ClassKnowledge {
  /// Whether the class is one of the system's that no developer makes views of.
  static func isPrivate(_ view: ViewSnapshot) -> Bool {
    let name = ClassName(view.className)
    return name.looksLikeApples && !KnownClass.roles(of: name.name).contains(.appMade)
  }

  /// Whether the class is one of React Native's, whose touches go to JavaScript.
  static func isReactNatives(_ view: ViewSnapshot) -> Bool {
    ClassName(view.className).name.hasPrefix("RCT") || view.className.hasPrefix("RNS")
  }

  /// Whether the props of a component set the view's properties: it is React Native's, or a native view, such
  /// as a gradient, that lies in one.
  static func isRendered(_ place: ViewPlace, in trees: [ViewTree]) -> Bool {
    let views = trees[place.tree].views
    let view = views[place.view]
    if isReactNatives(view) { return true }
    guard let parent = view.parent.map({ views[$0] }) else { return false }
    return isReactNatives(parent) && !ClassName(view.className).looksLikeApples && !isContainer(parent)
      && !parent.className.hasPrefix("RNS")
  }

  /// Whether the view is a button of React Native Gesture Handler, a control that takes the touches of what
  /// is in it (reported).
  static func isHandlerButton(_ view: ViewSnapshot) -> Bool {
    ClassName(view.className).name.hasPrefix("RNGestureHandlerButton")
  }

  /// Whether the view is one of React Native's old architecture, whose hit-test asks for interaction and for
  /// being hidden alone: one with opacity 0 takes touches, and so does what is in it (reported).
  ///
  /// The views of the new architecture, whose names end with `ComponentView`, ask for the alpha as well.
  static func ignoresAlpha(_ view: ViewSnapshot) -> Bool {
    ["RCTView", "RCTImageView", "RCTScrollView", "RCTSafeAreaView"].contains { name in
      view.className == name || view.baseClass == name
    }
  }

  /// Whether a view takes no touch because of its alpha, as far as that is known.
  static func isTooTransparent(_ view: ViewSnapshot) -> Bool {
    view.alpha.value.map { !(Float($0) > 0.01) } ?? false && !ignoresAlpha(view)
  }

  /// Whether the view shows SwiftUI's content, whose views a dump does not have.
  static func isSwiftUIs(_ view: ViewSnapshot) -> Bool { behavior(of: view).because.holds("SwiftUI") }

  /// Whether the class holds the view of a controller: navigation and tab bar controllers, presentations.
  static func isContainer(_ view: ViewSnapshot) -> Bool { roles(of: view).contains(.controllers) }

  /// Whether the class shows content that is there to be touched: a map, a page, a film, a scene.
  static func isContent(_ view: ViewSnapshot) -> Bool {
    roles(of: view).contains(.content)
      || KnownClass.roles(of: ClassName(view.className).name).contains(.content)
  }

  /// Whether the view is a button of an alert, which UIKit builds of views without a control.
  static func isAlertAction(_ view: ViewSnapshot) -> Bool {
    let name = ClassName(view.className).name
    return name.hasPrefix("_UIAlertControllerAction")
      || name.hasPrefix("_UIInterfaceActionCustomViewRepresentation")
      || name.hasPrefix("_UIInterfaceActionItem")
  }

  /// Whether the view belongs to the keyboard.
  static func isKeyboard(_ view: ViewSnapshot) -> Bool {
    KnownClass.roles(of: ClassName(view.className).name).contains(.keyboard)
      || base(of: view).hasPrefix("UIKeyboard")
  }

  /// Whether the keyboard has its bar and its keys in the view: the views of the app in there are input views
  /// and input accessory views.
  static func isInputHost(_ view: ViewSnapshot) -> Bool {
    ClassName(view.className).name == "UIInputSetHostView"
  }
}
