// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Writes layers to archives and reads them: geometry, appearance and sublayers.
///
/// The contents and the shadow path are left out because an archive cannot hold them.
enum LayerArchive {
  static func write(_ layer: CALayer, to coder: NSCoder) {
    coder.encode(layer.bounds, forKey: "bounds")
    coder.encode(layer.position, forKey: "position")
    coder.encode(layer.anchorPoint, forKey: "anchorPoint")
    coder.encode(Double(layer.zPosition), forKey: "zPosition")
    let rows = layer.transform.rows.joined().map { NSNumber(value: Double($0)) }
    coder.encode(NSArray(array: rows), forKey: "transform")
    coder.encode(layer.opacity, forKey: "opacity")
    coder.encode(layer.isHidden, forKey: "hidden")
    coder.encode(layer.masksToBounds, forKey: "masksToBounds")
    coder.encode(layer.isOpaque, forKey: "opaque")
    coder.encode(Double(layer.cornerRadius), forKey: "cornerRadius")
    coder.encode(Int64(layer.maskedCorners.rawValue), forKey: "maskedCorners")
    coder.encode(Double(layer.borderWidth), forKey: "borderWidth")
    coder.encode(layer.shadowOpacity, forKey: "shadowOpacity")
    coder.encode(Double(layer.shadowRadius), forKey: "shadowRadius")
    coder.encode(layer.shadowOffset, forKey: "shadowOffset")
    write(layer.backgroundColor, "backgroundColor", to: coder)
    write(layer.borderColor, "borderColor", to: coder)
    write(layer.shadowColor, "shadowColor", to: coder)
    if let name = layer.name { coder.encode(name as NSString, forKey: "name") }
    let own = layer.orderedChildren.filter { $0.backing == nil }
    if !own.isEmpty { coder.encode(NSArray(array: own), forKey: "sublayers") }
  }

  static func read(_ layer: CALayer, from coder: NSCoder) {
    // An archive that holds no layer leaves the defaults of a new layer.
    guard coder.containsValue(forKey: "bounds") else { return }
    layer.bounds = coder.decodeCGRect(forKey: "bounds")
    layer.position = coder.decodeCGPoint(forKey: "position")
    layer.anchorPoint = coder.decodeCGPoint(forKey: "anchorPoint")
    layer.zPosition = number("zPosition", coder)
    let numbers = (coder.decodeObject(forKey: "transform") as? [NSNumber] ?? []).map(\.doubleValue)
    if numbers.count == 16 {
      layer.transform = CATransform3D(
        rows: stride(from: 0, to: 16, by: 4).map { numbers[$0..<$0 + 4].map { CGFloat($0) } })
    }
    layer.opacity = coder.decodeFloat(forKey: "opacity")
    layer.isHidden = coder.decodeBool(forKey: "hidden")
    layer.masksToBounds = coder.decodeBool(forKey: "masksToBounds")
    layer.isOpaque = coder.decodeBool(forKey: "opaque")
    layer.cornerRadius = number("cornerRadius", coder)
    layer.maskedCorners = CACornerMask(rawValue: UInt(coder.decodeInt64(forKey: "maskedCorners") & 15))
    layer.borderWidth = number("borderWidth", coder)
    layer.shadowOpacity = coder.decodeFloat(forKey: "shadowOpacity")
    layer.shadowRadius = number("shadowRadius", coder)
    layer.shadowOffset = coder.decodeCGSize(forKey: "shadowOffset")
    layer.backgroundColor = color("backgroundColor", coder)
    layer.borderColor = color("borderColor", coder)
    layer.shadowColor = color("shadowColor", coder)
    layer.name = coder.containsValue(forKey: "name") ? coder.decodeObject(forKey: "name") as? String : nil
    guard coder.containsValue(forKey: "sublayers") else { return }
    for sublayer in coder.decodeObject(forKey: "sublayers") as? [CALayer] ?? [] {
      layer.addSublayer(sublayer)
    }
  }

  private static func write(_ color: CGColor?, _ key: String, to coder: NSCoder) {
    if let color { coder.encode(UIColor(cgColor: color), forKey: key) }
  }

  private static func color(_ key: String, _ coder: NSCoder) -> CGColor? {
    guard coder.containsValue(forKey: key) else { return nil }
    return coder.decodeObject(of: UIColor.self, forKey: key)?.cgColor
  }

  private static func number(_ key: String, _ coder: NSCoder) -> CGFloat {
    coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : 0
  }
}
