// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchInterface
import TouchTesting

/// A screen whose content scrolls: a card of 60 points, with a label in front of it.
private final class Screen: UIViewController {
  let scroll = UIScrollView()
  let card = UIView(frame: CGRect(x: 16, y: 8, width: 361, height: 60))
  let label = UILabel(frame: CGRect(x: 32, y: 27, width: 240, height: 22))

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 393, height: 900)
    label.text = "First message"
    view.addSubview(scroll)
    scroll.addSubview(card)
    scroll.addSubview(label)
  }
}

/// Frames that UIKit of iOS 26 gave for whole screens, on a phone where nothing else is said.
struct MeasuredScreenTests {
  private func stack(
    _ tuning: TouchTuning, safeArea: UIEdgeInsets = .zero
  ) -> (Stage, UINavigationController, Screen) {
    let size = CGSize(width: 393, height: 852)
    let stage = Stage(size: size, tuning: tuning)
    let screen = Screen()
    screen.title = "Inbox"
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    screen.navigationItem.leftBarButtonItem = item("Back")
    screen.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .edit), item("Add")]
    let navigation = UINavigationController(rootViewController: screen)
    stage.application.showsNavigationBars = true
    let device = UIScreen(bounds: CGRect(origin: .zero, size: size), safeArea: safeArea)
    let window = UIWindow(windowScene: UIWindowScene(application: stage.application, screen: device))
    // A window of its own on an upright phone, so the bar is as high as there.
    window.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (stage, navigation, screen)
  }

  @Test(arguments: [(TouchTuning.uikit, 0), (.ios26, 10)] as [(TouchTuning, CGFloat)])
  func `a bar of iOS 26 begins 10 points below the top of a view without a safe area`(
    tuning: TouchTuning, top: CGFloat
  ) {
    let (_, navigation, screen) = stack(tuning)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: top, width: 393, height: 44))
    #expect(screen.view.safeAreaInsets.top == top + 44)
    let (_, other, below) = stack(tuning, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(other.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(below.view.safeAreaInsets.top == 103)
  }

  @Test func `content that scrolls fills the view under the bar, and keeps its frames`() {
    let (_, navigation, screen) = stack(.ios26)
    let whole = CGRect(x: 0, y: 0, width: 393, height: 300)
    #expect(navigation.view.frame == whole)
    #expect(screen.view.convert(screen.view.bounds, to: nil) == whole)
    #expect(screen.scroll.frame == whole)
    #expect(screen.card.frame == CGRect(x: 16, y: 8, width: 361, height: 60))
    #expect(screen.label.frame == CGRect(x: 32, y: 27, width: 240, height: 22))
    #expect(abs(screen.label.intrinsicContentSize.height - 61.0 / 3) <= 0.5)
  }

  @Test func `a toolbar that is no navigation controller's keeps its frame`() {
    let stage = Stage(size: CGSize(width: 393, height: 220), tuning: .ios26)
    let bars = [10, 90].map { UIToolbar(frame: CGRect(x: 0, y: $0, width: 393, height: 54)) }
    for bar in bars {
      bar.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
      stage.root.view.addSubview(bar)
    }
    stage.window.layoutIfNeeded()
    #expect(bars[0].frame == CGRect(x: 0, y: 10, width: 393, height: 54))
    #expect(bars[1].frame == CGRect(x: 0, y: 90, width: 393, height: 54))
  }

  @Test(arguments: [true, false])
  func `an alert and a sheet leave the frames of the screen below`(isAlert: Bool) throws {
    let stage = Stage(size: CGSize(width: 393, height: 852), tuning: .ios26)
    let frames = [
      CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 24, y: 80, width: 300, height: 24),
      CGRect(x: 24, y: 120, width: 345, height: 60),
    ]
    let label = UILabel(frame: frames[1])
    label.text = "Base screen"
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    let views = [UIView(frame: frames[0]), label, UIView(frame: frames[2])]
    for view in views { stage.root.view.addSubview(view) }
    let presented: UIViewController
    if isAlert {
      let alert = UIAlertController(
        title: "Saved", message: "Your changes were saved.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      presented = alert
    } else {
      presented = UIViewController()
      presented.modalPresentationStyle = .pageSheet
    }
    stage.root.present(presented, animated: true)
    try stage.wait(1)
    #expect(stage.root.presentedViewController === presented)
    #expect(views.map(\.frame) == frames && stage.root.view.frame == frames[0])
    #expect(abs(label.intrinsicContentSize.height - 24) <= 0.5)
  }
}
