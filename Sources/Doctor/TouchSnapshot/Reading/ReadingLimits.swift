// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// How much is read of one file, so that no file costs more memory than a computer can spare.
///
/// A screen has a few hundred views and the largest dumps have some ten thousand. A file with more than is
/// read is refused as a whole: an answer about a part of it could be wrong about what lies in front.
struct ReadingLimits: Sendable {
  /// The maximum number of views, and of gesture recognizers, in a file.
  var views = InputLimit.views.count
  /// The maximum number of JSON values, or of XML elements, attributes and texts, in a file.
  var values = InputLimit.dumpValues.count
  /// The maximum number of bytes of the text, which offsets of four bytes can reach.
  var bytes = Int(Int32.max) - 1

  /// Refuses a file with too many views.
  ///
  /// - Parameters:
  ///   - count: How many views, or recognizers, there are up to here.
  ///   - what: What they are.
  ///   - position: The place of the last of them.
  /// - Throws: A failure that says the limit and what to do.
  func check(_ count: Int, _ what: String = "views", at position: @autoclosure () -> SourcePosition?)
    throws(ReadingFailure)
  {
    guard count > views else { return }
    throw ReadingFailure(
      position: position() ?? SourcePosition(file: "", line: 1),
      message:
        "more than \(views) \(what) are in the file, which is the most that is read; cut the file before this "
        + "one, or keep only the window that is asked about")
  }
}
