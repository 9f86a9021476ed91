// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// A question of `touchstone map` about a document: which view gets a touch where.
package struct MapQuestion: Sendable {
  /// The only tree to look at; nil for all that are on the screen.
  package var tree: Int?

  /// Creates a question.
  package init(in tree: Int? = nil) { self.tree = tree }

  /// Asks it.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - explainer: What was made of the document, once for all questions.
  /// - Returns: The map, and what has to be said besides, in sentences.
  /// - Throws: Why it has no answer.
  package func answer(
    about document: SnapshotDocument, by explainer: Explainer
  ) throws(ExplainingFailure) -> (map: HitMap, remarks: [String]) {
    let map = try explainer.map(in: tree)
    let isOfMany = tree == nil && document.lastOfMany != nil
    return (map, isOfMany ? [document.lastOfManyRemark] : [])
  }

  /// What to say of a question that has no answer: what is wrong, and what to do about it, one line each.
  package func refusal(_ failure: ExplainingFailure, file: String) -> (message: String, advice: [String]) {
    WhyQuestion(in: tree).refusal(failure, file: file)
  }
}
