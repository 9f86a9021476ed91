// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Testing
  import TouchCore
  import TouchFrames
  import TouchTrace

  @testable import TouchInput

  @Suite struct RouterLineTests {
    private static let facts: [(RouterFact, String, String)] = [
      (
        .listening("/run/router"), "listening at /run/router",
        #""what": "listening", "at": "/run/router", "zero": 1000000000"#
      ),
      (.sourceOpened(source: 0, "-"), "reading -", #""what": "source", "source": 0, "name": "-""#),
      (.said("it ended"), "it ended", #""what": "said", "text": "it ended""#),
      (.ending, "stopping", #""what": "ending""#),
      (
        .connected(name: "Pay", process: 7), "“Pay” connected, process 7",
        #""what": "connected", "name": "Pay", "process": 7"#
      ),
      (
        .refused(name: nil, process: 7, RouterRefusal(.malformed, "it is none")),
        "refused process 7: it is none",
        #""what": "refused", "name": null, "process": 7, "code": "malformed", "because": "it is none""#
      ),
      (
        .refused(name: "Pay", process: 7, RouterRefusal(.replayed, "again")),
        "refused “Pay”, process 7: again",
        #""what": "refused", "name": "Pay", "process": 7, "code": "replayed", "because": "again""#
      ),
      (
        .left(name: "Pay", because: "it ended"), "“Pay” disconnected: it ended",
        #""what": "left", "name": "Pay", "because": "it ended""#
      ),
      (.front("Pay"), "“Pay” is in front", #""what": "front", "name": "Pay""#),
      (.front(nil), "no application is in front", #""what": "front", "name": null"#),
      (
        .consumed(source: 0, .noApplicationInFront),
        "ignored a touch from -: no application is in front",
        #""what": "consumed", "source": 0, "name": null, "because": "no application is in front""#
      ),
      (
        .consumed(source: 0, .tooManyContacts),
        "ignored a touch from -: there are already 256 contacts",
        #""what": "consumed", "source": 0, "name": null, "because": "there are already 256 contacts""#
      ),
      (
        .consumed(source: 3, .notResponding(name: "Pay")),
        "ignored a touch from source 3: “Pay” is not responding",
        #""what": "consumed", "source": 3, "name": "Pay", "because": "“Pay” is not responding""#
      ),
      (
        .notResponding(name: "Pay", because: .time(5_012_000_000)),
        "“Pay” is not responding: it has handled nothing for 5.0 seconds",
        #""what": "not-responding", "name": "Pay", "seconds": 5.012"#
      ),
      (
        .notResponding(name: "Pay", because: .queue(513)),
        "“Pay” is not responding: 513 messages are waiting for it",
        #""what": "not-responding", "name": "Pay", "waiting": 513"#
      ),
      (.responding(name: "Pay"), "“Pay” is responding again", #""what": "responding", "name": "Pay""#),
      (
        .cancelled(name: "Pay", contacts: [3, 4], .frontChanged),
        "cancelled contacts 3 and 4 of “Pay”: the application is no longer in front",
        #""what": "cancelled", "name": "Pay", "contacts": [3, 4], "because": "the application is no longer in front""#
      ),
      (.sourceEnded(source: 0), "- ended", #""what": "source-ended", "source": 0"#),
      (
        .arrived(frame: 12, source: 0, happened: 1_250_000_000), "frame 12 arrived from -",
        #""what": "arrived", "frame": 12, "source": 0, "happened": 0.25"#
      ),
      (
        .sent(frame: 12, name: "Pay", contacts: [.init(contact: 3, phase: .moved)], merged: 2),
        "frame 12 sent to “Pay”: contact 3 moved (2 frames merged)",
        #""what": "sent", "frame": 12, "name": "Pay", "contacts": [{ "id": 3, "phase": "moved" }], "merged": 2"#
      ),
      (
        .waits(frame: 12, name: "Pay"), "frame 12 is waiting for “Pay”",
        #""what": "waits", "frame": 12, "name": "Pay""#
      ),
      (
        .handled(frame: 12, name: "Pay"), "frame 12 handled by “Pay”",
        #""what": "handled", "frame": 12, "name": "Pay""#
      ),
    ]

    @Test func `every fact of the router has a line and a JSON object`() {
      func plain(_ json: String) -> String { json.replacing(" ", with: "") }
      for (fact, line, json) in Self.facts {
        #expect(RouterLine.text(of: fact, sources: ["-"]) == line)
        let object = RouterLine.json(of: fact, at: 1_500_000_000, zero: 1_000_000_000)
        #expect(plain(object) == plain(#"{"time": 0.5, "area": "router", \#(json)}"#))
        #expect(
          RouterLine.trace(of: fact, at: 1_000_250_000, zero: 1_000_000_000, sources: ["-"])
            == "    0.000250  router     \(line)")
      }
    }

    @Test func `two traces show the stations of a frame in chronological order`() throws {
      let facts: [(Int64, RouterFact)] = [
        (1_000_000_000, .listening("/run/router")), (1_000_000_000, .sourceOpened(source: 0, "-")),
        (2_000_100_000, .arrived(frame: 1, source: 0, happened: 2_000_000_000)),
        (
          2_000_150_000,
          .sent(frame: 1, name: "Pay", contacts: [.init(contact: 3, phase: .began)], merged: 1)
        ), (2_000_900_000, .handled(frame: 1, name: "Pay")), (2_000_950_000, .handled(frame: 1, name: "Map")),
      ]
      let router = facts.map { RouterLine.json(of: $0.1, at: $0.0, zero: 1_000_000_000) }.joined(
        separator: "\n")
      let journey = PortFact.Journey(happened: 0.5, arrived: 0.5001, sent: 0.50015, received: 0.5003)
      let trace = Trace(
        facts: [
          TouchFact(time: 0, kind: .port(.connected(as: "Pay", zero: 1_500_000_000))),
          TouchFact(time: 0.5, kind: .port(.received(frame: 1, contacts: [3], journey))),
          TouchFact(time: 0.5, kind: .port(.handled(frame: 1, waited: 0.0001))),
          TouchFact(time: 0.5, kind: .input(.began(touch: 1, contact: 3, at: .zero, tapCount: 1))),
        ])
      let journeys = try FrameJourney.all(router: router, file: "router.json", application: trace)
      #expect(journeys.count == 1)
      #expect(journeys[0].contacts == ["contact 3 began"])
      #expect(journeys[0].hops.map(\.station) == ["device", "router", "socket", "port", "queue", "handled"])
      #expect(journeys[0].hops.map { Int(($0.seconds * 1e6).rounded()) } == [0, 100, 150, 300, 400, 900])
      #expect(journeys[0].decisions.map { $0.hasPrefix("input") } == [true])
    }

    @Test func `an invalid trace of a router is reported with its position`() {
      do throws(RouterTraceFailure) {
        _ = try FrameJourney.all(router: "{}\n{\"frame\": }", file: "router.json", application: Trace())
        Issue.record("it was read")
      } catch {
        #expect(error.description.hasPrefix("router.json:2:11: "))
      }
      let failure = #expect(throws: RouterTraceFailure.self) {
        try FrameJourney.all(router: "{\"area\": \"input\"}\n", file: "pay.json", application: Trace())
      }
      #expect(failure?.description == "pay.json is not the trace of a router")
    }

    /// What combining the traces of a router and of an application says, with these zeros and this time.
    private func failure(router: Int, application: Int, happened: Double = 0.5) -> String? {
      let text = """
        {"area": "router", "what": "listening", "zero": \(router)}
        {"time": 0.5, "area": "router", "what": "handled", "frame": 1, "name": "Pay"}
        """
      let journey = PortFact.Journey(happened: happened, arrived: 0.5, sent: 0.5, received: 0.5)
      let trace = Trace(
        facts: [
          TouchFact(time: 0, kind: .port(.connected(as: "Pay", zero: application))),
          TouchFact(time: 0.5, kind: .port(.received(frame: 1, contacts: [3], journey))),
        ])
      do throws(RouterTraceFailure) {
        _ = try FrameJourney.all(router: text, file: "router.json", application: trace)
        return nil
      } catch {
        return error.description
      }
    }

    @Test func `times that cannot be compared are refused`() {
      #expect(failure(router: 0, application: 0) == nil)
      #expect(
        failure(router: .min, application: .max)
          == "router.json:1:49: “zero” is nanoseconds from 0, not \(Int.min)")
      #expect(
        failure(router: .max, application: .min)
          == "“Pay” connected with a “zero” of \(Int.min), which is nanoseconds from 0")
      let tooLong = "frame 1 took over 1000000000 seconds; times are in seconds"
      #expect(failure(router: 4_000_000_000_000_000_000, application: 0) == tooLong)
      #expect(failure(router: 0, application: .max) == tooLong)
      for time in [1e308, -1e308, .infinity, .nan, 2e9] {
        #expect(failure(router: 0, application: 0, happened: time) == tooLong)
      }
    }
  }
#endif
