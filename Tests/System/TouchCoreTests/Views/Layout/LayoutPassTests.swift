// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor private final class Log {
  var lines: [String] = []
}

private final class Told: UIView {
  var name = ""
  var log: Log?
  var whenUpdated: (() -> Void)?
  override func updateConstraints() {
    log?.lines.append("update \(name)")
    whenUpdated?()
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    log?.lines.append("layout \(name)")
  }
}

private final class Needy: UIView {
  var count = 0
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    count += 1
    super.updateConstraints()
  }
}

private final class Controller: UIViewController {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() {
    let view = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (view.name, view.log) = ("root", log)
    self.view = view
  }
  override func updateViewConstraints() {
    log.lines.append("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { log.lines.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.lines.append("viewDidLayoutSubviews") }
}

@MainActor @Suite struct LayoutPassTests {
  private let log = Log()

  private func told(_ name: String, in parent: UIView) -> Told {
    let view = Told()
    (view.name, view.log) = (name, log)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func `constraints are updated from the leaves to the root, and then layout goes down`() {
    let controller = Controller(log)
    let root = controller.view!
    let outer = told("outer", in: root)
    let inner = told("inner", in: outer)
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(
      log.lines == [
        "update inner", "update outer", "updateViewConstraints", "update root", "viewWillLayoutSubviews",
        "layout root", "viewDidLayoutSubviews", "layout outer", "layout inner",
      ])
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(log.lines == ["update inner"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func `constraints that an update makes count in the same layout`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = told("view", in: root)
    view.whenUpdated = { [unowned view] in
      guard view.constraints.isEmpty else { return }
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(frames(view) == "0 0 30 20")
  }

  @Test func `a class that requires constraints is asked for them though there are none`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (needy, told) = (Needy(), Told())
    (told.name, told.log) = ("told", log)
    root.addSubview(needy)
    root.addSubview(told)
    root.layoutIfNeeded()
    #expect(needy.count == 1)
    #expect(log.lines == ["layout told"])
  }

  @Test func `only the superview of a view that moves is laid out`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (left, right) = (told("left", in: root), told("right", in: root))
    let (one, two) = (told("one", in: left), told("two", in: right))
    var tops: [NSLayoutConstraint] = []
    for (view, around) in [(left as UIView, root), (right, root), (one, left), (two, right)] {
      let top = view.topAnchor.constraint(equalTo: around.topAnchor)
      tops.append(top)
      NSLayoutConstraint.activate([
        top, view.leftAnchor.constraint(equalTo: around.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    root.layoutIfNeeded()
    log.lines = []
    tops[3].constant = 7
    root.layoutIfNeeded()
    #expect(log.lines == ["layout right"])
    #expect(frames(left, right, one, two) == "0 0 10 10, 0 0 10 10, 0 0 10 10, 0 7 10 10")
  }

  @Test func `a constant that layoutSubviews changes before super counts at once`() {
    final class Adapting: UIView {
      let inner = UIView()
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        width?.constant = bounds.width / 4
        super.layoutSubviews()
      }
    }
    let view = Adapting(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.inner)
    view.width = view.inner.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      view.width!, view.inner.heightAnchor.constraint(equalTo: view.heightAnchor),
      view.inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      view.inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(frames(view.inner) == "0 0 25 40")
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(frames(view.inner) == "0 0 50 40")
  }

  @Test func `a frame that code sets lasts until the next layout of the superview`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = told("view", in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    view.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    #expect(frames(view) == "50 50 20 20")
    root.layoutIfNeeded()
    #expect(frames(view) == "0 5 10 10")
  }
}
