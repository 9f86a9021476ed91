// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

/// Builds a scene from its file.
struct SceneBuilder {
  let file: SceneFile
  let scene: StagedScene
  var stage: Stage { scene.stage }
  /// The fields of the classes used by the scene, as a cache.
  private var fields: [String: [SceneField]] = [:]
  /// The failure requirements, which must wait until all recognizers exist.
  var requirements: [(recognizer: UIGestureRecognizer, others: [String])] = []

  /// The names of the views that constraints are about.
  let constrained: Set<String>

  /// Called for each view.
  var pausing: () -> Void = {}

  init(_ file: SceneFile) {
    self.file = file
    let stage = Stage(
      size: file.size, root: Self.controller(file.controller), tuning: file.tuning)
    stage.samplesPerSecond = file.samplesPerSecond
    scene = StagedScene(file: file, stage: stage)
    constrained = Self.constrained(file.constraints)
  }

  /// Builds the scene.
  mutating func build() throws(StageError) -> StagedScene {
    stage.makeCurrent()
    try configure(stage.root, with: file.controller)
    for window in file.windows { try build(window) }
    for (recognizer, others) in requirements {
      for other in others.compactMap(scene.recognizer) { recognizer.require(toFail: other) }
    }
    for constraint in file.constraints {
      pausing()
      try activate(constraint)
    }
    stage.window.layoutIfNeeded()
    for window in file.windows { try stage[window.name].layoutIfNeeded() }
    return scene
  }

  private mutating func build(_ window: SceneWindow) throws(StageError) {
    let shown = try stage.addWindow(
      named: window.name, frame: window.frame.flatMap { CGRect.read(.numbers($0)) },
      level: UIWindow.Level(CGFloat(window.level)))
    if let root = window.controller {
      let controller = Self.controller(root)
      shown.rootViewController = controller
      try configure(controller, with: root)
    }
    for view in window.views { shown.addSubview(try make(view)) }
  }

  // MARK: Views

  /// Creates a view with all its subviews.
  mutating func make(_ view: SceneView) throws(StageError) -> UIView {
    pausing()
    let made = Self.plain(view)
    if isPlacedByConstraints(view) { made.translatesAutoresizingMaskIntoConstraints = false }
    try configure(made, with: view)
    return made
  }

  /// Creates an empty view of its class.
  static func plain(_ view: SceneView) -> UIView {
    guard case .view(let plain, let probed)? = SceneClasses.named(view.className, of: .view)?.maker else {
      return UIView()
    }
    guard let probe = view.probe, let probed else { return plain() }
    return probed(self.probe(probe))
  }

  private static func probe(_ values: SceneProbe) -> Probe {
    let probe = Probe(
      values.name, style: values.style, withoutSuper: values.withoutSuper, forcedInside: values.forcedInside)
    probe.methods = values.methods
    probe.passesOn = values.passesOn
    probe.printsChain = values.printsChain
    return probe
  }

  /// Sets the properties of a view, and adds its recognizers and subviews.
  mutating func configure(_ view: UIView, with values: SceneView) throws(StageError) {
    if let name = values.name {
      try stage.name(view, name)
    } else if let probed = view as? any Probed {
      stage.connect(probed)
    }
    scene.positions.note(values.position, of: view)
    // A white title without a background would not be seen.
    if let button = view as? UIButton, !values.properties.contains(where: { $0.name == "backgroundColor" }) {
      button.applyType(.system)
    }
    set(values.properties, on: view, of: values.className, .view)
    if let control = view as? UIControl { add(values.actions, to: control) }
    for recognizer in values.recognizers { view.addGestureRecognizer(make(recognizer)) }
    for child in values.views { view.addSubview(try make(child)) }
    if let scrollView = view as? UIScrollView {
      name(scrollView, values.name)
      setZoom(values, scrollView)
    }
  }

  /// Sets properties in the order of the table, in which no later property undoes an earlier one.
  mutating func set(_ properties: [SceneProperty], on object: AnyObject, of name: String, _ kind: SceneObject)
  {
    let key = kind.rawValue + " " + name
    let fields = self.fields[key] ?? SceneClasses.fields(of: name, kind)
    self.fields[key] = fields
    for field in fields {
      guard let property = properties.first(where: { $0.name == field.name }) else { continue }
      field.apply?(object, property.value)
    }
  }

  private func add(_ actions: [SceneLine], to control: UIControl) {
    for line in actions {
      guard let event = UIControl.Event(named: line.name) else { continue }
      let text = line.text.replacing("{action}", with: Words.spaced(line.name))
      let writer = SceneActionWriter(text, stage: stage)
      stage.kept.append(writer)
      control.addTarget(writer, action: SceneActionWriter.logEvent, for: event)
    }
  }

  /// Names the recognizers of a scroll view as scenes and scripts refer to them.
  private func name(_ scrollView: UIScrollView, _ name: String?) {
    guard let name else { return }
    scrollView.panGestureRecognizer.name = name + ".pan"
    scrollView.pinchGestureRecognizer?.name = name + ".pinch"
  }

  private func setZoom(_ values: SceneView, _ scrollView: UIScrollView) {
    guard case .text(let name)? = values.properties.first(where: { $0.name == "viewForZooming" })?.value,
      let view = try? stage[name]
    else { return }
    let delegate = SceneZoomDelegate(view)
    stage.kept.append(delegate)
    scrollView.delegate = delegate
  }
}
