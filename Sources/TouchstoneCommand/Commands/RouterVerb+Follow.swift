// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import CommandKit
  import TextSources
  import TouchReport
  import TouchRouter
  import TouchTrace

  extension RouterVerb {
    private static let routerTrace = Argument(
      "ROUTER", .file("json"), "What `touchstone router --trace --json` printed.")
    private static let applicationTrace = Argument(
      "APPLICATION", .file("json"), "The trace of the application, as JSON lines.")
    private static let contact = Option(
      "contact", .integer("NUMBER", in: 1...Int(UInt32.max)), "Shows the frames of this contact alone.")
    private static let asJSON = Flag.json
    private static let report = Option(
      "report", .output("html"), "Writes a page with a lane for each frame and the time of each hop.")

    static let follow: Command = Command(
      "follow", "Shows touches on their way from the device to the action, with the time of each hop.",
      discussion: """
        Both processes write down what they see: the router with --trace --json, an application with the tracer that \
        its developer gives it, such as the RoutedScene of the examples with --json. Laid side by side they show each \
        frame at the device, in the router, in the socket, at the port that source 1 of the run loop reads, out of the \
        queue that source 0 empties, and what the application decided then.

        Times are milliseconds since the frame happened.
        """,
      arguments: [routerTrace, applicationTrace], options: [contact, asJSON, report],
      examples: [
        Example("router.json pay.json --contact 1", "Follows the first finger."),
        Example("router.json pay.json --report way.html", "Draws the way of each frame as a lane, too."),
      ]
    ) { call in
      try call.allowOneResult(of: [asJSON], [report])
      let file = try call[applicationTrace]
      let text = try call.readText(file)
      let trace: Trace
      do throws(TraceJSON.ReadingError) {
        trace = try TraceJSON.trace(from: text)
      } catch {
        throw CommandError(
          .badData, "\(Call.name(of: file)):\(error.line):\(error.column): \(error.message)",
          advice: "Name the trace of an application, as TraceJSON writes it.")
      }
      let routerFile = try call[routerTrace]
      let routerText = try call.readText(routerFile)
      var journeys: [FrameJourney]
      do throws(RouterTraceFailure) {
        journeys = try FrameJourney.all(
          router: routerText, file: Call.name(of: routerFile), application: trace)
      } catch {
        throw CommandError(
          .badData, error.description, advice: "Name what `touchstone router --trace --json` printed.")
      }
      if let number = try call[contact] { journeys.removeAll { !$0.numbers.contains(number) } }
      if journeys.isEmpty { call.note("no frame came through the port") }
      if try call[asJSON] {
        let frames = JSONText.array(journeys.map(\.json))
        call.output.line(JSONText.document("touchstone-journeys", version: 1, ["frames": frames]).pretty)
      } else if !call.isTaken(by: [report]) {
        for journey in journeys { for line in journey.lines { call.output.line(line) } }
      }
      if let path = try call[report] {
        let page = JourneyReport(title: "The way of touches", journeys: journeys.map(\.drawn))
        try call.write(page.html, to: path, as: "--report")
      }
      return .yes
    }
  }

  extension FrameJourney {
    private var title: String {
      "frame \(frame)" + (contacts.isEmpty ? "" : ": " + contacts.joined(separator: ", "))
    }

    /// The journey in the form of a report.
    fileprivate var drawn: JourneyReport.Journey {
      let stops = hops.map { JourneyReport.Stop(station: $0.station, seconds: $0.seconds, words: $0.words) }
      return JourneyReport.Journey(title: title, stops: stops, decisions: decisions)
    }

    fileprivate var lines: [String] {
      let steps = hops.map { hop in
        Self.column(hop.seconds) + "  " + hop.station.padding(toLength: 9, withPad: " ", startingAt: 0) + "  "
          + hop.words
      }
      let index = hops.firstIndex { $0.station == "handled" } ?? hops.count
      let blank = String(repeating: " ", count: 12)
      return [title] + steps[..<index] + decisions.map { blank + $0 } + steps[index...]
    }

    /// Milliseconds with three decimals.
    private static func column(_ seconds: Double) -> String {
      let text = (seconds * 1000).milliseconds
      return String(repeating: " ", count: max(10 - text.count, 0)) + text
    }

    fileprivate var json: JSONText {
      [
        "frame": .integer(frame), "contacts": .array(numbers.map { .integer($0) }),
        "hops": .array(
          hops.map { hop in
            .object([
              .init("station", .string(hop.station)), .init("seconds", .number(hop.seconds)),
              .init("what", .string(hop.words)),
            ])
          }), "decisions": .array(decisions.map { .string($0) }),
      ]
    }
  }
#endif
