// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchTrace

/// Draws the screens of a report at one time as a separate document, with a title and the latest events.
nonisolated struct StillDrawing {
  let title: String
  let chapters: [Chapter]

  private static let head: CGFloat = 44
  private static let gap: CGFloat = 20
  private static let lineHeight: CGFloat = 13
  /// The number of lines below each scene.
  private static let lines = 6

  func text(at time: TimeInterval) -> String {
    let widths = chapters.map { max($0.scene.viewBox.width, 240) }
    let height = chapters.map(\.scene.viewBox.height).max() ?? 0
    let width = widths.reduce(0, +) + Self.gap * CGFloat(chapters.count + 1)
    let total = Self.head + height + Self.lineHeight * CGFloat(Self.lines + 1) + Self.gap
    var writer = SVGWriter()
    writer.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width.svg) \(total.svg)",
        "width": width.svg, "height": total.svg, "role": "img",
        "aria-label": "\(title) at \(time.milliseconds) s",
      ])
    writer.put("title", text: "\(title) at \(time.milliseconds) s")
    writer.put(raw: "<style>\n\(SceneStyle.colors)\(Web.sceneStyle)\(Web.stillStyle)</style>")
    writer.put("rect", ["class": "paper", "width": width.svg, "height": total.svg])
    writer.put(
      "text", ["class": "title", "x": Self.gap.svg, "y": "24"],
      text: title.cut(to: (width - 120) / 8.6))
    writer.put(
      "text", ["class": "time", "x": (width - Self.gap).svg, "y": "24", "text-anchor": "end"],
      text: "\(time.milliseconds) s")
    var x = Self.gap
    for (index, chapter) in chapters.enumerated() {
      draw(chapter, index, at: time, x: x, height: height, into: &writer)
      x += widths[index] + Self.gap
    }
    writer.end()
    return writer.text + "\n"
  }

  private func draw(
    _ chapter: Chapter, _ index: Int, at time: TimeInterval, x: CGFloat, height: CGFloat,
    into writer: inout SVGWriter
  ) {
    let box = chapter.scene.viewBox
    if chapters.count > 1 {
      writer.put(
        "text", ["class": "caption", "x": x.svg, "y": "40"],
        text: chapter.recording.title.cut(to: max(box.width, 240) / 6.2))
    }
    writer.begin(
      "svg",
      [
        "class": chapter.scene.style, "x": x.svg, "y": Self.head.svg, "width": box.width.svg,
        "height": box.height.svg,
        "viewBox": "\(box.minX.svg) \(box.minY.svg) \(box.width.svg) \(box.height.svg)",
      ])
    chapter.scene.drawContent(at: time, into: &writer, prefix: "s\(index)-")
    writer.end()
    for (line, words) in chapter.lines(before: time, maximum: Self.lines).enumerated() {
      writer.put(
        "text",
        [
          "class": "line", "x": x.svg,
          "y": (Self.head + height + Self.lineHeight * CGFloat(line + 1)).svg,
        ], text: words.cut(to: max(box.width, 240) / 4.9))
    }
  }
}

extension String {
  /// The text, cut to a number of letters.
  nonisolated fileprivate func cut(to letters: CGFloat) -> String {
    let maximum = max(Int(letters), 1)
    guard unicodeScalars.count > maximum else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(maximum - 1))) + "…"
  }
}

extension Chapter {
  /// The last key entries up to a time, one line each.
  nonisolated func lines(before time: TimeInterval, maximum: Int) -> [String] {
    guard let moment = moments.index(at: time) else { return [] }
    let end = moments.entries[moment].upperBound
    var lines: [String] = []
    for entry in recording.trace.entries[..<end].reversed() where entry.isKey && lines.count < maximum {
      switch entry {
      case .note(let note, let time): lines.append("\(time.milliseconds)  \(note.onOneLine)")
      case .fact(let fact):
        let line = fact.kind.line
        lines.append("\(fact.time.milliseconds)  \(line.subject.onOneLine)  \(line.sentence.onOneLine)")
      }
    }
    return lines.reversed()
  }
}
