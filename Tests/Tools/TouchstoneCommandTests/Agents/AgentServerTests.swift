// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing
import TextSources

@testable import DoctorVerbs
@testable import TouchstoneCommand

/// `touchstone mcp` without processes: calls run in this one, as far as they do at once.
@MainActor @Suite struct AgentServerTests {
  /// A run of the program that ends at once, or not before it is stopped.
  private final class FakeRun: AgentRun {
    let descriptors: [Int32] = []
    let result: AgentResult?
    private(set) var isStopped = false

    init(_ result: AgentResult?) { self.result = result }
    func progress() -> AgentResult? { result }
    func stop() { isStopped = true }
  }

  /// What a server answered, one line each.
  private struct Session {
    var lines: [String]
    var commands: [[String]] = []

    /// Sends lines; calls run in this process unless they never end or have a given result.
    init(
      _ input: String, folders: [String] = [], result: AgentResult? = nil, tools: [AgentTool] = [.play]
    ) throws {
      let sink = MemorySink()
      var commands: [[String]] = []
      let server = AgentServer(
        AgentServer.Identity(name: "touchstone", version: "1", instructions: "Ask."),
        tools: AgentTool.doctor + tools, folders: try AgentFolders(folders),
        output: Output(sink, isTerminal: false, style: Style(isOn: false))
      ) { command in
        commands.append(command.words)
        if let result { return FakeRun(result) }
        let limits = ReadableFolders(try AgentFolders(folders).paths)
        let run = Run(command.words, environment: [ReadableFolders.variable: limits.text])
        return FakeRun(
          AgentResult(output: Array(run.output.utf8), errors: Array(run.errors.utf8), end: .exit(run.code)))
      }
      try server.serve(MemorySource(input), until: Interruption())
      lines = sink.text.split(separator: "\n").map(String.init)
      self.commands = commands
    }
  }

