// SPDX-License-Identifier: Apache-2.0
#if INSPECTS && TOUCHSTONE
  import Foundation
  import TouchCore
  import TouchLive
  import Touchstone

  /// Follows the touches of the application by its facts, and passes every fact on.
  final class TouchWatcher: EventTracer, ForwardingTracer {
    let next: (any EventTracer)?
    private let tell: (TouchNote) -> Void
    private weak var application: UIApplication?
    /// The touches under way by their numbers, and the numbers of those whose view is not known yet.
    private var touches: [Int: UITouch] = [:]
    private var pending: [Int] = []
    private var isStopped = false

    init(tell: @escaping (TouchNote) -> Void) {
      self.tell = tell
      application = .shared
      next = UIApplication.shared.tracer
      UIApplication.shared.tracer = self
    }

    /// Stops following; facts are passed on as long as another tracer is in front.
    func stop() {
      isStopped = true
      if application?.tracer === self { application?.tracer = next }
    }

    func record(_ fact: TouchFact) {
      if !isStopped { follow(fact.kind) }
      next?.record(fact)
    }

    private func follow(_ kind: TouchFact.Kind) {
      findViews()
      if case .input(.began(let number, _, _, _)) = kind {
        guard let touch = application?.activeTouches.first(where: { $0.number == number }) else { return }
        touches[number] = touch
        pending.append(number)
      } else if case .input(.changed(let number, let phase, _)) = kind, phase == .ended || phase == .cancelled
      {
        guard let touch = touches.removeValue(forKey: number) else { return }
        pending.removeAll { $0 == number }
        tell(.ended(touch, isCancelled: phase == .cancelled))
      } else if case .delivery(.taken(let numbers, _, let name)) = kind {
        for number in numbers { take(number, name) }
      } else if case .delivery(.discarded(let number, let name)) = kind {
        take(number, name)
      }
    }

    private func take(_ number: Int, _ name: StableName) {
      guard let touch = touches[number] else { return }
      let taker = touch.gestureRecognizers?.first {
        Int($0.stableNumber) == name.number && "\(type(of: $0))" == name.className
      }
      tell(.taken(touch, by: taker.map(LiveName.of) ?? name.description))
    }

    private func findViews() {
      guard !pending.isEmpty else { return }
      let found = pending.filter { touches[$0]?.view != nil }
      pending.removeAll { found.contains($0) }
      for number in found {
        if let touch = touches[number] { tell(.began(touch)) }
      }
    }
  }

  extension TouchWatcher: TurnWatching {
    func turnEnded() {
      if !isStopped { findViews() }
      (next as? any TurnWatching)?.turnEnded()
    }
  }
#endif
