// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DesignLayout
import TextSources
import TouchDoctor
import TouchSnapshot

/// `touchstone layout`: where the views of a storyboard or xib lie on the screens of devices.
enum LayoutVerb {
  static let files = Argument.some(
    "FILE", .file("storyboard", "xib"), "Storyboards and xibs, and folders to be searched for them.")
  static let device = Option(
    "device", .list(of: .word(LayoutDevice.self)), default: [.iPhone16],
    "The devices whose screens are laid out.")
  static let landscape = Flag("landscape", "Lays the devices on their side.")
  static let scene = WhyVerb.scene
  static let svg = Option("svg", .output("svg"), "Draws the scene, the first one without --scene.")
  static let stored = Flag(
    "stored", "Lays each scene out as it was drawn, and lists the frames that differ from those in the file.")
  static let json = Flag.json

  static func command(_ doctor: DoctorProgram) -> Command {
    Command(
      "layout", "Lays out storyboards and xibs for the screen of a device.",
      discussion: """
        The constraints of each scene are solved, with stack views, margins, safe areas, size classes and the sizes of texts \
        and controls. Each view is a line with its frame in the coordinates of the screen: x, y, width and height, in points.

        A question mark follows a frame that the file does not determine: constraints leave it open, contradict each other or \
        tie, or it depends on something that is not in the file, such as the size of an image. Such frames are only examples.

        Text has the size of the package's metrics, or the width that the file stores if both nearly agree.

        --stored compares the layout with the frames that Interface Builder saved, in any number of files, and names those \
        that differ by more than \(Int(StoredComparison.tolerance)) points. The last line counts: views that constraints place, and those to \
        which they leave one frame; how many of them have the stored one, first in scenes whose stored frames satisfy their own \
        constraints, then in all. No layout can give back a frame that breaks a constraint.

        Use - as FILE of --svg for standard output. \(SharedHelp.aboutOutputs)
        """,
      arguments: [files], options: [device, landscape, scene, stored, json, svg],
      examples: [
        Example("Main.storyboard --device iphone-se", "Lists where views lie on a small screen."),
        Example("Main.storyboard --scene 2 --landscape --svg scene.svg", "Draws a scene."),
      ]
    ) { call in
      try call.allowOne(of: stored, svg)
      try call.allowOne(of: stored, json)
      try call.allowOneResult(of: [json], [svg])
      let files = try AuditFiles(try call[files]).files.filter { file in
        [".storyboard", ".xib"].contains { file.path.ends(with: $0) } || file.isNamed
      }
      if try call[stored] { return try compare(files, call) }
      return try layOut(files, call)
    }
  }

  private static func design(_ file: AuditFiles.File, _ call: Call) throws
    -> (document: SnapshotDocument, facts: DesignFacts)
  {
    if let failure = file.failure { throw failure }
    let name = Call.name(of: file.path.name)
    do {
      guard
        let design = try DesignReader.read(bytes: try call.read(file.path.name, anyBytes: true), file: name)
      else {
        throw CommandError(
          .badData,
          "\(name): this is no storyboard or xib for iOS that Interface Builder saved as a document",
          advice: "Give the file as Xcode saved it; older archives have no constraints.")
      }
      return design
    } catch let error as ReadingFailure {
      throw CommandError(error, at: ". ", otherwise: "Give the file as Xcode saved it.")
    }
  }

  // MARK: One screen

  private static func layOut(_ files: [AuditFiles.File], _ call: Call) throws -> ExitCode {
    let isLandscape = try call[landscape]
    let screens = try call[device].map { isLandscape ? $0.landscape : $0.portrait }
    let wanted = try call[scene]
    var (scenes, drawing): ([JSONText], String?) = ([], nil)
    for file in files {
      let (document, facts): (SnapshotDocument, DesignFacts)
      do {
        (document, facts) = try design(file, call)
      } catch let error as any CommandFailure where files.count > 1 {
        call.note("\(error.message); it is left out.")
        continue
      }
      for (number, tree) in document.trees.enumerated() where wanted == nil || wanted == number {
        guard let drawn = DesignScreen(tree, facts.trees[number], format: document.format) else { continue }
        var layouts = DesignLayouts(tree, facts.trees[number], drawnFor: drawn)
        for screen in screens {
          let solved = layouts.solve(on: screen)
          if drawing == nil { drawing = LayoutDrawing(tree, solved, on: screen.size).file }
          if try call[json] {
            scenes.append(json(tree, solved, on: screen, file.path.name, facts.trees[number]))
          } else if !call.isTaken(by: [svg]) {
            write(tree, solved, on: screen, file.path.name, facts.trees[number], call)
          }
        }
      }
    }
    guard let drawing else {
      throw CommandError(
        .badData, "there is no such scene with a frame", advice: "Leave out --scene to see all scenes.")
    }
    if try call[json] {
      let all: JSONText = [
        "format": "touchstone-layout", "version": 1, "scenes": .array(scenes),
      ]
      call.output.line(all.pretty)
    }
    if let path = try call[svg] { try call.write(drawing, to: path, as: "--svg") }
    return .yes
  }

