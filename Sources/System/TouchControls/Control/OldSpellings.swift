// SPDX-License-Identifier: Apache-2.0

// The names of these types before Swift 4.2 nested them, which older code still uses.

/// The old name of ``UIControl/Event``.
public typealias UIControlEvents = UIControl.Event
/// The old name of ``UIControl/State``.
public typealias UIControlState = UIControl.State
/// The old name of ``UIControl/ContentHorizontalAlignment``.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The old name of ``UIControl/ContentVerticalAlignment``.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The old name of ``UITextField/BorderStyle``.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The old name of ``UITextField/ViewMode``.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The old name of ``UITextField/DidEndEditingReason``.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The old name of ``UISegmentedControl/noSegment``.
public nonisolated let UISegmentedControlNoSegment = -1
