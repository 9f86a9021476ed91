// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct BackReferenceTests {
  @Test func `a reference leads to its object until that has gone, and does not hold it`() {
    var view: UIView? = UIView()
    let reference = view.map { $0.viewBackReference }
    #expect(reference?.object === view)
    #expect(view?.viewBackReference === reference)
    #expect(view.map { reference?.leads(to: $0) } == true && reference?.leads(to: UIView()) == false)
    view = nil
    #expect(reference?.object == nil)
    #expect(reference?.leads(to: UIView()) == false)
  }

  @Test func `a window that has gone is in no scene, not key, and the root of nothing`() {
    let application = UIApplication()
    let scene = UIWindowScene(application: application)
    let controller = UIViewController()
    do {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(scene.windows == [window] && application.keyWindow === window)
      #expect(controller.rootWindow === window && controller.view.superview?.superview?.next === window)
    }
    #expect(scene.windows.isEmpty && application.windows.isEmpty && application.keyWindow == nil)
    #expect(controller.rootWindow == nil && controller.view.superview?.superview?.next == nil)
    let next = UIWindow(windowScene: scene)
    next.rootViewController = controller
    next.makeKeyAndVisible()
    #expect(scene.windows == [next] && application.keyWindow === next && controller.view.window === next)
  }

  @Test func `a window whose scene has gone is in none, and may join another`() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    do {
      let scene = UIWindowScene(application: application)
      window.windowScene = scene
      window.makeKeyAndVisible()
      application.disconnect(scene)
      #expect(window.windowScene === scene && window.application == nil)
    }
    #expect(window.windowScene == nil && window.application == nil && !window.isKeyWindow)
    let scene = UIWindowScene(application: application)
    window.windowScene = scene
    window.makeKeyAndVisible()
    #expect(scene.windows == [window] && application.keyWindow === window)
  }

  @Test func `a window leaves the key of one application when it joins another and then goes`() {
    let (first, second) = (UIApplication(), UIApplication())
    do {
      let window = UIWindow(windowScene: UIWindowScene(application: first))
      window.makeKeyAndVisible()
      window.windowScene = UIWindowScene(application: second)
      window.makeKey()
      #expect(first.keyWindow == nil && second.keyWindow === window)
    }
    #expect(first.windows.isEmpty && second.windows.isEmpty && second.keyWindow == nil)
  }

  @Test func `a recognizer whose view has gone is on none, whatever comes to its place in memory`() {
    let recognizer = UITapGestureRecognizer()
    do {
      let view = UIView()
      view.addGestureRecognizer(recognizer)
      #expect(recognizer.view === view && recognizer.isOn(view))
    }
    #expect(recognizer.view == nil)
    for _ in 0..<10 { #expect(!recognizer.isOn(UIView())) }
    let other = UIView()
    other.addGestureRecognizer(recognizer)
    #expect(recognizer.view === other && other.gestureRecognizers == [recognizer])
  }
}
