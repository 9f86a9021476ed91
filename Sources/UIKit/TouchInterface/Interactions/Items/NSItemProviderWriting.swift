// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchGraphics

  /// An object that a provider can hand out as data.
  public nonisolated protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that the class can write, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the data of one of these types and passes it to the handler, now or later.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  /// An object that can be made from the data of a provider.
  public nonisolated protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that the class can read, the preferred first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from data of one of these types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  /// The error of data that an object cannot be made from.
  nonisolated struct ItemUnreadable: Error, CustomStringConvertible {
    let type: String
    var description: String { "the data of type \(type) cannot be read" }
  }

  nonisolated extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }

    /// Writes the text in UTF-8.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(String(describing: self).utf8), nil)
      return nil
    }

    /// Reads text in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let text = String(data: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
        throw ItemUnreadable(type: typeIdentifier)
      }
      return made
    }
  }

  nonisolated extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// A URL.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// A URL, also of a file.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Writes the text of the URL.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(absoluteString.utf8), nil)
      return nil
    }

    /// Reads the text of a URL.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
        throw ItemUnreadable(type: typeIdentifier)
      }
      return made
    }
  }

  nonisolated extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// An image: a receiver gets the object itself, and no data.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    /// Images.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    /// Fails: images are handed over as objects, not as files.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(nil, ItemUnreadable(type: typeIdentifier))
      return nil
    }

    /// Fails: pixels cannot be read here.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      throw ItemUnreadable(type: typeIdentifier)
    }
  }
#endif
