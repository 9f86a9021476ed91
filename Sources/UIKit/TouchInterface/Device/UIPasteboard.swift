// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
public import TouchGraphics

/// What people have cut and copied, for code that pastes it.
///
/// Each application has its own pasteboards. They keep texts, addresses, images and colors, one kind at a
/// time.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of ``UIPasteboard/general``.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted by a pasteboard after its content changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The pasteboard for cutting, copying and pasting.
  open class var general: UIPasteboard { named(.general) }

  /// The pasteboard with a name, which is made if `create` is set and there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let boards = Boards.ofApplication
    guard create || boards.contents[pasteboardName] != nil else { return nil }
    self.init(pasteboardName, boards)
  }

  /// Makes a pasteboard with a name that no other one has.
  open class func withUniqueName() -> UIPasteboard {
    let boards = Boards.ofApplication
    boards.count += 1
    return UIPasteboard(Name("pasteboard \(boards.count)"), boards)
  }

  private class func named(_ name: Name) -> UIPasteboard { UIPasteboard(name, .ofApplication) }

  private init(_ name: Name, _ boards: Boards) {
    self.name = name
    self.boards = boards
    super.init()
    if boards.contents[name] == nil { boards.contents[name] = Content() }
  }

  deinit {}

  /// The name of the pasteboard.
  public final let name: Name
  private final let boards: Boards

  /// How often the content has changed.
  open var changeCount: Int { content.changes }

  /// The first text; nil if there is none.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts.
  open var strings: [String]? {
    get { values() }
    set { set(newValue) }
  }

  /// The first address; nil if there is none.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses.
  open var urls: [URL]? {
    get { values() }
    set { set(newValue) }
  }

  /// The first image; nil if there is none.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images.
  open var images: [UIImage]? {
    get { values() }
    set { set(newValue) }
  }

  /// The first color; nil if there is none.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors.
  open var colors: [UIColor]? {
    get { values() }
    set { set(newValue) }
  }

  /// Whether there are texts.
  open var hasStrings: Bool { strings != nil }
  /// Whether there are addresses.
  open var hasURLs: Bool { urls != nil }
  /// Whether there are images.
  open var hasImages: Bool { images != nil }
  /// Whether there are colors.
  open var hasColors: Bool { colors != nil }
  /// How many values there are.
  open var numberOfItems: Int { content.values.count }

  private final var content: Content { boards.contents[name] ?? Content() }

  private final func values<Value>() -> [Value]? {
    let found = content.values.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }

  private final func set<Value>(_ values: [Value]?) {
    boards.contents[name] = Content(values: values ?? [], changes: content.changes + 1)
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}

/// What a pasteboard contains.
private struct Content {
  var values: [Any] = []
  var changes = 0
}

/// The pasteboards of an application.
private final class Boards {
  var contents: [UIPasteboard.Name: Content] = [:]
  var count = 0

  static var ofApplication: Boards { UIApplication.shared.companion(Boards.self) { Boards() } }
}
