// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// Bytes, under the name that CoreFoundation gives them.
  public typealias CFData = NSData
  /// Bytes that can be changed, under the name that CoreFoundation gives them.
  public typealias CFMutableData = NSMutableData
  /// A number of things, under the name that CoreFoundation gives it.
  public typealias CFIndex = Int

  /// Where CoreFoundation takes memory from: always from its usual place, which is nil.
  public enum CFAllocator {}

  /// The usual place to take memory from.
  public var kCFAllocatorDefault: CFAllocator? { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The address of the bytes, which is valid while the data is held and not changed.
  public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    unsafe theData.map { unsafe $0.bytes.assumingMemoryBound(to: UInt8.self) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number of bytes.
  public func CFDataGetLength(_ theData: CFData!) -> CFIndex {
    theData?.length ?? 0
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates data with a copy of bytes.
  public func CFDataCreate(
    _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
  ) -> CFData! {
    guard length >= 0, let bytes = unsafe bytes else { return length == 0 ? NSData() : nil }
    return unsafe NSData(bytes: bytes, length: length)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates empty data that can be changed.
  public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Changes the number of bytes; new ones are 0.
  public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
    theData?.length = max(length, 0)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Appends a copy of bytes.
  public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex)
  {
    guard length > 0, let bytes = unsafe bytes else { return }
    unsafe theData?.append(bytes, length: length)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The address of bytes that can be changed, which is valid while the data is held and keeps its length.
  public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    unsafe theData.map { unsafe $0.mutableBytes.assumingMemoryBound(to: UInt8.self) }
  }

  /// Tells the owner of memory that a provider no longer reads it.
  public typealias CGDataProviderReleaseDataCallback = (
    _ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int
  ) -> Void

  /// The bytes of an image.
  public final class CGDataProvider {
    /// The bytes.
    public let data: CFData?

    /// Provides the bytes of data.
    public init?(data: CFData) {
      self.data = data
    }

    /// Provides a copy of memory, whose owner is told at once that it is no longer read.
    public init?(
      dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
      releaseData: CGDataProviderReleaseDataCallback
    ) {
      guard size >= 0 else { return nil }
      self.data = unsafe NSData(bytes: data, length: size)
      unsafe releaseData(info, data, size)
    }
  }

  /// How colors outside of a device's are shown.
  public enum CGColorRenderingIntent: Int32, Sendable {
    /// As the context decides.
    case defaultIntent = 0
    /// Kept where possible, and cut off otherwise.
    case absoluteColorimetric
    /// Kept relative to white, and cut off otherwise.
    case relativeColorimetric
    /// So that the picture as a whole looks right.
    case perceptual
    /// So that colors stay strong.
    case saturation
  }
#endif
