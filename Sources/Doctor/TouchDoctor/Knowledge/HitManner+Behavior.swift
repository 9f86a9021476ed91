// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension HitManner {
  /// What views of such classes do with touches, and how it is known.
  ///
  /// *Documented*, *measured*, *reported* and *assumed* mean what the page on evidence says.
  ///
  /// A manner is only as sure as its evidence: a class without one is taken for one that may answer
  /// otherwise.
  var behavior: HitBehavior { Self.behaviors[rawValue] }

  private static let behaviors = allCases.map { $0.evidence }

  private var evidence: HitBehavior {
    switch self {
    // MARK: As UIView does
    case .asDocumented:
      .asUIView("hit-tests as documented for UIView")
    case .inputView:
      .asUIView("documents no override")
    case .display:
      .asUIView("documents no override; the first four have their interaction off by default")
    case .button:
      .asUIView("documents no override (measured: a button is hit in its bounds and nowhere else)")
    case .laidOutContent:
      .asUIView("is laid out for you and hit as any view (reported)")
    case .laidOut:
      // Views that hold others, as they were seen in dumps of shipped apps.
      .container(
        .asUIView, itself: .likely, "holds what UIKit lays out, and is hit as any view (reported)")
    case .mark:
      .container(.passesOn, itself: .certain, "only marks a place for constraints (reported)")
    case .scrollIndicator:
      .container(
        .takesNone, itself: .likely,
        "shows how far the content is scrolled, and leaves touches to what lies behind (assumed)")
    case .aroundPlayer:
      .container(
        .passesOn, itself: .likely, "lies around the controls of a player and takes no touch itself (assumed)"
      )
    case .debugWindow:
      .peculiar(
        .passesOn, .likely, "belongs to FLEX, and lets touches beside its toolbar through (documented)"
      )
    case .dimming:
      .asUIView("takes the touches beside a presentation (reported)")
    case .searchDimming:
      .container(.asUIView, itself: .likely, "takes the touches beside the results of a search (reported)")
    case .openMenu:
      .container(
        .asUIView, itself: .likely, "takes the touches beside an open menu, which close it (reported)")
    case .statusBar:
      .peculiar(.asUIView, .likely, "belongs to the status bar, where a tap scrolls to the top (reported)")
    case .floatingBar:
      .peculiar(
        .passesOn, .likely,
        "belongs to the bars of iOS 26, and lets touches beside its items through (assumed)")
    case .barPlatter:
      .peculiar(.asUIView, .likely, "belongs to the bars of iOS 26, and takes touches on it (assumed)")
    case .scrolling:
      .asUIView(
        "finds its content by hit-testing; what it does with the touch is its recognizers' (documented)")
    // MARK: Containers of controllers
    case .controllerHolder:
      .container(
        .passesOn, itself: .likely, "holds the view of a controller and takes no touch itself (reported)")
    case .controllerFrame:
      .container(
        .asUIView, itself: .likely, "holds the view of a controller, which fills it (reported)")
    case .keyboardOverlay:
      .container(
        .passesOn, itself: .certain,
        "lies over the screen for the keyboard, and lets touches beside that through (reported)")
    case .keyboardHost:
      .container(
        .asUIView, itself: .likely,
        "lies where the keyboard and its bar are, and is moved away with them (reported)")
    case .remoteKeyboard:
      .peculiar(
        .passesOn, .likely, "shows the keyboard of another process, which takes the touches on it (reported)")
    case .remoteKeyboardPlaceholder:
      .container(
        .asUIView, itself: .likely,
        "stands for the keyboard of another process, which is smaller where it floats or is split (reported)")
    case .remoteContent:
      .peculiar(
        .passesOn, .cannotBeKnown,
        "shows what another process draws, and that process may take the touches on it")
    case .alertWindow:
      .container(
        .passesOn, itself: .likely, "shows an alert, which takes the touches until it is dismissed (reported)"
      )
    case .statusBarWindow:
      // Every app had it in front of its own windows until iOS 13, over the whole screen.
      .container(
        .passesOn, itself: .certain, "takes touches on the status bar alone (reported)")
    case .passThrough:
      .peculiar(
        .passesOn, .likely, "is named, or reported, to let touches through that none of its children takes")
    // MARK: Larger than they look
    case .bar:
      .peculiar(
        .asUIView, .likely, itself: .certain, reach: 10,
        "takes the touches on it, and gives some beside its buttons to them, also from a few points outside (reported)"
      )
    case .barPart:
      .peculiar(
        .asUIView, .likely, itself: .certain, reach: 10, "has hit areas larger than its bounds (reported)")
    // MARK: Controls with private parts
    case .controlWithParts:
      .peculiar(
        .asUIView, .likely, itself: .certain,
        "has private parts that decide for themselves which touches they take (reported)")
    case .slider:
      .peculiar(
        .takesAll, .likely, itself: .certain, reach: 15,
        "takes the touches of its parts, and some around its knob (reported)")
    case .textInput:
      .peculiar(
        .asUIView, .likely, itself: .certain,
        "has private parts for text and selection that decide for themselves which touches they take (reported)"
      )
    case .cell:
      .peculiar(
        .asUIView, .likely, itself: .certain,
        "decides about touches on its edit and delete controls itself (reported)")
    case .cellControl:
      .peculiar(
        .asUIView, .likely, "is shown and hidden by the cell, which decides about touches on it (assumed)")
    // MARK: Views that hold what is no view
    case .hosting:
      .peculiar(
        .asUIView, .likely,
        "shows SwiftUI content, which may let touches through with .allowsHitTesting or .contentShape; a dump does not "
          + "show either (reported)"
      )
    case .reactRoot:
      .peculiar(
        .asUIView, .likely,
        "is the root of a React Native screen: its recognizer sees every touch first, and JavaScript decides which component "
          + "responds (reported)")
    case .reactView:
      .peculiar(
        .asksChildrenOutside, .likely, itself: .cannotBeKnown,
        "is a React Native view: its pointerEvents and hitSlop decide which touches it takes, and a dump shows neither "
          + "(reported)"
      )
    case .flutter:
      .peculiar(
        .asUIView, .likely,
        "draws its content itself and finds what was touched in it; platform views in it are hit like any view (documented)"
      )
    case .drawsItself:
      .peculiar(
        .asUIView, .likely, itself: .certain,
        "draws its content itself and finds what was touched in it; views in it are hit like any view (reported)"
      )
    case .canvas:
      .peculiar(.asUIView, .likely, "takes touches to draw, to select and to scroll (documented)")
    case .web:
      .peculiar(.asUIView, .likely, "decides for itself which of its parts gets a touch (documented)")
    case .annotations:
      .peculiar(
        .asksChildrenOutside, .likely, itself: .likely,
        "holds the annotation views of a map, and finds them itself, whatever its own size is (assumed)")
    case .keyboard:
      .peculiar(.asUIView, .likely, "belongs to the keyboard, which finds its keys itself (reported)")
    case .swiftUIDrawing:
      // Views that SwiftUI draws with: their hosting view finds what was touched, and takes it (reported).
      .peculiar(
        .passesOn, .likely, itself: .cannotBeKnown,
        "is drawn by SwiftUI, whose hosting view finds by itself whether it was touched, and lets touches through with "
          + ".allowsHitTesting(false) (reported)")
    case .swiftUI:
      // Each file of SwiftUI has private classes of its own, for shapes, layers and hosts.
      .peculiar(
        .asUIView, .likely,
        "belongs to SwiftUI, where .allowsHitTesting and .contentShape decide about touches; a dump shows neither (reported)"
      )
    }
  }
}
