// SPDX-License-Identifier: Apache-2.0

/// What a snapshot leaves open about one view, and how to find out.
public struct Doubt: Sendable, Hashable {
  /// What is not known.
  public enum Kind: Sendable, Hashable {
    /// A custom class, which may override hit-testing.
    case customClass
    /// The class is one of UIKit that is known to answer for itself, or one that is not in the table.
    case peculiarClass(String)
    /// SwiftUI draws with the view, and its hosting view, of this name, finds what was touched.
    case drawing(String)
    /// Whether the view takes a touch that none of its children wants.
    case takesForItself(String)
    /// The point is nearer to an edge than the digits of the snapshot reach.
    case edge
    /// The frame is not known.
    case frame
    /// The frame is the box around a turned view, from which the size does not follow.
    case size
    /// The frame has a negative size, of which nobody documents what it means for touches.
    case negativeSize
    /// What has been scrolled away is not known.
    case contentOffset
    /// The transform is not known.
    case transform
    /// A property that decides is not known: its name in Objective-C.
    case property(String)
    /// The view is being animated, which turns its interaction off unless that was asked for.
    case animated
    /// Views are missing that the source has, or may have, and that are asked before.
    case gap
    /// The view is not installed by default; for some size classes, or in code, it may be.
    case notInstalled
    /// The frame in a file of Interface Builder is not where the view will be.
    case staleFrame
    /// The view is the prototype of cells, which will be wherever the list puts them.
    case template
    /// A file of Interface Builder describes a layout, which code and other screens change.
    case design
    /// The source does not say which view is inside which.
    case nesting
    /// The order of the windows is not known.
    case windowOrder
    /// Two windows may belong to two scenes that lie beside each other.
    case scenes
    /// Which recognizers a view has is not known, and single taps are left to a control in it, whose name it is.
    ///
    /// The share of the view beside the control comes with it, in percent.
    case tapsOfControl(String, beside: Int)
    /// Which recognizers a view has is not known, and a tap among them would take the touch.
    case ownRecognizers
    /// The snapshot begins below a window.
    case fragment
    /// The touch reaches the view only if views in it hand it on to their responders.
    case responders
    /// The tree is one of accessibility elements.
    case accessibility
  }

  /// What is not known.
  public var kind: Kind
  /// The view it is not known about.
  public var view: ViewPlace
  /// What the snapshot does not show, in a sentence.
  public var text: String
  /// A line for the debugger that settles it; nil if there is none, or the view has no address.
  public var settledBy: String?

  /// Makes a doubt.
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
