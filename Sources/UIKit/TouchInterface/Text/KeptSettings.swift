// SPDX-License-Identifier: Apache-2.0
public import TouchControls
public import TouchCore

/// Settings of labels and buttons that a renderer may read and that change nothing here.
private final class KeptSettings {
  var followsContentSize = false
  var glows = false
}

extension UILabel {
  /// Whether the label asks for its font again when people choose another size of text; false by default.
  ///
  /// The font stays as it was set: code that observes the trait sets another one.
  ///
  /// A kept value: it changes nothing here.
  public var adjustsFontForContentSizeCategory: Bool {
    get { companion(KeptSettings.self)?.followsContentSize ?? false }
    set { companion(KeptSettings.self, orMake: { KeptSettings() }).followsContentSize = newValue }
  }
}

extension UITextField {
  /// Whether the field asks for its font again when people choose another size of text; false by default.
  ///
  /// The font stays as it was set: code that observes the trait sets another one.
  ///
  /// A kept value: it changes nothing here.
  public var adjustsFontForContentSizeCategory: Bool {
    get { companion(KeptSettings.self)?.followsContentSize ?? false }
    set { companion(KeptSettings.self, orMake: { KeptSettings() }).followsContentSize = newValue }
  }
}

extension UIButton {
  /// Whether the button glows under a finger; false by default.
  ///
  /// Nothing glows here, as nothing does with a configuration in UIKit.
  ///
  /// A kept value: it changes nothing here.
  public var showsTouchWhenHighlighted: Bool {
    get { companion(KeptSettings.self)?.glows ?? false }
    set { companion(KeptSettings.self, orMake: { KeptSettings() }).glows = newValue }
  }
}
