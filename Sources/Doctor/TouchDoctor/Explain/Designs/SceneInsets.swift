// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// How far the safe area of a scene lies inside of its view, as far as the file tells: by the bars of its
/// containers and by the device that it was drawn for.
struct SceneInsets {
  private var top: Double?
  private var bottom: Double?
  private let isUpright: Bool
  /// Whether a tab bar or a toolbar lies over the lower end.
  private(set) var hasBarBelow = false
  /// Whether a navigation bar lies over the upper end.
  private(set) var hasBarAbove = false

  /// The insets of upright phones that have no home button, by the names of the file (documented).
  private static let tops: [String: Double] = [
    "retina5_9": 44, "retina6_1": 48, "retina6_5": 48, "retina6_0": 47, "retina6_7": 47, "retina6_12": 59,
    "retina6_72": 59, "retina6_3": 62, "retina6_9": 62,
  ]
  /// What the home indicator takes (documented).
  private static let homeIndicator = 34.0
  /// The status bar of phones with a home button (documented).
  private static let statusBar = 20.0
  /// Phones with a home button.
  private static let olderPhones: Set<String> = ["retina3_5", "retina4_0", "retina4_7", "retina5_5"]

  init(of tree: ViewTree) {
    guard let root = tree.roots.first else {
      isUpright = false
      return
    }
    let view = tree.views[root]
    isUpright = view.attribute("orientation") != "landscape"
    if isUpright, let device = view.attribute("device"), let frame = view.frame.value,
      view.attribute("screenSize") == "\(Int(frame.width)) \(Int(frame.height))"
    {
      if let inset = Self.tops[device] {
        (top, bottom) = (inset, Self.homeIndicator)
      } else if Self.olderPhones.contains(device) {
        (top, bottom) = (Self.statusBar, 0)
      }
    }
    let above = ContainerBars.length(["underNavigationBar", "simulatedNavigationBar"], of: view)
    hasBarAbove = above != nil
    top = above ?? top
    let bar = ContainerBars.length(
      ["underTabBar", "underToolbar", "simulatedTabBar", "simulatedToolbar"], of: view)
    hasBarBelow = bar != nil
    bottom = bar ?? bottom
  }

  /// The inset at the left or the top.
  func before(_ axis: LayoutAxis) -> Double? { axis == .down ? top : isUpright ? 0 : nil }

  /// The inset at the right or the bottom.
  func after(_ axis: LayoutAxis) -> Double? { axis == .down ? bottom : isUpright ? 0 : nil }
}
