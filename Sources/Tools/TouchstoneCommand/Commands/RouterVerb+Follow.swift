// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import CommandKit
  import Foundation
  import TextSources
  import TouchCore
  import TouchReport
  import TouchInput
  import TouchTrace

  extension RouterVerb {
    private static let routerTrace = Argument(
      "ROUTER", .file("json"), "The output of `touchstone router --trace --json`.")
    private static let applicationTrace = Argument(
      "APPLICATION", .file("json"), "The trace of the application, as JSON lines.")
    private static let contact = Option(
      "contact", .integer("NUMBER", in: 1...Int(UInt32.max)), "Shows only the frames of this contact.")
    private static let asJSON = Flag.json
    private static let report = Option(
      "report", .output("html"), "Writes a page with a lane for each frame and the time of each hop.")

    static let follow: Command = Command(
      "follow", "Follows touches from the device to the action, with the time of each hop.",
      discussion: """
        Both processes write a trace: the router with --trace --json, and the application with a tracer, like the example \
        RoutedScene with --json. Together they show when each frame was reported by the device, read and sent by the \
        router, received by source 1 of the run loop and handled by source 0, and what the application then decided.

        Times are in milliseconds since the device reported the frame.
        """,
      arguments: [routerTrace, applicationTrace], options: [contact, asJSON, report],
      examples: [
        Example("router.json pay.json --contact 1", "Follows the first finger."),
        Example("router.json pay.json --report way.html", "Draws each frame as a lane."),
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
          advice: "Specify the trace of an application, as written by TraceJSON.")
      }
      let routerFile = try call[routerTrace]
      let routerText = try call.readText(routerFile)
      var journeys: [FrameJourney]
      do throws(RouterTraceFailure) {
        journeys = try FrameJourney.all(
          router: routerText, file: Call.name(of: routerFile), application: trace)
      } catch {
        throw CommandError(
          .badData, error.description, advice: "Specify the output of `touchstone router --trace --json`.")
      }
      if let number = try call[contact] { journeys.removeAll { !$0.numbers.contains(number) } }
      if journeys.isEmpty { call.note("no frame was received through the port") }
      if try call[asJSON] {
        let frames = JSONText.array(journeys.map(\.json))
        call.output.line(JSONText.document("touchstone-journeys", version: 1, ["frames": frames]).pretty)
      } else if !call.isTaken(by: [report]) {
        for journey in journeys { for line in journey.lines { call.output.line(line) } }
      }
      if let path = try call[report] {
        let page = JourneyReport(title: "The path of touches", journeys: journeys.map(\.drawn))
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
