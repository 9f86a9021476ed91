// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchSnapshot

/// Which view gets a touch at a point, and why.
public struct Explanation: Sendable {
  /// The trees that were asked; places refer to them.
  public let trees: [ViewTree]
  /// The point, in the coordinates of the windows' frames.
  public let point: CGPoint
  /// The view that gets the touch; nil if none does.
  public let view: ViewPlace?
  /// How sure that is.
  public package(set) var certainty: Certainty
  /// How sure it is that ``view`` gets the touch in place of the expected view, of which ``certainty`` tells; nil if that
  /// one gets it, or none was expected.
  public package(set) var takerCertainty: Certainty?
  /// What keeps it from being certain, the decisive thing first.
  public let doubts: [Doubt]
  /// Every view that was asked, in UIKit's order; at most ``mostSteps`` of them.
  public let steps: [HitStep]
  /// How many views were asked.
  public let asked: Int
  /// The view and those around it, up to the window: the responders, as far as views are.
  public let responders: [ViewPlace]
  /// The recognizers that see the touch before the view does, in their order.
  public let recognizers: [RecognizerNote]
  /// What became of the view that was expected to get the touch; nil if none was.
  public internal(set) var expectation: Expectation?
  /// Whether the trees hold accessibility elements, which say what lies where and not who is touched.
  public let isGeometryOnly: Bool
  /// A line for the debugger that asks the running app; nil where no window has an address.
  public let settledBy: String?

  /// Whether the view that gets the touch instead of the expected one may be one that the source does not show.
  var takerMayBeMissing = false
  /// What would get the touch if the empty view that gets it were not there; nil if another view gets it, or an expected
  /// view is asked about.
  var behind: ViewPlace?

  /// That the expected view stands for several with the same fault; nil if the question meant one.
  var alikeText: String?

  /// Whether the source is a dump with one window, beside which the app may have others.
  let showsOneWindow: Bool

  /// The most steps that are kept.
  public static let mostSteps = 2_000

  /// What became of the view that was expected to get the touch.
  public struct Expectation: Sendable, Hashable {
    /// The view.
    public let view: ViewPlace
    /// How the touch reaches it; nil if it does not.
    public let route: TouchRoute?
    /// What blocks the touch, in the order in which to fix it, followed by warnings.
    public let findings: [Finding]
    /// Which part of it can be touched; nil if a point was given.
    public let reach: Reach?
    /// What keeps the rest of it from touches where only a part can be touched.
    public let rest: Finding?
    /// What lies over the part of it that cannot be touched now, if the rest can; nil if nothing does.
    var over: ViewPlace?
    /// The label or image by which the view was named, because that only shows what the view is touched for; nil if
    /// the view was named itself.
    public internal(set) var named: ViewPlace?

    /// Whether the touch reaches the view, by whichever route.
    public var isTouched: Bool { route != nil }

    /// Whether the view gets the touch and makes something of it.
    public var gets: Bool { isTouched && blocking.isEmpty }

    /// Whether a part of the view that matters is out of reach, so that only the rest can be touched.
    public var isPartlyDead: Bool { isTouched && reach.map { $0.isPartlyDead } ?? false }

    /// Whether a part of the view works and a part is dead, wherever its middle lies.
    var worksInPart: Bool {
      reach.map { $0.share >= Reach.leastAlive && $0.lostShare >= Reach.leastDead } ?? false
    }

    /// The findings that keep it from the touch.
    public var blocking: [Finding] { findings.filter { $0.weight == .blocks } }

    /// The findings that may keep it from the touch.
    public var warnings: [Finding] { findings.filter { $0.weight == .warns } }
  }

  /// Whether the expected view gets the touch, all of it if no point was given, as far as can be known; true if none was
  /// expected.
  public var works: Bool {
    guard let expectation else { return true }
    return expectation.gets && !expectation.isPartlyDead && certainty > .cannotBeKnown
  }

  /// The snapshot of a view.
  public func snapshot(of place: ViewPlace) -> ViewSnapshot { trees[place.tree].views[place.view] }

  /// What a view is called: class and text, identifier or address.
  public func name(of place: ViewPlace) -> String { ViewName.words(place, in: trees) }
}

/// A recognizer that sees a touch before its view does, and how it may affect the touch.
public struct RecognizerNote: Sendable, Hashable {
  /// The view it belongs to.
  public let view: ViewPlace
  /// Its class; nil if the source only says that there are some.
  public let recognizer: String?
  /// What it may do with the touch, in a few words.
  public let effect: String
  /// A line for the debugger that says more; nil if nothing more is to be known, or the view has no address.
  public let settledBy: String?
}
