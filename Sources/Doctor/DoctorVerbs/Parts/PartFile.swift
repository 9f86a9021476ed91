// SPDX-License-Identifier: Apache-2.0
package import CommandKit
package import TextSources

/// A file that `--part` wrote.
package struct PartFile: Sendable {
  /// The path, for messages.
  package let name: String
  /// The head.
  package let part: RunPart
  /// The whole file.
  package let document: JSONNode
  /// The results, by the indexes of their items.
  package let results: [(index: Int, result: JSONNode)]

  private let text: SourceText

  /// Reads a file.
  package init(_ path: String, _ call: Call) throws(CommandError) {
    name = Call.name(of: path)
    text = SourceText(file: name, bytes: try call.read(path))
    let document: JSONNode
    do throws(TextError) {
      document = try JSONReader.read(text)
    } catch {
      throw CommandError(
        .badData, error.message, at: "\(name):\(error.line):\(error.column)", advice: Self.advice)
    }
    self.document = document
    guard document["format"]?.string == RunPart.format, document["version"]?.int == 1 else {
      throw Self.failure(
        (document["format"] ?? document).offset, text, "this is no part of a run, or one of another version")
    }
    guard let verb = document["verb"]?.string, let version = document["touchstone"]?.string,
      let shard = document["part"]?.string.flatMap(Shard.init), let options = document["options"]?.string,
      let items = document["items"]?.elements, let results = document["results"]?.elements
    else { throw Self.failure(document.offset, text, "the head of the part is damaged") }
    let names = items.compactMap(\.string)
    guard names.count == items.count else {
      throw Self.failure(document["items"]?.offset ?? 0, text, "an item of the part is no text")
    }
    part = RunPart(verb, version: version, shard: shard, options: options, items: names)
    var found: [(Int, JSONNode)] = []
    for element in results {
      guard let index = element["index"]?.int, names.indices.contains(index), let result = element["result"]
      else { throw Self.failure(element.offset, text, "a result is of no item") }
      found.append((index, result))
    }
    self.results = found
  }

  /// An error about a value of the file.
  package func failure(at node: JSONNode, _ message: String) -> CommandError {
    Self.failure(node.offset, text, message)
  }

  private static func failure(_ offset: Int, _ text: SourceText, _ message: String) -> CommandError {
    let (line, column) = text.lineAndColumn(at: offset)
    return CommandError(.badData, message, at: "\(text.file):\(line):\(column)", advice: advice)
  }

  private static let advice = ["Give the files that the option --part of `audit` or `test` wrote."]
}
