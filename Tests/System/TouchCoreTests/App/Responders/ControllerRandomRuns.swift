// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

/// Numbers that are the same in every run.
struct ControllerDice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }
}

/// Notes each callback, and sometimes does something in the midst of one.
private final class Restless: UIViewController {
  var calls: [String] = []
  var act: (() -> Void)?

  private func note(_ call: String) {
    calls.append(call)
    act?()
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

struct ControllerRandomRuns {
  /// What may follow what in the life of one controller.
  private static let follows: [String: Set<String>] = [
    "": ["willAppear"],
    "willAppear": ["didAppear", "willDisappear"],
    "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"],
    "didDisappear": ["willAppear"],
  ]

  @Test(arguments: 1...200)
  func `callbacks of appearance come in pairs whatever is pushed, presented and replaced`(seed: Int) {
    #expect(HeapBlocks.lost { run(seed) } == 0)
  }

  private func run(_ seed: Int) {
    var dice = ControllerDice(seed: seed)
    let application = UIApplication()
    defer { UIApplication.current = nil }
    let scene = UIWindowScene(application: application)
    let window = UIWindow(windowScene: scene)
    let before = Misuse.handler
    Misuse.handler = { _ in }
    defer { Misuse.handler = before }
    let controllers = (0..<6).map { _ in Restless() }
    let navigations = (0..<2).map { _ in UINavigationController() }
    var depth = 0

    func step() {
      guard depth < 3 else { return }
      depth += 1
      defer { depth -= 1 }
      let controller = controllers[dice.roll(controllers.count)]
      let navigation = navigations[dice.roll(navigations.count)]
      let animated = dice.roll(2) == 0
      switch dice.roll(12) {
      case 0, 1: navigation.pushViewController(controller, animated: animated)
      case 2: navigation.popViewController(animated: animated)
      case 3: navigation.popToRootViewController(animated: animated)
      case 4:
        let count = dice.roll(4)
        navigation.setViewControllers(
          Array(controllers.shuffled(by: &dice).prefix(count)), animated: animated)
      case 5: window.rootViewController = dice.roll(3) == 0 ? controller : navigation
      case 6: window.isHidden.toggle()
      case 7: (window.rootViewController ?? navigation).present(controller, animated: animated)
      case 8: controller.dismiss(animated: animated)
      case 9: window.rootViewController?.dismiss(animated: animated)
      case 10: application.advance(by: 0.2)
      default: window.windowScene = window.windowScene == nil ? scene : nil
      }
    }

    for controller in controllers {
      controller.act = { if dice.roll(4) == 0 { step() } }
    }
    window.makeKeyAndVisible()
    for _ in 0..<60 { step() }
    for controller in controllers { controller.act = nil }
    application.advance(by: 10)

    for controller in controllers {
      for (call, next) in zip([""] + controller.calls, controller.calls) {
        #expect(Self.follows[call]?.contains(next) == true, "\(call) then \(next)")
      }
      let isInSight = controller.viewIfLoaded?.window?.isShown == true
      #expect(controller.calls.last ?? "didDisappear" == (isInSight ? "didAppear" : "didDisappear"))
    }
  }
}

extension Array {
  fileprivate func shuffled(by dice: inout ControllerDice) -> [Element] {
    var rest = self
    var shuffled: [Element] = []
    while !rest.isEmpty { shuffled.append(rest.remove(at: dice.roll(rest.count))) }
    return shuffled
  }
}
