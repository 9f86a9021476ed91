// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// How a bitmap stores opacity.
  public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Not at all.
    case none = 0
    /// Last, with colors multiplied by it.
    case premultipliedLast
    /// First, with colors multiplied by it.
    case premultipliedFirst
    /// Last.
    case last
    /// First.
    case first
    /// Not at all, with a gap at the end.
    case noneSkipLast
    /// Not at all, with a gap at the start.
    case noneSkipFirst
    /// Nothing else.
    case alphaOnly
  }

  /// How a bitmap stores its pixels: its ``CGImageAlphaInfo``, the kind of its components and the order of
  /// its bytes.
  public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// The bits, as a context takes them.
    public let rawValue: UInt32
    /// Makes a value from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Makes a value from its parts.
    public init(
      alpha: CGImageAlphaInfo, component: CGImageComponentInfo = .integer, byteOrder: CGImageByteOrderInfo
    ) {
      self.init(rawValue: alpha.rawValue | component.rawValue | byteOrder.rawValue)
    }

    /// The bits of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = Self(rawValue: 0x1F)
    /// The bits of the kind of components.
    public static let floatInfoMask = Self(rawValue: 0xF00)
    /// The components are floating-point numbers.
    public static let floatComponents = Self(rawValue: 1 << 8)
    /// The bits of the order of the bytes.
    public static let byteOrderMask = Self(rawValue: 0x7000)
    /// The order that the format has by itself.
    public static let byteOrderDefault: Self = []
    /// 16 bits, the least significant byte first.
    public static let byteOrder16Little = Self(rawValue: 1 << 12)
    /// 32 bits, the least significant byte first.
    public static let byteOrder32Little = Self(rawValue: 2 << 12)
    /// 16 bits, the most significant byte first.
    public static let byteOrder16Big = Self(rawValue: 3 << 12)
    /// 32 bits, the most significant byte first.
    public static let byteOrder32Big = Self(rawValue: 4 << 12)

    /// How opacity is stored; nil for bits that mean nothing.
    public var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
    /// The kind of components; nil for bits that mean nothing.
    public var component: CGImageComponentInfo? {
      CGImageComponentInfo(rawValue: rawValue & Self.floatInfoMask.rawValue)
    }
    /// The order of the bytes; nil for bits that mean nothing.
    public var byteOrder: CGImageByteOrderInfo? {
      CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue)
    }
  }

  /// The kind of a bitmap's components.
  public enum CGImageComponentInfo: UInt32, Sendable {
    /// Integers.
    case integer = 0
    /// Floating-point numbers.
    case float = 0x100
  }

  /// The order of a bitmap's bytes.
  public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// That of the format.
    case orderDefault = 0
    /// 16 bits, the least significant byte first.
    case order16Little = 0x1000
    /// 32 bits, the least significant byte first.
    case order32Little = 0x2000
    /// 16 bits, the most significant byte first.
    case order16Big = 0x3000
    /// 32 bits, the most significant byte first.
    case order32Big = 0x4000
  }
#endif
