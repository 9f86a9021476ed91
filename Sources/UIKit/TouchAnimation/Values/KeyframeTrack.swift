// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values of a keyframe animation with their times.
nonisolated struct KeyframeTrack {
  /// The values, in the order in which they are shown.
  let values: [MediaValue]
  /// When each is reached, from 0 to 1; in the discrete mode with the end of the last one.
  private let times: [CGFloat]
  private let functions: [CAMediaTimingFunction]
  private let mode: CAAnimationCalculationMode
  /// For cubic modes, what leaves and what reaches each value.
  private let tangents: [(leaving: MediaValue, reaching: MediaValue)]
  /// The segments of the path, if there is one.
  private let segments: [PathSegment]

  @MainActor init(_ animation: CAKeyframeAnimation, like kind: MediaValue) {
    mode = animation.calculationMode
    functions = animation.timingFunctions ?? []
    let segments = animation.path.map { PathSegment.all(of: $0) } ?? []
    self.segments = segments
    if let first = segments.first {
      values = [.point(first.start)] + segments.map { .point($0.end) }
    } else {
      values = (animation.values ?? []).map { MediaValue($0, like: kind) }
    }
    let isCubic = mode == .cubic || mode == .cubicPaced
    tangents =
      isCubic && segments.isEmpty
      ? KeyframeTrack.tangents(
        values, tension: animation.tensionValues, continuity: animation.continuityValues,
        bias: animation.biasValues) : []
    if mode == .paced || mode == .cubicPaced {
      let lengths =
        segments.isEmpty
        ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : segments.map(\.length)
      times = KeyframeTrack.times(along: lengths)
    } else {
      let count = mode == .discrete ? values.count + 1 : values.count
      let given = (animation.keyTimes ?? []).map { CGFloat($0.doubleValue) }
      // QuartzCore ignores times that do not fit the values.
      let fits = given.count == count || mode == .discrete && given.count == values.count
      times = fits && !given.isEmpty ? given : KeyframeTrack.evenTimes(count)
    }
  }

  private static func evenTimes(_ count: Int) -> [CGFloat] {
    (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }

  private static func times(along lengths: [CGFloat]) -> [CGFloat] {
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return evenTimes(lengths.count + 1) }
    var gone: CGFloat = 0
    return [0]
      + lengths.map {
        gone += $0
        return gone / whole
      }
  }

  /// The value at a fraction of the time; nil without values.
  func value(at part: CGFloat) -> MediaValue? {
    guard let first = values.first, let last = values.last else { return nil }
    if mode == .discrete {
      let index = times.lastIndex { $0 <= part } ?? 0
      return values[min(index, values.count - 1)]
    }
    guard values.count > 1 else { return first }
    if part >= times[times.count - 1] { return last }
    let (index, rest) = interval(at: part)
    if !segments.isEmpty {
      return .point(segments[index].point(at: rest, isPaced: mode == .paced || mode == .cubicPaced))
    }
    guard !tangents.isEmpty else { return values[index].interpolated(to: values[index + 1], rest) }
    return KeyframeTrack.hermite(
      values[index], tangents[index].leaving, values[index + 1], tangents[index + 1].reaching, rest)
  }

  /// The direction of the path at a fraction of the time, in radians.
  func angle(at part: CGFloat) -> CGFloat? {
    guard !segments.isEmpty else { return nil }
    let (index, rest) = part >= 1 ? (segments.count - 1, 1) : interval(at: part)
    return segments[index].angle(at: rest)
  }

  /// The interval between two values, and the fraction of it that has gone by.
  private func interval(at part: CGFloat) -> (index: Int, rest: CGFloat) {
    let index = min(max((times.lastIndex { $0 <= part } ?? 0), 0), values.count - 2)
    let length = times[index + 1] - times[index]
    let rest = length > 0 ? min(max((part - times[index]) / length, 0), 1) : 1
    let isPaced = mode == .paced || mode == .cubicPaced
    return (index, !isPaced && index < functions.count ? functions[index].value(at: rest) : rest)
  }

  // MARK: Curves

  /// The tangents of a Kochanek–Bartels spline, which is a Catmull–Rom spline where all three parameters
  /// are 0.
  private static func tangents(
    _ values: [MediaValue], tension: [NSNumber]?, continuity: [NSNumber]?, bias: [NSNumber]?
  ) -> [(leaving: MediaValue, reaching: MediaValue)] {
    func parameter(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
      guard let list, index < list.count else { return 0 }
      return CGFloat(list[index].doubleValue)
    }
    return values.indices.map { index in
      let before = index > 0 ? values[index].subtracting(values[index - 1]) : values[index].zero
      let after = index + 1 < values.count ? values[index + 1].subtracting(values[index]) : values[index].zero
      let (t, c, b) = (parameter(tension, index), parameter(continuity, index), parameter(bias, index))
      func mix(_ a: CGFloat, _ b: CGFloat) -> MediaValue { before.scaled(a).adding(after.scaled(b)) }
      return (
        leaving: mix((1 - t) * (1 + b) * (1 + c) / 2, (1 - t) * (1 - b) * (1 - c) / 2),
        reaching: mix((1 - t) * (1 + b) * (1 - c) / 2, (1 - t) * (1 - b) * (1 + c) / 2)
      )
    }
  }

  private static func hermite(
    _ a: MediaValue, _ leaving: MediaValue, _ b: MediaValue, _ reaching: MediaValue, _ t: CGFloat
  ) -> MediaValue {
    let (t2, t3) = (t * t, t * t * t)
    return a.scaled(2 * t3 - 3 * t2 + 1).adding(leaving.scaled(t3 - 2 * t2 + t))
      .adding(b.scaled(3 * t2 - 2 * t3)).adding(reaching.scaled(t3 - t2))
  }
}
