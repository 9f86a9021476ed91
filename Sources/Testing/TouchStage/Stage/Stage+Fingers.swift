// SPDX-License-Identifier: Apache-2.0
public import TouchCore

extension Stage {
  /// The finger with this number; the same object each time.
  public func finger(_ number: Int) -> Finger {
    if let finger = fingers.first(where: { $0.number == number }) { return finger }
    let finger = Finger(number: number, stage: self)
    fingers.append(finger)
    return finger
  }

  /// Lets several fingers act at the same time.
  ///
  /// Each finger begins now and performs its own actions one after the other. Simultaneous steps are
  /// delivered in one frame, as by a device:
  ///
  /// ```swift
  /// try stage.together {
  ///   try stage.finger(1).down(at: .center(of: "left"))
  ///   try stage.finger(2).down(at: .center(of: "right"))
  ///   try stage.finger(1).move(by: CGVector(dx: -50, dy: 0), over: 0.5)
  ///   try stage.finger(2).move(by: CGVector(dx: 50, dy: 0), over: 0.5)
  /// }
  /// ```
  ///
  /// Places are looked up when `body` names them, before any finger moves. If `body` throws, nothing happens.
  public func together(
    file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Void
  ) throws {
    do {
      guard plan == nil else { throw StageError(.notTogether("together")) }
      guard !isRunning else { throw StageError(.insideCallback) }
      plan = FingerPlan(start: clock.now)
      let outcome = Result(catching: body)
      let collected = plan
      plan = nil
      try outcome.get()
      if let collected { try run(collected) }
    } catch var error as StageError {
      // What a finger does in the body, and what it misses, has the line of the finger.
      if error.call == nil { error.call = StageError.call(file, line) }
      throw error
    }
  }

  /// Adds to the current plan, or creates one and runs it.
  func act(_ body: (inout FingerPlan) -> Void) throws(StageError) {
    if var collecting = plan {
      plan = nil  // The plan is changed in place.
      body(&collecting)
      plan = collecting
    } else {
      guard !isRunning else { throw StageError(.insideCallback) }
      var plan = FingerPlan(start: clock.now)
      body(&plan)
      try run(plan)
    }
  }

  /// Delivers the steps of a plan, frame by frame.
  func run(_ plan: FingerPlan) throws(StageError) {
    guard application.reports(to: tracer) else { throw StageError(.notTraced) }
    try running { () throws(StageError) in
      for frame in plan.frames() {
        application.handle(
          ContactFrame(
            timestamp: max(frame.time, clock.now),
            contacts: frame.steps.map { Contact($0) }))
        for step in frame.steps { finger(step.finger).apply(step) }
        for step in frame.steps where step.phase == .began { try check(step) }
        // A touch holds its view, so one that has ended is released.
        for step in frame.steps where step.isLast { tracer.landings[step.finger] = nil }
      }
      application.advance(to: plan.end)
    }
  }

  /// Throws if the finger missed the required view, and cancels its touch.
  private func check(_ step: FingerPlan.Step) throws(StageError) {
    let hit = tracer.landings[step.finger]?.touch.view
    guard !step.aim.accepts(hit), let target = step.aim.view else { return }
    let reason = reason(for: target, hit, latestVerdicts())
    application.handle(
      ContactFrame(
        timestamp: clock.now,
        contacts: [Contact(id: step.finger, phase: .cancelled, location: step.location)]))
    finger(step.finger).markCancelled()
    tracer.landings[step.finger] = nil
    throw StageError(
      .missed(aim: label(of: target), at: step.location, hit: hit.map { label(of: $0) }, because: reason),
      call: step.call.map { StageError.call($0.file, $0.line) })
  }

  /// The name of a view: the one it was given, `UIView#1` if it has none, and `nothing` for nil.
  public func name(of view: UIView?) -> String {
    guard let view else { return "nothing" }
    let name = application.names.name(of: view)
    return name.identifier ?? name.description
  }

  /// The class and the name of a view, as traces print them: `UIView "card"`; `nothing` for nil.
  public func label(of view: UIView?) -> String {
    view.map { application.names.name(of: $0).description } ?? "nothing"
  }
}
