// SPDX-License-Identifier: Apache-2.0

/// Finds views of SwiftUI with a tap and a fixed side below 28 points.
enum SmallTapInSwiftUI: SourceRule {
  static let id = "small-target-in-swiftui"
  static let summary = "A SwiftUI view with a tap has a fixed side below 28 points."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/design/human-interface-guidelines/accessibility"
  static let page = """
    Apple's guidelines ask for 44 × 44 points for each target and accept 28 × 28 at least. A tap is for what the view before
    it draws, so that of an image with `frame(width: 20, height: 20)` is missed often.

    Reported are frames with constant sides before a tap, if nothing between the two changes the size or the shape. Other
    modifiers, and those of the app, may do that, so they keep the rule silent.

    ## Fix it

    Let a larger frame around the view react:

    ```swift
    Image(systemName: "xmark")
      .frame(width: 20, height: 20)
      .frame(width: 44, height: 44)
      .contentShape(Rectangle())
      .onTapGesture { close() }
    ```
    """

  private static let least = 28.0

  /// Modifiers that change how a view looks, and neither its size nor where it is hit.
  private static let harmless: Set<String> = [
    "accessibilityAddTraits", "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityValue", "animation", "aspectRatio", "bold", "clipShape", "clipped",
    "cornerRadius", "fontWeight", "font", "foregroundColor", "foregroundStyle", "help", "id",
    "imageScale", "offset", "onAppear", "onChange", "onDisappear", "opacity", "rotationEffect", "shadow",
    "symbolRenderingMode", "tint", "transition", "zIndex",
  ]

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    file.chains.compactMap { chain in
      guard let tap = chain.modifiers.firstIndex(where: \.isTap) else { return nil }
      let before = chain.modifiers[..<tap]
      guard let frame = before.lastIndex(where: { $0.name == "frame" }),
        before[(frame + 1)...].allSatisfy({ harmless.contains($0.name) }),
        let (side, size) = smallSide(before[frame].arguments)
      else { return nil }
      let points = size == size.rounded() ? "\(Int(size))" : "\(size)"
      return SourceCandidate(
        id, .warning, at: file.place(of: before[frame].offset),
        "the \(side) of this \(chain.root), which has a tap, is \(points) pt, less than 28",
        remedy:
          "Put a frame of 44 × 44 pt and contentShape(Rectangle()) before \(chain.modifiers[tap].name).",
        code: ".frame(width: 44, height: 44).contentShape(Rectangle())",
        identity: "\(chain.root).\(chain.modifiers[tap].name)#\(before[frame].arguments)")
    }
  }

  /// The smaller side that the arguments of a frame fix below the limit.
  private static func smallSide(_ arguments: String) -> (side: String, size: Double)? {
    var smallest: (side: String, size: Double)?
    for argument in arguments.split(separator: ",") {
      let parts = argument.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "alignment": continue
      case "width", "height":
        guard let size = Double(parts[1]), size > 0, size < least, size < smallest?.size ?? least else {
          continue
        }
        smallest = (String(parts[0]), size)
      case _: return nil
      }
    }
    return smallest
  }
}

extension ModifierChain.Modifier {
  /// Whether it makes a view react to a tap.
  var isTap: Bool {
    name == "onTapGesture" || (name == "gesture" && arguments.hasPrefix("TapGesture("))
  }
}
