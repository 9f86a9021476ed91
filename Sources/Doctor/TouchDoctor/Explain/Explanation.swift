// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// Which view gets the touch at a point, and why.
public struct Explanation: Sendable {
  /// The trees of the document; places refer to them.
  public let trees: [ViewTree]
  /// The point, in the coordinates of the windows' frames.
  public let point: ViewPoint
  /// The view that gets the touch; nil if none does.
  public let view: ViewPlace?
  /// The certainty of that.
  public package(set) var certainty: Certainty
  /// The certainty that ``view`` gets the touch instead of the expected view, which ``certainty`` is about;
  /// nil if the expected view gets it, or no view was expected.
  public package(set) var takerCertainty: Certainty?
  /// The reasons why the answer is not certain, the decisive one first.
  public let doubts: [Doubt]
  /// Every view that was asked, in UIKit's order; at most ``mostSteps`` of them.
  public let steps: [HitStep]
  /// The number of views that were asked.
  public let asked: Int
  /// The view and its ancestors up to the window: the responders that are views.
  public let responders: [ViewPlace]
  /// The recognizers that see the touch before the view does, in order.
  public let recognizers: [RecognizerNote]
  /// What happens to the view that was expected to get the touch; nil if no view was expected.
  public internal(set) var expectation: Expectation?
  /// Whether the trees contain accessibility elements, which show positions but not which views get touches.
  public let isGeometryOnly: Bool
  /// A debugger command that asks the running app; nil if no window has an address.
  public let settledBy: String?

  /// Whether the view that gets the touch instead of the expected one may be missing from the source.
  var takerMayBeMissing = false
  /// What to do if the view that the first doubt is about takes the touch, where only its code says whether
  /// it does: lines of Swift.
  var ifTaken: [String] = []
  /// The view that would get the touch if the empty view that gets it were not there; nil if the view is not
  /// empty, or if a view was expected.
  var behind: ViewPlace?

  /// What still goes wrong at the view that gets the touch, for a question without an expected view.
  var consequences: [Finding] = []

  /// A sentence that the expected view stands for several with the same problem; nil if the question was
  /// about one view.
  var alikeText: String?

  /// Whether the source has no frames, so that only states of views were looked at, and no point.
  var isStatesOnly = false

  /// Whether the source is a dump with one window, beside which the app may have others.
  let showsOneWindow: Bool

  /// The maximum number of steps that are kept.
  public static let mostSteps = 2_000

  /// What happens to the view that was expected to get the touch.
  public struct Expectation: Sendable, Hashable {
    /// The view.
    public let view: ViewPlace
    /// How the touch reaches it; nil if it does not.
    public let route: TouchRoute?
    /// What blocks the touch, in the order in which to fix it, followed by warnings.
    public internal(set) var findings: [Finding]
    /// Which part of it can be touched; nil if a point was given.
    public let reach: Reach?
    /// If only a part can be touched, what prevents touches on the rest.
    public internal(set) var rest: Finding?
    /// What covers the part that cannot be touched now, if the rest can be touched; nil if nothing does.
    var over: ViewPlace?
    /// The label or image by which the view was named, which only shows the content of the view; nil if the
    /// view itself was named.
    public internal(set) var named: ViewPlace?

    /// Whether the touch reaches the view, by any route.
    public var isTouched: Bool { route != nil }

    /// Whether the view gets the touch and reacts to it.
    public var gets: Bool { isTouched && blocking.isEmpty }

    /// Whether a considerable part of the view is out of reach, so that only the rest can be touched.
    public var isPartlyDead: Bool { isTouched && reach.map { $0.isPartlyDead } ?? false }

    /// Whether a part of the view works and a part does not, wherever its middle is.
    var worksInPart: Bool {
      reach.map { $0.share >= Reach.leastAlive && $0.lostShare >= Reach.leastDead } ?? false
    }

    /// The findings that prevent the touch.
    public var blocking: [Finding] { findings.filter { $0.weight == .blocks } }

    /// The findings that may prevent the touch.
    public var warnings: [Finding] { findings.filter { $0.weight == .warns } }

    /// What still goes wrong with the touch when the view receives it.
    public var consequences: [Finding] { findings.filter { $0.weight == .follows } }
  }

  /// Whether the expected view gets the touch, everywhere if no point was given, as far as can be known; true
  /// if no view was expected.
  public var works: Bool {
    guard let expectation else { return true }
    return expectation.gets && !expectation.isPartlyDead && certainty > .cannotBeKnown
  }

  /// The snapshot of a view.
  public func snapshot(of place: ViewPlace) -> ViewSnapshot { trees[place.tree].views[place.view] }

  /// The name of a view: its class, and its text, identifier or address.
  public func name(of place: ViewPlace) -> String { ViewName.words(place, in: trees) }
}

/// A recognizer that sees a touch before its view does, and how it may affect the touch.
public struct RecognizerNote: Sendable, Hashable {
  /// The view it belongs to.
  public let view: ViewPlace
  /// Its class; nil if the source only says that there are recognizers.
  public let recognizer: String?
  /// What it may do with the touch, in a few words.
  public let effect: String
  /// A debugger command that says more; nil if there is nothing more to know, or the view has no address.
  public let settledBy: String?
}
