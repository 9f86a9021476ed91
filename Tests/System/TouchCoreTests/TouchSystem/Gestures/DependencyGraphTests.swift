// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

@Suite struct DependencyGraphTests {
  /// A graph that changes inside an expectation.
  private final class Graph {
    private(set) var value = DependencyGraph()

    func add() -> DependencyGraph.Node { value.add() }
    func remove(_ node: DependencyGraph.Node) { value.remove(node) }
    func endEpisode(of node: DependencyGraph.Node) { value.endEpisode(of: node) }
    func take(_ other: DependencyGraph) -> DependencyGraph.Shift { value.take(other) }

    func makeDepend(_ node: DependencyGraph.Node, on other: DependencyGraph.Node) -> Bool {
      value.makeDepend(node, on: other)
    }

    func makeDepend(
      _ node: DependencyGraph.Node, on other: DependencyGraph.Node, during episode: Int
    ) -> Bool { value.makeDepend(node, on: other, during: episode) }

    func episodes(on node: DependencyGraph.Node) -> [Int] {
      var episodes: [Int] = []
      value.eachEpisode(dependingOn: node) { episodes.append($0) }
      return episodes
    }
  }

  @Test func `what closes a circle is refused, directly or through others`() {
    let graph = Graph()
    let nodes = (0..<4).map { _ in graph.add() }
    #expect(!graph.makeDepend(nodes[0], on: nodes[0]))
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      #expect(graph.makeDepend(node, on: next))
      #expect(graph.value.ranks(node, below: next))
    }
    for node in nodes.dropLast() { #expect(!graph.makeDepend(nodes[3], on: node)) }
    #expect(graph.makeDepend(nodes[0], on: nodes[3]))
  }

  @Test func `a removed node takes its paths with it, and another one may take its room`() {
    let graph = Graph()
    let (first, middle, last) = (graph.add(), graph.add(), graph.add())
    #expect(graph.makeDepend(first, on: middle) && graph.makeDepend(middle, on: last))
    #expect(!graph.makeDepend(last, on: first))
    graph.remove(middle)
    let new = graph.add()
    #expect(graph.value.size == 3)
    #expect(graph.makeDepend(last, on: first))
    #expect(graph.makeDepend(new, on: last) && !graph.makeDepend(first, on: new))
  }

  @Test func `passing dependencies end with the episode of the node that depends`() {
    let graph = Graph()
    let (one, other) = (graph.add(), graph.add())
    #expect(graph.makeDepend(one, on: other, during: 1))
    #expect(!graph.makeDepend(other, on: one, during: 2))
    #expect(graph.episodes(on: other) == [1] && graph.value.passingCount(of: one) == 1)
    graph.endEpisode(of: one)
    #expect(graph.episodes(on: other).isEmpty && graph.value.passingCount(of: one) == 0)
    #expect(graph.makeDepend(other, on: one, during: 3))
    #expect(graph.episodes(on: one) == [3])
  }

  @Test func `a lasting dependency may close a circle with a passing one`() {
    let graph = Graph()
    let (one, other, third) = (graph.add(), graph.add(), graph.add())
    #expect(graph.makeDepend(one, on: other, during: 1))
    #expect(graph.makeDepend(other, on: one))
    #expect(graph.makeDepend(third, on: one, during: 2))
    #expect(!graph.makeDepend(other, on: third, during: 3))
    #expect(!graph.makeDepend(one, on: other))
  }

  @Test func `a node that moves to the middle of all ranks keeps its dependencies`() {
    let graph = Graph()
    let (node, moved, last, first) = (graph.add(), graph.add(), graph.add(), graph.add())
    #expect(graph.makeDepend(node, on: last))
    #expect(graph.makeDepend(moved, on: last))
    #expect(graph.makeDepend(first, on: node))
    #expect(graph.makeDepend(node, on: moved))
    #expect(!graph.makeDepend(last, on: moved))
    #expect(!graph.makeDepend(last, on: first))
  }

  @Test func `of two graphs that become one, each keeps its dependencies`() {
    let (graph, other) = (Graph(), Graph())
    let nodes = [graph.add(), graph.add()]
    _ = other.add()
    let removed = other.add()
    let others = [other.add(), other.add()]
    other.remove(removed)
    #expect(graph.makeDepend(nodes[0], on: nodes[1]))
    #expect(other.makeDepend(others[0], on: others[1], during: 1))
    let shift = graph.take(other.value)
    let moved = others.map { $0.shifted(by: shift) }
    #expect(graph.value.size == 6)
    #expect(!graph.makeDepend(nodes[1], on: nodes[0]))
    #expect(!graph.makeDepend(moved[1], on: moved[0], during: 2))
    #expect(graph.makeDepend(moved[1], on: nodes[0]))
    #expect(!graph.makeDepend(nodes[1], on: moved[0], during: 2))
    #expect(graph.episodes(on: moved[1]) == [1])
    graph.endEpisode(of: moved[0])
    #expect(graph.makeDepend(nodes[1], on: moved[0], during: 3))
  }

