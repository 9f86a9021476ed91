// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

/// `touchstone mcp`: the verbs as tools for agents, over standard input and output.
enum AgentVerb {
  static let folders = Argument.any(
    "FOLDER", .directory(placeholder: "FOLDER"), "Folders whose files may be read; without any, none.")

  static func command(_ doctor: DoctorProgram) -> Command {
    let tools = doctor.tools
    return Command(
      "mcp", "Serves \(tools.map(\.name).joinedByAnd) to agents, by the Model Context Protocol.",
      discussion: """
        An agent's program starts it, and talks to it on standard input and output. Add it to the settings of that \
        program, here with the folder of an app:

          "mcpServers": {
            "touchstone": { "command": "\(doctor.name)", "args": ["mcp", "App"] }
          }

        Only files in the named folders are read, also through links, and nothing is written. Each call runs \
        this program once more: at most \(AgentServer.most) at a time, for at most \
        \(AgentServer.patience.components.seconds) seconds each. An answer is the JSON of the verb, and a summary \
        in one sentence.

        It exits when its input ends.
        """,
      arguments: [folders],
      examples: [Example("App/", "Lets agents ask about dumps and storyboards in a folder.")]
    ) { call in
      if call.context.terminal.isInput {
        call.note(
          "Reading messages of the Model Context Protocol from the terminal; \(doctor.name) help mcp tells more."
        )
      }
      let allowed = try AgentFolders(try call[folders])
      let server = AgentServer(
        AgentServer.Identity(
          name: doctor.name, version: doctor.version,
          instructions: """
            Touchstone tells which view of an iOS screen gets a touch. When a tap seems to do nothing, get a dump of the views \
            and call why with the view that was meant: the answer names what is in the way, how certain that is, and \
            the code that mends it.
            """),
        tools: tools, folders: allowed, output: call.output
      ) { command in
        try AgentProcess(
          program: ProcessContext.programPath, command, reading: allowed, limit: InputLimit.agentAnswer.count)
      }
      try server.serve(call.context.input, until: Interruption())
      return .yes
    }
  }
}
