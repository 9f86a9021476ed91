// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What happened on one or several screens, as a page or as an image.
///
/// ```swift
/// let report = Report(title: "Leaving a button", recordings: [system, precise])
/// let page = report.html
/// let picture = report.svg(at: 0.4)
/// ```
///
/// The page is one file that loads nothing and is readable without scripts. The recordings share one time
/// axis, so that two screens under the same finger can be compared. The same recordings give the same bytes.
public nonisolated struct Report: Sendable {
  /// The title of the page.
  public var title: String
  /// The recordings, from left to right.
  public var recordings: [Recording]
  /// What was expected and did not happen; the page begins with it.
  public var failures: [Failure] = []

  /// An expectation that does not hold, or what stopped a script.
  public struct Failure: Sendable, Hashable {
    /// What was expected, with its place: `pay.touch:3: expect "buy" touchUpInside`.
    public var source: String
    /// Why it does not hold, as a sentence.
    public var message: String
    /// What happened instead, as lines.
    public var instead: [String]

    /// Creates a failure.
    public init(source: String, message: String, instead: [String] = []) {
      self.source = source
      self.message = message
      self.instead = instead
    }
  }

  /// Creates a report.
  public init(title: String, recordings: [Recording]) {
    self.title = title
    self.recordings = recordings
  }

  /// The page as HTML.
  public var html: String {
    HTMLPage(title: title, chapters: recordings.map(Chapter.init), failures: failures).text
  }

  /// An image of every screen at a time, side by side, as an SVG document.
  public func svg(at time: TimeInterval) -> String {
    StillDrawing(title: title, chapters: recordings.map(Chapter.init)).text(at: time)
  }
}
