// SPDX-License-Identifier: Apache-2.0
import TouchCore

#if canImport(ObjectiveC)
  public import Foundation
#endif

/// Something with a time of its own, which follows from that of its parent: an animation or a layer.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the parent's time; for an animation that is added to a layer, 0 means now.
  var beginTime: CFTimeInterval { get set }
  /// The seconds of one run.
  var duration: CFTimeInterval { get set }
  /// How fast its time goes in the parent's; 0 stops it, and a negative speed runs backwards.
  var speed: Float { get set }
  /// What is added to its own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 counts as 1.
  var repeatCount: Float { get set }
  /// For how many seconds it repeats; 0 means that the count decides.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs backwards after each run forwards.
  var autoreverses: Bool { get set }
  /// What it shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

#if !canImport(ObjectiveC)
  /// What an animation shows before its beginning and after its end.
  public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a mode of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// After the end its last value, as long as it is not removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before the beginning its first value.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  }

  // The names of these constants before Swift 4.2, which older code still uses.

  /// The old name of ``CAMediaTimingFillMode/forwards``.
  public nonisolated let kCAFillModeForwards = CAMediaTimingFillMode.forwards
  /// The old name of ``CAMediaTimingFillMode/backwards``.
  public nonisolated let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
  /// The old name of ``CAMediaTimingFillMode/both``.
  public nonisolated let kCAFillModeBoth = CAMediaTimingFillMode.both
  /// The old name of ``CAMediaTimingFillMode/removed``.
  public nonisolated let kCAFillModeRemoved = CAMediaTimingFillMode.removed
#endif

extension MediaTiming {
  /// The two flags as QuartzCore names them.
  nonisolated var fillMode: CAMediaTimingFillMode {
    get {
      switch (fillsBackwards, fillsForwards) {
      case (true, true): .both
      case (true, false): .backwards
      case (false, true): .forwards
      case (false, false): .removed
      }
    }
    set {
      fillsBackwards = newValue == .both || newValue == .backwards
      fillsForwards = newValue == .both || newValue == .forwards
    }
  }
}
