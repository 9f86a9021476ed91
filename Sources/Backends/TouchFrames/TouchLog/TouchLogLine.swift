// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources

/// A line of a log, for parsing and for error messages.
struct TouchLogLine {
  let text: SourceText
  let line: Int

  /// A failure at a value.
  func failure(_ node: JSONNode, _ message: String) -> RecordingFailure {
    failure(at: node.offset, message)
  }

  private func failure(at offset: Int, _ message: String) -> RecordingFailure {
    RecordingFailure(
      file: text.file, line: line, column: text.lineAndColumn(at: offset).column, message: message)
  }

  /// Reads the first line.
  func header(_ node: JSONNode, _ notes: inout NoteList) throws(RecordingFailure) -> TouchLog.Header {
    guard node["format"]?.string == "touchlog" else {
      throw failure(node, "a touchlog begins with {\"format\": \"touchlog\", \"version\": 1}")
    }
    guard let version = node["version"]?.int else {
      throw failure(node, "the version is missing; write \"version\": \(TouchLog.version)")
    }
    guard version == TouchLog.version else {
      throw failure(
        node["version"] ?? node,
        "the log has version \(version), and this program reads version \(TouchLog.version); use a newer one"
      )
    }
    var header = TouchLog.Header()
    for member in node.members ?? [] {
      switch member.name {
      case "format", "version": break
      case "display":
        guard let width = member.value["width"]?.number, let height = member.value["height"]?.number,
          width > 0,
          height > 0
        else { throw failure(member.value, "a display has \"width\" and \"height\" in points") }
        header.display = CGSize(width: width, height: height)
      case "device":
        guard let name = member.value.string else {
          throw failure(member.value, "found \(member.value.kind); a device is a name in quotes")
        }
        header.device = name
      case "rate":
        guard let rate = member.value.number, rate > 0 else {
          throw failure(member.value, "a rate is a number of frames per second")
        }
        header.rate = rate
      case "notes":
        guard let texts = member.value.elements?.map(\.string), texts.allSatisfy({ $0 != nil }) else {
          throw failure(member.value, "notes are a list of texts in brackets")
        }
        header.notes = texts.compactMap { $0 }
      default:
        notes.add(
          line: line, "the header's “\(member.name.onOneLine.prefix(40))” is unknown; it was ignored")
      }
    }
    return header
  }

  /// The members of an object by name; each name is known and occurs once.
  func members(
    of node: JSONNode, _ what: String, known: [String]
  ) throws(RecordingFailure) -> [String: JSONNode] {
    guard let members = node.members else {
      throw failure(node, "found \(node.kind); \(what) is an object in braces")
    }
    var found: [String: JSONNode] = [:]
    for member in members {
      guard known.contains(member.name) else {
        let advice = Suggestion.nearest(to: member.name, of: known).map { "; did you mean “\($0)”?" }
        let name = member.name.onOneLine.prefix(40)
        throw failure(at: member.offset, "\(what) has no “\(name)”\(advice ?? ": \(known.joinedByAnd)")")
      }
      guard found.updateValue(member.value, forKey: member.name) == nil else {
        throw failure(at: member.offset, "“\(member.name)” occurs twice; remove one")
      }
    }
    return found
  }

  func elements(_ node: JSONNode, _ what: String) throws(RecordingFailure) -> [JSONNode] {
    guard let elements = node.elements else {
      throw failure(node, "found \(node.kind); \(what) are a list in brackets")
    }
    return elements
  }

  func number(_ node: JSONNode, _ what: String) throws(RecordingFailure) -> Double {
    guard let number = node.number else {
      throw failure(node, "found \(node.kind); \(what) is a number")
    }
    return number
  }

  func whole(
    _ node: JSONNode, _ what: String, _ range: ClosedRange<UInt32>
  ) throws(RecordingFailure) -> UInt32 {
    guard let number = node.int, let value = UInt32(exactly: number), range.contains(value) else {
      throw failure(node, "\(what) is a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// Seconds, exact to the nanosecond.
  func nanoseconds(_ node: JSONNode) throws(RecordingFailure) -> Int64 {
    var digits = LineCursor(file: text.file, bytes: Array(text.bytes[node.range]))
    guard node.number != nil, digits.nextLine(), let nanoseconds = digits.seconds(), digits.isAtEnd else {
      throw failure(node, "a time is a number of seconds with at most nine decimals, such as 0.016")
    }
    return nanoseconds
  }
}
