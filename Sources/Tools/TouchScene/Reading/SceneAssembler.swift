// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import TextSources
import TouchStage

/// Assembles a scene from what was read, and checks its names and references.
nonisolated struct SceneAssembler {
  var reader: SceneReader
  var names = SceneNames()
  /// The views by name, for constraints.
  var placed: [String: PlacedView] = [:]
  /// The tree that views are read for: a window, or a controller of a stack.
  private var tree = 0
  private var trees = 0
  /// What is around the view that is read.
  var surroundings = Surroundings()
  /// How many views share gaps.
  var gapSharers = 0

  init(reader: SceneReader) {
    self.reader = reader
  }

  /// Everything wrong; nil if nothing is.
  var error: SceneError? { reader.error }

  /// Assembles the scene.
  mutating func scene(_ record: SceneRecord) -> SceneFile {
    var scene = SceneFile()
    scene.name = record.text("name")
    scene.about = record.text("about")
    if let size = record.value("size").flatMap(CGSize.read) {
      if size.width > 0, size.height > 0 {
        scene.size = size
      } else if let node = record["size"]?.node {
        reader.report("a screen is larger than nothing", at: node.offset)
      }
    }
    if case .tuning(let tuning)? = record.value("tuning") { scene.tuning = tuning }
    scene.samplesPerSecond = record.number("samplesPerSecond") ?? 60
    if let controller = record.record("controller") { scene.controller = self.controller(controller) }
    scene.controller.view.views += views(record.records("views"))
    for window in record.records("windows") { scene.windows.append(self.window(window)) }
    scene.constraints = constraints(record)
    names.check(&reader)
    return scene
  }

  private mutating func window(_ record: SceneRecord) -> SceneWindow {
    var window = SceneWindow(name: record.text("name") ?? "")
    window.position = reader.position(of: record.offset)
    note(record, as: .view)
    beginTree()
    place(window.name, as: "UIWindow")
    window.frame = record.numbers("frame")
    checkSize(record, "frame", from: 2)
    switch record.value("level") {
    case .text(let word): window.level = SceneObject.levels[word] ?? 0
    case .number(let number): window.level = number
    default: break
    }
    window.controller = record.record("controller").map { controller($0) }
    let views = views(record.records("views"))
    if window.controller != nil { window.controller?.view.views += views } else { window.views = views }
    return window
  }

  private mutating func controller(_ record: SceneRecord) -> SceneController {
    var controller = SceneController(
      className: record.className ?? "UIViewController", name: record.text("name"))
    controller.position = reader.position(of: record.offset)
    note(record, as: .controller)
    controller.title = record.text("title")
    if let view = record.record("view") { controller.view = self.view(view) }
    let around = surroundings
    surroundings.enter(controller.view)
    defer { surroundings = around }
    if controller.className == "UINavigationController",
      controller.view.className != "UIView" || controller.view.probe != nil,
      let node = record["view"]?.node
    {
      reader.report(
        "a navigation controller makes its view itself: it has no class and no probe", at: node.offset)
    }
    controller.view.views += views(record.records("views"))
    controller.logs = record.lines("logs").map { line in
      let usual = "\(controller.name ?? controller.className) \(line.name)"
      return line.text.isEmpty ? SceneLine(name: line.name, text: usual) : line
    }
    for child in record.records("children") { controller.children.append(self.controller(child)) }
    let outer = tree
    for other in record.records("viewControllers") {
      beginTree()
      controller.stack.append(self.controller(other))
    }
    tree = outer
    return controller
  }

  private mutating func beginTree() {
    trees += 1
    tree = trees
  }

  private mutating func place(_ name: String, as className: String) {
    placed[name] = PlacedView(className: className, tree: tree)
  }

  private mutating func views(_ records: [SceneRecord]) -> [SceneView] {
    var views: [SceneView] = []
    for record in records { views.append(view(record)) }
    return views
  }

  private mutating func view(_ record: SceneRecord) -> SceneView {
    reader.pausing()
    var view = SceneView(className: record.className ?? "UIView", name: record.text("name"))
    view.position = reader.position(of: record.offset)
    note(record, as: .view)
    if let name = view.name { place(name, as: view.className) }
    view.properties = properties(of: record)
    checkValues(record)
    if let member = record["viewForZooming"], let name = member.node.string {
      names.refer(to: name, .view, at: member.node.offset)
    }
    view.probe = probe(record, of: view)
    if let member = record["actions"] {
      if !SceneClasses.chain(of: view.className, .view).contains(where: { $0.name == "UIControl" }) {
        reader.report("“actions” are of controls; \(view.className) is none", at: member.node.offset)
      }
      view.actions = record.lines("actions").map { line in
        line.text.isEmpty ? SceneLine(name: line.name, text: "Action " + Words.spaced(line.name)) : line
      }
    }
    for recognizer in record.records("recognizers") {
      view.recognizers.append(self.recognizer(recognizer))
    }
    let around = surroundings
    surroundings.enter(view)
    checkSurroundings(of: record, view, before: around)
    view.views = views(record.records("views"))
    surroundings = around
    return view
  }

  /// The values of the fields that are plain properties.
  mutating func properties(of record: SceneRecord) -> [SceneProperty] {
    let structure = reader.structure(of: record.object)
    return record.members.compactMap { member in
      guard !structure.contains(member.field.name), case .value(let value) = member.content else {
        return nil
      }
      return SceneProperty(name: member.field.name, value: value)
    }
  }

  /// Records the name of an object, if it has one.
  mutating func note(_ record: SceneRecord, as kind: SceneNames.Kind) {
    guard let member = record["name"], let name = member.node.string else { return }
    names.note(name, kind, at: member.node.offset, &reader)
  }
}
