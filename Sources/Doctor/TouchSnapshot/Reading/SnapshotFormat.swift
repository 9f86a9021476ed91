// SPDX-License-Identifier: Apache-2.0

/// The formats that can be read.
public enum SnapshotFormat: String, Sendable, Hashable, CaseIterable {
  /// `recursiveDescription` as debuggers print it, including log prefixes and quoting.
  case recursiveDescription
  /// The tree that EarlGrey prints.
  case earlGrey
  /// An Interface Builder storyboard.
  case storyboard
  /// An Interface Builder xib.
  case xib
  /// An Interface Builder xib as written before Xcode 5, an archive of objects.
  case xibArchive
  /// The view hierarchy that Sentry attaches to a report from production.
  case sentry
  /// The hierarchy that Detox writes as XML.
  case detox
  /// The `debugDescription` of an element of XCUITest.
  case xcuitest
  /// The page source of WebDriverAgent and Appium.
  case webDriverAgent
  /// What `idb ui describe-all` and AXe print.
  case idb
  /// What `maestro hierarchy` prints.
  case maestro
  /// What KIF prints of all windows.
  case kif
  /// A scene of Touchstone.
  case scene
  /// Views of a running program.
  case live
}
