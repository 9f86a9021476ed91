// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values that a part of a view has in the course of an animation, with their times from 0 to 1.
struct KeyframeSteps {
  /// A change from one value to another.
  struct Step {
    let start: CGFloat
    let end: CGFloat
    var from: AnimatedValue
    let to: AnimatedValue
  }

  private var steps: [Step] = []
  /// Whether each value jumps to the next.
  let isDiscrete: Bool

  init(isDiscrete: Bool) {
    self.isDiscrete = isDiscrete
  }

  mutating func add(_ step: Step) {
    // Steps are in the order of their times; of two at the same time, in that of their addition.
    let index = steps.lastIndex { $0.start <= step.start }.map { $0 + 1 } ?? 0
    steps.insert(step, at: index)
  }

  /// Has the first step begin with another value.
  func starting(with value: AnimatedValue) -> KeyframeSteps {
    var copy = self
    if !steps.isEmpty { copy.steps[0].from = value }
    return copy
  }

  /// The value at a fraction of the time: that of the last step that has begun.
  func value(at part: CGFloat) -> AnimatedValue? {
    guard let step = steps.last(where: { $0.start <= part }) else { return steps.first?.from }
    if part >= step.end { return step.to }
    if isDiscrete { return step.from }
    return step.from.interpolated(to: step.to, (part - step.start) / (step.end - step.start))
  }
}

/// A running block of keyframes, which `addKeyframe` adds to.
final class KeyframeBlock {
  private(set) static var current: KeyframeBlock?

  private struct Part: Hashable {
    let view: ObjectIdentifier
    let key: AnimationKey
  }

  private var steps: [Part: KeyframeSteps] = [:]
  private let isDiscrete: Bool

  init(isDiscrete: Bool) {
    self.isDiscrete = isDiscrete
  }

  /// Runs `body`, in which keyframes are added to this block.
  func collect(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
  }

  /// Runs `body` and notes its changes as those of an interval, from 0 to 1 of the whole time.
  func addKeyframe(from start: CGFloat, duration: CGFloat, _ body: () -> Void) {
    let block = AnimationBlock(settings: AnimationSettings(duration: 0, curve: .linear))
    // The block around notes the changes as well, with the values before the first of them.
    let outer = AnimationContext.current
    AnimationContext.run(block) {
      block.passesOn = outer
      body()
    }
    for change in block.changes {
      let part = Part(view: ObjectIdentifier(change.view), key: change.key)
      steps[part, default: KeyframeSteps(isDiscrete: isDiscrete)].add(
        KeyframeSteps.Step(
          start: start, end: start + duration, from: change.from, to: change.view.modelValue(of: change.key)))
    }
  }

  /// The steps of a part that changed in the block.
  func steps(of change: AnimationBlock.Change) -> KeyframeSteps? {
    steps[Part(view: ObjectIdentifier(change.view), key: change.key)]?.starting(with: change.from)
  }
}
