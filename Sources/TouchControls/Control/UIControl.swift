// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A view that turns touches into events for its targets.
open class UIControl: UIView {}
