// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import CommandKit
  import TextSources
  import TouchFrames
  import TouchInput

  // The verbs that query a running router.

  extension RouterVerb {
    static let name = Argument(
      "NAME", .text("NAME"), "The name of the application, as listed by `touchstone router apps`.")
    private static let asJSON = Flag.json

    static let apps: Command = Command(
      "apps", "Lists the connected applications.",
      discussion: """
        A star marks the application in front. An application that is not responding has handled nothing for 5 seconds, \
        and its touches were cancelled.
        """,
      options: [socket, asJSON]
    ) { call in
      guard case .applications(let reports) = try RouterControl.ask(.applications, at: try path(call)) else {
        throw anotherAnswer
      }
      if try call[asJSON] {
        let list = JSONText.array(reports.map(\.json))
        call.output.line(
          JSONText.document("touchstone-applications", version: 1, ["applications": list]).pretty)
        return .yes
      }
      if reports.isEmpty { call.note("no application is connected") }
      let width = reports.map(\.name.count).max() ?? 0
      for report in reports {
        let padding = String(repeating: " ", count: width - report.name.count)
        call.output.line(
          (report.isFront ? "* " : "  ") + call.output.style(.name, report.name) + padding + "  "
            + report.words)
      }
      return .yes
    }

    static let front: Command = bringing(by: "front", "Brings an application to the front.")
    static let foreground: Command = bringing(
      by: "foreground", "Brings an application to the front, like `front`.")

    private static func bringing(by verb: String, _ summary: String) -> Command {
      Command(
        verb, summary,
        discussion: "All touches of the application that was in front are cancelled.", arguments: [name],
        options: [socket], examples: [Example("Pay", "Brings the application Pay to the front.")]
      ) { call in
        let wanted = try call[name]
        guard ApplicationName.isValid(wanted) else {
          throw CommandError(
            .usage,
            "NAME is not a valid name of an application: it must be 1 to \(ApplicationName.limit) bytes of printable text",
            advice: "`touchstone router apps` lists the applications.")
        }
        switch try RouterControl.ask(.bringToFront(wanted), at: try path(call)) {
        case .done: return .yes
        case .unknown(let name, let known):
          throw CommandError(
            .noInput, "no application is named \(name.quoted)",
            advice: Suggestion.advice(for: name, of: known) + [
              known.isEmpty
                ? "No application is connected."
                : "\(known.joinedByAnd) \(known.count == 1 ? "is" : "are") connected."
            ])
        default: throw anotherAnswer
        }
      }
    }

    static let home: Command = Command(
      "home", "Leaves no application in front.",
      discussion:
        "All touches are cancelled. The router ignores new ones until an application comes to the front.",
      options: [socket]
    ) { call in
      guard case .done = try RouterControl.ask(.home, at: try path(call)) else { throw anotherAnswer }
      return .yes
    }

    static let status: Command = Command(
      "status", "Shows the status of the router.",
      discussion: "The exit code is 66 if no router answers.", options: [socket, asJSON]
    ) { call in
      guard case .status(let report) = try RouterControl.ask(.status, at: try path(call)) else {
        throw anotherAnswer
      }
      if try call[asJSON] {
        call.output.line(JSONText.document("touchstone-router", version: 1, report.json).pretty)
      } else {
        for (title, value) in report.rows {
          let padding = String(repeating: " ", count: 14 - title.count)
          call.output.line(call.output.style(.name, title) + padding + value.onOneLine)
        }
      }
      return .yes
    }

    private static let anotherAnswer = CommandError(.bug, "the router sent an unexpected answer")
  }

  extension ApplicationReport {
    fileprivate var words: String {
      var words = ["process \(process)", "\(Decimals.spelling(width)) x \(Decimals.spelling(height)) points"]
      if contacts > 0 { words.append(contacts == 1 ? "1 contact" : "\(contacts) contacts") }
      if !isResponding { words.append("not responding") }
      if merged > 0 { words.append("\(merged) of \(frames) frames merged") }
      return words.joined(separator: ", ")
    }

    fileprivate var json: JSONText {
      [
        "name": .string(name), "process": .integer(Int(process)), "width": .number(width),
        "height": .number(height), "isFront": .bool(isFront), "isResponding": .bool(isResponding),
        "contacts": .integer(Int(contacts)), "waiting": .integer(Int(waiting)),
        "frames": .integer(Int(clamping: frames)), "merged": .integer(Int(clamping: merged)),
      ]
    }
  }

  extension RouterReport {
    private static func words(seconds: Int64) -> String { seconds == 1 ? "1 second" : "\(seconds) seconds" }

    fileprivate var rows: [(String, String)] {
      [
        ("process", "\(process)"), ("running for", Self.words(seconds: uptime / 1_000_000_000)),
        ("in front", front ?? "no application"), ("applications", "\(applications)"),
        ("contacts", "\(contacts)"), ("frames", "\(frames), \(consumed) of them ignored"),
        ("refused", refused == 1 ? "1 connection" : "\(refused) connections"),
        ("sources", sources.isEmpty ? "none" : sources.joinedByAnd),
      ]
    }

    fileprivate var json: JSONText {
      [
        "process": .integer(Int(process)), "uptime": .number(Double(uptime) / 1e9),
        "front": front.map { .string($0) } ?? .null, "applications": .integer(Int(applications)),
        "contacts": .integer(Int(contacts)), "frames": .integer(Int(clamping: frames)),
        "consumed": .integer(Int(clamping: consumed)), "refused": .integer(Int(clamping: refused)),
        "sources": .array(sources.map { .string($0) }),
      ]
    }
  }
#endif