  private static func write(
    _ tree: ViewTree, _ solved: SolvedTree, on screen: LayoutScreen, _ file: String,
    _ facts: DesignFacts.Tree, _ call: Call
  ) {
    call.output.line(call.output.style(.heading, "\(tree.name ?? file) on \(screen.name)"))
    for (view, depth) in order(tree) {
      guard let found = solved.views[view] else { continue }
      let snapshot = tree.views[view]
      let text = snapshot.text.map { $0.isEmpty ? "" : " \(String($0.prefix(40)).quoted)" } ?? ""
      let indent = String(repeating: "  ", count: min(depth, 40) + 1)
      call.output.line(
        "\(indent)\(snapshot.className)\(text)  \(numbers(found.box))\(found.isSettled ? "" : "  ?")")
    }
    for index in solved.broken {
      call.output.line("  " + broken(facts.constraints[index], tree))
    }
  }

  private static func broken(_ constraint: DesignFacts.Constraint, _ tree: ViewTree) -> String {
    let base = constraint.base
    return
      "broken: constraint \(base.identifier ?? "without an id") of \(tree.views[base.first.view].className)"
      + " contradicts others"
  }

  /// The views from the root downwards, and how deep each lies.
  private static func order(_ tree: ViewTree) -> [(view: Int, depth: Int)] {
    var (order, ahead): ([(view: Int, depth: Int)], [(view: Int, depth: Int)]) = ([], [])
    ahead = tree.roots.reversed().map { ($0, 0) }
    while let next = ahead.popLast() {
      order.append(next)
      ahead += tree.views[next.view].children.reversed().map { ($0, next.depth + 1) }
    }
    return order
  }

  private static func json(
    _ tree: ViewTree, _ solved: SolvedTree, on screen: LayoutScreen, _ file: String,
    _ facts: DesignFacts.Tree
  ) -> JSONText {
    let views: [JSONText] = order(tree).compactMap { view, depth in
      guard let found = solved.views[view] else { return nil }
      let snapshot = tree.views[view]
      return [
        "class": .string(snapshot.className), "id": .string(ifAny: snapshot.identifier),
        "text": .string(ifAny: snapshot.text), "depth": .integer(depth),
        "frame": .array(
          [found.box.minX, found.box.minY, found.box.width, found.box.height].map { .number($0) }),
        "isDetermined": .bool(found.isSettled),
      ]
    }
    return [
      "file": .string(file), "scene": .string(ifAny: tree.name), "screen": .string(screen.name),
      "views": .array(views),
      "broken": .array(solved.broken.map { .string(ifAny: facts.constraints[$0].base.identifier) }),
    ]
  }

  // MARK: The stored frames

  private static func compare(_ files: [AuditFiles.File], _ call: Call) throws -> ExitCode {
    var all = StoredComparison()
    for file in files {
      let bytes = try call.read(file.path.name, anyBytes: true)
      // A file that cannot be read has no frames, and the audit reports it.
      guard let (document, facts) = try? DesignReader.read(bytes: bytes, file: Call.name(of: file.path.name))
      else { continue }
      var one = StoredComparison()
      one.add(document, facts)
      for difference in one.differences {
        let view = document.trees[difference.tree].views[difference.view]
        let text = view.text.map { $0.isEmpty ? "" : " \(String($0.prefix(40)).quoted)" } ?? ""
        let position = view.position.map { "\($0): " } ?? ""
        let words = difference.isStale ? "; the file contradicts itself" : ""
        call.output.line(
          "\(position)\(view.className)\(text): \(numbers(difference.solved)) instead of "
            + "\(numbers(difference.stored))\(words)")
      }
      all.add(one)
    }
    call.output.line(all.summary)
    return .yes
  }

  private static func numbers(_ box: ViewRect) -> String {
    [box.minX, box.minY, box.width, box.height].map { number($0) }.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
