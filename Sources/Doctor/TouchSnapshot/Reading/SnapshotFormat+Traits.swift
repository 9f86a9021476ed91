// SPDX-License-Identifier: Apache-2.0

/// What a format means for the questions about its views: everything that depends on the format is looked up
/// here.
extension SnapshotFormat {
  /// How the trees of one file belong together.
  package enum TreeRelation: Sendable {
    /// Each tree is a screen of its own, such as a scene of a storyboard.
    case separateScreens
    /// The windows share a screen; any other tree is a part of one, printed separately.
    case windowsAndFragments
    /// All trees share a screen.
    case oneScreen
  }

  /// Where the views of a format come from.
  private enum Origin {
    /// A debugger or a test prints what is on the screen, as text for people.
    case dump
    /// A file of Interface Builder describes a layout that has never run.
    case design
    /// A program writes what is on the screen, as data.
    case data
  }

  private var origin: Origin {
    switch self {
    case .recursiveDescription, .earlGrey: .dump
    case .storyboard, .xib, .xibArchive: .design
    case .sentry, .detox, .xcuitest, .webDriverAgent, .idb, .maestro, .kif, .scene, .live: .data
    }
  }

  /// Whether the format describes a layout that has never run, with the frames of one device.
  package var isDesign: Bool { origin == .design }

  /// Whether the format is text that was printed while the app ran, of windows or of any other view.
  package var isDump: Bool { origin == .dump }

  /// Whether numbers are printed with six digits, as `%g` does.
  package var roundsNumbers: Bool { origin == .dump }

  /// How the trees of one file belong together.
  package var treeRelation: TreeRelation {
    switch origin {
    case .dump: .windowsAndFragments
    case .design: .separateScreens
    case .data: .oneScreen
    }
  }

  /// Whether a tree that does not begin with a window may lack its ancestors.
  ///
  /// `recursiveDescription` prints any view with what is below it. EarlGrey always prints whole windows.
  package var mayLackAncestors: Bool {
    switch self {
    case .recursiveDescription: true
    case .earlGrey, .storyboard, .xib, .xibArchive, .sentry, .detox, .xcuitest, .webDriverAgent, .idb,
      .maestro, .kif, .scene, .live:
      false
    }
  }

  /// Whether the format says of no view where it is.
  package var lacksFrames: Bool { self == .kif }

  /// Whether the root of a tree fills a screen: the view of a controller in a storyboard does, the root of a
  /// xib may be a part of a screen.
  package var rootsFillScreens: Bool {
    switch self {
    case .storyboard: true
    case .recursiveDescription, .earlGrey, .xib, .xibArchive, .sentry, .detox, .xcuitest, .webDriverAgent,
      .idb,
      .maestro, .kif, .scene, .live:
      false
    }
  }
}
