// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot
import Touchstone

/// Stands for content that a file does not contain: rows of a scrolling view, or the name of what would be
/// there.
///
/// Touches go through it.
nonisolated enum SceneTextPlaceholder {
  private static let (rowHeight, mostRows): (Double, Int) = (44, 60)

  /// Rows on the whole content of a scrolling view, numbered so that one sees it move.
  static func rows(in size: ViewSize, color: SceneTextColor) -> JSONText? {
    guard size.width >= 60, size.height >= rowHeight else { return nil }
    let count = min(Int(size.height / rowHeight), mostRows)
    let height = rowHeight
    let rows = (0..<count).map { number in
      label(
        "\(number + 1)",
        ViewRect(x: 16, y: Double(number) * height, width: size.width - 32, height: height - 1),
        color, alignment: "left")
    }
    let lines = (1...max(count, 1)).map { number in
      JSONText.object([
        .init("class", "UIView"),
        .init(
          "frame", frame(ViewRect(x: 16, y: Double(number) * height - 1, width: size.width - 16, height: 1))),
        .init("backgroundColor", "separator"),
      ])
    }
    return .object([
      .init("class", "StandInView"), .init("frame", frame(ViewRect(origin: .zero, size: size))),
      .init("isUserInteractionEnabled", false), .init("clipsToBounds", true),
      .init("views", .array(rows + lines)),
    ])
  }

  /// The name of what is not there, in the middle of a view; nil if there is no room.
  static func caption(_ text: String, in size: ViewSize, color: SceneTextColor) -> JSONText? {
    guard size.width >= 36, size.height >= 16, !text.isEmpty else { return nil }
    let short = text.count > 60 ? text.prefix(59) + "…" : text[...]
    let text = label(
      String(short), ViewRect(x: 4, y: 0, width: size.width - 8, height: size.height), color,
      alignment: "center")
    return .object([
      .init("class", "StandInView"), .init("frame", frame(ViewRect(origin: .zero, size: size))),
      .init("isUserInteractionEnabled", false), .init("views", .array([text])),
    ])
  }

  private static func label(
    _ text: String, _ rect: ViewRect, _ color: SceneTextColor, alignment: String
  ) -> JSONText {
    .object([
      .init("class", "UILabel"), .init("frame", frame(rect)), .init("isUserInteractionEnabled", false),
      .init("text", SceneTextWriter.text(text)), .init("textColor", .string(color.text)),
      .init("fontSize", 12),
      .init("textAlignment", .string(alignment)),
    ])
  }

  private static func frame(_ rect: ViewRect) -> JSONText {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { SceneTextWriter.number($0) })
  }
}
