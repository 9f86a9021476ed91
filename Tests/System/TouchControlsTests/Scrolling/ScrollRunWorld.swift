// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

@testable import TouchControls

/// The scroll views, boxes and fingers of a random run, with their consistency checks.
final class ScrollRunWorld {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let recorder: Bool
  private(set) var lists: [RunList] = []
  private var homes: [UIView] = []
  private var boxes: [UIView] = []
  private var presses: [(name: String, book: PressChecker)] = []
  private var plans: [(list: Int, moment: ScrollRunMoment, action: ScrollRunAction)] = []
  private var depth = 0
  private(set) var fault: String?
  private(set) var journal: [String] = []
  private var open: [String: Bool] = [:]
  private var now = 0.0
  /// The number of pieces a wait is split into.
  private let pieces: Int

  init(pieces: Int, isWatched: Bool) {
    self.pieces = pieces
    recorder = isWatched
    if !isWatched { stage.application.tracer = nil }
  }

  func note(_ text: String) { if fault == nil { fault = text } }

  func write(_ line: String) { journal.append(line) }

  // MARK: Steps

  func run(_ steps: [ScrollRunStep]) {
    for step in steps { perform(step) }
    plans = []
    for finger in 1...2 { send(finger, .cancelled, CGPoint.zero, after: 0.01) }
    pass(100)
    close()
  }

  private func perform(_ step: ScrollRunStep) {
    switch step {
    case .list(let parent, let width, let height, let seed): makeList(parent, width, height, seed)
    case .box(let list, let y, let seed): makeBox(list, y, seed)
    case .finger(let number, let phase, let x, let y, let after):
      send(number, phase, CGPoint(x: x, y: y), after: Double(after) / 1000)
    case .wait(let milliseconds): pass(Double(milliseconds) / 1000)
    case .act(let list, let action): act(list, action)
    case .plan(let list, let moment, let action): plans.append((list, moment, action))
    }
  }

  private func makeList(_ parent: Int, _ width: Int, _ height: Int, _ seed: Int) {
    guard lists.count < 3 else { return }
    let size = CGSize(width: width, height: height)
    let list = RunList(frame: CGRect(x: lists.count * 10, y: lists.count * 10, width: 200, height: 200))
    list.world = self
    list.number = lists.count
    list.delegate = list.ear
    list.contentSize = size
    list.isPagingEnabled = seed % 5 == 0
    list.isDirectionalLockEnabled = seed % 3 == 0
    list.alwaysBounceVertical = seed % 7 == 0
    list.alwaysBounceHorizontal = seed % 11 == 0
    if seed % 4 == 0 { list.maximumZoomScale = 3 }
    let content = RunBox(frame: CGRect(origin: .zero, size: size))
    content.world = self
    content.name = "content \(lists.count)"
    list.content = content
    list.addSubview(content)
    let home: UIView = lists.indices.contains(parent) ? lists[parent].content ?? stage.view : stage.view
    home.addSubview(list)
    lists.append(list)
    homes.append(home)
  }

  private func makeBox(_ list: Int, _ y: Int, _ seed: Int) {
    guard !lists.isEmpty else { return }
    let box: UIView =
      switch seed {
      case 0...1: makeButton()
      case 2: UISlider()
      default: RunBox()
      }
    box.frame = CGRect(x: 20, y: y, width: 120, height: 60)
    (box as? RunBox)?.world = self
    (box as? RunBox)?.name = "box \(boxes.count)"
    box.isMultipleTouchEnabled = seed.isMultiple(of: 2)
    lists[list % lists.count].content?.addSubview(box)
    boxes.append(box)
  }

  /// A button whose presses are checked.
  private func makeButton() -> UIButton {
    let button = UIButton()
    let (book, name) = (PressChecker(of: button), "button \(boxes.count)")
    button.onEachEvent { [unowned self] word in
      write("\(name) \(word)")
      book.heard(word)
    }
    presses.append((name, book))
    return button
  }

  private func send(_ number: Int, _ phase: UITouch.Phase, _ place: CGPoint, after seconds: Double) {
    pass(seconds)
    stage.application.handle(
      ContactFrame(timestamp: now, contacts: [Contact(id: number, phase: phase, location: place)]))
  }

  private func pass(_ seconds: Double) {
    let goal = now + seconds
    for piece in 1...pieces { stage.application.advance(to: now + seconds * Double(piece) / Double(pieces)) }
    now = goal
    stage.application.advance(to: goal)
  }

  // MARK: Changes

