// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// The context that drawing without a context goes to; nil if there is none.
///
/// There is one while a view draws, while the block of an image renderer runs, and after
/// ``UIGraphicsPushContext(_:)``.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.top
}

/// Makes a context the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.push(context)
}

/// Makes the context before the current one current again.
public func UIGraphicsPopContext() {
  ContextStack.current.pop()
}

extension ContextStack {
  /// The stack of the drawing that is going on, else that of this thread.
  static var current: ContextStack {
    if let ofDrawing { return ofDrawing }
    let key = "TouchDrawing.ContextStack"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}
