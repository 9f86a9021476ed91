// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view in front of the expected one, with what several cases ask about it, each measured at most once.
final class MeasuredCover {
  private let cover: Cover
  let touch: ExpectedTouch
  /// Whose the view in front is: an effect view is the developer's, although its parts are the system's.
  let owner: ViewOwner

  init(_ cover: Cover, _ touch: ExpectedTouch) {
    self.cover = cover
    self.touch = touch
    let trees = touch.walk.trees
    var owner = ViewOwner(of: cover.shown(touch), in: trees)
    if owner.isDeveloper || !Self.isBesideContent(owner, cover, touch) {
      owner = ViewOwner(of: cover.front, in: trees)
    }
    if owner == .system, ClassKnowledge.base(of: touch.walk.view(cover.front)) == "UIVisualEffectView",
      touch.isDevelopers(cover.front)
    {
      owner = .developer
    }
    self.owner = owner
  }

  /// The tree in which both views are.
  var tree: ViewTree { touch.walk.trees[place.tree] }

  /// Where the view in front is.
  var place: ViewPlace { cover.front }

  /// The view in front.
  var front: ViewSnapshot { touch.walk.view(place) }

  /// The name of the view in front.
  var name: String { touch.name(of: place) }

  /// The view in there that the hit-test finds.
  var taker: ViewPlace { cover.taker }

  /// The view that takes the touch, as its developer knows it.
  var shown: ViewPlace { cover.shown(touch) }

  /// The view beside the one in front in which the expected one lies, or the expected one; nil if the one in
  /// front lies in that.
  var beside: ViewPlace? { cover.beside }

  // MARK: The owner

  /// Whether the developer owns the view in front, or it lies in what a cell shows.
  private(set) lazy var isDevelopers: Bool =
    switch owner {
    case .developer: true
    case .content: !isBesideContent
    case .bar, .keyboard, .container, .part, .system: false
    }

  /// Whether the view was added to a cell whose content view lies in front; true for all other owners.
  var isBesideContent: Bool { Self.isBesideContent(owner, cover, touch) }

  private static func isBesideContent(_ owner: ViewOwner, _ cover: Cover, _ touch: ExpectedTouch) -> Bool {
    guard case .content(let cell) = owner else { return true }
    guard let beside = cover.beside else { return false }
    return touch.walk.view(beside).parent == cell.view && beside.tree == cell.tree
  }

  /// Whether the order of a view and its siblings is the system's, as of what AVKit or MapKit shows.
  func isHeldBySystem(_ place: ViewPlace) -> Bool {
    guard let parent = touch.walk.view(place).parent else { return false }
    let holder = ViewPlace(tree: place.tree, view: parent)
    let view = touch.walk.view(holder)
    return ClassKnowledge.isPrivate(view) && ViewOwner(of: holder, in: touch.walk.trees) == .system
      && !ClassKnowledge.isWindow(view) && !view.className.hasSuffix("ContentView")
      || view.className.hasPrefix("AV")
  }

  // MARK: Names in code

  /// The names of both views in code, where the developer's view lies in front of another.
  struct Names {
    /// The view in front.
    let front: String
    /// The line that brings the view behind to the front; nil if that is not the developer's to do.
    let order: String?
  }

  /// The names of both views, if the developer's view lies in front of another.
  ///
  /// A name that was asked for once is noted in ``StandInNames``, and the code says which view it stands for.
  /// Each case therefore asks for the names before anything else, unless it has no use for them in any case.
  private(set) lazy var names: Names? = {
    guard isInFront else { return nil }
    let branch = branch
    return Names(
      front: frontVariable(beside: branch ?? variable),
      order: branch.map { "\($0).superview?.bringSubviewToFront(\($0))" })
  }()

  /// Whether the developer's view lies in front of another, and not in it.
  var isInFront: Bool { isDevelopers && beside != nil }

  /// What the expected view is called in code.
  var variable: String { touch.variable(touch.expected) }

