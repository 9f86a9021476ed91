// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The thresholds of the touch system.
///
/// Every number about UIKit is defined here and nowhere else, with its unit, its evidence and the test that
/// pins it. The evidence is *documented* (by Apple), *measured* (a log shows it), *reported* (somebody
/// describes it) or *assumed* (our choice, because no source settles it). S0 to S4 are the articles that
/// Documentation/Evidence.md lists.
public nonisolated struct TouchTuning: Sendable, Hashable {
  /// The shorter side, in points, from which a screen is that of an iPad, with regular size classes.
  ///
  /// Documented (Apple's table of screens): the smallest iPad has 744 pt, the largest iPhone 440 pt. Pinned
  /// by `screens have the size classes of the devices of their size`.
  public var padSide: CGFloat = 744

  /// The shorter side, in points, from which a phone in landscape has a regular width.
  ///
  /// Documented (Apple's table of size classes): 414 pt, as iPhone Plus and iPhone 11 have. Pinned by
  /// `screens have the size classes of the devices of their size`.
  public var regularWidthSide: CGFloat = 414

  /// The longest pause, in seconds, between the end of one tap and the beginning of the next that still
  /// counts as a multiple tap.
  ///
  /// Assumed: 0.35 s. Pinned by `a second tap 0.35 s after the first is a double tap`.
  public var tapInterval: TimeInterval = 0.35

  /// The greatest distance, in points, between the end of one tap and the beginning of the next that still
  /// counts as a multiple tap.
  ///
  /// Assumed: 45 pt. Pinned by `a second tap 45 points from the first is a double tap`.
  public var tapDistance: CGFloat = 45

  /// The opacity a view must exceed to be hit.
  ///
  /// Documented: views with an alpha of less than 0.01 are not hit; reported (S3, S4): 0.01 itself neither.
  /// Pinned by `alpha 0.01 is not hit, the next greater float is`.
  public var minimumAlpha: Float = 0.01

  /// The number of frames that ``UIEvent/predictedTouches(for:)`` predicts.
  ///
  /// Assumed: 2. Pinned by `two frames are predicted on a straight line`.
  public var predictedFrames = 2

  /// The longest time that a finger may stay down in a tap, in seconds.
  ///
  /// Reported (WinObjC): 0.75 s. Pinned by `a tap of more than 0.75 s fails`.
  public var tapDuration: TimeInterval = 0.75

  /// How far a finger may move from where it came down in a tap, in points.
  ///
  /// A touch that lifts farther away does not start a tap count either.
  ///
  /// Assumed: 45 pt. Pinned by `a tap fails 45 points from where it began` and
  /// `a finger that lifts 45 points from where it came down has dragged, and is no tap`.
  public var tapSlop: CGFloat = 45

  /// The longest time, in seconds, between the first and the last finger of one tap or press coming down.
  ///
  /// Assumed: 0.35 s. Pinned by `the fingers of a tap come down within 0.35 s`.
  public var tapFingerInterval: TimeInterval = 0.35

  /// How long a finger stays before a context menu opens, in seconds.
  ///
  /// Assumed: 0.5 s, as a long press; UIKit begins to lift the view earlier. Pinned by
  /// `a context menu opens after 0.5 s`.
  public var contextMenuDelay: TimeInterval = 0.5

  /// How long a finger stays before the items of a drag are lifted, in seconds.
  ///
  /// Assumed: 0.5 s, as a long press. Pinned by `items are lifted after 0.5 s, and dragged at 10 points`.
  public var dragLiftDelay: TimeInterval = 0.5

  /// How far a finger that has lifted items moves before it drags them, in points.
  ///
  /// Assumed: 10 pt, as a pan. Pinned by `items are lifted after 0.5 s, and dragged at 10 points`.
  public var dragDistance: CGFloat = 10

  /// The height of an item of an open menu, in points.
  ///
  /// Reported: 44 pt, the height of a row; measured (a device with iOS 27): 42 pt, in ``ios26``. Pinned by
  /// `a menu lies below its button, or above it`.
  public var menuRowHeight: CGFloat = 44

  /// The height of the title above the items of an open menu, in points.
  ///
  /// Assumed: 32 pt, a line of small text with room around it. Pinned by
  /// `a title, subtitles and groups take room in an open menu`.
  public var menuTitleHeight: CGFloat = 32

  /// How much higher an item of an open menu is that has a subtitle, in points.
  ///
  /// Assumed: 16 pt, a line of small text. Pinned by `a title, subtitles and groups take room in an open
  /// menu`.
  public var menuSubtitleHeight: CGFloat = 16

  /// The distance between groups of items of an open menu, in points.
  ///
  /// Assumed: 8 pt. Pinned by `a title, subtitles and groups take room in an open menu`.
  public var menuGroupGap: CGFloat = 8

  /// The room above the first item of an open menu and below the last one, in points.
  ///
  /// Assumed: none; measured (a device with iOS 27): 10 pt, in ``ios26``. Pinned by `a menu lies below its
  /// button, or above it`.
  public var menuPadding: CGFloat = 0

  /// How long a finger stays on a button whose menu is its primary action before the menu opens, in seconds.
  ///
  /// With 0 it opens when the finger comes down. Otherwise a tap that is shorter opens it after
  /// ``menuTapDelay``. Reported: 0; measured (a device with iOS 27): 0.22 s, in ``ios26``. Pinned by `a menu
  /// button opens on touch-down, and a tap chooses`.
  public var menuHoldDuration: TimeInterval = 0

  /// How long after the lift of a tap such a menu opens, in seconds, if ``menuHoldDuration`` is not 0.
  ///
  /// Measured (a device with iOS 27): 0.05 s. Pinned by `a menu of iOS 26 opens after 0.22 s, or after a
  /// tap`.
  public var menuTapDelay: TimeInterval = 0.05

  /// How long a finger rests on a submenu before it opens, in seconds; with 0 only a lift opens it.
  ///
  /// Assumed: 0; measured (a device with iOS 27): 0.525 s, in ``ios26``. Pinned by `submenus open in place,
  /// and what is inline is part of its menu`.
  public var submenuDelay: TimeInterval = 0

  /// How long after the lift the action of an item of a menu is performed, in seconds.
  ///
  /// Assumed: 0; measured (a device with iOS 27): 0.016 s, in ``ios26``. Pinned by `a menu button opens on
  /// touch-down, and a tap chooses`.
  public var menuActionDelay: TimeInterval = 0

  /// The width of an open menu, in points, where the window has room for it.
  ///
  /// Measured (a device with iOS 27): 250 pt. Pinned by `a menu lies below its button, or above it`.
  public var menuWidth: CGFloat = 250

  /// The distance of an open menu from what it belongs to, and from the edges of the window, in points.
  ///
  /// Assumed: 8 pt. Pinned by `a menu lies below its button, or above it`.
  public var menuMargin: CGFloat = 8

  /// The height of a navigation bar or a toolbar, in points.
  ///
  /// Documented (Human Interface Guidelines): 44 pt. Pinned by `a bar takes the touches of its 44 points`.
  public var barHeight: CGFloat = 44

  /// The height of a bar where the vertical size class is compact, in points.
  ///
  /// Documented (Human Interface Guidelines): 32 pt. Pinned by `bars are lower in landscape`.
  public var compactBarHeight: CGFloat = 32

  /// How far below the top of its view a navigation bar begins where no safe area is above it, in points.
  ///
  /// Documented: 0, the edge of the safe area; measured (iOS 26.1): 10 pt, in ``ios26``. Pinned by `a bar of
  /// iOS 26 begins 10 points below the top of a view without a safe area`.
  public var leastBarTop: CGFloat = 0

  /// The height that the prompt adds to a navigation bar, in points.
  ///
  /// Reported: 30 pt, for a bar of 74. Pinned by `a prompt makes the bar higher`.
  public var barPromptHeight: CGFloat = 30

  /// The distance of the items of a bar from its sides, in points.
  ///
  /// Reported: 16 pt. Pinned by `items are at the sides of the bar, and the title is in the middle`.
  public var barMargin: CGFloat = 16

  /// The distance between two items of a bar, in points.
  ///
  /// Assumed: 8 pt. Pinned by `items are at the sides of the bar, and the title is in the middle`.
  public var barItemGap: CGFloat = 8

  /// How long a bar takes to come or go, in seconds.
  ///
  /// Reported: 0.2 s, the value of `UINavigationController.hideShowBarDuration`. Pinned by
  /// `a hidden bar leaves its room to the content`.
  public var barHidingDuration: TimeInterval = 0.2

  /// The width of an alert, in points.
  ///
  /// Reported: 270 pt. Pinned by `an alert is in the middle, 270 points wide`.
  public var alertWidth: CGFloat = 270

  /// The height of an action or a text field of an alert, in points.
  ///
  /// Reported: 44 pt. Pinned by `an alert is in the middle, 270 points wide`.
  public var alertRowHeight: CGFloat = 44

  /// The height of an action of an action sheet, in points.
  ///
  /// Reported: 57 pt. Pinned by `an action sheet is at the bottom, and its cancel action apart from the
  /// others`.
  public var sheetRowHeight: CGFloat = 57

  /// The distance of an action sheet from the edges of the window, and of its cancel action from the others,
  /// in points.
  ///
  /// Reported: 8 pt. Pinned by `an action sheet is at the bottom, and its cancel action apart from the
  /// others`.
  public var sheetMargin: CGFloat = 8

  /// How far content is pulled beyond its top before a refresh control refreshes, in points.
  ///
  /// Assumed: 120 pt, twice the height of the control. Pinned by `a pull of 120 points refreshes`.
  public var refreshDistance: CGFloat = 120

  /// The height of a refresh control, which the content leaves free while it refreshes, in points.
  ///
  /// Reported: 60 pt. Pinned by `content leaves 60 points to a control that refreshes`.
  public var refreshHeight: CGFloat = 60

  /// How long fingers stay before a long press begins, in seconds; the default of `minimumPressDuration`.
  ///
  /// Documented: 0.5 s. Pinned by `a long press begins after 0.5 s`.
  public var longPressDuration: TimeInterval = 0.5

  /// How far a finger may move before a long press begins, in points; the default of `allowableMovement`.
  ///
  /// Documented: 10 pt. Pinned by `a long press fails beyond 10 points`.
  public var longPressMovement: CGFloat = 10

  /// How far fingers drag, in a straight line, before a pan begins, in points.
  ///
  /// Measured (the scroll view of an iOS 26.1 simulator under synthetic touches): 10 pt, at which a drag
  /// begins. Pinned by `a pan begins at 10 points`.
  public var panThreshold: CGFloat = 10

  /// Whether the translation of a pan includes the distance of ``panThreshold`` instead of starting after it.
  ///
  /// Measured for the pan of a scroll view (an iOS 26.1 simulator under synthetic touches), assumed for
  /// others: false. Pinned by `a translation lacks the 10 points of the threshold, along the way`.
  public var panKeepsThreshold = false

  /// How long, in seconds, a wheel rests before its scroll has ended.
  ///
  /// Assumed: 0.1 s. Pinned by `a scroll of a wheel ends when the wheel has rested for 0.1 s`.
  public var scrollPause: TimeInterval = 0.1

  /// How far back from the last move other moves contribute to the velocity, in seconds.
  ///
  /// Assumed: 0.1 s. Pinned by `the moves of 0.1 s before the last one make the velocity`.
  public var velocityWindow: TimeInterval = 0.1

  /// How long fingers may rest, in seconds, before the velocity of their last moves no longer counts.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches): after 0.312 s they have all of it. Developers
  /// report from devices that it is lost after a longer rest; that this happens all at once after 0.5 s is
  /// assumed. Pinned by `a finger that rests keeps its velocity for 0.5 s`.
  public var velocityRest: TimeInterval = 0.5

  /// How much the distance of two fingers changes before a pinch begins, in points.
  ///
  /// Assumed: 8 pt. Pinned by `a pinch begins when the distance has changed by 8 points`.
  public var pinchThreshold: CGFloat = 8

  /// How far two fingers rotate before a rotation begins, in radians.
  ///
  /// Assumed: 0.1. Pinned by `a rotation begins at 0.1 radians`.
  public var rotationAngle: CGFloat = 0.1

  /// How far fingers move along the arc of a rotation before it begins, in points.
  ///
  /// Assumed: 8 pt. Pinned by `a rotation begins at 8 points of arc`.
  public var rotationArc: CGFloat = 8

  /// How far a swipe goes along its direction, in points.
  ///
  /// Assumed: 50 pt. Pinned by `a swipe is recognized at 50 points`.
  public var swipeDistance: CGFloat = 50

  /// How far a swipe may go across its direction, in points.
  ///
  /// Assumed: 50 pt. Pinned by `a swipe fails more than 50 points across`.
  public var swipeDrift: CGFloat = 50

  /// The longest duration of a swipe, in seconds.
  ///
  /// Assumed: 0.5 s. Pinned by `a swipe fails after 0.5 s`.
  public var swipeDuration: TimeInterval = 0.5

  /// How near to the edge of the window a screen-edge pan starts, in points.
  ///
  /// Assumed: 20 pt. Pinned by `an edge pan starts within 20 points of the edge`.
  public var screenEdgeWidth: CGFloat = 20

  /// How long, in seconds, the end of a touch stays held after the last recognizer that delays it has failed.
  ///
  /// Assumed: 0, at once; reported (S3): 0.15 s, in ``articles``. Pinned by `a held end comes 0.15 s after
  /// the failure in the articles`.
  public var endedHoldAfterFailure: TimeInterval = 0

  /// How far, in points of the control, a tracked finger may leave the bounds on each side and still count as
  /// inside.
  ///
  /// Measured (S0, S1, and Flutter's authors on iOS 18.1; S2 says so too): 70 pt. Pinned by `a finger 70
  /// points above is inside, the next point is outside`.
  public var trackingSlop: CGFloat = 70

  /// Whether a move across the border of a control sends a drag event after the exit or enter event.
  ///
  /// Reported (open re-implementations): true; reported (S2): false, in ``articles``. Pinned by `a crossing
  /// sends two events, and one in the articles`.
  public var sendsDragAfterCrossing = true

  /// Whether a control sends `touchCancel` when a recognizer takes its touch.
  ///
  /// Reported (seven sources: buttons in scroll views, sliders under a long press, cells): true; measured
  /// (S0): false, in ``articles``. Pinned by `a control whose touch a recognizer takes sends a cancel, and
  /// none in the articles`.
  public var sendsCancelWhenTaken = true

  /// The minimum width and height, in points, of the area in which a finger grabs a slider's knob.
  ///
  /// Documented (Apple's guidelines for touch targets): 44 pt. Pinned by `a finger takes hold of the knob in
  /// 44 points around its middle`.
  public var knobReach: CGFloat = 44

  /// The width of a switch, in points.
  ///
  /// Reported: 51 pt; measured (iOS 26.1, Mac Catalyst): 63 pt, in ``ios26``. Pinned by `a switch is 51 by 31
  /// whatever frame it is given`.
  public var switchWidth: CGFloat = 51

  /// The height of a switch, in points.
  ///
  /// Reported: 31 pt; measured (iOS 26.1, Mac Catalyst): 28 pt, in ``ios26``. Pinned by `a switch is 51 by 31
  /// whatever frame it is given`.
  public var switchHeight: CGFloat = 31

  /// The width of the part of a switch in which a finger grabs its resting knob, in points.
  ///
  /// Assumed: 31 pt, a square; measured (iOS 26.1, Mac Catalyst): a knob of 37 pt, 2 pt from the end, so 41
  /// pt in ``ios26``. Pinned by `a finger takes hold of the knob where a system has it`.
  public var switchKnobWidth: CGFloat = 31

  /// The width of the knob of a slider, in points.
  ///
  /// Reported: 31 pt; measured (iOS 26.1, Mac Catalyst): 37 pt, in ``ios26``. Pinned by `the middle of the
  /// knob leaves half of its width at the end of the track`.
  public var sliderKnobWidth: CGFloat = 31

  /// The height of the knob of a slider, in points.
  ///
  /// Reported: 31 pt; measured (iOS 26.1, Mac Catalyst): 24 pt, in ``ios26``. Pinned by `the middle of the
  /// knob leaves half of its width at the end of the track`.
  public var sliderKnobHeight: CGFloat = 31

  /// The diameter of a dot of a page control, in points.
  ///
  /// Reported: 7 pt; measured (iOS 26.1, Mac Catalyst): 10 pt, in ``ios26``. Pinned by `a control is
  /// as long as its dots`.
  public var pageDotSize: CGFloat = 7

  /// The distance between two dots of a page control, in points.
  ///
  /// Reported: 9 pt; measured (iOS 26.1, Mac Catalyst): 8 pt, in ``ios26``. Pinned by `a control is
  /// as long as its dots`.
  public var pageDotGap: CGFloat = 9

  /// The room at each end of the dots of a page control, in points.
  ///
  /// Reported: none; measured (iOS 26.1, Mac Catalyst): 14 pt, in ``ios26``. Pinned by `a control is
  /// as long as its dots`.
  public var pageMargin: CGFloat = 0

  /// The height of a page control, in points.
  ///
  /// Reported: 37 pt; measured (iOS 26.1, Mac Catalyst): 26 pt, in ``ios26``. Pinned by `a control is
  /// as long as its dots`.
  public var pageControlHeight: CGFloat = 37

  /// How far, in points along the switch, a finger drags the knob of a switch before the touch no longer
  /// counts as a tap.
  ///
  /// Assumed: 5 pt, half of the way to the middle. Pinned by `a knob dragged 5 points is no tap`.
  public var switchDragThreshold: CGFloat = 5

  /// How long, in seconds, a stepper is held before its value starts to repeat.
  ///
  /// Assumed: 0.5 s. Pinned by `a stepper that is held repeats after 0.5 s, and faster after ten times`.
  public var stepperRepeatDelay: TimeInterval = 0.5

  /// The time, in seconds, between the first repetitions of a stepper that is held.
  ///
  /// Assumed: 0.1 s. Pinned by `a stepper that is held repeats after 0.5 s, and faster after ten times`.
  public var stepperRepeatInterval: TimeInterval = 0.1

  /// After how many repetitions a stepper that is held goes faster.
  ///
  /// Reported without a number (the value changes faster the longer it is held); assumed: 10. Pinned by `a
  /// stepper that is held repeats after 0.5 s, and faster after ten times`.
  public var stepperSlowRepeats = 10

  /// The time, in seconds, between the repetitions of a stepper after ``stepperSlowRepeats``.
  ///
  /// Assumed: 0.025 s. Pinned by `a stepper that is held repeats after 0.5 s, and faster after ten times`.
  public var stepperFastInterval: TimeInterval = 0.025

  /// How long, in seconds, an animated push, pop, presentation or dismissal takes.
  ///
  /// Assumed: 0.35 s, the usual observation for a push; UIKit's presentations may take longer. Pinned by `an
  /// animated push is over after 0.35 s`.
  public var transitionDuration: TimeInterval = 0.35

  /// How long, in seconds, a progress bar takes to show an animated change outside an animation block.
  ///
  /// Assumed: 0.25 s, evenly. Pinned by `a bar follows an animated change for 0.25 s`.
  public var progressDuration: TimeInterval = 0.25

  /// The fraction of a pop from the edge from which it completes when the finger lifts.
  ///
  /// Assumed: half of the width. Pinned by `a finger from the edge pops beyond the middle, and goes back
  /// before it`.
  public var popFraction: CGFloat = 0.5

  /// The speed, in points per second, from which a finger that lifts decides by its direction whether a pop
  /// from the edge completes.
  ///
  /// Assumed: 300. Pinned by `a quick finger from the edge pops wherever it lifts`.
  public var popSpeed: CGFloat = 300

  /// How long, in seconds, a scroll view that delays content touches keeps one back.
  ///
  /// Reported (questions and answers): 0.15 s. Pinned by `a finger that rests for 0.15 s reaches the
  /// content`.
  public var contentTouchDelay: TimeInterval = 0.15

  /// How many times per second a scroll view that moves by itself changes its offset.
  ///
  /// Assumed: 60, what most screens show. Pinned by `a delegate hears of sixty offsets a second`.
  public var scrollFrameRate: Double = 60

  /// The fraction of a drag that content follows just beyond its limit.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches): 0.55, which articles about rubber banding
  /// report too. Pinned by `a drag beyond the limit moves the content by 0.55 of it at first`.
  public var rubberBand: CGFloat = 0.55

  /// How strongly content beyond its limit is pulled back: the frequency, in radians per second, of a
  /// critically damped spring.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches): 10.8 fits the offsets of a return within 0.2
  /// points; articles that measured the bounce report 10. Pinned by `content let go beyond its limit comes
  /// back as it was measured`.
  public var scrollBounceFrequency: Double = 10.8

  /// How fast content that is released beyond its limit starts to return, in distances to the limit per
  /// second.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches): 7.35, whatever velocity the fingers had
  /// outward. Pinned by `content let go beyond its limit comes back as it was measured`.
  public var scrollReturnVelocity: Double = 7.35

  /// The velocity, in points per second, at which coasting content comes to rest.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches): 10, 2.160 s after fingers had let go at 750.
  /// Pinned by `content that coasts comes to rest at 10 points a second`.
  public var scrollRestVelocity: CGFloat = 10

  /// The minimum velocity, in points per millisecond, at which content continues to move that a moving finger
  /// lets go.
  ///
  /// Reported: about 83 pt a second. Pinned by `content that a moving finger lets go coasts from 83 points a
  /// second on`.
  public var scrollCoastVelocity: CGFloat = 0.083

  /// The same for a finger that has rested for longer than ``velocityWindow`` before it lifts.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches, fingers that rest for 0.3 s): none at 0.1875,
  /// and a limit of about 0.25. Pinned by `content that is let go at less than 0.25 points a millisecond
  /// stays`.
  public var scrollFlickVelocity: CGFloat = 0.25

  /// The distance from its goal, in points, at which bouncing content has arrived.
  ///
  /// Measured for the bounce (an iOS 26.1 simulator under synthetic touches): less than 0.54 pt and more than
  /// 0.45 pt. Pinned by `content half a point from its goal is there`.
  public var scrollRestDistance: CGFloat = 0.5

  /// The minimum velocity, in points per millisecond, at which a release turns to the next page instead of
  /// the nearest.
  ///
  /// Assumed: 0.2. Pinned by `a flick of 0.2 points a millisecond turns the page`.
  public var pageTurnVelocity: CGFloat = 0.2

  /// How many times farther along one axis than along the other a drag must go to be locked to that axis.
  ///
  /// Assumed: 2; documented is that a diagonal drag is not locked. Pinned by
  /// `a drag twice as far along as across is locked`.
  public var scrollLockRatio: CGFloat = 2

  /// How long, in seconds, an animated change of a scroll view's offset or zoom takes.
  ///
  /// Reported (questions and answers): 0.3 s. Pinned by `an animated offset is there after 0.3 s`.
  public var scrollAnimationDuration: TimeInterval = 0.3

  /// Creates the thresholds of ``uikit``.
  public init() {}

  /// UIKit as Apple's documentation and the best evidence describe it; the default.
  public static let uikit = TouchTuning()

  /// UIKit of iOS 17 and 18: ``uikit``, of whose values none is known to differ there.
  public static let ios17 = TouchTuning()

  /// UIKit of iOS 26 and 27, where it was measured to differ from ``uikit``: its menus, and the sizes of
  /// switches, of the knobs of sliders and of page controls.
  public static let ios26: TouchTuning = {
    var tuning = TouchTuning()
    tuning.menuRowHeight = 42
    tuning.menuPadding = 10
    tuning.menuHoldDuration = 0.22
    tuning.submenuDelay = 0.525
    tuning.menuActionDelay = 0.016
    tuning.leastBarTop = 10
    tuning.switchWidth = 63
    tuning.switchHeight = 28
    tuning.switchKnobWidth = 41
    tuning.sliderKnobWidth = 37
    tuning.sliderKnobHeight = 24
    tuning.pageDotSize = 10
    tuning.pageDotGap = 8
    tuning.pageMargin = 14
    tuning.pageControlHeight = 26
    return tuning
  }()

  /// UIKit as the founding articles measured it, where they differ from ``uikit``.
  ///
  /// Views, touches and their delivery are the same in both; the differences begin with controls and
  /// recognizers.
  public static let articles: TouchTuning = {
    var tuning = TouchTuning()
    tuning.endedHoldAfterFailure = 0.15
    tuning.sendsDragAfterCrossing = false
    tuning.sendsCancelWhenTaken = false
    return tuning
  }()
}

extension TouchTuning: CustomStringConvertible {
  /// The values that differ from those of ``uikit``, with these in parentheses.
  public nonisolated var description: String {
    let usual = Mirror(reflecting: TouchTuning.uikit).children.map { "\($0.value)" }
    let differences = zip(Mirror(reflecting: self).children, usual).compactMap { child, usual in
      "\(child.value)" == usual ? nil : "\(child.label ?? "?") \(child.value) (\(usual))"
    }
    return differences.isEmpty ? "as in TouchTuning.uikit" : differences.joined(separator: ", ")
  }
}
