// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing

@testable import TouchCore

/// The gate against leaks finds one of each kind, and nothing where nothing is lost.
@Suite struct DeliberateLeakRandomRuns {
  private static func failure(of name: String, _ body: @escaping () -> Void) -> String? {
    let runs = RandomRuns<LeakStep>(
      name: name, make: { _ in [.act] },
      fault: { steps in
        defer { UIApplication.current = nil }
        if !steps.isEmpty { body() }
        return nil
      })
    // Another test's application may be the latest. The first one made here releases it, and that would hide
    // as many lost blocks as it frees.
    _ = UIApplication()
    UIApplication.current = nil
    return runs.failure(in: 0..<3)
  }

  #if os(Linux)
    @Test func `blocks of memory are counted`() {
      #expect(HeapBlocks.areCounted)
    }
  #endif

  @Test(.enabled(if: HeapBlocks.areCounted), arguments: Leak.allCases)
  func `each kind of leak is found`(leak: Leak) throws {
    let failure = try #require(Self.failure(of: "\(leak)") { leak.lose() })
    #expect(failure.contains("seed 1: "))
    #expect(failure.contains("blocks of memory are lost each time"))
    for name in leak.classes { #expect(failure.contains(name), "\(failure)") }
  }

  @Test(.enabled(if: HeapBlocks.areCounted), arguments: Leak.allCases)
  func `a released object is not a leak`(leak: Leak) {
    #expect(Self.failure(of: "\(leak)") { leak.clean() } == nil)
  }

  @Test(.enabled(if: HeapBlocks.areCounted))
  func `fifty cycles of objects that were referred to weakly are found`() throws {
    let failure = try #require(
      Self.failure(of: "fifty") {
        for _ in 0..<50 { Leak.objectOnceReferredToWeakly.lose() }
      })
    // Each object has a side table.
    #expect(failure.contains("200 blocks"), "\(failure)")
  }

  @Test(.enabled(if: HeapBlocks.areCounted))
  func `a leak in one run of many is found, with its seed and the step that makes it`() throws {
    let runs = RandomRuns<LeakStep>(
      name: "rare", make: { random in (0..<20).map { _ in random.oneIn(5000) ? .lose : .act } },
      fault: { steps in
        for step in steps where step == .lose { Leak.recognizerOfItsTarget.lose() }
        return nil
      })
    let failure = try #require(runs.failure(in: 0..<2000))
    #expect(failure.contains("UIPanGestureRecognizer"))
    #expect(failure.hasSuffix("smallest steps:\n[\n  .lose,\n]"))
  }

  @Test(.enabled(if: HeapBlocks.areCounted))
  func `what is made once and kept is no leak`() {
    var cache: [Node] = []
    #expect(
      Self.failure(of: "cache") {
        if cache.isEmpty { cache.append(Node()) }
      } == nil)
  }

  @Test(.enabled(if: HeapBlocks.areCounted))
  func `a leak fails the test`() {
    withKnownIssue {
      RandomRuns<LeakStep>(
        name: "lost", make: { _ in [.lose] },
        fault: { steps in
          for _ in steps { Leak.cycleOfObjects.lose() }
          return nil
        }
      ).check(1000)
    } matching: { issue in
      "\(issue)".contains("blocks of memory are lost each time")
    }
  }
}

private enum LeakStep: RunStep {
  case act, lose
  var simpler: [LeakStep] { [] }
}

/// An object that refers to whatever it is given.
private final class Node: NSObject, UIGestureRecognizerDelegate {
  var other: AnyObject?
  var closure: (() -> Void)?
  weak var friend: Node?
}

private var kept: [Node] = []

/// A way to lose memory.
enum Leak: CaseIterable {
  case cycleOfObjects, objectRetainedTooOften, objectOnceReferredToWeakly, sideTable, listThatGrows
  case closureOfItsOwner, buffer, task
  case applicationAndItsTimer, viewAndItsClosure, windowOfItsController, recognizerOfItsTarget, controllers

  /// The classes that are named where the leak is reported.
  var classes: [String] {
    switch self {
    case .cycleOfObjects, .objectRetainedTooOften, .objectOnceReferredToWeakly, .listThatGrows: ["Node"]
    case .closureOfItsOwner: ["Node"]
    case .task: ["Node"]
    case .sideTable, .buffer: []
    case .applicationAndItsTimer: ["UIApplication"]
    case .viewAndItsClosure: ["HoldingView", "UIView"]
    case .windowOfItsController: ["UIWindow", "HoldingController"]
    case .recognizerOfItsTarget: ["UIPanGestureRecognizer"]
    case .controllers: ["2 HoldingController"]
    }
  }

  func lose() { make(undo: false) }

  /// Does the same, and lets go of it.
  func clean() { make(undo: true) }

  private func make(undo: Bool) {
    switch self {
    case .cycleOfObjects:
      let (one, other) = (Node(), Node())
      (one.other, other.other) = (other, one)
      if undo { one.other = nil }
    case .objectRetainedTooOften:
      let object = Unmanaged.passRetained(Node())
      if undo { object.release() }
    case .objectOnceReferredToWeakly:
      let (one, other) = (Node(), Node())
      (one.friend, other.friend) = (other, one)
      (one.friend, other.friend) = (nil, nil)
      (one.other, other.other) = (other, one)
      if undo { one.other = nil }
    case .sideTable:
      // The reference is not deinitialized, and keeps the count of its object, which goes.
      let place = UnsafeMutablePointer<WeakBox>.allocate(capacity: 1)
      let node = Node()
      place.initialize(to: WeakBox(node: node))
      if undo { place.deinitialize(count: 1) }
      place.deallocate()
    case .listThatGrows:
      kept.append(Node())
      if undo { kept.removeLast() }
    case .closureOfItsOwner:
      let node = Node()
      node.closure = { _ = node.other }
      if undo { node.closure = nil }
    case .buffer:
      let buffer = UnsafeMutablePointer<Int>.allocate(capacity: 7)
      if undo { buffer.deallocate() }
    case .task:
      let node = Node()
      if #available(macOS 26, iOS 26, *) {
        Task.immediate {
          // Nobody resumes it.
          if !undo { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
          node.closure?()
        }
      }
    default: makeOfUIKit(undo)
    }
  }

  private func makeOfUIKit(_ undo: Bool) {
    switch self {
    case .applicationAndItsTimer:
      let application = UIApplication()
      let timer = application.timers.schedule(at: 1, "later") { _ = application }
      if undo { application.timers.cancel(timer) }
    case .viewAndItsClosure:
      let (view, child) = (HoldingView(), UIView())
      view.addSubview(child)
      view.body = {
        _ = child.superview; _ = view
      }
      if undo { view.body = nil }
    case .windowOfItsController:
      let window = UIWindow(windowScene: UIWindowScene(application: UIApplication()))
      let controller = HoldingController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.held = window
      if undo { controller.held = nil }
    case .recognizerOfItsTarget:
      let (view, recognizer, target) = (UIView(), UIPanGestureRecognizer(), Node())
      view.addGestureRecognizer(recognizer)
      recognizer.addTarget(target, action: { _ in { (_: UIGestureRecognizer) in _ = recognizer } })
      if undo { recognizer.removeTarget(target, action: nil) }
    default:
      let (one, other) = (HoldingController(), HoldingController())
      one.addChild(other)
      (one.held, other.held) = (other, one)
      if undo { other.held = nil }
    }
  }
}

private struct WeakBox {
  weak var node: Node?
}

private final class HoldingView: UIView {
  var body: (() -> Void)?
}

private final class HoldingController: UIViewController {
  var held: AnyObject?
}
