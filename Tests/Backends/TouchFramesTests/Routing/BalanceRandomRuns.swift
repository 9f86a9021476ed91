// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchFrames

/// Every contact that an application receives ends exactly once, whichever process dies.
@MainActor @Suite struct BalanceRandomRuns {
  enum Step: RunStep {
    case connect(Int, Bool)
    case leave(Int)
    case reads(Int, Bool)
    case handle(Int, Int)
    case front(Int)
    case home
    case frame(Int, Int, Int)
    case twice(Int, Int, Int)
    case sourceEnds(Int)
    case wait(Int)
    /// The clock of the sources is set forward or back by so many seconds.
    case setClock(Int)

    var simpler: [Step] {
      switch self {
      case .wait(let time) where time > 1: [.wait(1)]
      case .setClock(let seconds) where seconds != 1: [.setClock(1)]
      case .frame(let source, let id, let phase) where source > 0: [.frame(0, id, phase)]
      case .twice(let source, let id, let phase): [.frame(source, id, phase)]
      default: []
      }
    }
  }

  private static func step(_ generator: inout SplitMix64) -> Step {
    func number(_ count: Int) -> Int { generator.below(count) }
    switch number(42) {
    case 0, 1: return .connect(number(4), number(3) > 0)
    case 2: return .leave(number(8))
    case 3, 4: return .reads(number(8), number(2) == 0)
    case 5: return .handle(number(8), number(6))
    case 6, 7: return .front(number(4))
    case 8: return .home
    case 9: return .sourceEnds(number(3))
    case 10: return .wait(number(7))
    case 11, 12: return .twice(number(3), number(5), number(9))
    case 13: return .setClock([1, -1, 3600, -3600, 1_000_000_000, -1_000_000_000][number(6)])
    case 14: return .wait(3600)
    default: return .frame(number(3), number(5), number(9))
    }
  }

  private static func fault(after steps: [Step]) -> String? {
    var settings = RouterCore.Settings()
    settings.window = 4
    settings.queueLimit = 6
    var router = CoreHarness(settings: settings)
    router.core.traces = steps.count.isMultiple(of: 2)
    for step in steps {
      router.now += 1_000_000
      let connections = router.peers.filter { !$0.value.isClosed }.keys.sorted()
      func connection(_ number: Int) -> UInt64? {
        connections.isEmpty ? nil : connections[number % connections.count]
      }
      switch step {
      case .connect(let name, let wantsFront): router.connect("App \(name)", wantsFront: wantsFront)
      case .leave(let number):
        if let connection = connection(number) { router.take(.left(connection, because: "it is gone")) }
      case .reads(let number, let reads):
        guard let connection = connection(number) else { continue }
        router.peers[connection]?.reads = reads
        if reads { router.handle(connection) }
      case .handle(let number, let count):
        if let connection = connection(number) { router.handle(connection, count: UInt64(count) + 1) }
      case .front(let name): router.take(.bringToFront("App \(name)"))
      case .home: router.take(.home)
      case .frame(let source, let id, let phase):
        router.frame((UInt32(id), DigitizerPhase.allCases[phase]), source: source)
      case .twice(let source, let id, let phase):
        let phases = DigitizerPhase.allCases
        router.frame(
          (UInt32(id + 1), phases[phase]), (UInt32(id), phases[(phase + 3) % 9]), (UInt32(id), phases[phase]),
          source: source)
      case .sourceEnds(let source): router.take(.sourceEnded(source))
      case .setClock(let seconds): router.sourceOffset += Int64(seconds) * 1_000_000_000
      case .wait(let seconds):
        router.now += Int64(seconds) * 1_000_000_000
        router.take(.timePassed)
      }
      if let fault = router.fault { return fault }
      for application in router.core.applications where application.queue.count > settings.queueLimit {
        return "more messages are waiting than the limit allows"
      }
    }
    return router.faultAtEnd()
  }

  @Test func `every contact that an application receives ends exactly once`() {
    RandomRuns<Step>(
      name: "balance of the router",
      make: { generator in
        [.connect(0, true), .connect(1, true)]
          + (0..<generator.within(5...80)).map { _ in Self.step(&generator) }
      }, fault: Self.fault
    ).check(5000)
  }
}