  func meet(_ moment: ScrollRunMoment, _ number: Int) {
    guard depth < 3,
      let place = plans.firstIndex(where: { $0.list % lists.count == number && $0.moment == moment })
    else { return }
    let plan = plans.remove(at: place)
    depth += 1
    act(plan.list, plan.action)
    depth -= 1
  }

  private func act(_ number: Int, _ action: ScrollRunAction) {
    guard !lists.isEmpty else { return }
    let number = number % lists.count
    let list = lists[number]
    func inside(_ y: Int) -> CGPoint {
      let offset = list.limits.clamped(CGPoint(x: y / 3, y: y))
      list.chosen = offset
      return offset
    }
    switch action {
    case .offset(let y, let animated):
      let (goal, limits) = (inside(y), list.limits)
      list.setContentOffset(goal, animated: animated)
      // A callback may change the limits while code sets the offset, which nothing clamps.
      if list.limits != limits { list.chosen = goal }
    case .setOffset(let y): list.contentOffset = inside(y)
    case .size(let width, let height): list.contentSize = CGSize(width: width, height: height)
    case .inset(let top): list.contentInset = UIEdgeInsets(top: CGFloat(top), left: 0, bottom: 10, right: 0)
    case .frame(let height): list.frame.size.height = CGFloat(height)
    case .paging(let on): list.isPagingEnabled = on
    case .enabled(let on): list.isScrollEnabled = on
    case .bounces(let on): list.bounces = on
    case .always(let on): list.alwaysBounceVertical = on
    case .lock(let on): list.isDirectionalLockEnabled = on
    case .delays(let on): list.delaysContentTouches = on
    case .cancels(let on): list.canCancelContentTouches = on
    case .remove: list.removeFromSuperview()
    case .insert: homes[number].addSubview(list)
    case .zoom(let tenths, let animated): list.setZoomScale(CGFloat(tenths) / 10, animated: animated)
    case .zoomTo(let edge): list.zoom(to: CGRect(x: edge, y: edge, width: edge, height: edge), animated: true)
    case .scales(let greatest):
      list.minimumZoomScale = 0.5
      list.maximumZoomScale = CGFloat(greatest)
    case .show(let y): list.scrollRectToVisible(CGRect(x: y, y: y, width: 20, height: 20), animated: true)
    case .scaled(let tenths): list.transform = CGAffineTransform(scaleX: CGFloat(tenths) / 10, y: 1)
    }
  }

  // MARK: Books

  func book(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ name: String) {
    for touch in touches.sorted(by: { $0.number < $1.number }) {
      write("\(name) \(phase) \(touch.number)")
      let account = "\(name)/\(touch.number)"
      switch (open[account], phase) {
      case (nil, .began): open[account] = true
      case (true, .moved): break
      case (true, .ended), (true, .cancelled): open[account] = false
      case (let state, _):
        note("\(name) gets \(phase) of touch \(touch.number) after \(String(describing: state))")
      }
    }
  }

  private func close() {
    for (account, isOpen) in open where isOpen { note("\(account) never ends") }
    for (name, book) in presses {
      book.close()
      if let fault = book.fault { note("\(name): \(fault)") }
    }
    if stage.application.timers.count != 0 { note("\(stage.application.timers.count) timers are left") }
    for list in lists {
      let name = "list \(list.number)"
      if list.isTracking || list.isDragging || list.isDecelerating { note("\(name) does not rest") }
      if list.isZooming || list.isZoomBouncing { note("\(name) still zooms") }
      let near = list.limits.clamped(list.contentOffset)
      let far = hypot(near.x - list.contentOffset.x, near.y - list.contentOffset.y)
      // Code may move content anywhere, and changes of its limits in a callback do not matter here.
      if !(far < 1e-6), list.contentOffset != list.chosen {
        note("\(name) rests at \(list.contentOffset), which is \(far) beyond its limits")
      }
      if list.ear.drags != 0 { note("\(name) has \(list.ear.drags) drags without an end") }
      if list.ear.decelerations != 0 {
        note("\(name) has \(list.ear.decelerations) decelerations without an end")
      }
      if list.ear.animations != 0 { note("\(name) has \(list.ear.animations) animations without an end") }
      if list.ear.zooms != 0 { note("\(name) has \(list.ear.zooms) zooms without an end") }
      write(
        "\(name) at \(list.contentOffset.x.bitPattern) \(list.contentOffset.y.bitPattern) \(list.zoomScale)")
    }
  }
}
