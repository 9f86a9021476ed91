// SPDX-License-Identifier: Apache-2.0

/// What happened on one or several screens, as a page or as a picture.
///
/// ```swift
/// let report = Report(title: "Leaving a button", recordings: [system, precise])
/// let page = report.html
/// let picture = report.svg(at: 0.4)
/// ```
///
/// The page is one file: it loads nothing, and is readable where scripts are off. The recordings share one
/// time, so that two screens under the same finger can be compared. The same recordings give the same bytes.
public nonisolated struct Report: Sendable {
  /// What the page is called.
  public var title: String
  /// What is shown, from left to right.
  public var recordings: [Recording]

  /// Makes a report.
  public init(title: String, recordings: [Recording]) {
    self.title = title
    self.recordings = recordings
  }

  /// The page.
  public var html: String {
    HTMLPage(title: title, chapters: recordings.map(Chapter.init)).text
  }

  /// A picture of every screen at a time, side by side, as an SVG document.
  public func svg(at time: TimeInterval) -> String {
    StillDrawing(title: title, chapters: recordings.map(Chapter.init)).text(at: time)
  }
}
