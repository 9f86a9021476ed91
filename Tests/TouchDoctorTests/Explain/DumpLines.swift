// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// The least of a reader: well-formed lines of `recursiveDescription`, a level for each bar.
enum DumpLines {
  static func document(_ lines: [String]) throws -> SnapshotDocument {
    var tree = ViewTree()
    var trees: [ViewTree] = []
    var path: [Int] = []
    for (number, line) in lines.enumerated() {
      guard let open = line.firstIndex(of: "<") else { continue }
      let depth = line[..<open].filter { $0 == "|" }.count
      let view = view(String(line[open...].dropFirst().dropLast()), line: number + 1)
      if depth == 0, !tree.views.isEmpty {
        trees.append(tree)
        tree = ViewTree()
      }
      path = Array(path.prefix(depth))
      path.append(tree.add(view, to: path.last))
    }
    trees.append(tree)
    return SnapshotDocument(format: .recursiveDescription, trees: trees, entries: lines.count)
  }

  private static func view(_ entry: String, line: Int) -> ViewSnapshot {
    let parts = entry.components(separatedBy: "; ")
    let head = parts[0].components(separatedBy: ": ")
    var view = ViewSnapshot(className: head[0], identifier: head.count > 1 ? head[1] : nil)
    view.position = SourcePosition(file: "-", line: line)
    view.alpha = .known(1)
    view.isHidden = .known(false)
    view.isUserInteractionEnabled = .known(true)
    view.clipsToBounds = .known(false)
    view.transform = .known(.identity)
    view.hasRecognizers = .known(false)
    var rest = entry
    if let range = entry.range(of: #"frame = \([^)]*\)"#, options: .regularExpression) {
      let n = numbers(String(entry[range]))
      view.frame = .known(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
      rest.removeSubrange(range)
    }
    for part in rest.components(separatedBy: "; ") {
      let pair = part.components(separatedBy: " = ")
      guard pair.count == 2 else { continue }
      switch pair[0] {
      case "baseClass": view.baseClass = pair[1]
      case "text": view.text = pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "'"))
      case "alpha": view.alpha = .known(Double(pair[1]) ?? 1)
      case "hidden": view.isHidden = .known(true)
      case "userInteractionEnabled": view.isUserInteractionEnabled = .known(false)
      case "gestureRecognizers": view.hasRecognizers = .known(true)
      case "clipsToBounds": view.clipsToBounds = .known(true)
      case "transform":
        let n = numbers(pair[1])
        view.transform = .known(ViewTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
      case "animations": view.attributes.append(.init(name: "animations", value: pair[1]))
      default: break
      }
    }
    return view
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { !"0123456789.-e".contains($0) }.compactMap { Double($0) }
  }
}
