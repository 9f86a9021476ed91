// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Reading of XML that programs put together without care.
enum XMLDocumentText {
  /// The elements of a text, corrected where necessary.
  static func read(
    _ text: SourceText, attributes: Set<String> = [], within limits: ReadingLimits
  ) throws(ReadingFailure) -> XMLTree {
    do {
      return try XMLReader.read(
        text, dialect: .lenient(attributes: attributes), nodeLimit: limits.values)
    } catch {
      throw ReadingFailure(
        position: SourcePosition(file: error.file, line: error.line, column: error.column),
        message: error.message)
    }
  }
}

/// Makes trees of the elements of an XML text, one for each that nothing is around but what stands for no
/// view.
struct XMLWalk {
  private let xml: XMLTree
  private let space: ViewTree.Space
  private let isAccessibility: Bool
  private let limits: ReadingLimits
  private var trees: [ViewTree] = []
  private var around: [(end: Int, place: Int)] = []
  private var entries = 0

  /// Begins with an empty list of trees.
  init(_ xml: XMLTree, within limits: ReadingLimits, space: ViewTree.Space, isAccessibility: Bool) {
    self.limits = limits
    self.xml = xml
    self.space = space
    self.isAccessibility = isAccessibility
  }

  /// Adds every element but those with these names.
  ///
  /// Elements of accessibility are one tree, since all are measured on one screen; views are one tree a
  /// window.
  mutating func add(except names: Set<String>, view: (XMLTree.Element) -> ViewSnapshot)
    throws(ReadingFailure)
  {
    for element in xml.elements() where !names.contains(element.name) {
      while let last = around.last, last.end <= element.place { around.removeLast() }
      entries += 1
      try limits.check(entries, at: xml.position(at: element.offset))
      var found = view(element)
      found.position = xml.position(at: element.offset)
      if trees.isEmpty || around.isEmpty && !isAccessibility {
        trees.append(ViewTree(space: space, isAccessibility: isAccessibility))
      }
      let place = trees[trees.count - 1].add(found, to: around.last?.place)
      around.append((element.end, place))
    }
  }

  /// Puts the trees into a document.
  func finish(into document: inout SnapshotDocument) {
    document.trees += trees
    document.entries += entries
  }
}
