// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchInterface
import TouchTesting
import Touchstone

/// Notes notifications of the status bar, with what they bring.
private final class Notes {
  var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(of application: UIApplication) {
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
        [weak self] note in
        let orientation = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
        let frame = (note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue
        let word = note.name.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count)
        let value =
          orientation.map(String.init) ?? frame.map { "\(Int($0.width)) × \(Int($0.height))" } ?? "nothing"
        MainActor.assumeIsolated { self?.lines.append("\(word) \(value)") }
      }
    }
  }

  func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
}

private final class Hiding: UIViewController {
  var hides = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
  override var prefersStatusBarHidden: Bool { hides }
}

struct StatusBarTests {
  private let app = UIApplication()
  private let window: UIWindow

  init() {
    let screen = UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window = UIWindow(windowScene: UIWindowScene(application: app, screen: screen))
    window.rootViewController = Hiding()
    window.makeKeyAndVisible()
  }

  @Test func `a turn of the device is told before and after, with the new and the old values`() {
    let notes = Notes(of: app)
    defer { notes.end() }
    #expect(app.statusBarOrientation == .portrait)
    UIDevice.current.turn(to: .landscapeLeft)
    #expect(app.statusBarOrientation == .landscapeRight)
    #expect(
      notes.lines == [
        "WillChangeStatusBarOrientation 3", "WillChangeStatusBarFrame 480 × 20",
        "DidChangeStatusBarOrientation 1", "DidChangeStatusBarFrame 320 × 20",
      ])
  }

  @Test func `a status bar that hides changes its frame`() {
    window.layoutIfNeeded()
    let notes = Notes(of: app)
    defer { notes.end() }
    (window.rootViewController as? Hiding)?.hides = true
    #expect(notes.lines == ["WillChangeStatusBarFrame 0 × 0", "DidChangeStatusBarFrame 320 × 20"])
  }

  @Test func `old functions ask what the values say themselves`() {
    #expect(
      UIInterfaceOrientationIsPortrait(.portraitUpsideDown)
        && !UIInterfaceOrientationIsPortrait(.landscapeLeft))
    #expect(UIInterfaceOrientationIsLandscape(.landscapeLeft) && !UIInterfaceOrientationIsLandscape(.unknown))
    #expect(UIDeviceOrientationIsPortrait(.portrait) && UIDeviceOrientationIsLandscape(.landscapeRight))
    #expect(!UIDeviceOrientationIsValidInterfaceOrientation(.faceUp))
  }

  @Test func `code turns the device by its key, and reads what the application has by theirs`() {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(app.statusBarOrientation == .landscapeRight)
    #expect(
      UIDevice.current.value(forKey: "orientation") as? Int == UIDeviceOrientation.landscapeLeft.rawValue)
    #expect(app.value(forKeyPath: "statusBarWindow.statusBar") == nil)
    #expect(app.value(forKey: "statusBarOrientation") as? Int == 3)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    let reports = Misused.during {
      UIDevice.current.setValue("up", forKey: "orientation")
      _ = UIDevice.current.value(forKey: "name")
      _ = app.value(forKey: "tint")
      _ = UIApplication.value(forKey: "application")
    }
    #expect(reports.count == 4)
  }

  @Test func `a placeholder gets the color and the font that are set by their keys`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    field.setValue(UIFont.systemFont(ofSize: 9), forKeyPath: "placeholderLabel.font")
    let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 9)
    #expect(field.value(forKey: "placeholder") as? String == "Name")
    #expect(field.value(forKey: "_placeholderLabel") == nil)
    let reports = Misused.during {
      field.setValue(1, forKeyPath: "size")
      _ = field.value(forKey: "size")
    }
    #expect(reports.count == 2)
  }

  @Test func `the direction of a language is known`() {
    #expect(CFLocaleGetLanguageCharacterDirection("ar") == .rightToLeft)
    #expect(CFLocaleGetLanguageCharacterDirection("en") == .leftToRight)
    #expect(CFLocaleGetLanguageLineDirection("en") == .topToBottom)
  }
}
