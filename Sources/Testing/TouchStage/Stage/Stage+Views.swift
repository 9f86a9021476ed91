// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// A weak reference to a view.
struct WeakView {
  weak var view: UIView?
}

extension Stage {
  /// Adds a view and names it; the name is also its accessibility identifier, which traces show.
  ///
  /// - Parameters:
  ///   - view: The view; a ``Probed`` one writes into the log of the stage from now on.
  ///   - name: A name that no other view has.
  ///   - parent: The superview, as object or name; the root controller's view if it is nil.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Returns: The view.
  /// - Throws: ``StageError`` if the name is taken or the name of the parent is unknown.
  @discardableResult
  public func add<View: UIView>(
    _ view: View, named name: String, in parent: (any ViewReference)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> View {
    try called(file, line) { () throws(StageError) -> View in
      let parent: UIView =
        try parent.map { reference throws(StageError) in try self.find(reference) } ?? root.view
      makeCurrent()
      try self.name(view, name)
      parent.addSubview(view)
      return view
    }
  }

  /// Adds another window with a name and shows it in front of those of its level.
  ///
  /// - Parameters:
  ///   - name: A name that no other view has.
  ///   - frame: Its frame on the screen; the whole screen if it is nil.
  ///   - level: Its level above other windows.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Returns: The window, which the stage keeps.
  /// - Throws: ``StageError`` if the name is taken.
  @discardableResult
  public func addWindow(
    named name: String, frame: CGRect? = nil, level: UIWindow.Level = .normal,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> UIWindow {
    try called(file, line) { () throws(StageError) -> UIWindow in
      let window = UIWindow(frame: frame ?? scene.screen.bounds)
      window.windowLevel = level
      try self.name(window, name)
      show(window)
      return window
    }
  }

  /// Shows a window on the screen of the stage, in front of those of its level; the stage keeps it.
  public func show(_ window: UIWindow) {
    makeCurrent()
    window.windowScene = scene
    window.isHidden = false
    if shown.insert(ObjectIdentifier(window)).inserted { windows.append(window) }
  }

  /// Names a view that is on the stage, or will be.
  public func name(
    _ view: UIView, _ name: String, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      if let other = names[name], other !== view { throw StageError(.nameTaken(name)) }
      names.name(view, name)
      view.accessibilityIdentifier = name
      if let probed = view as? any Probed { connect(probed) }
    }
  }

  /// Lets a probe write into the log of the stage; a named view's probe is connected automatically.
  public func connect(_ probe: Probe) {
    probe.stage = self
  }

  /// Connects the probe of a view with the stage and the view.
  package func connect(_ view: any Probed) {
    connect(view.probe)
    view.probe.view = view
  }

  /// The view with this name or accessibility identifier.
  public subscript(name: String, file: StaticString = #fileID, line: UInt = #line) -> UIView {
    get throws(StageError) {
      try called(file, line) { () throws(StageError) -> UIView in
        if let view = try view(named: name) { return view }
        if let recognizer = recognizer(named: name) {
          throw StageError(
            .wrongKind(name, is: "\(type(of: recognizer))", but: "a view is needed here"))
        }
        throw StageError(.unknownName(name, known: knownNames))
      }
    }
  }

  /// The view with this name or accessibility identifier; nil if there is none.
  func view(named name: String) throws(StageError) -> UIView? {
    if let named = names[name] { return named }
    let found = viewsInWindows().filter { $0.accessibilityIdentifier == name }
    guard found.count < 2 else { throw StageError(.ambiguousName(name)) }
    return found.first
  }

  /// The view that a reference means.
  public func find(
    _ reference: any ViewReference, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> UIView {
    try called(file, line) { () throws(StageError) -> UIView in
      switch reference.stageReference {
      case .named(let name): try self[name]
      case .view(let view): view
      }
    }
  }

  var knownNames: [String] {
    names.known
  }

  /// Every view of every window, from back to front.
  func viewsInWindows() -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = application.allWindows.reversed()
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.children.reversed())
    }
    return found
  }
}
