// SPDX-License-Identifier: Apache-2.0

#if SDL && os(Linux)
  import CommandKit
  import Foundation
  import TextSources
  import TouchCore
  import TouchSDL
  import TouchScene
  import TouchStage
  import TouchTrace

  extension RunVerb {
    /// Shows the scene until its window is closed.
    static func show(_ call: Call) throws {
      let text = try file(try call[scene], call)
      let file = try SceneFile(text: text.text, file: text.name)
      try call.reportingMisuse {
        let scene = try file.build()
        defer { UIApplication.current = nil }
        let desktop = try open(scene, named: file.name ?? text.name, call)
        let printer = try TurnPrinter(scene.stage.recorder, call)
        desktop.turnEnded = {
          printer.print()
          // Nobody reads any more.
          if call.output.failure != nil { desktop.close() }
        }
        call.note("Close the window to end")
        desktop.run()
        printer.print()
      }
    }

    private static func open(_ scene: StagedScene, named name: String, _ call: Call) throws -> DesktopWindow {
      do throws(DesktopFailure) {
        let zoom = (try? call[zoom]) ?? 1
        let desktop = try DesktopWindow(
          showing: scene.stage.scene, title: name.onOneLine, zoom: CGFloat(zoom))
        desktop.mouse = (try? call[mouse]) == .pointer ? .pointer : .finger
        return desktop
      } catch {
        throw CommandError(.unavailable, error.message.onOneLine, advice: error.advice)
      }
    }

    /// The scene that the call names: a scenario's, or a file.
    private static func file(_ name: String, _ call: Call) throws -> Scenario.File {
      if let known = ScenarioCatalog.scenario(name)?.scene { return known }
      if FilePath(name).ends(with: ScenarioCatalog.scriptEnding) {
        throw CommandError(
          .usage, "\(name) is a script, and a window shows a scene",
          advice: "Name the scene: \(FilePath(name).dropping(ScenarioCatalog.scriptEnding).name)"
            + "\(ScenarioCatalog.sceneEnding).")
      }
      let manager = FileManager.default
      guard name != "-", !name.contains("/"), !name.hasSuffix(".json5"), !manager.fileExists(atPath: name)
      else { return Scenario.File(name: Call.name(of: name), text: try call.readText(name)) }
      var advice: [String] = []
      if let near = Suggestion.nearest(to: name, of: ScenarioCatalog.names) {
        advice.append("Did you mean \(near)?")
      }
      advice.append("`touchstone list` shows the scenarios; of your own, name the file.")
      throw CommandError(.noInput, "there is no scenario and no file \(name.quoted)", advice: advice)
    }
  }

  /// Prints what a turn added to a trace, and forgets it, so that memory does not grow.
  private struct TurnPrinter {
    private let recorder: TraceRecorder
    private let call: Call
    private let areas: Set<TraceArea>
    private let format: RunVerb.TraceFormat

    init(_ recorder: TraceRecorder, _ call: Call) throws {
      self.recorder = recorder
      self.call = call
      areas = Area.areas(of: try call[RunVerb.only].flatMap(\.self), else: RunVerb.usualAreas)
      format = try call[RunVerb.format]
    }

    func print() {
      guard !recorder.trace.entries.isEmpty else { return }
      let trace = recorder.trace.filtered(to: areas)
      recorder.trace = Trace([])
      guard !trace.entries.isEmpty else { return }
      switch format {
      case .text: for line in TraceText().lines(of: trace) { call.output.line(line) }
      case .json: call.output.write(TraceJSON.text(of: trace))
      }
      call.output.flush()
    }
  }
#endif
