// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

/// A server of the Model Context Protocol: one message of JSON a line, in and out.
///
/// It runs a few calls at a time; the others wait. Answers come in the order in which the calls end.
final class AgentServer {
  /// The versions of the protocol that it speaks, the newest first.
  static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]
  /// The maximum number of calls that run at the same time.
  static let most = 4
  /// How long a call may take.
  static let patience = Duration.seconds(120)

  private let identity: Identity
  private let tools: [AgentTool]
  private let folders: AgentFolders
  private let output: Output
  private let start: (AgentCommand) throws -> any AgentRun
  private var lines = AgentLines(limit: InputLimit.agentMessage.count)
  private var waiting: [Pending] = []
  private var running: [(call: Pending, run: any AgentRun, deadline: ContinuousClock.Instant)] = []

  /// The program behind the server.
  struct Identity {
    var name: String
    var version: String
    /// How an agent uses the tools.
    var instructions: String
  }

  /// A call of a tool that has no answer yet.
  private struct Pending {
    let id: JSONText
    let tool: AgentTool
    let command: AgentCommand
  }

  init(
    _ identity: Identity, tools: [AgentTool], folders: AgentFolders, output: Output,
    start: @escaping (AgentCommand) throws -> any AgentRun
  ) {
    self.identity = identity
    self.tools = tools
    self.folders = folders
    self.output = output
    self.start = start
  }

  /// Answers messages until the input ends and its calls are done, or a signal arrives.
  func serve(_ input: any ByteSource, until interruption: Interruption) throws {
    defer { for (_, run, _) in running { run.stop() } }
    var isOpen = true
    while isOpen || !running.isEmpty || !waiting.isEmpty, output.failure == nil {
      let ends = running.flatMap(\.run.descriptors) + (isOpen ? [input.descriptor].compactMap(\.self) : [])
      let isReady = isOpen && input.descriptor == nil
      let deadline = isReady ? .now : running.map(\.deadline).min()
      if interruption.wait(for: ends, until: deadline) == .interrupted { return }
      if isOpen, input.waits(for: 0) {
        let bytes = try input.read(upTo: 1 << 16)
        isOpen = !bytes.isEmpty
        lines.append(bytes)
        if !isOpen { lines.end() }
        while let line = lines.next() { answer(line) }
      }
      finishCalls()
      startCalls()
    }
  }

  private func answer(_ line: AgentLines.Line) {
    guard case .whole(let bytes) = line else {
      return send(
        error: .noRequest("it is longer than \(InputLimit.agentMessage.count) bytes"), to: .null)
    }
    switch AgentMessage(bytes) {
    case .answer: break
    case .invalid(let error, let id): send(error: error, to: id)
    case .notification("notifications/cancelled", let parameters):
      if let id = parameters?["requestId"].flatMap({ AgentMessage.identifier($0) }) { cancel(id) }
    case .notification: break
    case .request(let id, let method, let parameters):
      if isPending(id) {
        return send(error: .noRequest("another request has the same \"id\" and no answer yet"), to: id)
      }
      switch method {
      case "initialize": send(welcome(parameters), to: id)
      case "ping": send(.object([]), to: id)
      case "tools/list": send(["tools": .array(tools.map(\.listing))], to: id)
      case "tools/call": call(id, parameters)
      default: send(error: .noMethod(method), to: id)
      }
    }
  }

  private func welcome(_ parameters: JSONNode?) -> JSONText {
    let wanted = parameters?["protocolVersion"]?.string
    return [
      "protocolVersion": .string(Self.versions.first { $0 == wanted } ?? Self.versions[0]),
      "capabilities": ["tools": .object([])],
      "serverInfo": ["name": .string(identity.name), "version": .string(identity.version)],
      "instructions": .string(identity.instructions),
    ]
  }

  // MARK: Calls

  private func call(_ id: JSONText, _ parameters: JSONNode?) {
    guard let name = parameters?["name"]?.string else {
      return send(error: .badParameters("A call needs the \"name\" of a tool."), to: id)
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joinedByAnd
      return send(
        error: .badParameters("There is no tool \(name.quoted); there are \(names)."), to: id)
    }
    do throws(AgentRefusal) {
      let arguments = try AgentArguments(parameters?["arguments"], for: tool, in: folders)
      waiting.append(Pending(id: id, tool: tool, command: try tool.command(arguments)))
    } catch {
      send(.failure(error.message), to: id)
    }
  }

  private func startCalls() {
    while running.count < Self.most, !waiting.isEmpty {
      let call = waiting.removeFirst()
      do {
        running.append((call, try start(call.command), .now + Self.patience))
      } catch {
        let reason = (error as? any CommandFailure)?.message ?? "\(error)"
        send(.failure("\(call.tool.name) cannot be run: \(reason)"), to: call.id)
      }
    }
  }

  private func finishCalls() {
    let now = ContinuousClock.now
    running.removeAll { call, run, deadline in
      if let result = run.progress() {
        send(.answer(result, of: call.tool), to: call.id)
        return true
      }
      guard now >= deadline else { return false }
      run.stop()
      send(
        .failure(
          "\(call.tool.name) took longer than \(Self.patience.components.seconds) seconds, and was ended."),
        to: call.id)
      return true
    }
  }

  private func cancel(_ id: JSONText) {
    waiting.removeAll { $0.id == id }
    running.removeAll { call, run, _ in
      guard call.id == id else { return false }
      run.stop()
      return true
    }
  }

  private func isPending(_ id: JSONText) -> Bool {
    waiting.contains { $0.id == id } || running.contains { $0.call.id == id }
  }

  // MARK: Answers

  private func send(_ result: JSONText, to id: JSONText) { send("result", result, to: id) }

  private func send(error: AgentError, to id: JSONText) {
    send("error", ["code": .integer(error.code), "message": .string(error.message)], to: id)
  }

  private func send(_ name: String, _ value: JSONText, to id: JSONText) {
    let message: JSONText = .object([
      .init("jsonrpc", "2.0"), .init("id", id), .init(name, value),
    ])
    output.line(StyledText(message.line))
    output.flush()
  }
}
