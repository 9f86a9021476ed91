// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// `touchstone lab`: shows a scene in a browser, where it can be touched.
enum LabVerb {
  static let scene = Argument.optional(
    "SCENE", .file("scene.json5", "txt", "storyboard", "xib", orNamePrintedBy: ["list", "--names"]),
    "A scene, a scenario's name such as button/click, or a dump, a storyboard or a xib.")
  static let port = Option(
    "port", .integer("PORT", in: 0...65_535), default: 0, "The port; 0 means any free port.")
  static let listen = Flag("listen", "Listens on the local network, for a phone.")
  static let address = Option(
    "address", .text("ADDRESS"), "With --listen: the IPv4 address of this machine to listen at.")
  static let noOpen = Flag("no-open", "Opens no browser.")

  static let command = Command(
    "lab", "Shows a scene in a browser, where you touch it and see why.",
    discussion: """
      Touch the screen on the page with a mouse, fingers, a pen, a wheel and keys. The page shows the hit path, the \
      recognizers and which of them wait for others, the control events, and every other fact. You can stop, slow down \
      and rewind time. Edit the scene beside the screen, or in your own editor: the lab watches the file.

      SCENE can also be a file of another format: a dump of the debugger, a storyboard, a xib, or what `touchstone why` \
      reads. It becomes a scene that can be touched, and the page lists what was guessed. The page opens each screen of a \
      storyboard, and files that you drop on it.

      Only this machine can connect, unless --listen is given. Each page needs a token, which works once: the command \
      shows the address with the token, with --listen also as a QR code for a phone. Control-C ends the command.

      It needs a build with the trait Lab: `swift build --traits Lab`, with libwebsockets (Debian: libwebsockets-dev).
      """,
    arguments: [scene], options: [port, listen, address, noOpen],
    examples: [
      Example("button/click", "Shows the button of the first article."),
      Example("form.scene.json5", "Shows your own scene, and follows its changes."),
      Example("Main.storyboard", "Shows a screen of a storyboard; the page opens the others."),
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
