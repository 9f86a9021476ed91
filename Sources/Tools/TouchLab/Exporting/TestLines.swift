// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchScene
import TouchStage
import TouchTrace

/// What was touched as short lines of a test: `tap("buy")` instead of samples, and waits only where they
/// matter.
///
/// Each shorter line is tried: the scene is run with it, and it is taken if the controls send the same
/// events, the recognizers the same actions and the handlers the same lines as with the exact samples. Where
/// no shorter line does the same, the samples stay.
struct TestLines {
  /// A line, as a script says it and as a test does.
  private struct Line {
    var script: String
    var swift: String
    /// The place of a plain tap, as a script and a test say it; nil for anything else.
    var tap: Place?
    var isPause = false

    typealias Place = (script: String, swift: String)
  }

  /// What one finger did, or several, from the first that came down to the last that lifted.
  private struct Episode {
    var start: TimeInterval
    var end: TimeInterval
    var steps: [(time: TimeInterval, step: ExportedTouches.Step)] = []

    /// Where the only finger was; nil if there were several, or something that is no finger.
    var way: [CGPoint]? {
      var points: [CGPoint] = []
      for (_, step) in steps {
        guard case .samples(let samples) = step, samples.count == 1, samples[0].phase != .cancelled,
          samples[0].tip.type == .direct
        else { return nil }
        points.append(samples[0].location)
      }
      return points
    }
  }

  /// How many episodes are made shorter, and how many runs that takes at most.
  private static let (maximumEpisodes, maximumRuns) = (40, 400)
  /// How far a finger that taps may move, in points.
  private static let tapSlop: CGFloat = 3

  /// The lines of the test.
  private(set) var swift: [String] = []
  /// The lines that views and handlers have written at the end of the test; nil if that is not known.
  private(set) var log: [String]?
  /// How many episodes are exact samples, because no shorter line does the same.
  private(set) var exactCount = 0

  private let file: SceneFile
  private let patience: LabPatience
  private var runs = 0

  /// Makes the touches shorter; the runs that this takes may last seconds.
  init(_ touched: ExportedTouches, on file: SceneFile, patience: LabPatience) {
    self.file = file
    self.patience = patience
    let episodes = Self.episodes(of: touched)
    var exact: [Line] = []
    var lines: [Line] = []
    var previous: TimeInterval = 0
    for (index, episode) in episodes.enumerated() {
      let gap = max(episode.start - previous, 0)
      let next = index + 1 < episodes.count ? episodes[index + 1].start : touched.end
      let rest = next - episode.end
      exact += Self.waits(gap) + Self.exact(episode)
      let pause = Self.waits(max(rest, 0))
      let wanted = index < Self.maximumEpisodes ? outcome(of: exact + pause) : nil
      let shorter = wanted.flatMap { wanted in
        candidates(for: episode, after: lines, gap: gap).first { outcome(of: lines + $0 + pause) == wanted }
      }
      if shorter == nil { exactCount += 1 }
      lines += shorter ?? Self.waits(gap) + Self.exact(episode)
      previous = episode.end
    }
    lines = withRepeatedTaps(lines)
    lines += rest(after: lines, until: touched.end - previous)
    swift = lines.map(\.swift)
    log = run(lines)?.stage.lines
  }

  // MARK: - Finishing

  /// The lines with taps at one place as one tap of several times, where that does the same.
  private mutating func withRepeatedTaps(_ lines: [Line]) -> [Line] {
    var all = lines
    var start = 0
    while start < all.count {
      defer { start += 1 }
      guard let place = all[start].tap else { continue }
      var ends: [Int] = []
      for index in all.indices[(start + 1)...] {
        if all[index].isPause { continue }
        guard let other = all[index].tap, other.script == place.script else { break }
        ends.append(index)
      }
      guard !ends.isEmpty, let wanted = outcome(of: all) else { continue }
      for (before, end) in ends.enumerated().reversed() {
        var shorter = all
        shorter.replaceSubrange(start...end, with: [Self.tap(place, times: before + 2)])
        guard outcome(of: shorter) == wanted else { continue }
        all = shorter
        break
      }
    }
    return all
  }

  /// The pause after the last touch, if something happens in it.
  private mutating func rest(after lines: [Line], until end: TimeInterval) -> [Line] {
    let exact = Self.waits(end)
    guard !exact.isEmpty, let wanted = outcome(of: lines + exact), outcome(of: lines) != wanted else {
      return []
    }
    let rounded = Self.waits((end * 10).rounded(.down) / 10)
    return outcome(of: lines + rounded) == wanted ? rounded : exact
  }

  // MARK: - Reading

  private static func episodes(of touched: ExportedTouches) -> [Episode] {
    var episodes: [Episode] = []
    var (time, down): (TimeInterval, Set<Int>) = (0, [])
    for step in touched.steps {
      if case .wait(let until) = step {
        time = until
        continue
      }
      if down.isEmpty { episodes.append(Episode(start: time, end: time)) }
      if case .samples(let samples) = step {
        for sample in samples {
          if sample.phase == .began { down.insert(sample.finger) }
          if sample.phase == .ended || sample.phase == .cancelled { down.remove(sample.finger) }
        }
      }
      episodes[episodes.count - 1].steps.append((time, step))
      episodes[episodes.count - 1].end = time
    }
    return episodes
  }

