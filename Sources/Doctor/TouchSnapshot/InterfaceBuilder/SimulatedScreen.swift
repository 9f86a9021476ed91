// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// What a file says about the device it was drawn for, and about itself.
struct SimulatedScreen {
  /// The attributes that the roots of the file get.
  let attributes: [ViewSnapshot.Attribute]
  /// The size of the screen in points; nil if the file names no device that is known.
  let size: ViewSize?

  /// The sizes of the devices upright, in points.
  private static let sizes: [String: (width: Double, height: Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896),
    "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932), "retina6_3": (402, 874),
    "retina6_9": (440, 956), "ipad9_7": (768, 1024), "ipad10_2": (810, 1080),
    "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194),
    "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366), "appleTV": (1920, 1080),
  ]

  /// Takes what the root element says.
  init(of root: XMLTree.Element) {
    var attributes: [ViewSnapshot.Attribute] = []
    func add(_ name: String, _ value: String?) {
      if let value { attributes.append(ViewSnapshot.Attribute(name: name, value: value)) }
    }
    for name in ["targetRuntime", "toolsVersion", "launchScreen", "useAutolayout", "useSafeAreas"] {
      add(name, root[name])
    }
    var size: ViewSize?
    if let device = root.child("device") {
      add("device", device["id"])
      add("orientation", device["orientation"])
      let adaptation = device.child("adaptation")?["id"]
      if let adaptation, adaptation != "fullscreen" { add("adaptation", adaptation) }
      if let upright = device["id"].flatMap({ Self.sizes[$0] }),
        adaptation == nil || adaptation == "fullscreen"
      {
        let lies = device["orientation"] == "landscape" && device["id"] != "appleTV"
        size = ViewSize(
          width: lies ? upright.height : upright.width, height: lies ? upright.width : upright.height)
      }
    }
    if let size { add("screenSize", "\(Int(size.width)) \(Int(size.height))") }
    self.size = size
    self.attributes = attributes
  }
}
