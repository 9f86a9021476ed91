// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// `touchstone lab`: shows a scene in a browser, where it can be touched.
enum LabVerb {
  static let scene = Argument.optional(
    "SCENE", .file("scene.json5", "txt", "storyboard", "xib", orNamePrintedBy: ["list", "--names"]),
    "A scene, a scenario's name such as S0/plain, or a dump, a storyboard or a xib.")
  static let port = Option(
    "port", .integer("PORT", in: 0...65_535), default: 0, "The port; 0 for one that is free.")
  static let listen = Flag("listen", "Listens on the local network, for a phone.")
  static let address = Option(
    "address", .text("ADDRESS"), "With --listen: the IPv4 address of this machine to listen at.")
  static let noOpen = Flag("no-open", "Opens no browser.")

  static let command = Command(
    "lab", "Shows a scene in a browser, where you touch it and see why.",
    discussion: """
      The screen on the page is alive: mouse, fingers, pen, wheel and keys touch it, and the page shows the hit path, \
      the recognizers and who waits for whom, the control events, and every other fact. Time can be stopped, slowed and \
      turned back. The scene is edited beside the screen, or in an editor of your own: the file is watched.

      Only this machine can connect, unless --listen is given. Then each page needs a token, which works once: the \
      command shows its address with the token, and as a QR code for a phone. The command ends with Control-C.

      It needs a build with the trait Lab: `swift build --traits Lab`, with libwebsockets (Debian: libwebsockets-dev).
      """,
    arguments: [scene], options: [port, listen, address, noOpen],
    examples: [
      Example("S0/plain", "Shows the button of the first article."),
      Example("form.scene.json5", "Shows your own scene, and follows its changes."),
      Example("dump.txt --listen", "Lets a phone touch the screen of a dump."),
    ]
  ) { call in
    try serve(call)
    return .yes
  }

  #if !Lab || !os(Linux)
    private static func serve(_ call: Call) throws {
      throw CommandError(
        .unavailable, "lab: this build serves no pages",
        advice:
          "Build it with `swift build --traits Lab`, which requires libwebsockets (Debian: libwebsockets-dev).",
        "`touchstone play SCENE SCRIPT --report FILE` needs nothing.")
    }
  #endif
}