  private func call(_ tool: String, _ arguments: String, id: String = "1") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
      + "\n"
  }

  /// The sentence of a result, and whether it is an error.
  private func sentence(_ line: String) throws -> (text: String, isError: Bool) {
    let node = try JSONReader.read(SourceText(file: "", line))
    let result = try #require(node["result"])
    return (result["content"]?.elements?.first?["text"]?.string ?? "", result["isError"]?.bool == true)
  }

  @Test func `a session is answered line by line`() throws {
    let session = try Session(
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      {"jsonrpc":"2.0","id":"b","method":"ping"}
      {"jsonrpc":"2.0","id":3,"method":"resources/list"}
      {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"tap"}}
      """)
    #expect(
      session.lines == [
        #"{"jsonrpc": "2.0", "id": 1, "result": {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "touchstone", "version": "1"}, "instructions": "Ask."}}"#,
        #"{"jsonrpc": "2.0", "id": "b", "result": {}}"#,
        #"{"jsonrpc": "2.0", "id": 3, "error": {"code": -32601, "message": "There is no method \"resources/list\"."}}"#,
        #"{"jsonrpc": "2.0", "id": 4, "error": {"code": -32602, "message": "There is no tool \"tap\"; there are why, map, audit, explain and play."}}"#,
      ])
  }

  @Test(arguments: [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
  func `it speaks the version of the client if it knows it`(wanted: String, given: String) throws {
    let session = try Session(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#)
    #expect(session.lines.first?.contains(#""protocolVersion": "\#(given)""#) == true)
  }

  @Test func `a call runs the verb, and its answer is the JSON with a sentence`() throws {
    let session = try Session(call("play", #"{"scenario": "button/click", "areas": ["log", "hit-test"]}"#))
    #expect(session.commands == [["play", "--json", "--only=log", "--only=hit-test", "--", "button/click"]])
    let line = try #require(session.lines.first)
    #expect(try sentence(line) == ("All 9 expectations hold.", false))
    let node = try JSONReader.read(SourceText(file: "", line))
    #expect(node["result"]?["structuredContent"]?["format"]?.string == "touchstone-play")
    let text = node["result"]?["content"]?.elements?.last?["text"]?.string ?? ""
    #expect(
      text + "\n" == Run("play --json --only log --only hit-test button/click").output
        .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ") + "\n")
  }

  @Test(arguments: ["", ".touch", ".scene.json5"])
  func `a scenario is one of the program, and never a path`(ending: String) throws {
    let folder = try Folder()
    try folder.write(Samples.scene, to: "own.scene.json5")
    try folder.write("hello secret", to: "own.touch")
    for path in [folder("own") + ending, "button/../button/click", "-", "/etc/passwd", folder("nothing")] {
      let session = try Session(call("play", #"{"scenario": "\#(path)"}"#))
      #expect(session.commands == [])
      let (words, isError) = try sentence(try #require(session.lines.first))
      #expect(isError)
      #expect(words.hasPrefix("scenario is \"\(path)\"") && !words.contains("secret"))
    }
  }

  @Test(arguments: [
    ("why", "{}", "Give file or text."),
    (
      "why", #"{"text": "x", "file": "y"}"#, "Give only one of file or text; these were given: file and text."
    ),
    ("why", #"{"text": "x"}"#, "Give the view that should get the touch, or x and y, or all three."),
    ("why", #"{"text": "x", "x": 1}"#, "x and y go together: give both, or neither."),
    ("why", #"{"text": "x", "viwe": "Buy"}"#, "why has no argument \"viwe\". Did you mean view?"),
    ("why", #"{"text": 5, "view": "Buy"}"#, "text is 5, and it takes a text that is not empty."),
    (
      "why", #"{"text": "a\u0000", "view": "Buy"}"#,
      "text is \"a\\u{0}\", and it takes a text that is not empty."
    ),
    ("why", #"{"text": "x", "view": "Buy", "ios": "12"}"#, "ios is \"12\", and it takes 17, 18, 26 or 27."),
    (
      "why", #"{"text": "x", "view": "B", "scene": -1}"#,
      "scene is -1, and it takes a whole number from 0 to 100000."
    ),
    ("why", #"{"text": "x", "text": "y", "view": "B"}"#, "The argument \"text\" is given twice."),
    ("why", #"["x"]"#, "The arguments are an array, and why takes an object."),
    (
      "why", #"{"file": "x", "view": "B"}"#,
      "This server reads no files. Pass the text itself, or start the server with the folders that it may read."
    ),
    ("audit", #"{"paths": []}"#, "Name at least one path."),
    ("play", #"{"scene_text": "{}"}"#, "Give script or script_text."),
    ("play", #"{"scenario": "button/clik"}"#, "scenario is \"button/clik\". Did you mean button/click?"),
  ])
  func `wrong arguments are refused with what would be right`(tool: String, arguments: String, words: String)
    throws
  {
    let session = try Session(call(tool, arguments))
    let answer = try sentence(try #require(session.lines.first))
    #expect(answer == (words, true))
    #expect(session.commands.isEmpty)
  }

  @Test func `a failed verb is an error with its advice`() throws {
    let session = try Session(call("explain", #"{"name": "coverd"}"#))
    #expect(session.commands == [["explain", "--json", "--", "coverd"]])
    let answer = try sentence(try #require(session.lines.first))
    #expect(
      answer == (
        "there is no reason and no rule \"coverd\".\nDid you mean covered?\n`touchstone explain` lists them.",
        true
      ))
  }

  @Test(arguments: [
    (AgentResult.End.signal(11), "explain was ended by signal 11. Please report what it was called with."),
    (.exit(70), "explain ended with the exit code 70 and said nothing."),
    (.exit(0), "explain printed no JSON. Please report what it was called with."),
    (.tooLarge, "The answer has more than 8388608 bytes. Ask about one file, or about one view."),
  ])
  func `a run that ends badly is an error`(end: AgentResult.End, words: String) throws {
    let session = try Session(
      call("explain", "{}"), result: AgentResult(output: [], errors: [], end: end))
    #expect(try sentence(try #require(session.lines.first)) == (words, true))
  }

  @Test func `files outside of the folders are as if they did not exist`() throws {
    let folder = try Folder()
    let inside = folder("app")
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    try folder.write("x", to: "secret.txt")
    try folder.write("x", to: "app/dump.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(inside)/link.txt", withDestinationPath: folder("secret.txt"))
    let folders = try AgentFolders([inside])
    let real = try #require(folders.paths.first)
    #expect(try folders.resolve("dump.txt") == "\(real)/dump.txt")
    #expect(try folders.resolve("\(inside)/../app/dump.txt") == "\(real)/dump.txt")
    #expect(try folders.resolve(".") == real)
    for path in ["link.txt", "../secret.txt", folder("secret.txt"), "none.txt", real + "x", "/"] {
      let refusal = #expect(throws: AgentRefusal.self) { try folders.resolve(path) }
      #expect(
        refusal?.message
          == "There is no \(path.quoted) in the folder \(real), which this server may read.")
    }
    #expect(throws: CommandError.self) { try AgentFolders([folder("none")]) }
  }

  @Test func `in a folder, links that lead out are files that cannot be read, whatever they lead to`() throws
  {
    let folder = try Folder()
    let inside = folder("app")
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    try folder.write(Samples.scene, to: "app/good.scene.json5")
    try folder.write("<document/>", to: "secret.xib")
    for (name, target) in [("file", "secret.xib"), ("folder", ""), ("nothing", "none.xib")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(inside)/\(name).xib", withDestinationPath: folder(target))
    }
    let session = try Session(call("audit", #"{"paths": ["."]}"#), folders: [inside])
    let line = try #require(session.lines.first)
    let answer = try sentence(line)
    #expect(!answer.isError)
    #expect(answer.text.hasSuffix(" in 4 files; 3 could not be read."), "\(answer.text)")
    let files = try JSONReader.read(SourceText(file: "", line))["result"]?["structuredContent"]?["files"]
    let messages = (files?.elements ?? []).compactMap { $0["failure"]?["message"]?.string }
    #expect(
      messages
        == Array(repeating: "it is a link that leads to nothing in the folders that may be read", count: 3))
  }

  @Test func `an identifier that is too long or no whole number is refused with the reason`() throws {
    let long = String(repeating: "x", count: 1001)
    for (id, reason) in [
      ("\"\(long)\"", "\"id\" has 1001 bytes, and may have at most 1000"),
      ("1.5", "\"id\" is a number that is not whole or is too large"),
      ("1e300", "\"id\" is a number that is not whole or is too large"),
      ("null", "\"id\" is null, and must be a string or a whole number"),
    ] {
      let session = try Session(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
      let error = try JSONReader.read(SourceText(file: "", try #require(session.lines.first)))["error"]
      #expect(
        error?["message"]?.string == "The message is no request of JSON-RPC 2.0: \(reason).")
    }
    let fits = try Session(#"{"jsonrpc":"2.0","id":"\#(long.dropLast())","method":"ping"}"#)
    #expect(fits.lines.first?.contains("\"result\"") == true)
  }

  @Test func `a line of control characters is no message, and gets an error`() throws {
    for line in ["\0", "\u{1}\u{2}", "\u{b}", " \0 "] {
      let session = try Session(line + "\n" + #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
      #expect(session.lines.count == 2)
      #expect(session.lines.first?.contains("-32700") == true)
    }
  }
}
