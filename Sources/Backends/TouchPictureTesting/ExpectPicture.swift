// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import Foundation
  public import Testing
  import TouchCairo
  public import TouchCore
  public import TouchRender

  /// Expects a window to look like the picture in a PNG file.
  ///
  /// Where they differ, the test fails at the line of the call, and two files are written beside the expected
  /// one: what the window looks like (`NAME.actual.png`), and the expected picture, pale, with the different
  /// pixels in red (`NAME.difference.png`). With the environment variable `TOUCHSTONE_RECORD` set to 1, the
  /// expected picture is written instead.
  ///
  /// ```swift
  /// expectPicture(of: stage.window, "Pictures/controls.png", tolerance: 8)
  /// ```
  ///
  /// - Parameters:
  ///   - window: The window, after layout.
  ///   - path: The file, relative to the folder of the test's source file.
  ///   - tolerance: How far alpha, red, green and blue of a pixel may each be apart, from 0 to 255.
  ///   - share: The share of pixels that may be further apart, for instance because fonts differ; from 0
  ///     to 1.
  ///   - looks: How the classes of views look.
  ///   - file: The test's source file.
  ///   - sourceLocation: Where a failure is shown.
  @MainActor public func expectPicture(
    of window: UIWindow, _ path: String, tolerance: Int = 0, share: Double = 0, looks: ViewLooks = .system,
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let actual = Bitmap(of: WindowPicture(of: window, looks: looks))
    let failure = PictureFile(folder.appendingPathComponent(path))
      .failure(of: actual, tolerance: tolerance, share: share)
    if let failure { Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation) }
  }

  /// An expected picture in a file.
  struct PictureFile {
    private let url: URL

    init(_ url: URL) {
      self.url = url
    }

    private static var records: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" }

    /// What is wrong with a picture; nil if it is as expected, or was recorded.
    func failure(
      of actual: Bitmap, tolerance: Int, share: Double, records: Bool = PictureFile.records
    ) -> String? {
      if records { return write(actual, to: url) }
      guard let data = try? Data(contentsOf: url) else {
        return "There is no picture \(url.path); run the test with TOUCHSTONE_RECORD=1 to record it."
      }
      guard let expected = Bitmap(png: Array(data)) else {
        return "\(url.path) is not a picture in the format PNG."
      }
      let base = url.deletingPathExtension()
      guard let difference = BitmapDifference(actual, expected, tolerance: tolerance) else {
        return write(actual, to: base.appendingPathExtension("actual.png"))
          ?? "The picture has \(actual.width) × \(actual.height) pixels, expected are \(expected.width) × \(expected.height)."
      }
      guard Double(difference.pixels) > share * Double(expected.pixels.count) else { return nil }
      return write(actual, to: base.appendingPathExtension("actual.png"))
        ?? write(difference.picture, to: base.appendingPathExtension("difference.png"))
        ?? "\(difference.pixels) of \(expected.pixels.count) pixels differ by more than \(tolerance), the most by \(difference.greatest); see \(base.path).difference.png."
    }

    /// Writes a picture whole or not at all, and returns what went wrong.
    private func write(_ bitmap: Bitmap, to url: URL) -> String? {
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bitmap.png).write(to: url, options: .atomic)
        return nil
      } catch {
        return "\(url.path) cannot be written: \(error.localizedDescription)"
      }
    }
  }
#endif
