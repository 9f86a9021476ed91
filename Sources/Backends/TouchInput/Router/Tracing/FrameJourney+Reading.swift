// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources
internal import TouchCore
public import TouchTrace

extension FrameJourney {
  /// The seconds that a frame can take: thirty years.
  private static let longest: TimeInterval = 1_000_000_000

  /// Combines the traces of a router and an application.
  ///
  /// - Parameters:
  ///   - router: The output of `touchstone router --trace --json`; empty if there is none.
  ///   - file: The name of the router's trace in messages.
  ///   - application: The trace of an application with a ``RouterClient``.
  /// - Returns: The frames that the application received, in order.
  /// - Throws: Why the router's trace cannot be read, or the times of the two not compared.
  public static func all(
    router: String, file: String, application: Trace
  ) throws(RouterTraceFailure) -> [FrameJourney] {
    var zero = 0
    var name = ""
    var journeys: [FrameJourney] = []
    /// The index of each frame's journey.
    var indices: [Int: Int] = [:]
    /// The journey of the frame handled last, which the following decisions belong to.
    var current: Int?
    for entry in application.entries {
      guard case .fact(let fact) = entry, case .port = fact.kind else {
        if let current { journeys[current].decisions.append(TraceText.line(for: entry).withoutTime) }
        continue
      }
      switch fact.kind {
      case .port(.connected(let known, let origin)):
        guard origin >= 0 else {
          throw RouterTraceFailure(
            description: "“\(known)” connected with a “zero” of \(origin), which is nanoseconds from 0")
        }
        (name, zero) = (known, origin)
      case .port(.received(let frame, let contacts, let journey)):
        indices[frame] = journeys.count
        journeys.append(FrameJourney(frame, contacts, journey))
      case .port(.handled(let frame, let waited)):
        current = indices[frame]
        guard let current, let received = journeys[current].hops.last?.seconds else { continue }
        journeys[current].hops.append(
          Hop(station: "queue", seconds: received + waited, words: "handled by source 0"))
      case .port, .input, .hitTest, .event, .delivery, .gesture, .control, .responder, .timer, .animation,
        .layout,
        .scroll, .interaction, .system:
        current = nil
      }
    }
    let known = try RouterTrace(router, file: file, application: name)
    for index in journeys.indices { known.complete(&journeys[index], zero: zero) }
    if let journey = journeys.first(where: { !$0.hops.allSatisfy { abs($0.seconds) <= Self.longest } }) {
      throw RouterTraceFailure(
        description: "frame \(journey.frame) took over \(Int(Self.longest)) seconds; times are in seconds")
    }
    return journeys
  }

  private init(_ frame: Int, _ contacts: [Int], _ journey: PortFact.Journey) {
    func hop(_ station: String, _ time: TimeInterval, _ words: String) -> Hop {
      Hop(station: station, seconds: time - journey.happened, words: words)
    }
    self.init(
      frame: frame, contacts: contacts.map { "contact \($0)" }, numbers: contacts,
      hops: [
        hop("device", journey.happened, "reported by the device"),
        hop("router", journey.arrived, "read by the router"),
        hop("socket", journey.sent, "sent by the router"),
        hop("port", journey.received, "received by source 1"),
      ], decisions: [])
    happened = journey.happened
  }
}

/// Why the trace of a router cannot be read.
public struct RouterTraceFailure: Error, Sendable, Hashable {
  /// `file:line:column: message`.
  public var description: String
}

/// The frames for one application in the trace of a router.
private struct RouterTrace {
  private var zero = 0
  private var sources: [Int: String] = [:]
  private var origins: [Int: Int] = [:]
  private var steps: [Int: [String]] = [:]
  private var handled: [Int: Double] = [:]
  private var hasRouterFacts = false

  init(_ text: String, file: String, application: String) throws(RouterTraceFailure) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      let source = SourceText(file: file, bytes: Array(line.utf8))
      let node: JSONNode
      do throws(TextError) {
        node = try JSONReader.read(source)
      } catch {
        throw RouterTraceFailure(description: "\(file):\(index + 1):\(error.column): \(error.message)")
      }
      read(node, application)
      guard zero >= 0 else {
        let column = node["zero"].map { source.lineAndColumn(at: $0.offset).column } ?? 1
        throw RouterTraceFailure(
          description: "\(file):\(index + 1):\(column): “zero” is nanoseconds from 0, not \(zero)")
      }
    }
    guard hasRouterFacts || text.isEmpty else {
      throw RouterTraceFailure(description: "\(file) is not the trace of a router")
    }
  }

  private mutating func read(_ node: JSONNode, _ application: String) {
    guard node["area"]?.string == "router" else { return }
    hasRouterFacts = true
    let frame = node["frame"]?.int
    switch node["what"]?.string {
    case "listening": zero = node["zero"]?.int ?? 0
    case "source": if let number = node["source"]?.int { sources[number] = node["name"]?.string }
    case "arrived": if let frame { origins[frame] = node["source"]?.int }
    case "sent" where node["name"]?.string == application:
      if let frame {
        steps[frame] = (node["contacts"]?.elements ?? []).map {
          "contact \($0["id"]?.int ?? 0) \($0["phase"]?.string ?? "")"
        }
      }
    case "handled" where node["name"]?.string == application:
      if let frame { handled[frame] = node["time"]?.number }
    default: break
    }
  }

  /// Adds what the router's trace says about a frame.
  func complete(_ journey: inout FrameJourney, zero applicationZero: Int) {
    if let steps = steps[journey.frame] { journey.contacts = steps }
    if let source = origins[journey.frame].flatMap({ sources[$0] }) {
      journey.hops[1].words = "read by the router from \(source)"
    }
    if let time = handled[journey.frame] {
      let difference = Double(zero - applicationZero) / 1e9
      journey.hops.append(
        FrameJourney.Hop(
          station: "handled", seconds: time + difference - journey.happened,
          words: "confirmed to the router"))
    }
  }
}

extension String {
  /// The line of a trace without its time.
  fileprivate var withoutTime: String {
    let rest = drop { $0 == " " }.drop { $0 != " " }
    return String(rest.drop { $0 == " " })
  }
}
