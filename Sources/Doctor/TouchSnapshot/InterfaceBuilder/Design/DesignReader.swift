// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads a storyboard or xib together with what a layout of it takes.
package enum DesignReader {
  /// Reads a file once for both.
  ///
  /// - Returns: The document, as ``SnapshotDocument/read(bytes:file:)`` has it, and the facts; nil if the
  ///   bytes are no storyboard or xib that Interface Builder has saved since it writes XML documents.
  package static func read(
    bytes: [UInt8], file: String
  ) throws(ReadingFailure) -> (document: SnapshotDocument, facts: DesignFacts)? {
    guard bytes.prefix(2048).holds("<document type=\"com.apple.InterfaceBuilder") else { return nil }
    let decoded = try DecodedText(bytes: bytes, file: file)
    let limits = ReadingLimits()
    guard decoded.text.bytes.count <= limits.bytes else { return nil }
    let tree: XMLTree
    do {
      tree = try XMLReader.read(decoded.text, vocabulary: InterfaceWord.vocabulary, nodeLimit: limits.values)
    } catch {
      return nil
    }
    guard let root = tree.root, root.name == "document" else { return nil }
    let runtime = root["targetRuntime"] ?? ""
    guard !(root["type"] ?? "").holds("InterfaceBuilder3.Cocoa."), !runtime.hasPrefix("MacOSX"),
      !runtime.hasPrefix("watch")
    else { return nil }
    var design = try DocumentWalk.design(of: tree, root: root, within: limits)
    design.document.repairs.insert(contentsOf: decoded.repairs, at: 0)
    return design
  }
}

/// Gathers the facts about the views and constraints of a file.
struct DesignGathering {
  private let objects: ObjectIndex
  private let places: [String: (tree: Int, place: Int)]
  private(set) var facts: DesignFacts
  /// The variations of the constraints' installation, by the constraint's id.
  private var installations: [String: [(key: SizeClassKey, isInstalled: Bool)]] = [:]
  private var imageSizes: [String: ViewSize]

  init(_ trees: [ViewTree], _ objects: ObjectIndex, _ places: [String: (tree: Int, place: Int)]) {
    self.objects = objects
    self.places = places
    imageSizes = objects.imageSizes
    facts = DesignFacts(
      trees: trees.map { tree in
        DesignFacts.Tree(views: Array(repeating: DesignFacts.View(), count: tree.views.count))
      })
  }

  /// Takes what one element says about the view that it is in.
  mutating func take(_ element: XMLTree.Element) {
    switch element.word {
    case .inset, .edgeInsets: takeInsets(element)
    case .fontDescription: takeFont(element)
    case .state, .buttonConfiguration: takeButton(element)
    case .exclude, .include: takeMask(element)
    case .variation: takeVariation(element)
    default:
      if element.word == nil {
        if element.name == "directionalEdgeInsets" { takeInsets(element) }
        if element.name == "font", element.has(.key, "NSFont") { takeFragment(element) }
      }
      if element.isNamed(.imageView) || element.traits.viewClass == "UIImageView",
        let image = element[.image], let place = place(of: element)
      {
        change(place) { [imageSizes] in
          $0.hasImage = true
          $0.imageSize = element.has(.catalog, "system") ? nil : imageSizes[image]
        }
      }
    }
  }

  /// Takes the constraints, once all elements were taken.
  mutating func takeConstraints() {
    for element in objects.constraints.elements {
      guard
        let found = objects.constraints.constraint(
          of: element, outlets: objects.outlets, sizeClasses: .none, places)
      else { continue }
      var constraint = DesignFacts.Constraint(base: found.constraint)
      for variation in element.element.children where variation.isNamed(.variation) {
        guard let key = variation[.key].flatMap({ SizeClassKey($0) }),
          let constant = variation.attribute(.constant)?.number
        else { continue }
        constraint.constants.append((key, constant))
      }
      if let id = found.constraint.identifier, let varied = installations[id] {
        constraint.installations = varied
      }
      facts.trees[found.tree].constraints.append(constraint)
    }
  }

  private func place(of element: XMLTree.Element?) -> (tree: Int, place: Int)? {
    element?[.id].flatMap { places[$0] }
  }

  private mutating func change(
    _ place: (tree: Int, place: Int), _ change: (inout DesignFacts.View) -> Void
  ) {
    change(&facts.trees[place.tree].views[place.place])
  }

  private mutating func takeInsets(_ element: XMLTree.Element) {
    let isOfConfiguration = element.parent?.isNamed(.buttonConfiguration) == true
    guard let place = place(of: isOfConfiguration ? element.parent?.parent : element.parent),
      let edges = DesignFacts.Edges(element)
    else { return }
    let key = element[.key]
    change(place) {
      switch key {
      case "layoutMargins", "directionalLayoutMargins": $0.margins = edges
      case "contentEdgeInsets", "contentInsets": $0.contentInsets = edges
      case "imageEdgeInsets": $0.imageInsets = edges
      case "titleEdgeInsets": $0.titleInsets = edges
      default: break
      }
    }
  }

