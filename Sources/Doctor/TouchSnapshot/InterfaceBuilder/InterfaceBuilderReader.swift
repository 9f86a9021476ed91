// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Reads storyboards and xibs.
///
/// What Interface Builder leaves out is the default of UIView and is known; a missing frame is not. What code
/// adds when the file is loaded, recognizers and actions above all, the file does not say.
enum InterfaceBuilderReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    guard beginning.first(where: { !$0.isWhitespace }) == "<" else { return false }
    return [
      "com.apple.InterfaceBuilder", "<document type=\"com.apple.", "<archive type=\"com.apple.",
      "class=\"NSIBObjectData\"",
    ]
    .contains { beginning.holds($0) }
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    let tree: XMLTree
    do {
      tree = try XMLReader.read(text, vocabulary: InterfaceWord.vocabulary, nodeLimit: limits.values)
    } catch {
      throw refusal(of: text, error)
    }
    guard let root = tree.root else { throw ReadingFailure(tree, at: 0, "there is no element in the file") }
    let type = root["type"] ?? ""
    switch root.name {
    case "archive":
      guard type.holds("CocoaTouch") else {
        throw refusal(of: tree, root, type: type)
      }
      return try ArchiveWalk.document(of: tree, within: limits)
    case "document":
      let runtime = root["targetRuntime"] ?? ""
      guard !type.holds("InterfaceBuilder3.Cocoa."), !type.holds("WatchKit"),
        !runtime.hasPrefix("MacOSX"), !runtime.hasPrefix("watch")
      else {
        throw refusal(of: tree, root, type: type + " " + runtime)
      }
      return try DocumentWalk.document(of: tree, root: root, within: limits)
    case "object" where root["class"] == "NSIBObjectData":
      // The designable part of a nib, as it was kept before there was iOS.
      throw refusal(of: tree, root, type: type)
    default:
      throw ReadingFailure(
        tree, at: root.offset,
        "a storyboard or xib is a <document> or an <archive>, and this is <\(root.name)>; give the file as Xcode "
          + "saved it")
    }
  }

  /// The refusal of a sound file for another system.
  private static func refusal(of tree: XMLTree, _ root: XMLTree.Element, type: String) -> ReadingFailure {
    let system = type.lowercased().holds("watch") ? "watchOS" : "macOS"
    var failure = ReadingFailure(
      tree, at: root.offset,
      "this file is for \(system), whose views take \(system == "macOS" ? "clicks" : "touches") by other rules; "
        + "only files for iOS and tvOS are read")
    failure.otherSystem = system
    return failure
  }

  /// The refusal of a file that is not XML, with the most frequent reason.
  private static func refusal(of text: SourceText, _ error: TextError) -> ReadingFailure {
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    let line = text.line(error.line)
    let isConflict = marks.contains { line.hasPrefix($0) }
    return ReadingFailure(
      position: SourcePosition(file: error.file, line: error.line, column: error.column),
      message: isConflict
        ? "here are the marks of a merge that was not finished; resolve the conflict and save the file in Xcode"
        : error.message)
  }
}

extension ReadingFailure {
  /// A failure at a place of an XML text.
  init(_ tree: XMLTree, at offset: Int, _ message: String) {
    self.init(position: tree.position(at: offset), message: message)
  }
}

extension XMLTree {
  /// The position of an offset, as editors count.
  func position(at offset: Int) -> SourcePosition {
    let (line, column) = source.lineAndColumn(at: offset)
    return SourcePosition(source.name, line: line, column: column)
  }

  /// The corrections, as repairs.
  var repairs: [Repair] {
    mended.map {
      Repair(
        position: SourcePosition(file: $0.file, line: $0.line, column: $0.column), message: $0.message)
    }
  }
}
