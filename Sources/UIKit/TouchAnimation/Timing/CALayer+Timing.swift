// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore

// The time of a layer moves its animations and those of the layers below it. Only `beginTime`, `speed` and
// `timeOffset` have that effect: the others are kept, as QuartzCore keeps them.

extension CALayer: CAMediaTiming {
  /// When the layer's time begins, in the superlayer's.
  public var beginTime: CFTimeInterval {
    get { motion?.timing.beginTime ?? 0 }
    set { setTiming { $0.beginTime = newValue } }
  }

  /// The duration of the layer; infinity unless it is set.
  public var duration: CFTimeInterval {
    get { motion.map { $0.timing.duration > 0 ? $0.timing.duration : .infinity } ?? .infinity }
    set { setTiming { $0.duration = newValue } }
  }

  /// How fast the layer's time goes in the superlayer's; 0 pauses its animations.
  public var speed: Float {
    get { motion?.timing.speed ?? 1 }
    set { setTiming { $0.speed = newValue.isFinite ? newValue : 0 } }
  }

  /// What is added to the layer's time.
  public var timeOffset: CFTimeInterval {
    get { motion?.timing.timeOffset ?? 0 }
    set { setTiming { $0.timeOffset = newValue } }
  }

  /// How often the layer's time runs.
  public var repeatCount: Float {
    get { motion?.timing.repeatCount ?? 0 }
    set { setTiming { $0.repeatCount = newValue } }
  }

  /// For how many seconds the layer's time repeats.
  public var repeatDuration: CFTimeInterval {
    get { motion?.timing.repeatDuration ?? 0 }
    set { setTiming { $0.repeatDuration = newValue } }
  }

  /// Whether the layer's time runs backwards after each run.
  public var autoreverses: Bool {
    get { motion?.timing.autoreverses ?? false }
    set { setTiming { $0.autoreverses = newValue } }
  }

  /// What the layer shows before its beginning and after its end.
  public var fillMode: CAMediaTimingFillMode {
    get { motion?.timing.fillMode ?? .removed }
    set { setTiming { $0.fillMode = newValue } }
  }

  /// Converts a time from that of another layer; nil means the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    timeScale.local(l?.timeScale.global(t) ?? t)
  }

  /// Converts a time to that of another layer; nil means the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.timeScale.local(timeScale.global(t)) ?? timeScale.global(t)
  }

  /// How the layer's time follows from the clock.
  var timeScale: TimeScale {
    var levels: [MediaTiming] = []
    var next: CALayer? = self
    while let layer = next {
      if let timing = layer.motion?.timing { levels.append(timing) }
      next = layer.superlayer
    }
    return levels.reversed().reduce(into: TimeScale()) { $0.add($1) }
  }

  private func setTiming(_ change: (inout MediaTiming) -> Void) {
    let old = ensuredMotion.timing
    change(&ensuredMotion.timing)
    guard old != ensuredMotion.timing, LayerMotion.running > 0 else { return }
    MediaState.of(application).retime(below: self)
  }
}

/// How a layer's time follows from the clock: in a straight line.
nonisolated struct TimeScale {
  private var speed = 1.0
  private var offset: TimeInterval = 0

  /// Adds the time of a layer below.
  mutating func add(_ timing: MediaTiming) {
    offset = timing.ownTime(offset)
    speed *= Double(timing.speed)
  }

  /// The layer's time at a time of the clock.
  func local(_ time: TimeInterval) -> TimeInterval { time * speed + offset }

  /// The time of the clock at a time of the layer; infinity for a layer whose time does not move.
  func global(_ time: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : (time - offset) / speed
  }
}
