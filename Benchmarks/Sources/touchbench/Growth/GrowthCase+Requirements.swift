// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Recognizers that wait for each other.
let requirementCases: [GrowthCase] = [
  GrowthCase(name: "require-chain", title: "a chain of require(toFail:), a tap") { count in
    let stage = GrowthStage()
    let taps = stage.add(count) { _ in UITapGestureRecognizer() }
    return {
      for (tap, next) in zip(taps, taps.dropFirst()) { tap.require(toFail: next) }
      stage.tap()
    }
  },
  GrowthCase(name: "require-chain-backwards", title: "the same made from its end, the last one a double tap")
  {
    count in
    let stage = GrowthStage()
    let taps = stage.add(count) { place in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = place == 0 ? 2 : 1
      return tap
    }
    return {
      for place in (1..<count).reversed() { taps[place].require(toFail: taps[place - 1]) }
      stage.tap()
    }
  },
  GrowthCase(name: "require-chain-drag", title: "a chain of require(toFail:), pans that drag") { count in
    let stage = GrowthStage()
    let pans = stage.add(count) { _ in UIPanGestureRecognizer() }
    for (pan, next) in zip(pans, pans.dropFirst()) { pan.require(toFail: next) }
    return { stage.drag() }
  },
  GrowthCase(name: "require-star", title: "all wait for one double tap") { count in
    let stage = GrowthStage()
    let taps = stage.add(count) { _ in UITapGestureRecognizer() }
    let double = stage.add(1) { _ in UITapGestureRecognizer() }[0]
    double.numberOfTapsRequired = 2
    for tap in taps { tap.require(toFail: double) }
    return { stage.tap() }
  },
  GrowthCase(name: "require-fan", title: "one waits for all, which fail one by one") { count in
    let stage = GrowthStage()
    let tap = stage.add(1) { _ in UITapGestureRecognizer() }[0]
    let others = stage.add(count) { _ in UITapGestureRecognizer() }
    for other in others {
      other.numberOfTapsRequired = 2
      tap.require(toFail: other)
    }
    return { stage.tap() }
  },
  GrowthCase(name: "require-pairs", title: "so many pairs, each recognizer waits for all after it") { pairs in
    let stage = GrowthStage()
    let count = pairCount(pairs)
    let taps = stage.add(count) { _ in UITapGestureRecognizer() }
    taps[count - 1].numberOfTapsRequired = 2
    return {
      for (place, tap) in taps.enumerated() {
        for other in taps[(place + 1)...] { tap.require(toFail: other) }
      }
      stage.tap()
      stage.hold()
    }
  },
  GrowthCase(name: "require-pairs-backwards", title: "so many pairs, each recognizer waits for all before it")
  {
    pairs in
    let stage = GrowthStage()
    let count = pairCount(pairs)
    let taps = stage.add(count) { _ in UITapGestureRecognizer() }
    taps[0].numberOfTapsRequired = 2
    return {
      for (place, tap) in taps.enumerated() {
        for other in taps[..<place].reversed() { tap.require(toFail: other) }
      }
      stage.tap()
      stage.hold()
    }
  },
  GrowthCase(name: "require-classes", title: "so many pairs by a class's answer") { pairs in
    let stage = GrowthStage()
    let count = pairCount(pairs)
    let taps = stage.add(count) { AskingTap(place: $0) }
    taps[0].numberOfTapsRequired = 2
    return {
      stage.tap()
      stage.hold()
    }
  },
  GrowthCase(
    name: "require-own", title: "a chain made from its end, each of which waits for another one already"
  ) {
    count in
    let taps = (0..<count).map { _ in UITapGestureRecognizer() }
    let others = taps.map { _ in UITapGestureRecognizer() }
    return {
      for (tap, other) in zip(taps, others) { tap.require(toFail: other) }
      for (tap, next) in zip(taps, taps.dropFirst()).reversed() { tap.require(toFail: next) }
    }
  },
  GrowthCase(name: "require-all", title: "twenty times as many pairs, each waits for each") { count in
    let stage = GrowthStage()
    let delegate = RequiringDelegate()
    for tap in stage.add(pairCount(20 * count), { _ in UITapGestureRecognizer() }) { tap.delegate = delegate }
    return {
      stage.tap()
      stage.hold()
      withExtendedLifetime(delegate) {}
    }
  },
  GrowthCase(name: "simultaneous", title: "so many pairs whose delegate lets both recognize") { pairs in
    let stage = GrowthStage()
    let delegate = SimultaneousDelegate()
    for pan in stage.add(pairCount(pairs), { _ in UIPanGestureRecognizer() }) { pan.delegate = delegate }
    return {
      stage.drag()
      withExtendedLifetime(delegate) {}
    }
  },
  GrowthCase(name: "delegates", title: "so many pairs whose delegates answer for each") { pairs in
    let stage = GrowthStage()
    let taps = stage.add(pairCount(pairs)) { _ in UITapGestureRecognizer() }
    let delegates = taps.map { _ in WaitingDelegate() }
    for (tap, delegate) in zip(taps, delegates) { tap.delegate = delegate }
    return {
      stage.tap()
      stage.hold()
      withExtendedLifetime(delegates) {}
    }
  },
]

/// How many recognizers make so many pairs.
private func pairCount(_ pairs: Int) -> Int { Int(Double(2 * pairs).squareRoot()) + 1 }

/// Lets all recognize together.
private final class SimultaneousDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Has each recognizer wait for every other one, as far as that closes no circle.
private final class RequiringDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Makes each recognizer wait for none of the others, and says so for each.
private final class WaitingDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Waits for every recognizer of its class that was made before it.
private final class AskingTap: UITapGestureRecognizer {
  private let place: Int

  init(place: Int) {
    self.place = place
    super.init(target: nil, action: nil)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    (otherGestureRecognizer as? AskingTap).map { $0.place < place } ?? false
  }
}
