// SPDX-License-Identifier: Apache-2.0

extension KnownClass {
  /// What the doctor knows about a class besides how it is hit.
  package struct Roles: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A control: `UIControl`, or a class that comes from it.
    ///
    /// No row says so; it follows from the superclasses.
    package static let control = Self(rawValue: 1 << 0)
    /// Developers create views of the class, and not only UIKit (documented).
    package static let appMade = Self(rawValue: 1 << 1)
    /// A recognizer and not a view.
    package static let recognizer = Self(rawValue: 1 << 2)

    // MARK: Plain views

    /// Has no recognizers of UIKit's: those of such a view are its app's.
    package static let takesGestures = Self(rawValue: 1 << 3)
    /// Does nothing but hold other views.
    package static let holdsViews = Self(rawValue: 1 << 4)
    /// Many classes of apps come from it.
    package static let frequentBase = Self(rawValue: 1 << 5)
    /// Has its interaction off by default (documented).
    package static let interactionOff = Self(rawValue: 1 << 6)

    // MARK: Controls

    /// Keeps single taps from recognizers of views around it (documented).
    package static let keepsTaps = Self(rawValue: 1 << 7)
    /// Has a height that the system chose.
    package static let systemSized = Self(rawValue: 1 << 8)
    /// UIKit built it of parts, touches on which work the whole.
    package static let builtOfParts = Self(rawValue: 1 << 9)
    /// Has several titles, none of which is its own.
    package static let manyTitles = Self(rawValue: 1 << 10)
    /// Text is entered into it.
    package static let textInput = Self(rawValue: 1 << 11)
    /// A text field: a single line.
    package static let textField = Self(rawValue: 1 << 12)
    /// Has buttons beside its text, each there to be touched for itself.
    package static let sideButtons = Self(rawValue: 1 << 13)

    // MARK: What scrolls

    /// Its bounds move over content.
    package static let scrolls = Self(rawValue: 1 << 14)
    /// A table or a collection.
    package static let list = Self(rawValue: 1 << 15)
    /// Fingers move what it shows.
    package static let surface = Self(rawValue: 1 << 16)

    // MARK: What UIKit lays out

    /// A bar of a navigation or tab bar controller.
    package static let bar = Self(rawValue: 1 << 17)
    /// The system lays out what is in it, and takes its touches.
    package static let system = Self(rawValue: 1 << 18)
    /// Shows content that is there to be touched: a map, a page, a film, a scene.
    package static let content = Self(rawValue: 1 << 19)
    /// Holds the view of a controller: of navigation and tab bar controllers, of presentations.
    package static let controllers = Self(rawValue: 1 << 20)
    /// The outermost of a presentation, or what a presentation alone has.
    package static let presents = Self(rawValue: 1 << 21)
    /// Dims what lies behind a presentation.
    ///
    /// No row says so; it follows from ``HitManner/dimming``.
    package static let dims = Self(rawValue: 1 << 22)
    /// Belongs to the keyboard.
    package static let keyboard = Self(rawValue: 1 << 23)
    /// UIKit never leaves it without children while it is on the screen (reported).
    package static let neverEmpty = Self(rawValue: 1 << 24)
    /// How it is hit may depend on the views around it.
    package static let variesByContext = Self(rawValue: 1 << 25)
    /// SwiftUI only draws with it: a shape, a text, an image, or a group of them.
    package static let drawing = Self(rawValue: 1 << 26)
    /// A plain view shows all of it in a scene, because it only contains others.
    package static let plainInScenes = Self(rawValue: 1 << 27)

    // MARK: Together

    /// A control that developers create, built of parts and as high as the system chose.
    static let systemControl: Self = [.appMade, .systemSized, .builtOfParts]
  }
}