  /// What the expected view is called in code, or the one around it that the other lies in front of; nil if
  /// that is not the developer's.
  var branch: String? {
    guard let beside, touch.isDevelopers(beside), !isHeldBySystem(beside) else { return nil }
    return touch.variable(beside)
  }

  /// What the view in front is called in code: two views of one class are two variables.
  func frontVariable(beside other: String) -> String { touch.variable(place, inFrontOf: other) }

  /// The line that brings the view behind to the front; nil if it would cover something to be touched then.
  private(set) lazy var raising: String? = loses ? nil : names?.order

  /// Whether something in front is there to be touched that the view behind would cover if it were raised.
  private var loses: Bool {
    // Beside its content the view in front can give way.
    guard gap != nil, let beside, let raised = touch.geometry(beside).box else { return false }
    let tree = tree
    var waiting = front.children
    var looked = 0
    while let next = waiting.popLast(), looked < 2_000 {
      looked += 1
      let view = tree.views[next]
      if view.isHidden == .known(true) { continue }
      if TargetKind(of: next, in: tree, standing: Standing()) != nil,
        let box = touch.geometry(ViewPlace(tree: place.tree, view: next)).box,
        raised.sharedPart(with: box).squarePoints > box.squarePoints / 2
      {
        return true
      }
      waiting += view.children
    }
    return false
  }

  // MARK: What it shows

  /// Whether something in front is there to be touched.
  private(set) lazy var hasTargets: Bool = cover.hasTargets(in: tree)

  /// Whether the view in front, or something in it, is there to be touched.
  private(set) lazy var isTouchable: Bool =
    hasTargets || ClassKnowledge.scrolls(front) || ClassKnowledge.isContent(front)

  /// Whether the view in front shows something and is not there to be touched, such as a banner.
  ///
  /// Nobody wants to touch what lies behind it, so that letting touches through is no remedy.
  private(set) lazy var onlyShows: Bool =
    !isTouchable
    && (ClassKnowledge.base(of: front) == "UIVisualEffectView" || cover.isSeen(in: tree))

  /// Whether the view in front is one that dims the screen: half transparent, with nothing in it, and there
  /// for taps.
  private(set) lazy var dims: Bool = {
    guard let alpha = front.alpha.value, front.children.isEmpty,
      let size = touch.geometry(place).bounds?.size,
      let all = touch.geometry(touch.levels[0].place).bounds?.size
    else { return false }
    return alpha < 0.95 && alpha > 0.15 && front.hasRecognizers == .known(true)
      && size.width * size.height >= all.width * all.height * 0.8
  }()

  /// Whether nothing can be seen behind the view in front.
  var hides: Bool { cover.hides(in: tree) }

  /// The view in front, or one in it around the taker, that is almost invisible; nil if all can be seen.
  var faint: ViewPlace? { cover.faint(touch) }

  /// The empty part of what lies in front that the touch meets; nil if it meets something that is there for
  /// itself.
  private(set) lazy var gap: CoverGap? = cover.gap(touch)

  // MARK: Boxes

  /// The box of the view in front.
  var box: ViewRect? { touch.geometry(place).box }

  /// The box of the screen.
  var screen: ViewRect? { touch.geometry(touch.levels[0].place).box }

  /// The boxes of both views, if the developer's view lies in front of another and is there to be touched.
  ///
  /// Changing the order does not help then: raising one takes the other's touches.
  private(set) lazy var rivals: (front: ViewRect, own: ViewRect)? = {
    guard isInFront, isTouchable, touch.isDevelopers(place), let box,
      let own = touch.geometry(touch.expected).box
    else { return nil }
    return (box, own)
  }()

  /// The boxes of both views, if the one in front is also a control, or shows content of its own.
  var rivalTargets: (front: ViewRect, own: ViewRect)? {
    ClassKnowledge.isControl(front) || ClassKnowledge.isContent(front) ? rivals : nil
  }
}
