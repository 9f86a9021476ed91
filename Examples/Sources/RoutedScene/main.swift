// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchInput
import TouchScene
import TouchTrace

// A scene under the touches of a router: RoutedScene NAME SCENE.json5 [SOCKET] [--json].
//
// Every decision of the touch system is printed as it is taken, with --json in the form that `touchstone
// router follow` reads. `touchstone router` has to run, now or later.

let asJSON = CommandLine.arguments.contains("--json")
let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--json" }
guard arguments.count == 2 || arguments.count == 3 else {
  print("Usage: RoutedScene NAME SCENE.json5 [SOCKET] [--json]")
  exit(64)
}

/// Writes a line at once, so that it is there while the application runs, and when it is killed.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Prints each fact as a line of the trace.
final class Printer: EventTracer, ForwardingTracer {
  let next: (any EventTracer)?
  init(before next: (any EventTracer)?) { self.next = next }

  func record(_ fact: TouchFact) {
    next?.record(fact)
    say(asJSON ? TraceJSON.line(for: .fact(fact)) : TraceText.line(for: .fact(fact)))
  }
}

let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
let scene = try SceneFile(text: text, file: arguments[1]).build()
scene.stage.makeCurrent()
// The stage keeps what happens; a program that runs for long keeps the latest alone.
scene.stage.recorder.limit = 1000
let application = scene.stage.application
let printer = Printer(before: application.tracer)
application.tracer = printer

let path =
  try arguments.count == 3
  ? SocketPath(arguments[2]) : .standard(in: ProcessInfo.processInfo.environment)
let client = try RouterClient(
  application, name: arguments[0], displaySize: scene.stage.window.bounds.size, at: path)
if asJSON {
  say(TraceJSON.header)
} else {
  client.stateChanged = { state in say("the connection is \(state)") }
}
application.run(source: client)
