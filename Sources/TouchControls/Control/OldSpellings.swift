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
