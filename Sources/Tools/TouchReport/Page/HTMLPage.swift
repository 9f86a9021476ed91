// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources
internal import TouchCore
internal import TouchTrace

/// Writes a report as one HTML page that loads nothing.
///
/// Everything is readable without scripts: the scene at one time, a strip of the key moments, the lanes, and
/// a table. With scripts the scene moves, and strip and table are only printed.
nonisolated struct HTMLPage {
  let title: String
  let chapters: [Chapter]
  let failures: [Report.Failure]
  let timeline: TimelineDrawing

  init(title: String, chapters: [Chapter], failures: [Report.Failure] = []) {
    self.title = title
    self.chapters = chapters
    self.failures = failures
    timeline = TimelineDrawing(of: chapters)
  }

  /// The time the scene shows initially: where a control first loses a finger, or where a finger is farthest
  /// from its start.
  ///
  /// In several recordings this can happen at different times. Halfway between them they differ most.
  var initialTime: TimeInterval {
    let exits = chapters.compactMap { chapter in
      chapter.lanes.lazy.flatMap(\.marks).filter { $0.label == "touchDragExit" }.map(\.time).min()
    }
    if let first = exits.min(), let last = exits.max() {
      guard last > first else { return first }
      return moment(before: (first + last) / 2) ?? first
    }
    var (best, time) = (CGFloat(-1), timeline.start)
    for track in chapters.flatMap(\.tracks) {
      for sample in track.samples where sample.time < track.end ?? .infinity {
        let (dx, dy) = (sample.point.x - track.samples[0].point.x, sample.point.y - track.samples[0].point.y)
        if dx * dx + dy * dy > best { (best, time) = (dx * dx + dy * dy, sample.time) }
      }
    }
    return time
  }

  /// The last time up to another at which a finger moved, or anything else happened.
  private func moment(before time: TimeInterval) -> TimeInterval? {
    chapters.compactMap { chapter in
      chapter.moments.index(at: time).map { chapter.moments.times[$0] }
    }.max()
  }

  var text: String {
    var writer = SVGWriter()
    let (style, script) = ("\n\(style)", "\n\(PageScript.text)")
    let policy = PagePolicy(styles: [style], scripts: [script])
    writer.put(raw: PageHead.markup(title: title, style: style, policy: policy))
    writeHead(into: &writer)
    writeFailures(into: &writer)
    writer.put(raw: isBeside ? "<main class=\"beside\">\n" : "<main>\n")
    writeStage(into: &writer)
    writeTransport(into: &writer)
    writeLanes(into: &writer)
    writeComparison(into: &writer)
    writeLiveEvents(into: &writer)
    writeFilmStrip(into: &writer)
    writeTables(into: &writer)
    writer.put(raw: "</main>\n")
    writeExplanation(into: &writer)
    writer.put(raw: "<script type=\"application/json\" id=\"data\">")
    writer.put(raw: ReportData.json(of: chapters, now: initialTime))
    writer.put(raw: "</script>\n<script>\(script)</script>\n</body>\n</html>\n")
    return writer.text
  }

  /// Whether the lanes have room beside the screen: there is one, and it is higher than wide.
  private var isBeside: Bool {
    guard chapters.count == 1 else { return false }
    let box = chapters[0].scene.viewBox
    return box.height > box.width
  }

  private func writeHead(into writer: inout SVGWriter) {
    let facts = chapters.reduce(0) { $0 + $1.recording.trace.entries.count }
    let touches = chapters.reduce(0) { $0 + $1.tracks.count }
    writer.put(raw: "<header><p class=\"brand\">\(Self.mark)Touchstone</p>")
    writer.put("h1", text: title)
    let parts = [
      Self.count(chapters.count, "recording", "recordings"), "\((timeline.end - timeline.start).short) s",
      Self.count(touches, "touch", "touches"), Self.count(facts, "entry", "entries"),
    ]
    writer.put("p", ["class": "meta"], text: parts.joined(separator: " · "))
    writer.put(raw: "</header>\n")
  }

  /// The mark of all pages.
  private static let mark =
    "<svg class=\"mark-of-page\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><circle cx=\"12\" cy=\"12\" r=\"9.25\"/>"
    + "<circle class=\"center\" cx=\"12\" cy=\"12\" r=\"3.5\"/></svg>"

  /// Writes what was expected and did not happen.
  private func writeFailures(into writer: inout SVGWriter) {
    guard !failures.isEmpty else { return }
    writer.begin("section", ["class": "failures", "aria-label": "Not as expected"])
    writer.put("h2", text: "Not as expected")
    writer.begin("ol")
    for failure in failures {
      writer.begin("li")
      writer.put("code", text: failure.source.onOneLine)
      writer.put("p", text: failure.message.onOneLine)
      if !failure.instead.isEmpty {
        writer.put("pre", ["tabindex": "0"], text: failure.instead.map(\.onOneLine).joined(separator: "\n"))
      }
      writer.end()
    }
    writer.end()
    writer.end()
    writer.put(raw: "\n")
  }

  static func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }

  private func writeStage(into writer: inout SVGWriter) {
    writeFlip(into: &writer)
    writer.begin("div", ["class": "stage"])
    for (index, chapter) in chapters.enumerated() {
      writer.begin("article", ["class": index == 0 ? "rec front" : "rec", "data-rec": String(index)])
      // The title of the page says the same of one recording.
      writer.put("h2", ["class": chapters.count > 1 ? nil : "unseen"], text: heading(index))
      writer.begin("div", ["class": "pair"])
      writer.begin("figure")
      chapter.scene.draw(
        at: initialTime, into: &writer, prefix: "r\(index)-",
        label: "The screen of \(chapter.recording.title)")
      writer.end()
      writer.begin("div", ["class": "side"])
      writer.put(raw: "<div class=\"facts\" aria-live=\"polite\"></div>")
      writer.begin("div", ["class": "now"])
      writeTouches(of: chapter, into: &writer)
      writer.end()
      writer.end()
      writer.end()
      writer.end()
    }
    writer.end()
    writer.put(raw: "\n")
  }

  /// Writes the buttons that flip between recordings on a phone, which only scripts show.
  private func writeFlip(into writer: inout SVGWriter) {
    guard chapters.count > 1 else { return }
    writer.begin("div", ["class": "flip", "role": "group", "aria-label": "Recordings"])
    for index in chapters.indices {
      writer.put(
        "button", ["data-flip": String(index), "aria-pressed": index == 0 ? "true" : "false", "title": "X"],
        text: heading(index))
    }
    writer.end()
    writer.put(raw: "\n")
  }

  /// The title of a recording, with a letter if there are several.
  func heading(_ index: Int) -> String {
    let title = chapters[index].recording.title
    guard chapters.count > 1, index < 26 else { return title }
    return "\(Character(UnicodeScalar(UInt8(65 + index)))). \(title)"
  }

  /// Writes the hit path and the responder chain of the first touches, for readers without scripts.
  private func writeTouches(of chapter: Chapter, into writer: inout SVGWriter) {
    let walks = RecordedHitTest.all(in: chapter.recording.trace)
    for track in chapter.tracks.prefix(3) {
      writer.begin("div", ["class": "part"])
      writer.put("h3", text: "Hit path of touch \(track.touch), \(track.start.milliseconds) s")
      writer.begin("ol", ["class": "walk"])
      let walk = walks[track.touch] ?? RecordedHitTest()
      for step in walk.steps {
        let depth = "d\(min(max(step.depth, 0), PageStyle.deepest))"
        writer.begin("li", ["class": step.isInside ? depth : "no \(depth)"])
        writer.put(
          "span", ["class": step.view == walk.result ? "hitview" : nil], text: step.view.title)
        writer.put("em", text: " \(step.answer)")
        writer.end()
      }
      writer.end()
      writer.end()
      let chain = chapter.recording.touches.first { $0.number == track.touch }?.chain ?? []
      guard !chain.isEmpty else { continue }
      writer.begin("div", ["class": "part"])
      writer.put("h3", text: "Responder chain")
      writer.begin("ol", ["class": "chain"])
      for responder in chain { writer.put("li", text: responder.title) }
      writer.end()
      writer.end()
    }
    let more = chapter.tracks.count - 3
    if more > 0 {
      writer.put("p", ["class": "hint"], text: "and \(Self.count(more, "more touch", "more touches"))")
    }
  }
}