  @Test func `a long chain that is made from any end is ordered`() {
    let graph = Graph()
    let nodes = (0..<300).map { _ in graph.add() }
    var draws = SplitMix64(seed: 1)
    var places = Array(0..<299)
    while !places.isEmpty {
      let place = places.remove(at: draws.below(places.count))
      #expect(graph.makeDepend(nodes[place], on: nodes[place + 1]))
    }
    for (node, next) in zip(nodes, nodes.dropFirst()) { #expect(graph.value.ranks(node, below: next)) }
    #expect(!graph.makeDepend(nodes[299], on: nodes[0]))
  }

  /// A graph beside plain lists of who depends on whom, which are searched in full.
  private struct Run {
    var graph = DependencyGraph()
    var nodes: [DependencyGraph.Node?] = []
    var (lasting, passing): ([[Int]], [[Int]]) = ([], [])
    var episodes: [Int] = []
    var lastEpisode = 0
    var faults: [String] = []

    mutating func add() {
      nodes.append(graph.add())
      lasting.append([])
      passing.append([])
      episodes.append(0)
      end(nodes.count - 1)
    }

    func reaches(_ goal: Int, from start: Int, withPassing: Bool) -> Bool {
      var (open, seen) = ([start], Set<Int>())
      while let next = open.popLast() {
        if next == goal { return true }
        guard seen.insert(next).inserted else { continue }
        open += lasting[next] + (withPassing ? passing[next] : [])
      }
      return false
    }

    mutating func depend(_ one: Int, _ other: Int) {
      guard let node = nodes[one], let second = nodes[other] else { return }
      let isCircle = reaches(one, from: other, withPassing: false)
      if graph.makeDepend(node, on: second) == isCircle { faults.append("\(one) on \(other): \(!isCircle)") }
      if !isCircle { lasting[one].append(other) }
    }

    mutating func pass(_ one: Int, _ other: Int) {
      guard let node = nodes[one], let second = nodes[other] else { return }
      let isCircle = reaches(one, from: other, withPassing: true)
      if graph.makeDepend(node, on: second, during: episodes[one]) == isCircle {
        faults.append("\(one) on \(other) for now: \(!isCircle)")
      }
      if !isCircle { passing[one].append(other) }
    }

    mutating func end(_ one: Int) {
      if let node = nodes[one] { graph.endEpisode(of: node) }
      lastEpisode += 1
      episodes[one] = lastEpisode
      passing[one] = []
    }

    mutating func remove(_ one: Int) {
      guard let node = nodes[one] else { return }
      graph.remove(node)
      nodes[one] = nil
      (lasting[one], passing[one]) = ([], [])
      for place in nodes.indices {
        lasting[place].removeAll { $0 == one }
        passing[place].removeAll { $0 == one }
      }
    }

    /// Merges with the graph of another run.
    mutating func take(_ other: Run) {
      let (shift, count, last) = (graph.take(other.graph), nodes.count, lastEpisode)
      nodes += other.nodes.map { $0?.shifted(by: shift) }
      lasting += other.lasting.map { $0.map { $0 + count } }
      passing += other.passing.map { $0.map { $0 + count } }
      episodes += other.episodes
      lastEpisode = max(last, other.lastEpisode)
      faults += other.faults
    }

    /// Compares what the graph knows with the lists.
    mutating func check() {
      for (one, node) in nodes.enumerated() {
        guard let node else { continue }
        for other in lasting[one] {
          if let second = nodes[other], !graph.ranks(node, below: second) {
            faults.append("\(one) does not rank below \(other)")
          }
        }
        if passing.indices.contains(where: { passing[$0].contains(one) }) {
          var found: [Int] = []
          graph.eachEpisode(dependingOn: node) { found.append($0) }
          let expected = passing.indices.flatMap { place in
            passing[place].filter { $0 == one }.map { _ in episodes[place] }
          }
          if found.sorted() != expected.sorted() { faults.append("\(found) depend on \(one)") }
        }
      }
    }
  }

  /// Draws some steps of a run.
  private func steps(_ count: Int, _ run: inout Run, _ draws: inout SplitMix64) {
    var asking = 0
    for _ in 0..<count {
      let (one, other) = (draws.below(run.nodes.count), draws.below(run.nodes.count))
      switch draws.below(14) {
      case 0...3: run.depend(one, other)
      // The same one is compared with many.
      case 4...6: run.pass(asking, other)
      case 7...9:
        asking = one
        run.pass(one, other)
      case 10: run.end(one)
      case 11: if draws.oneIn(3) { run.remove(one) }
      case 12: if run.nodes.count < 20 { run.add() }
      default: for other in run.nodes.indices { run.pass(one, other) }
      }
    }
    run.check()
  }

  @Test func `in random runs circles are refused exactly where a full search finds them`() {
    for seed in 0..<400 {
      var draws = SplitMix64(seed: UInt64(seed))
      var (run, other) = (Run(), Run())
      for _ in 0..<draws.within(2...12) { run.add() }
      for _ in 0..<draws.within(2...6) { other.add() }
      steps(60, &run, &draws)
      steps(30, &other, &draws)
      run.take(other)
      steps(60, &run, &draws)
      #expect(run.faults.isEmpty, "seed \(seed): \(run.faults)")
    }
  }
}
