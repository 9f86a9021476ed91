// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// What touches the screen, in the words of scripts: a finger or a pencil, and what its line says about it.
nonisolated struct ScriptTip: Equatable {
  /// The words for what is known of a tip, in their canonical order.
  enum Word: String, CaseIterable {
    case force, of, radius, altitude, azimuth, roll

    /// Whether it is an angle, which only a pencil has.
    var isAngle: Bool { self == .altitude || self == .azimuth || self == .roll }
    /// The position in the canonical order.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A number that a line says about a tip.
  struct Detail: Equatable {
    var word: Word
    var value: Double
    /// Whether an angle is in radians; otherwise it is in degrees.
    var isRadians = false

    fileprivate var angle: CGFloat { isRadians ? CGFloat(value) : value.radians }
  }

  var isPencil = false
  /// In the order of their words.
  ///
  /// A list, so that instructions stay small.
  var details: [Detail] = []

  static let finger = ScriptTip()

  /// The tip of a finger of a stage.
  var tip: Finger.Tip {
    var tip = isPencil ? Finger.Tip.pencil() : .finger
    for detail in details {
      switch detail.word {
      case .force:
        tip.force = CGFloat(detail.value)
        if !isPencil { tip.maximumPossibleForce = Finger.Tip.maximumForceOfFingers }
      case .of: tip.maximumPossibleForce = CGFloat(detail.value)
      case .radius: tip.majorRadius = CGFloat(detail.value)
      case .altitude: tip.altitudeAngle = detail.angle
      case .azimuth: tip.azimuthAngle = detail.angle
      case .roll: tip.rollAngle = detail.angle
      }
    }
    return tip
  }
}

extension Finger.Tip {
  /// The words with which a script says exactly this tip: `pencil force 0.5 altitude 0.7rad`.
  ///
  /// The tolerance of the radius is left out, and so are the angles of a fingertip.
  package nonisolated var scriptText: String {
    let isPencil = type == .pencil
    let usual = isPencil ? Finger.Tip.pencil() : .finger
    var text = isPencil ? "pencil" : "finger"
    if force != usual.force || maximumPossibleForce != usual.maximumPossibleForce {
      text += " force \(Double(force).exact) of \(Double(maximumPossibleForce).exact)"
    }
    if majorRadius != 0 { text += " radius \(Double(majorRadius).exact)" }
    guard isPencil else { return text }
    if altitudeAngle != usual.altitudeAngle { text += " altitude \(Double(altitudeAngle).exact)rad" }
    if azimuthAngle != 0 { text += " azimuth \(Double(azimuthAngle).exact)rad" }
    if rollAngle != 0 { text += " roll \(Double(rollAngle).exact)rad" }
    return text
  }
}
