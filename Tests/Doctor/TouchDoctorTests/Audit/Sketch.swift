// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// Views drawn as text, with a mark at each place that a finding must point to.
///
/// One line a view, deeper lines inside it: the class, the frame, and what is to be said about it:
///
/// ```
/// UIWindow 0 0 320 480
///   1️⃣UIButton 10 10 20 20 text=Buy action
/// ```
///
/// In a design there are also `outlet` (code holds the view), `fixed` (by its autoresizing mask) and
/// `bordered`.
///
/// Words: `animated`, `constrained` (by Auto Layout), `id=`, `text=`, `alpha=`, `base=`, `hidden`, `off`
/// (interaction), `on`, `action`, `noActions`, `absent`,
/// `tap`, `tap=2`, `delegate` (of the recognizers before it), `keeps` (they do not cancel touches), `waits`
/// (the first waits for the second), `recognizers` (there are some), `turned`. A frame of `?` is one that the
/// source does not tell.
struct Sketch {
  let document: SnapshotDocument
  /// Where the marks are, in their order.
  let marks: [SourcePosition]

  init(_ text: String, format: SnapshotFormat = .recursiveDescription) {
    var tree = ViewTree(name: "Screen")
    var marks: [Int: SourcePosition] = [:]
    var open: [(indent: Int, place: Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indent = line.prefix { $0 == " " }.count
      var rest = line.dropFirst(indent)
      guard !rest.isEmpty else { continue }
      let position = SourcePosition(file: "Main", line: index + 1, column: indent + 1)
      if rest.first?.unicodeScalars.contains("\u{20E3}") == true, let mark = rest.first?.wholeMark {
        marks[mark] = position
        rest = rest.dropFirst()
      }
      if rest.hasPrefix("//") { continue }
      while let last = open.last, last.indent >= indent { open.removeLast() }
      var view = Self.view(rest.split(separator: " ").map(String.init))
      view.position = position
      open.append((indent, tree.add(view, to: open.last?.place)))
    }
    self.marks = marks.sorted { $0.key < $1.key }.map(\.value)
    document = SnapshotDocument(format: format, trees: [tree], entries: tree.views.count)
  }

  private static func view(_ words: [String]) -> ViewSnapshot {
    var view = ViewSnapshot(className: words[0])
    view.isHidden = .known(false)
    view.alpha = .known(1)
    view.isUserInteractionEnabled = .known(!["UILabel", "UIImageView"].contains(words[0]))
    view.transform = .known(.identity)
    view.boundsOrigin = .known(.zero)
    var recognizers: [RecognizerSnapshot] = []
    let numbers = words.dropFirst().prefix(4).compactMap(Double.init)
    if numbers.count == 4 {
      view.frame = .known(ViewRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts.count > 1 ? parts[1] : ""
      switch parts[0] {
      case "id": view.identifier = value
      case "text": view.text = value
      case "base": view.baseClass = value
      case "alpha": view.alpha = .known(Double(value) ?? 1)
      case "hidden": view.isHidden = .known(true)
      case "off": view.isUserInteractionEnabled = .known(false)
      case "on": view.isUserInteractionEnabled = .known(true)
      case "action": view.actions = .known([ActionSnapshot(event: "touchUpInside")])
      case "noActions": view.actions = .known([])
      case "absent": view.attributes.append(ViewSnapshot.Attribute(name: "installed", value: "NO"))
      case "constrained":
        view.attributes.append(
          ViewSnapshot.Attribute(name: "translatesAutoresizingMaskIntoConstraints", value: "NO"))
      case "animated": view.attributes.append(ViewSnapshot.Attribute(name: "animations", value: "{ }"))
      case "outlet": view.attributes.append(ViewSnapshot.Attribute(name: "outlets", value: "it"))
      case "bordered":
        view.attributes.append(ViewSnapshot.Attribute(name: "borderStyle", value: "roundedRect"))
      case "fixed": view.attributes.append(ViewSnapshot.Attribute(name: "autoresize", value: "RM+BM"))
      case "recognizers": view.hasRecognizers = .known(true)
      case "turned": view.transform = .known(ViewTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0))
      case "tap": recognizers.append(tap(Int(value) ?? 1, number: recognizers.count))
      case "delegate": for index in recognizers.indices { recognizers[index].hasDelegate = .known(true) }
      case "keeps":
        for index in recognizers.indices { recognizers[index].cancelsTouchesInView = .known(false) }
      case "waits": recognizers[0].mustFail = .known(["tap1"])
      default: break
      }
    }
    if !recognizers.isEmpty {
      view.recognizers = .known(recognizers)
      view.hasRecognizers = .known(true)
    }
    return view
  }

  private static func tap(_ count: Int, number: Int) -> RecognizerSnapshot {
    var tap = RecognizerSnapshot(className: "UITapGestureRecognizer", identifier: "tap\(number)")
    tap.numberOfTapsRequired = .known(count)
    tap.numberOfTouchesRequired = .known(1)
    tap.cancelsTouchesInView = .known(true)
    tap.isEnabled = .known(true)
    tap.hasDelegate = .known(false)
    tap.mustFail = .known([])
    return tap
  }
}

extension Character {
  /// The number of a keycap such as 1️⃣.
  fileprivate var wholeMark: Int? { unicodeScalars.first.flatMap { Int(String($0)) } }
}
