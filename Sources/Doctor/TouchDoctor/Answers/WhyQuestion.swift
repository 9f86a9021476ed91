// SPDX-License-Identifier: Apache-2.0
internal import TextSources
package import TouchSnapshot

/// A question of `touchstone why` about a document: which view gets a touch, and why another does not.
package struct WhyQuestion: Sendable {
  /// Where the finger comes down; nil for the middle of the view.
  package var point: ViewPoint?
  /// The view that should get the touch; nil for no particular view.
  package var view: ViewSelector?
  /// The only tree to look at; nil for all that are on the screen.
  package var tree: Int?

  /// Creates a question, which needs a point or a view.
  package init(at point: ViewPoint? = nil, expecting view: ViewSelector? = nil, in tree: Int? = nil) {
    (self.point, self.view, self.tree) = (point, view, tree)
  }

  /// Asks it.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - explainer: What was made of the document, once for all questions.
  /// - Returns: The explanation, with what has to be said besides.
  /// - Throws: Why it has no answer.
  package func answer(
    about document: SnapshotDocument, by explainer: Explainer
  ) throws(ExplainingFailure) -> WhyAnswer {
    let explanation: Explanation
    do throws(ExplainingFailure) {
      explanation = try explainer.explain(at: point, expecting: view, in: tree)
    } catch {
      throw document.detached.lazy.compactMap { $0.failure(for: view) }.first ?? error
    }
    var remarks: [String] = []
    if let number = document.lastOfMany, tree == nil, explanation.expectation?.view.tree ?? number == number {
      remarks.append(document.lastOfManyRemark)
    }
    if let view, explanation.expectation != nil, let word = view.nearWord(in: explanation.trees) {
      remarks.append("Nothing is called '\(view.text)' exactly; '\(word)' is meant.")
    }
    if let point, let screen = document.screen(of: tree), !screen.contains(point) {
      remarks.append("The point \(point.inSentence) is outside the screen, which is \(screen.inSentence).")
    }
    return WhyAnswer(
      explanation: explanation, remarks: remarks, notes: document.repairs.map { $0.description } + remarks)
  }

  /// What to say of a question that has no answer: what is wrong, and what to do about it, one line each.
  package func refusal(_ failure: ExplainingFailure, file: String) -> (message: String, advice: [String]) {
    let words = failure.message
    let sentence = words.prefix(1).lowercased() + words.dropFirst()
    let message = "\(file): \(sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...])"
    if !failure.candidates.isEmpty { return (message, failure.candidates) }
    guard view != nil, tree == nil else { return (message, []) }
    return (
      message,
      [
        point == nil
          ? "Use --at X,Y instead to see which views are asked there, with their names."
          : "Leave --expect out to see which views are asked there, with their names."
      ]
    )
  }
}

/// The answer to a question of `touchstone why`.
package struct WhyAnswer: Sendable {
  /// The explanation.
  package let explanation: Explanation
  /// What has to be said besides about the question, in sentences.
  package let remarks: [String]
  /// The remarks, after all that was corrected in the file.
  package let notes: [String]

  /// The answer as JSON.
  package var json: String { explanation.json(notes: notes) }
}

extension DetachedView {
  /// Why a question about the view has no other answer; nil for a question about another view.
  fileprivate func failure(for selector: ViewSelector?) -> ExplainingFailure? {
    let name = ClassName(controller).name
    guard let text = selector?.text, text == address || text == controller || text == name else { return nil }
    let variable = CodeName.camelCase(name) ?? "child"
    return ExplainingFailure(
      message:
        "The view \(address) of \(name) is not in the window, so that no touch reaches it. If \(name) is a child of a "
        + "controller that is shown, add its view there; if not, show it.",
      candidates: [
        "container.addSubview(\(variable).view)  // and its frame or constraints",
        "\(variable).didMove(toParent: self)",
      ])
  }
}

extension SnapshotDocument {
  /// The corrections of the file that are reported to people: the first few, and how many more there are.
  package var reportedRepairs: [String] {
    let most = 5
    let first = repairs.prefix(most).map { $0.description }
    return repairs.count > most ? first + ["… and \(repairs.count - most) more repairs."] : first
  }

  /// The rectangle around the windows of one tree or of all; nil if the frame of one is not known.
  fileprivate func screen(of tree: Int?) -> ViewRect? {
    let asked = tree.map { trees.indices.contains($0) ? [trees[$0]] : [] } ?? trees
    let frames = asked.flatMap { tree in tree.roots.map { tree.views[$0].frame.value } }
    guard !frames.isEmpty, frames.allSatisfy({ $0 != nil }) else { return nil }
    return frames.compactMap { $0 }.reduce(ViewRect.null) { $0.union($1) }
  }

  /// What is said of such a file.
  var lastOfManyRemark: String {
    "The file holds \(trees.count) dumps of one screen. The last one is asked; --scene 0 asks the first."
  }

  /// The index of the last tree if a window was dumped more than once, as at several moments; nil otherwise.
  var lastOfMany: Int? {
    let roots = trees.flatMap { tree in tree.roots.compactMap { tree.views[$0].identifier } }
    return format.isDesign || trees.count < 2 || Set(roots).count == roots.count ? nil : trees.count - 1
  }
}

extension ViewPoint {
  fileprivate var inSentence: String { "\(Decimals.spelling(x)), \(Decimals.spelling(y))" }
}

extension ViewRect {
  /// `375 by 667 points`, with the origin if it is not zero.
  fileprivate var inSentence: String {
    let size = "\(Decimals.spelling(width)) by \(Decimals.spelling(height)) points"
    return origin == .zero ? size : size + " from \(origin.inSentence)"
  }
}
