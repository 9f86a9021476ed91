// SPDX-License-Identifier: Apache-2.0

// Paths are CoreGraphics' own where it exists. What is asked of a shape is asked of its outline, which is the
// same everywhere.

#if canImport(ObjectiveC)
  nonisolated extension CGPath {
    /// The shape as a value.
    package var outline: Outline {
      var outline = Outline()
      unsafe applyWithBlock { element in
        let points = unsafe element.pointee.points
        switch unsafe element.pointee.type {
        case .moveToPoint: unsafe outline.move(to: points[0])
        case .addLineToPoint: unsafe outline.line(to: points[0])
        case .addQuadCurveToPoint: unsafe outline.quad(to: points[1], control: points[0])
        case .addCurveToPoint:
          unsafe outline.cubic(to: points[2], control1: points[0], control2: points[1])
        case .closeSubpath: outline.close()
        @unknown default: break
        }
      }
      return outline
    }

    /// The path that a value of any type is; nil if it is none.
    package static func value(_ any: Any?) -> CGPath? {
      // For Swift, any object can be one of CoreFoundation's, which have numbers for their types.
      guard let object = any as AnyObject?, CFGetTypeID(object) == CGPath.typeID else { return nil }
      // swift-format-ignore: NeverForceUnwrap
      return (object as! CGPath)
    }
  }

  nonisolated extension Outline {
    /// The shape as a path.
    package var path: CGPath { mutablePath }

    /// The shape as a path that can be changed.
    package var mutablePath: CGMutablePath {
      let path = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let end): path.addLine(to: end)
        case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
        case .cubic(let control1, let control2, let end):
          path.addCurve(to: end, control1: control1, control2: control2)
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }
#else
  nonisolated extension CGPath {
    /// The path that a value of any type is; nil if it is none.
    package static func value(_ any: Any?) -> CGPath? { any as? CGPath }
  }

  nonisolated extension Outline {
    /// The shape as a path.
    package var path: CGPath { CGPath(outline: self) }

    /// The shape as a path that can be changed.
    package var mutablePath: CGMutablePath { CGMutablePath(outline: self) }
  }
#endif
