// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// A device held in one way: the screen that a layout is solved for.
package struct LayoutScreen: Sendable, Hashable {
  /// The device, as people call it.
  package var device: String
  /// Whether it lies on its side.
  package var isLandscape: Bool
  /// The size in points.
  package var size: ViewSize
  /// What the status bar, the camera and the home indicator take of it.
  package var insets: DesignFacts.Edges
  package var isPad: Bool

  /// A screen of the usual devices, or one with nothing but a size.
  package init(
    device: String, isLandscape: Bool = false, size: ViewSize, insets: DesignFacts.Edges, isPad: Bool
  ) {
    (self.device, self.isLandscape, self.size) = (device, isLandscape, size)
    (self.insets, self.isPad) = (insets, isPad)
  }

  /// The name of the screen with its size, such as `iPhone 16 landscape (852 × 393)`.
  package var name: String {
    "\(device)\(isLandscape ? " landscape" : "") (\(Int(size.width)) × \(Int(size.height)))"
  }

  /// Whether the width is regular: on iPads, and on the largest iPhones that lie on their side.
  package var isWidthRegular: Bool { isPad || isLandscape && size.width >= 896 }
  /// Whether the height is regular: on iPads, and on iPhones that stand.
  package var isHeightRegular: Bool { isPad || !isLandscape }

  /// The margins at the sides of a controller's view (reported).
  package var sideMargin: Double { isPad || size.width >= 414 ? 20 : 16 }
  /// The height of a navigation bar or a toolbar, and of a tab bar (documented).
  package var barHeight: Double { isPad ? 50 : isLandscape ? 32 : 44 }
  package var tabBarHeight: Double { isPad ? 50 : isLandscape ? 32 : 49 }
}

/// The devices of today, the smallest and the largest of each kind among them.
package enum LayoutDevice: String, CaseIterable, Sendable {
  case iPhoneSE = "iphone-se"
  case iPhone13Mini = "iphone-13-mini"
  case iPhone16e = "iphone-16e"
  case iPhone16 = "iphone-16"
  case iPhone16Pro = "iphone-16-pro"
  case iPhone16ProMax = "iphone-16-pro-max"
  case iPadMini = "ipad-mini"
  case iPad = "ipad"
  case iPadPro = "ipad-pro-13"

  /// The name, the size upright, and what is taken at the top and the bottom (documented).
  private var facts: (name: String, width: Double, height: Double, top: Double, bottom: Double) {
    switch self {
    case .iPhoneSE: ("iPhone SE", 375, 667, 20, 0)
    case .iPhone13Mini: ("iPhone 13 mini", 375, 812, 50, 34)
    case .iPhone16e: ("iPhone 16e", 390, 844, 47, 34)
    case .iPhone16: ("iPhone 16", 393, 852, 59, 34)
    case .iPhone16Pro: ("iPhone 16 Pro", 402, 874, 62, 34)
    case .iPhone16ProMax: ("iPhone 16 Pro Max", 440, 956, 62, 34)
    case .iPadMini: ("iPad mini", 744, 1133, 24, 20)
    case .iPad: ("iPad", 820, 1180, 24, 20)
    case .iPadPro: ("iPad Pro 13-inch", 1032, 1376, 24, 20)
    }
  }

  /// Whether it is an iPad.
  package var isPad: Bool {
    switch self {
    case .iPadMini, .iPad, .iPadPro: true
    case .iPhoneSE, .iPhone13Mini, .iPhone16e, .iPhone16, .iPhone16Pro, .iPhone16ProMax: false
    }
  }

  /// The screen of the device held upright.
  package var portrait: LayoutScreen {
    let facts = facts
    return LayoutScreen(
      device: facts.name, size: ViewSize(width: facts.width, height: facts.height),
      insets: DesignFacts.Edges(top: facts.top, left: 0, bottom: facts.bottom, right: 0), isPad: isPad)
  }

  /// The screen of the device on its side.
  package var landscape: LayoutScreen {
    let facts = facts
    var insets = DesignFacts.Edges(top: facts.top, left: 0, bottom: facts.bottom, right: 0)
    // On an iPhone the camera is at a side then, and there is no status bar.
    if !isPad {
      insets =
        facts.bottom == 0
        ? .zero : DesignFacts.Edges(top: 0, left: facts.top, bottom: 21, right: facts.top)
    }
    return LayoutScreen(
      device: facts.name, isLandscape: true, size: ViewSize(width: facts.height, height: facts.width),
      insets: insets, isPad: isPad)
  }
}
