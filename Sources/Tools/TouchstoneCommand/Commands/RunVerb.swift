// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchCore
import TouchTrace

/// `touchstone run`: shows a scene in a window of the desktop, and prints what touches do.
enum RunVerb {
  /// What the first button of the mouse does.
  enum Mouse: String, CaseIterable, Sendable { case finger, pointer }

  static let scene = Argument(
    "SCENE", .file("scene.json5", orNamePrintedBy: ["list", "--names"]),
    "A scene, or a scenario's name such as button/click.")
  static let only = Option.repeated(
    "only", .list(of: Area.kind), "Shows these areas of the trace instead of controls, gesture and log.")
  static let format = Option("format", .word(TraceFormat.self), default: .text, "The format of the trace.")
  static let mouse = Option(
    "mouse", .word(Mouse.self), default: .finger, "What the first button of the mouse does.")
  static let zoom = Option(
    "zoom", .number("FACTOR", in: 0.25...8), default: 1, "The factor by which the screen is enlarged.")

  /// The format of the trace.
  enum TraceFormat: String, CaseIterable, Sendable { case text, json }

  static let command = Command(
    "run", "Shows a scene in a window of the desktop, and prints what touches do.",
    discussion: """
      The mouse touches the screen as a finger, or with --mouse pointer as the mouse of an iPad. A touch screen \
      touches with as many fingers as it reports; the wheel scrolls, and keys go to the first responder. What they \
      do is printed when it happens. The command ends when the window is closed.

      It needs a build with the trait SDL: `swift build --traits SDL`, with SDL 2 and cairo (Debian: libsdl2-dev and \
      libcairo2-dev).
      """,
    arguments: [scene], options: [only, format, mouse, zoom],
    examples: [
      Example("button/click", "Shows the button of the first article."),
      Example("form.scene.json5 --zoom 2", "Shows your own scene twice as large."),
    ]
  ) { call in
    try show(call)
    return .yes
  }

  /// The areas that are shown unless the call names others.
  static let usualAreas: Set<TraceArea> = [.controls, .gesture, .log]

  #if !SDL || !os(Linux)
    private static func show(_ call: Call) throws {
      throw CommandError(
        .unavailable, "run: this build shows no windows",
        advice: "Build it with `swift build --traits SDL`, which requires SDL 2 and cairo "
          + "(Debian: libsdl2-dev, libcairo2-dev).",
        "`touchstone play SCENE SCRIPT` needs neither.")
    }
  #endif
}
