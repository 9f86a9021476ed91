// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds taps recognized around tables and collections, which keep cells from being selected.
enum TapAboveCells: TreeRule {
  static let id = "tap-above-cells"
  static let summary =
    "A single-tap recognizer around a table or collection view prevents the selection of cells."
  static let worst = Severity.error
  static let harm = Harm.partlyDead
  static let reference = Reference.cancelling
  static let page = """
    A tap recognizer on a view gets the touches of everything in the view. When it recognizes, it cancels the touch in
    the cell, and the cell is not selected (documented: `cancelsTouchesInView` is true by default). Usually such a
    recognizer dismisses the keyboard.

    In a file of Interface Builder, the rule also finds a tap recognizer on a view that fills a cell: it prevents the
    cell's own segue.

    The finding is an error where it is certain: a dump that says that the recognizer cancels touches and has no
    delegate. Otherwise it is a warning.

    A recognizer is not reported if it does not cancel touches, is off, or waits for several taps or fingers. If it
    has a delegate, the finding is a note, because the delegate may refuse touches in cells.

    In a file of Interface Builder, the finding is also a note if an outlet leads to the recognizer or its class is a
    custom one, because code can change it; if no row of the list shows a selection; and if the list has no delegate,
    outlet or segue, because then nothing handles a selection. A list that allows no selection, or whose interaction
    is off, is not reported.

    ## Fix it

    ```swift
    tapRecognizer.cancelsTouchesInView = false
    ```

    or replace it with `tableView.keyboardDismissMode = .onDrag`.
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    checkFilledCells(tree, into: &report)
    var below: [Int?] = Array(repeating: nil, count: tree.tree.views.count)
    for place in tree.tree.views.indices.reversed() {
      let standing = tree.standings[place]
      let isList =
        tree.traits[place].isList && standing.absentBy == nil && standing.offBy == nil
        && tree.tree.attribute("allowsSelection", of: place) != "NO"
      if isList { below[place] = place }
      if let parent = tree.tree.views[place].parent, let list = below[place] { below[parent] = list }
    }
    var unselected: [Int: String?] = [:]
    for place in tree.tree.views.indices {
      guard let list = below[place], let recognizers = tree.tree.views[place].recognizers.value,
        tree.standings[place].isLive
      else { continue }
      for recognizer in recognizers where takesSingleTaps(recognizer) {
        let doubt: String?
        if let known = unselected[list] {
          doubt = known
        } else {
          doubt = tree.isDesign ? doubtOfSelection(in: list, tree) : nil
          unselected[list] = .some(doubt)
        }
        let mayRefuse =
          doubt != nil || recognizer.hasDelegate.value == true || (tree.isDesign && recognizer.isHandled)
        let isKnown = recognizer.cancelsTouchesInView.isKnown && recognizer.hasDelegate.isKnown
        let whose =
          list == place
          ? "is on \(tree.name(of: place))" : "is on \(tree.name(of: place)) around \(tree.name(of: list))"
        let certainty: Certainty = mayRefuse ? .cannotBeKnown : isKnown ? tree.certainty() : .likely
        report.add(
          mayRefuse ? .note : certainty == .certain ? .error : .warning, certainty, at: place,
          "\(ClassName(recognizer.className).name) \(whose): it cancels the taps that should select cells"
            + (doubt.map { ", if any is selected at all: \($0)" } ?? ""),
          remedy: AuditFinding.Remedy(
            "Set cancelsTouchesInView of the recognizer to false, or let its delegate refuse touches in cells.",
            code: "tapRecognizer.cancelsTouchesInView = false"),
          related: list == place ? [] : [(list, "its cells are not selected")], position: nil)
      }
    }
  }

  /// Reports taps on a view that fills a cell from whose selection a segue starts: the segue is never
  /// triggered.
  private static func checkFilledCells(_ tree: AuditedTree, into report: inout RuleReport) {
    guard tree.isDesign else { return }
    for place in tree.tree.views.indices {
      guard let cell = tree.standings[place].cell, tree.standings[place].isLive,
        tree.tree.views[cell].actions.value?.contains(where: { $0.event == "segue" }) == true,
        !tree.isCustom(place),
        let box = tree.standings[place].reach, let whole = tree.standings[cell].box, whole.squarePoints > 0,
        box.squarePoints >= 0.9 * whole.squarePoints
      else { continue }
      for recognizer in tree.tree.views[place].recognizers.value ?? [] where takesSingleTaps(recognizer) {
        let mayRefuse = recognizer.hasDelegate.value == true || recognizer.isHandled
        report.add(
          mayRefuse ? .note : .warning, mayRefuse ? .cannotBeKnown : .likely, at: place,
          "\(ClassName(recognizer.className).name) is on \(tree.name(of: place)), which fills \(tree.name(of: cell)): it "
            + "cancels the taps that should select the cell, so its segue is never triggered",
          remedy: AuditFinding.Remedy(
            "Remove the recognizer or the segue, or set cancelsTouchesInView of the recognizer to false.",
            code: "tapRecognizer.cancelsTouchesInView = false"),
          related: [(cell, "is not selected")], position: nil)
      }
    }
  }

  /// Why cells may not be meant to be selected, as the end of a sentence; nil if nothing speaks against it.
  private static func doubtOfSelection(in list: Int, _ tree: AuditedTree) -> String? {
    let cells = cells(of: list, tree)
    // Code makes the rows that the file does not have.
    let isShown =
      cells.isEmpty
      || cells.contains { cell in
        tree.tree.attribute("selectionStyle", of: cell) != "none" && !isFilledByControl(cell, tree)
      }
    if !isShown { return "no row of the file shows a selection" }
    let isHeard =
      tree.tree.attribute("delegate", of: list) != nil || tree.tree.views[list].isHandled
      || cells.contains { tree.tree.views[$0].actions.value?.isEmpty == false }
    return isHeard ? nil : "nothing in the file handles a selection"
  }

  private static func cells(of list: Int, _ tree: AuditedTree) -> [Int] {
    var cells: [Int] = []
    var open = tree.tree.views[list].children
    while let view = open.popLast() {
      if tree.traits[view].isCell {
        cells.append(view)
      } else if !tree.traits[view].isList {
        open += tree.tree.views[view].children
      }
    }
    return cells
  }

  /// Whether a control takes nine tenths of a cell, so that nothing is left to select it by.
  private static func isFilledByControl(_ cell: Int, _ tree: AuditedTree) -> Bool {
    guard let box = tree.standings[cell].box else { return false }
    var open = tree.tree.views[cell].children
    while let view = open.popLast() {
      if tree.kinds[view] == .control, let own = tree.standings[view].box,
        own.sharedPart(with: box).squarePoints >= 0.9 * box.squarePoints
      {
        return true
      }
      open += tree.tree.views[view].children
    }
    return false
  }

  private static func takesSingleTaps(_ recognizer: RecognizerSnapshot) -> Bool {
    recognizer.isTap && recognizer.isEnabled.value != false && recognizer.cancelsTouchesInView.value != false
      && recognizer.numberOfTapsRequired.value ?? 1 == 1 && recognizer.numberOfTouchesRequired.value ?? 1 == 1
  }
}

extension ClassKnowledge {
  /// Whether the view is a table or a collection.
  static func isList(_ view: ViewSnapshot) -> Bool { uikitRoles(of: view).contains(.list) }
}
