// SPDX-License-Identifier: Apache-2.0

/// Something that a snapshot leaves open about one view, and how to find out.
public struct Doubt: Sendable, Hashable {
  /// What is unknown.
  public enum Kind: Sendable, Hashable {
    /// The class is a custom one, which may override hit-testing.
    case customClass
    /// The class is one of UIKit's that decides for itself which touches it takes, or one that is not in the
    /// table.
    case peculiarClass(String)
    /// SwiftUI draws with the view, and its hosting view, of this name, finds what was touched.
    case drawing(String)
    /// Whether the view takes a touch that none of its children wants.
    case takesForItself(String)
    /// The point is nearer to an edge than the precision of the snapshot.
    case edge
    /// The frame is unknown.
    case frame
    /// The frame is the bounding box of a rotated view, from which the size does not follow.
    case size
    /// The frame has a negative size, and it is not documented what that means for touches.
    case negativeSize
    /// The scroll offset is unknown.
    case contentOffset
    /// The transform is unknown.
    case transform
    /// A relevant property is unknown; the value is its name in Objective-C.
    case property(String)
    /// The view is being animated, which turns its interaction off unless the animation allows it.
    case animated
    /// Views that are asked earlier are missing, or may be missing, from the tree.
    case gap
    /// The view is not installed by default; for some size classes, or in code, it may be.
    case notInstalled
    /// The frame in a file of Interface Builder is not where the view will be.
    case staleFrame
    /// A stack view of a file of Interface Builder ends, as stored, before what it arranges does.
    case stackSize
    /// The view is a prototype cell; the list positions its cells.
    case template
    /// A file of Interface Builder describes a layout, which code and other screens change.
    case design
    /// The source does not say which view contains which.
    case nesting
    /// The order of the windows is unknown.
    case windowOrder
    /// Two windows may belong to two scenes that are side by side.
    case scenes
    /// The recognizers of a view are unknown, and single taps are left to a control in it; the text is the
    /// name of the control.
    ///
    /// The number is the share of the view beside the control, in percent.
    case tapsOfControl(String, beside: Int)
    /// The recognizers of a view are unknown, and a tap recognizer among them would take the touch.
    case ownRecognizers
    /// The snapshot begins below a window.
    case fragment
    /// The touch reaches the view only if views inside it pass it on to the next responder.
    case responders
    /// The tree contains accessibility elements.
    case accessibility
    /// The source says of no view where it is.
    case noFrames
  }

  /// What is unknown.
  public var kind: Kind
  /// The view to which the doubt applies.
  public var view: ViewPlace
  /// What the snapshot does not show, in a sentence.
  public var text: String
  /// A debugger command that settles it; nil if there is none, or the view has no address.
  public var settledBy: String?

  /// Creates a doubt.
  public init(kind: Kind, view: ViewPlace, text: String, settledBy: String? = nil) {
    self.kind = kind
    self.view = view
    self.text = text
    self.settledBy = settledBy
  }
}

extension Doubt {
  /// Whether it says that a control in the view keeps single taps.
  var isAboutTapsOfControl: Bool {
    if case .tapsOfControl = kind { true } else { false }
  }

  /// Whether it says that SwiftUI only draws with the view.
  var isAboutDrawing: Bool {
    if case .drawing = kind { true } else { false }
  }
}
