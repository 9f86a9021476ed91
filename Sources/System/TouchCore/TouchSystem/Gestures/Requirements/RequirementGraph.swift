// SPDX-License-Identifier: Apache-2.0

/// The dependencies between recognizers that wait for each other.
///
/// The gesture environment of an application owns the graph of its recognizers. Code may connect recognizers
/// before there is an application, and those get a graph of their own. When a requirement connects
/// recognizers of two graphs, the smaller one becomes part of the other.
final class RequirementGraph {
  private var graph = DependencyGraph()
  /// The graph that has taken the nodes of this one.
  private var successor: (graph: RequirementGraph, shift: DependencyGraph.Shift)?

  deinit {}

  /// A recognizer's place in a graph.
  struct Place {
    private(set) var graph: RequirementGraph
    private var node: DependencyGraph.Node

    fileprivate init(in graph: RequirementGraph) {
      self.graph = graph.latest
      node = self.graph.graph.add()
    }

    /// Moves to the graph that has taken this one, if one has.
    mutating func update() {
      while let successor = graph.successor {
        node = node.shifted(by: successor.shift)
        graph = successor.graph
      }
    }

    /// Makes the recognizer wait for one of the same graph from now on; returns false if that closes a
    /// circle.
    func wait(for other: Place) -> Bool { graph.graph.makeDepend(node, on: other.node) }

    /// Makes the recognizer wait for one of the same graph until its gesture, with this number, is over;
    /// returns false if that closes a circle.
    func wait(for other: Place, during gesture: Int) -> Bool {
      graph.graph.makeDepend(node, on: other.node, during: gesture)
    }

    /// Whether the order of a graph allows the recognizer to wait for another one.
    func isOrdered(before other: Place) -> Bool {
      graph === other.graph && graph.graph.ranks(node, below: other.node)
    }

    /// How many recognizers this one waits for in its gesture only.
    var waits: Int { graph.graph.passingCount(of: node) }

    /// Calls `body` with the number of each gesture that waits for the recognizer.
    func eachWaiter(_ body: (Int) -> Void) { graph.graph.eachEpisode(dependingOn: node, body) }

    /// Forgets what the recognizer waits for in its gesture only.
    func endGesture() { graph.graph.endEpisode(of: node) }

    /// Removes the recognizer, which is being deallocated.
    mutating func leave() {
      update()
      graph.graph.remove(node)
    }
  }

  private var latest: RequirementGraph { successor?.graph.latest ?? self }

  /// Makes one graph of two.
  private static func unite(_ one: RequirementGraph, _ other: RequirementGraph) {
    if one === other { return }
    let (large, small) = one.graph.size < other.graph.size ? (other, one) : (one, other)
    small.successor = (large, large.graph.take(small.graph))
    small.graph = DependencyGraph()
  }

  /// Gives two recognizers places in the same graph.
  static func connect(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> (Place, Place) {
    if let place = one.place, let second = other.place {
      if place.graph === second.graph { return (place, second) }
      unite(place.graph, second.graph)
    } else {
      let graph = one.place?.graph ?? other.place?.graph ?? home(of: one, other)
      for recognizer in [one, other] where recognizer.place == nil {
        recognizer.ensuredRelations.state.place = Place(in: graph)
      }
    }
    guard let place = one.place, let second = other.place else {
      preconditionFailure("Both recognizers have just got a place.")
    }
    return (place, second)
  }

  /// The graph for two recognizers that are in none.
  private static func home(of one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> RequirementGraph {
    let environment = one.currentEnvironment ?? other.currentEnvironment ?? UIApplication.current?.gestures
    return environment?.state.requirements ?? RequirementGraph()
  }
}

extension UIGestureRecognizer {
  /// The recognizer's place among those that wait for each other; nil before the first requirement that
  /// involves it.
  final var place: RequirementGraph.Place? {
    guard let relations = memory.relations else { return nil }
    relations.state.place?.update()
    return relations.state.place
  }
}
