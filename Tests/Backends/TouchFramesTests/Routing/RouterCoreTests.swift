// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchFrames

@Suite struct RouterCoreTests {
  @Test func `a touch belongs to the application that was in front when it began`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    let map = router.connect("Map")
    router.frame((5, .began))
    router.frame((5, .moved), (9, .began))
    router.frame((5, .ended), (9, .moved))
    router.frame((9, .ended))
    #expect(
      router.peers[pay]?.received == [
        "welcome", "front", "1 began", "1 moved, 2 began", "1 ended, 2 moved", "2 ended",
      ])
    #expect(router.peers[map]?.received == ["welcome"])
    #expect(router.core.reports.map(\.isFront) == [true, false])
    #expect(router.faultAtEnd() == nil)
  }

  @Test func `a change of the application in front cancels all contacts, and fingers still down are ignored`()
  {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    let map = router.connect("Map")
    router.frame((1, .began), (2, .began))
    router.take(.bringToFront("Map"))
    router.frame((1, .moved), (2, .ended))
    router.frame((1, .moved), (3, .began))
    router.frame((1, .ended), (3, .moved))
    router.frame((1, .began), (3, .moved))
    #expect(
      router.peers[pay]?.received == [
        "welcome", "front", "1 began, 2 began", "cancel [1, 2] frontChanged", "back",
      ])
    #expect(router.peers[map]?.received == ["welcome", "front", "3 began", "3 moved", "3 moved, 4 began"])
    #expect(router.faultAtEnd() == nil)
  }

  @Test func `without an application in front the router ignores touches and reports it`() {
    var router = CoreHarness()
    router.frame((1, .began))
    router.frame((1, .moved))
    let pay = router.connect("Pay")
    router.frame((1, .moved))
    router.frame((1, .ended))
    router.frame((1, .began))
    #expect(router.facts.contains(.consumed(source: 0, .noApplicationInFront)))
    #expect(router.core.consumed == 4)
    #expect(router.peers[pay]?.received == ["welcome", "front", "2 began"])
    router.take(.home)
    router.frame((1, .ended))
    router.frame((1, .began))
    #expect(
      router.peers[pay]?.received == ["welcome", "front", "2 began", "cancel [2] frontChanged", "back"])
    #expect(router.facts.filter { $0 == .consumed(source: 0, .noApplicationInFront) }.count == 2)
  }

  @Test func `a slow application receives merged moves, and everything else unchanged`() {
    var settings = RouterCore.Settings()
    settings.window = 3
    var router = CoreHarness(settings: settings)
    let pay = router.connect("Pay")
    router.peers[pay]?.reads = false
    router.frame((1, .began))
    for _ in 0..<5 { router.frame((1, .moved)) }
    router.frame((1, .moved), (2, .began))
    for _ in 0..<3 { router.frame((1, .moved), (2, .stationary)) }
    router.frame((1, .ended), (2, .moved))
    router.frame((2, .ended))
    #expect(router.peers[pay]?.received == ["welcome", "front", "1 began", "1 moved", "1 moved"])
    router.peers[pay]?.reads = true
    router.handle(pay)
    #expect(
      router.peers[pay]?.received.dropFirst(3) == [
        "1 moved", "1 moved", "1 moved (3)", "1 moved, 2 began", "1 moved, 2 stationary (3)",
        "1 ended, 2 moved",
        "2 ended",
      ])
    #expect(router.core.reports[0].merged == 4)
    #expect(router.faultAtEnd() == nil)
  }

  @Test
  func `an application that handles nothing for 5 seconds loses its touches and starts again without any`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    let map = router.connect("Map")
    router.frame((1, .began))
    router.peers[pay]?.reads = false
    router.frame((1, .moved))
    router.now += 4_999_999_999
    router.take(.timePassed)
    #expect(router.core.reports[0].isResponding)
    #expect(router.core.nextDue == 5_000_000_000)
    router.now += 1
    router.take(.timePassed)
    #expect(!router.core.reports[0].isResponding)
    #expect(router.peers[pay]?.received.last == "cancel [1] notResponding")
    router.frame((1, .ended), (2, .began))
    router.frame((2, .moved))
    #expect(router.facts.contains(.consumed(source: 0, .notResponding(name: "Pay"))))
    router.peers[pay]?.reads = true
    router.handle(pay)
    #expect(router.core.reports[0].isResponding)
    router.frame((2, .moved), (3, .began))
    #expect(router.peers[pay]?.received.suffix(2) == ["cancel [1] notResponding", "3 began"])
    #expect(router.peers[map]?.received == ["welcome"])
    #expect(router.faultAtEnd() == nil)
  }

  @Test func `an application that missed leaving the front is informed when it responds again`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    router.connect("Map")
    router.peers[pay]?.reads = false
    router.frame((1, .began))
    router.now += 6_000_000_000
    router.take(.timePassed)
    router.take(.bringToFront("Map"))
    router.peers[pay]?.reads = true
    router.handle(pay)
    #expect(
      router.peers[pay]?.received == ["welcome", "front", "1 began", "cancel [1] notResponding", "back"])
    #expect(router.faultAtEnd() == nil)
  }

  @Test func `an application with too many waiting messages counts as not responding`() {
    var settings = RouterCore.Settings()
    settings.window = 4
    settings.queueLimit = 10
    var router = CoreHarness(settings: settings)
    let pay = router.connect("Pay")
    router.peers[pay]?.reads = false
    for number in 1...20 as ClosedRange<UInt32> {
      router.frame((number, .began))
      router.frame((number, .ended))
    }
    #expect(router.peers[pay]?.received == ["welcome", "front", "1 began", "1 ended", "2 began", "2 ended"])
    #expect(router.facts.contains(.notResponding(name: "Pay", because: .queue(11))))
    #expect(router.core.reports[0].waiting == 4)
    #expect(router.faultAtEnd() == nil)
  }

  @Test func `an application that is gone is forgotten at once, and its name is free`() {
    var router = CoreHarness()
    let first = router.connect("Pay")
    router.frame((1, .began))
    router.take(.left(first, because: "it closed the connection"))
    #expect(router.facts.suffix(2) == [.left(name: "Pay", because: "it closed the connection"), .front(nil)])
    router.frame((1, .moved))
    let second = router.connect("Pay")
    router.frame((1, .ended))
    router.frame((1, .began))
    #expect(router.peers[second]?.received == ["welcome", "front", "2 began"])
    #expect(router.faultAtEnd() == nil)
  }

  @Test func `a name that is taken is refused`() {
    var router = CoreHarness()
    router.connect("Pay")
    let second = router.connect("Pay")
    #expect(router.peers[second]?.received == ["refused nameTaken"])
    #expect(router.core.names == ["Pay"])
  }

  @Test func `an application that confirms a message it was not sent is refused`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    for wrong in [3, 2, 0] as [UInt64] {
      var other = router
      other.take(.handled(pay, upTo: wrong))
      #expect(other.peers[pay]?.received.last == "refused unexpected")
      #expect(other.core.names.isEmpty)
    }
  }

  @Test func `when a source ends, its contacts are cancelled`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    router.frame((1, .began), source: 0)
    router.frame((1, .began), source: 1)
    router.take(.sourceEnded(0))
    router.frame((1, .ended), source: 1)
    #expect(
      router.peers[pay]?.received == ["welcome", "front", "1 began", "2 began", "1 cancelled", "2 ended"])
    #expect(router.faultAtEnd() == nil)
  }

  @Test func `a pointer that hovers enters the application that comes to the front`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    let map = router.connect("Map")
    router.frame((1, .entered))
    router.frame((1, .hovering))
    router.take(.bringToFront("Map"))
    router.frame((1, .hovering))
    router.frame((1, .began))
    router.frame((1, .lifted))
    router.frame((1, .exited))
    #expect(
      router.peers[pay]?.received == [
        "welcome", "front", "1 entered", "1 hovering", "cancel [1] frontChanged", "back",
      ]
    )
    #expect(
      router.peers[map]?.received == ["welcome", "front", "2 entered", "2 began", "2 lifted", "2 exited"])
    #expect(router.faultAtEnd() == nil)
  }

  @Test func `a router that stops cancels the contacts of all applications`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    router.frame((1, .began), (2, .began))
    router.take(.stop)
    #expect(router.peers[pay]?.received.suffix(2) == ["cancel [1, 2] routerEnds", "refused ending"])
    #expect(router.fault == nil)
  }

  @Test func `the table has one row for each state and change of an application`() {
    for state in RoutedApplication.State.allCases {
      for change in RoutedApplication.Change.allCases {
        #expect(RoutedApplication.table.filter { $0.from == state && $0.change == change }.count == 1)
      }
    }
  }

  @Test func `any phase that a source reports is possible, replaced or dropped`() {
    var taken: [String] = []
    for state in DigitizerState.allCases {
      for said in DigitizerPhase.allCases {
        guard let phase = ContactRegistry.phase(said, in: state) else { continue }
        #expect(phase.canFollow(state))
        if phase != said { taken.append("\(state) \(said) → \(phase)") }
      }
    }
    #expect(
      taken == [
        "outOfRange hovering → entered", "inRange entered → hovering", "inRange lifted → hovering",
        "inRange ended → exited", "touching entered → lifted", "touching hovering → lifted",
        "touching exited → ended", "touching began → moved",
      ])
  }

  @Test func `contacts that do not fit into one message are sent in two, and none is lost`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    let limit = UInt32(WireMessage.contactLimit)
    router.frame((1...limit).map { ($0, .began) })
    router.frame((1...limit).map { ($0, .ended) } + (limit + 1...2 * limit).map { ($0, .began) })
    router.frame((limit + 1...2 * limit).map { ($0, .ended) })
    #expect(router.peers[pay]?.begins == Array(1...2 * limit))
    #expect(router.peers[pay]?.ends == Array(1...2 * limit))
    #expect(router.fault == nil && router.core.isIdle)
  }

  @Test func `contacts beyond the limit are ignored, and the router reports it`() {
    var router = CoreHarness()
    let pay = router.connect("Pay")
    router.frame((1...300).map { ($0, .began) })
    #expect(router.peers[pay]?.begins.count == WireMessage.contactLimit)
    #expect(router.facts.filter { $0 == .consumed(source: 0, .tooManyContacts) }.count == 1)
    router.frame((1...300).map { ($0, .ended) })
    #expect(router.peers[pay]?.ends.count == WireMessage.contactLimit && router.fault == nil)
  }

  @Test func `the front is ready when its application has handled all its messages`() {
    var router = CoreHarness()
    #expect(!router.core.isFrontReady && router.core.isIdle)
    let pay = router.connect("Pay", reads: false)
    #expect(!router.core.isFrontReady && !router.core.isIdle)
    router.handle(pay, count: 1)
    #expect(!router.core.isFrontReady && !router.core.isIdle)
    router.handle(pay)
    #expect(router.core.isFrontReady && router.core.isIdle)
  }
}
