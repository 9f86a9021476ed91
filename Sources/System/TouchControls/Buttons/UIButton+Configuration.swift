// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
public import TouchGraphics

extension UIButton {
  /// Called when a button's configuration should follow its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The content and appearance of a button, as one value.
  public nonisolated struct Configuration: Equatable {
    /// The shape of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius of ``background``, whatever the size of the text.
      case fixed = -1
      /// The radius of ``background``.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A middle radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    /// How large a button is that sets no insets and no font of its own.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// A smaller font and less room.
      case small = 1
      /// As small as ``small``; on the Mac it is smaller.
      case mini = 2
      /// The usual font and more room.
      case large = 3
    }

    /// How title and subtitle align with each other.
    public enum TitleAlignment: Int, Sendable {
      /// As suits the position of the image.
      case automatic = 0
      /// Both begin at the same edge.
      case leading = 1
      /// Both have the same center.
      case center = 2
      /// Both end at the same edge.
      case trailing = 3
    }

    /// The kind of configuration, which decides the colors that are not given.
    enum Kind {
      case plain, tinted, gray, filled
    }

    let kind: Kind
    /// The title; nil shows the button's title for its state.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The image; nil shows the button's image for its state.
    public var image: UIImage?
    /// The side of the title on which the image appears.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and text.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle align with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The font and the insets of a button that sets none of its own.
    public var buttonSize = Size.medium
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The distance of the content from the edges of the button; unless set, that of ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// The color of text and image; nil uses the color of the kind.
    public var baseForegroundColor: UIColor?
    /// The color behind text and image; nil uses the color of the kind.
    public var baseBackgroundColor: UIColor?
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// What is behind the content.
    public var background = UIBackgroundConfiguration()
    /// Whether a spinner is shown in place of the image.
    public var showsActivityIndicator = false

    init(_ kind: Kind) {
      self.kind = kind
    }

    /// Text in the tint color, and nothing behind it.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// Text in the tint color on a pale shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// Text in the tint color on gray.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// White text on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Resets ``contentInsets`` to those of ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }
  }
}

extension UIButton.Configuration.Size {
  /// The room around the content.
  ///
  /// Reported, as the heights of buttons with one line of text: 28 points for small ones, 34 for usual ones
  /// and 50 for large ones. The room at the sides is assumed.
  nonisolated var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The font of the title.
  ///
  /// Reported: the body font, and for small buttons that of subheads.
  @MainActor var font: UIFont {
    switch self {
    case .medium, .large: .preferredFont(forTextStyle: .body)
    case .small, .mini: .preferredFont(forTextStyle: .subheadline)
    }
  }
}
