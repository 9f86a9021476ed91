// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  // Where there is Objective-C, Foundation lets numbers of Core Graphics become objects, as it lets `Double`
  // here.

  nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an object, for `width as NSNumber`.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

    /// The number in an object, for `number as! CGFloat`.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    /// The number in an object, for `number as? CGFloat`; there always is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool
    {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// The number in an object, for `number as CGFloat`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
