// SPDX-License-Identifier: Apache-2.0
internal import TextSources
public import TouchSnapshot

/// The text of a scene, made of the views of a dump, a storyboard or a xib: a screen that can be touched.
///
/// What a file says about a view becomes fields, including its colors; classes that scenes lack become the
/// most similar ones that they have. Where the file has no color, texts get one that can be read, and
/// containers a line around them. What was guessed or left out is in ``notes``.
public nonisolated struct SceneText: Sendable, Hashable {
  /// The text, in the format of scenes.
  public let text: String
  /// What was left out or guessed, a sentence each that begins with its place in the file.
  public let notes: [String]

  /// Converts the views of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - tree: The place of the tree to convert, such as one scene of a storyboard; nil for the one with the
  ///     most views, or of dumps for all windows of one screen, and else for the last.
  public init(of document: SnapshotDocument, tree: Int? = nil) {
    var writer = SceneTextWriter()
    let places = tree.map { [$0] } ?? SceneTextWriter.screen(of: document)
    var trees: [ViewTree] = []
    for place in places where document.trees.indices.contains(place) { trees.append(document.trees[place]) }
    writer.notes.add(document.repairs)
    let names = Self.screens(of: document)
    let left = names.indices.filter { !places.contains($0) }.map { names[$0] }
    if !left.isEmpty {
      let shown = places.map { "“\(names[$0])”" }.joined(separator: ", ")
      let others = left.prefix(6).map { "“\($0)”" }.joined(separator: ", ")
      let more = left.count > 6 ? " and \(left.count - 6) more" : ""
      writer.notes.add(
        "The file has \(names.count) screens. This is \(shown); left out: \(others)\(more).")
    }
    text = writer.scene(trees)
    notes = writer.notes.sentences
  }

  /// The names of the trees of a document, all different: the controllers of a storyboard, or numbers.
  public static func screens(of document: SnapshotDocument) -> [String] {
    var used: Set<String> = []
    return document.trees.enumerated().map { place, tree in
      let parts = (tree.name ?? "screen \(place + 1)").split(separator: ".")
      let plain = parts.last.map(String.init) ?? "screen \(place + 1)"
      var (name, number) = (plain, 2)
      while !used.insert(name).inserted {
        name = "\(plain) \(number)"
        number += 1
      }
      return name
    }
  }
}