  private mutating func takeFont(_ element: XMLTree.Element) {
    // A configuration and a button have theirs.
    let isOfConfiguration = element.parent?.isNamed(.buttonConfiguration) == true
    guard let place = place(of: isOfConfiguration ? element.parent?.parent : element.parent) else { return }
    change(place) { $0.font = DesignFacts.Font(element) }
  }

  /// Takes the font of a part of an attributed text: the largest of them counts.
  private mutating func takeFragment(_ element: XMLTree.Element) {
    guard let text = element.parent?.parent?.parent, text.isNamed(.attributedString),
      let place = place(of: text.parent)
    else { return }
    let font = DesignFacts.Font(ofFragment: element)
    change(place) { if $0.font.map({ $0.size < font.size }) ?? true { $0.font = font } }
  }

  private mutating func takeButton(_ element: XMLTree.Element) {
    guard element.isNamed(.buttonConfiguration) || element.has(.key, "normal"),
      let place = place(of: element.parent)
    else { return }
    let image = element[.image]
    let background = element["backgroundImage"]
    guard image != nil || background != nil else { return }
    let isSystem = element.has(.catalog, "system")
    change(place) { [imageSizes] in
      $0.hasImage = true
      if let image, !isSystem { $0.imageSize = imageSizes[image] }
      if image == nil, let background { $0.imageSize = imageSizes[background] }
    }
  }

  private mutating func takeMask(_ element: XMLTree.Element) {
    guard let mask = element.parent, mask.isNamed(.mask), mask.has(.key, "constraints"),
      let id = element[.reference], let key = mask.parent?[.key].flatMap({ SizeClassKey($0) })
    else { return }
    installations[id, default: []].append((key, element.isNamed(.include)))
  }

  private mutating func takeVariation(_ element: XMLTree.Element) {
    guard let axis = element[.axis], let key = element[.key].flatMap({ SizeClassKey($0) }),
      let place = place(of: element.parent)
    else { return }
    change(place) { $0.axes.append((key, axis == "vertical")) }
  }
}

extension DesignFacts.Edges {
  /// The edges of an element, under any of the names that files have for them.
  fileprivate init?(_ element: XMLTree.Element) {
    func number(_ names: String...) -> Double {
      for name in names {
        if let number = element[name].flatMap({ Double($0) }), number.isFinite { return number }
      }
      return 0
    }
    self.init(
      top: number("top", "minY"), left: number("left", "leading", "minX"), bottom: number("bottom", "maxY"),
      right: number("right", "trailing", "maxX"))
  }
}

extension DesignFacts.Font {
  /// The sizes of text styles by the names that files write, the distances of their lines (documented), and
  /// their weights.
  private static let styles: [(name: String, size: Double, line: Double, weight: Double)] = [
    ("Title0", 34, 41, 0), ("Title1", 28, 34, 0), ("Title2", 22, 28, 0), ("Title3", 20, 25, 0),
    ("Headline", 17, 22, 0.3), ("Subhead", 15, 20, 0), ("Body", 17, 22, 0), ("Callout", 16, 21, 0),
    ("Footnote", 13, 18, 0), ("Caption1", 12, 16, 0), ("Caption2", 11, 13, 0),
  ]

  /// The weights by their names.
  private static let weights: [(name: String, weight: Double)] = [
    ("ultraLight", -0.8), ("thin", -0.6), ("light", -0.4), ("medium", 0.23), ("semibold", 0.3),
    ("heavy", 0.56), ("black", 0.62), ("bold", 0.4),
  ]

  fileprivate init(_ element: XMLTree.Element) {
    size = element.attribute(.pointSize)?.number ?? 17
    if let style = element["style"], let found = Self.styles.first(where: { style.hasSuffix($0.name) }) {
      (size, weight) = (found.size, found.weight)
      leading = max(found.line - found.size * 2444 / 2048, 0)
    }
    if element.has(.type, "boldSystem") { weight = 0.4 }
    if let name = element["weight"], let found = Self.weights.first(where: { $0.name == name }) {
      weight = found.weight
    }
    setFamily(element["name"] ?? element["family"])
  }

  /// The sizes of fonts that files name by what they are for, where they are not 13 points.
  private static let purposes: [(name: String, size: Double)] = [
    ("cellTitle", 12), ("user", 12), ("smallSystem", 11), ("toolTip", 11), ("label", 10), ("miniSystem", 9),
  ]

  fileprivate init(ofFragment element: XMLTree.Element) {
    let purpose = element["metaFont"] ?? ""
    size =
      element["size"].flatMap { Double($0) } ?? Self.purposes.first { $0.name == purpose }?.size ?? 13
    if purpose.hasSuffix("Bold") { weight = 0.4 }
    setFamily(element["name"])
  }

  private mutating func setFamily(_ family: String?) {
    guard let family else { return }
    isOfApp = !family.hasPrefix(".")
    let lowercase = family.lowercased()
    isMonospaced = lowercase.holds("courier") || lowercase.holds("menlo") || lowercase.holds("mono")
    if let found = Self.weights.first(where: { lowercase.holds($0.name.lowercased()) }) {
      weight = found.weight
    }
  }
}
