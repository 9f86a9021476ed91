// SPDX-License-Identifier: Apache-2.0

internal import TextSources
public import TouchFrames

/// Facts of the router as lines of its log and its trace.
public enum RouterLine {
  /// A fact as a line of text.
  ///
  /// - Parameters:
  ///   - fact: The fact.
  ///   - sources: The names of the sources, by their numbers.
  /// - Returns: The line, without a final period.
  public static func text(of fact: RouterFact, sources: [String] = []) -> String {
    func name(_ source: Int) -> String {
      source >= 0 && source < sources.count ? sources[source] : "source \(source)"
    }
    switch fact {
    case .listening(let path): return "listening at \(path)"
    case .sourceOpened(_, let name): return "reading \(name)"
    case .said(let text): return text
    case .ending: return "stopping"
    case .connected(let name, let process): return "“\(name)” connected, process \(process)"
    case .refused(let name?, let process, let refusal):
      return "refused “\(name)”, process \(process): \(refusal.text)"
    case .refused(nil, let process, let refusal): return "refused process \(process): \(refusal.text)"
    case .left(let name, let reason): return "“\(name)” disconnected: \(reason)"
    case .front(let name?): return "“\(name)” is in front"
    case .front(nil): return "no application is in front"
    case .consumed(let source, let reason):
      return "ignored a touch from \(name(source)): \(words(reason))"
    case .notResponding(let name, .time(let nanoseconds)):
      return "“\(name)” is not responding: it has handled nothing for \(tenths(nanoseconds)) seconds"
    case .notResponding(let name, .queue(let count)):
      return "“\(name)” is not responding: \(count) messages are waiting for it"
    case .responding(let name): return "“\(name)” is responding again"
    case .cancelled(let name, let contacts, let reason):
      return "cancelled \(words(contacts)) of “\(name)”: \(reason.words)"
    case .sourceEnded(let source): return "\(name(source)) ended"
    case .arrived(let frame, let source, _): return "frame \(frame) arrived from \(name(source))"
    case .sent(let frame, let name, let steps, let merged):
      let what = steps.map { "contact \($0.contact) \($0.phase.rawValue)" }.joined(separator: ", ")
      let more = merged > 1 ? " (\(merged) frames merged)" : ""
      return "frame \(frame) sent to “\(name)”\(what.isEmpty ? "" : ": ")\(what)\(more)"
    case .waits(let frame, let name): return "frame \(frame) is waiting for “\(name)”"
    case .handled(let frame, let name): return "frame \(frame) handled by “\(name)”"
    }
  }

  /// A fact as a JSON object on one line.
  ///
  /// - Parameters:
  ///   - fact: The fact.
  ///   - nanoseconds: The time of the fact on the system's monotonic clock.
  ///   - zero: The zero of the printed times on the same clock, which is part of the object for `listening`.
  /// - Returns: The object.
  public static func json(of fact: RouterFact, at nanoseconds: Int64, zero: Int64) -> String {
    func seconds(_ time: Int64) -> JSONText {
      .number(Double(time.subtractingReportingOverflow(zero).partialValue) / 1e9)
    }
    var all: [JSONText.Member] = [.init("time", seconds(nanoseconds)), .init("area", .string("router"))]
    all += members(of: fact)
    if case .listening = fact { all.append(.init("zero", .integer(Int(zero)))) }
    if case .arrived(_, _, let happened) = fact { all.append(.init("happened", seconds(happened))) }
    return JSONText.object(all).line
  }

  /// A fact as a line of a trace, with its time in seconds to the microsecond.
  public static func trace(
    of fact: RouterFact, at nanoseconds: Int64, zero: Int64, sources: [String] = []
  ) -> String {
    let microseconds = max(nanoseconds - zero, 0) / 1000
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let time = "\(seconds).\(String(String(1_000_000 + rest).dropFirst()))"
    let padding = String(repeating: " ", count: max(12 - time.count, 0))
    return "\(padding)\(time)  router     \(text(of: fact, sources: sources))"
  }

  /// The JSON object in the place of lines that were left out, because nobody read them.
  package static func omission(of count: Int) -> String {
    JSONText.object([
      .init("area", .string("router")), .init("what", .string("left-out")), .init("lines", .integer(count)),
    ]).line
  }

  private static func members(of fact: RouterFact) -> [JSONText.Member] {
    func what(_ word: String, _ rest: JSONText.Member...) -> [JSONText.Member] {
      [.init("what", .string(word))] + rest
    }
    func number(_ key: String, _ value: UInt64) -> JSONText.Member {
      .init(key, .integer(Int(clamping: value)))
    }
    func text(_ key: String, _ value: String?) -> JSONText.Member {
      .init(key, value.map { .string($0) } ?? .null)
    }
    func integer(_ key: String, _ value: Int) -> JSONText.Member { .init(key, .integer(value)) }
    switch fact {
    case .listening(let path): return what("listening", text("at", path))
    case .sourceOpened(let source, let name):
      return what("source", integer("source", source), text("name", name))
    case .said(let words): return what("said", text("text", words))
    case .ending: return what("ending")
    case .connected(let name, let process):
      return what("connected", text("name", name), integer("process", Int(process)))
    case .refused(let name, let process, let refusal):
      return what(
        "refused", text("name", name), integer("process", Int(process)), text("code", "\(refusal.code)"),
        text("because", refusal.text))
    case .left(let name, let reason): return what("left", text("name", name), text("because", reason))
    case .front(let name): return what("front", text("name", name))
    case .consumed(let source, let reason):
      let name: String? = if case .notResponding(let name) = reason { name } else { nil }
      return what(
        "consumed", integer("source", source), text("name", name), text("because", words(reason)))
    case .notResponding(let name, let silence):
      switch silence {
      case .time(let nanoseconds):
        return what(
          "not-responding", text("name", name), .init("seconds", .number(Double(nanoseconds) / 1e9)))
      case .queue(let count): return what("not-responding", text("name", name), integer("waiting", count))
      }
    case .responding(let name): return what("responding", text("name", name))
    case .cancelled(let name, let contacts, let reason):
      return what(
        "cancelled", text("name", name),
        .init("contacts", .array(contacts.map { .integer(Int($0)) })), text("because", reason.words))
    case .sourceEnded(let source): return what("source-ended", integer("source", source))
    case .arrived(let frame, let source, _):
      return what("arrived", number("frame", frame), integer("source", source))
    case .sent(let frame, let name, let steps, let merged):
      let contacts = steps.map {
        JSONText.object([.init("id", .integer(Int($0.contact))), .init("phase", .string($0.phase.rawValue))])
      }
      return what(
        "sent", number("frame", frame), text("name", name), .init("contacts", .array(contacts)),
        integer("merged", Int(merged)))
    case .waits(let frame, let name): return what("waits", number("frame", frame), text("name", name))
    case .handled(let frame, let name): return what("handled", number("frame", frame), text("name", name))
    }
  }

  private static func words(_ reason: RouterFact.NoReceiver) -> String {
    switch reason {
    case .noApplicationInFront: "no application is in front"
    case .notResponding(let name): "“\(name)” is not responding"
    case .tooManyContacts: "there are already \(WireMessage.contactLimit) contacts"
    }
  }

  private static func words(_ contacts: [UInt32]) -> String {
    (contacts.count == 1 ? "contact " : "contacts ") + contacts.map { String($0) }.joinedByAnd
  }

  private static func tenths(_ nanoseconds: Int64) -> String {
    let tenths = nanoseconds / 100_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
