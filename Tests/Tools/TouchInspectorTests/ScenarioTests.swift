// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDoctor
import TouchInspector
import TouchScene
import TouchSnapshot
import TouchTesting
import Touchstone

/// The scenarios of the articles, with the doctor inside the app.
@Suite struct ScenarioTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")

  /// The paths of the scenarios, without their endings.
  private nonisolated static var stems: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".touch") }.map { String($0.dropLast(6)) }.sorted()
  }

  private func scene(_ stem: String) throws -> StagedScene {
    let text = try String(contentsOf: Self.folder.appending(path: stem + ".scene.json5"), encoding: .utf8)
    let scene = try SceneFile(text: text, file: stem + ".scene.json5").build()
    scene.stage.makeCurrent()
    return scene
  }

  private func script(_ stem: String) throws -> Script {
    try Script(String(contentsOf: Self.folder.appending(path: stem + ".touch"), encoding: .utf8))
  }

  @Test(arguments: stems)
  func `neither the log nor the overlay changes the trace of a scenario`(_ stem: String) throws {
    let script = try script(stem)
    let plain = try scene(stem).run(script).trace.text()
    let watched = try scene(stem)
    TouchInspector.startLog()
    TouchInspector.showOverlay()
    let trace = watched.run(script).trace.text()
    let isSame = trace == plain
    #expect(isSame, "\(trace)")
    #expect(!TouchInspector.touches.isEmpty)
    TouchInspector.hideOverlay()
    TouchInspector.stopLog()
  }

  @Test(arguments: stems)
  func `what the doctor says inside the app is what it says about a dump, or more certain`(_ stem: String)
    throws
  {
    let scene = try scene(stem)
    try compareAll(scene.stage)
    _ = scene.run(try script(stem))
    scene.stage.makeCurrent()
    try compareAll(scene.stage)
  }

  @Test func `there are scenarios`() {
    #expect(Self.stems.count >= 21)
  }

  /// Asks about the middle of every view of the screen, live and with a dump of the same moment.
  private func compareAll(_ stage: Stage) throws {
    let windows = stage.application.windows.filter { !$0.isHidden }
    let views = Self.everything(in: windows)
    let dump = windows.map { $0.recursiveDescription() + "\n" }.joined()
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
    let explainer = Explainer(document)
    // Not by selectors: the text of a button stands for the button there.
    var places: [String: ViewPlace] = [:]
    for (tree, read) in document.trees.enumerated() {
      for (number, view) in read.views.enumerated() {
        if let address = view.identifier { places[address] = ViewPlace(tree: tree, view: number) }
      }
    }
    try #require(!views.isEmpty)
    for view in views {
      let point = Self.middle(of: view)
      let live = try TouchInspector.explanation(at: point, expecting: view)
      let place = try #require(places[Self.address(view)])
      let read = try explainer.explain(at: ViewPoint(x: point.x, y: point.y), expecting: place)
      let (liveView, readView) = (
        live.explanation.view.map { Self.address(views[$0.view]) },
        read.view.flatMap { read.snapshot(of: $0).identifier }
      )
      #expect(live.agrees, "\(live)")
      let (now, then) = (live.explanation.certainty, read.certainty)
      #expect(now >= then, "\(live)\n\(read.text())\n\(dump)")
      guard now == then else { continue }
      #expect(liveView == readView, "\(live)\n\(read.text())\n\(dump)")
      #expect(
        live.explanation.expectation?.isTouched == read.expectation?.isTouched,
        "\(live)\n\(read.text())\n\(dump)")
    }
  }

  /// The windows and views, in the order of snapshots.
  private static func everything(in windows: [UIWindow]) -> [UIView] {
    var all: [UIView] = []
    var waiting: [UIView] = windows.reversed()
    while let view = waiting.popLast() {
      all.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return all
  }

  /// The middle of a view, on the screen.
  private static func middle(of view: UIView) -> CGPoint {
    let window = view as? UIWindow ?? view.window
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    let origin = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  private static func address(_ view: UIView) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
  }
}
