// SPDX-License-Identifier: Apache-2.0
internal import TextSources
public import TouchSnapshot

/// The text of a scene, made of the views of a dump, a storyboard or a xib: a screen that can be touched.
///
/// What a file says of a view becomes fields; classes that scenes do not have become the nearest that they have. What cannot be
/// converted is in ``notes``.
public nonisolated struct SceneText: Sendable, Hashable {
  /// The text, in the format of scenes.
  public let text: String
  /// What was left out or guessed, a sentence each.
  public let notes: [String]

  /// Converts the views of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - tree: The place of the tree to convert, such as one scene of a storyboard; nil for the last one, or for all windows of
  ///     one screen.
  public init(of document: SnapshotDocument, tree: Int? = nil) {
    var writer = SceneTextWriter()
    let places = tree.map { [$0] } ?? SceneTextWriter.screen(of: document)
    var trees: [ViewTree] = []
    for place in places where document.trees.indices.contains(place) { trees.append(document.trees[place]) }
    if trees.count < document.trees.count {
      writer.note(
        "\(trees.count) of \(document.trees.count) trees of the file \(trees.count == 1 ? "is" : "are") shown."
      )
    }
    text = writer.scene(trees)
    notes = writer.notes
  }
}