  // MARK: - Writing

  private static func waits(_ seconds: TimeInterval) -> [Line] {
    guard seconds > 0 else { return [] }
    return [
      Line(script: "wait \(seconds.exact)s", swift: "try stage.wait(\(seconds.exact))", isPause: true)
    ]
  }

  private static func exact(_ episode: Episode) -> [Line] {
    var lines: [Line] = []
    var time = episode.start
    for (now, step) in episode.steps {
      lines += waits(now - time)
      let (script, swift) = (ExportedTouches.scriptLines(step), ExportedTouches.swiftLines(step))
      lines.append(Line(script: script.joined(separator: "\n"), swift: swift.joined(separator: "\n")))
      time = now
    }
    return lines
  }

  /// Lines that may do the same as an episode, the shortest first.
  private mutating func candidates(for episode: Episode, after lines: [Line], gap: TimeInterval) -> [[Line]] {
    guard let way = episode.way, let first = way.first, let last = way.last else { return [] }
    let seconds = episode.end - episode.start
    let names = names(at: first, after: lines + Self.waits(gap))
    let places: [Line.Place] =
      names.map { (script: "\"\($0)\"", swift: "\"\($0)\"") } + [
        (script: "(\(first.text))", swift: ".screen(\(first.text))")
      ]
    let reach = way.map { hypot($0.x - first.x, $0.y - first.y) }.max() ?? 0
    let gestures: [Line]
    if reach <= Self.tapSlop {
      gestures = places.flatMap { Self.taps($0, seconds) }
    } else {
      let by = CGPoint(x: (last.x - first.x).rounded(), y: (last.y - first.y).rounded())
      gestures = places.flatMap { Self.drags($0, by, seconds) }
    }
    let rounded = (gap * 10).rounded(.up) / 10
    return gestures.flatMap { gesture in [[], Self.waits(rounded), Self.waits(gap)].map { $0 + [gesture] } }
  }

  private static func tap(_ place: Line.Place, times: Int) -> Line {
    Line(
      script: "tap \(place.script) \(times) times", swift: "try stage.tap(\(place.swift), count: \(times))")
  }

  private static func taps(_ place: Line.Place, _ seconds: TimeInterval) -> [Line] {
    let long = max((seconds * 10).rounded() / 10, 0.1).exact
    return [
      Line(script: "tap \(place.script)", swift: "try stage.tap(\(place.swift))", tap: place),
      Line(
        script: "tap \(place.script) for \(long)s", swift: "try stage.longPress(\(place.swift), for: \(long))"
      ),
    ]
  }

  private static func drags(
    _ place: Line.Place, _ by: CGPoint, _ seconds: TimeInterval
  ) -> [Line] {
    let time = max((seconds * 10).rounded() / 10, 0.1).exact
    let offset = "CGVector(dx: \(Double(by.x).exact), dy: \(Double(by.y).exact))"
    return ["drag", "pan"].flatMap { word in
      [
        Line(
          script: "\(word) \(place.script) by (\(by.text))",
          swift: "try stage.\(word)(\(place.swift), by: \(offset))"),
        Line(
          script: "\(word) \(place.script) by (\(by.text)) over \(time)s",
          swift: "try stage.\(word)(\(place.swift), by: \(offset), over: \(time))"),
      ]
    }
  }

  // MARK: - Trying

  /// The names of the view that is hit at a point and of those around it, from the inside.
  private mutating func names(at point: CGPoint, after lines: [Line]) -> [String] {
    guard let staged = run(lines) else { return [] }
    let hit = staged.stage.asking { staged.stage.window.hitTest(point, with: nil) }
    let names = hit?.withThoseAround.compactMap(\.accessibilityIdentifier) ?? []
    return Array(names.filter { !$0.isEmpty && !$0.contains("\"") && !$0.contains("\\") }.prefix(3))
  }

  /// Runs lines on a new stage; nil if one of them is impossible.
  private mutating func run(_ lines: [Line]) -> StagedScene? {
    guard runs < Self.maximumRuns, patience.pause(), let staged = try? file.build() else { return nil }
    runs += 1
    guard let script = try? Script(lines.map { $0.script + "\n" }.joined()) else { return nil }
    return staged.run(script).stop == nil ? staged : nil
  }

  /// What lines lead to: the events, the actions and the lines of handlers, each once in a row.
  private mutating func outcome(of lines: [Line]) -> [String]? {
    guard let staged = run(lines) else { return nil }
    var outcome: [String] = []
    for entry in staged.stage.trace.entries {
      guard let text = Self.outcome(of: entry), text != outcome.last else { continue }
      outcome.append(text)
    }
    return outcome
  }

  private static func outcome(of entry: Trace.Entry) -> String? {
    if case .note(let line, _) = entry { return line }
    guard case .fact(let fact) = entry else { return nil }
    if case .control(.sent(let control, let event, _, _)) = fact.kind { return "\(control) \(event)" }
    if case .gesture(.action(let recognizer, let state, _)) = fact.kind { return "\(recognizer) \(state)" }
    return nil
  }
}

extension CGPoint {
  /// For example `60, 40.5`.
  fileprivate var text: String { "\(Double(x).exact), \(Double(y).exact)" }
}
