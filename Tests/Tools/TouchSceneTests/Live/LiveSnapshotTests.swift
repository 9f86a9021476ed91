// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchLive
import TouchScene
import TouchSnapshot
import TouchStage
import Touchstone

struct LiveSnapshotTests {
  private let text = """
    {
      controller: { view: { name: "root" } },
      views: [
        {
          class: "UIScrollView", name: "list", frame: [0, 100, 375, 400], contentSize: [375, 900],
          contentOffset: [0, 50],
          recognizers: [
            { class: "UITapGestureRecognizer", numberOfTapsRequired: 2, name: "double", probe: true },
            { class: "UITapGestureRecognizer", requires: ["double", "list.pan"], delegate: {} },
            { class: "UILongPressGestureRecognizer", minimumPressDuration: 1 },
          ],
          views: [
            {
              class: "UIButton", name: "buy", frame: [10, 20, 100, 40], title: "Buy", probe: true,
              isEnabled: false, alpha: 0.5, transform: { scale: 2 },
              actions: ["touchUpInside", "touchDown", "menuActionTriggered"],
            },
            { class: "UITextField", name: "field", placeholder: "Name", isHidden: true, tag: 3 },
          ],
        },
      ],
      windows: [{ name: "over", frame: [0, 0, 100, 50], level: "alert" }],
    }
    """

  private func tree() throws -> ViewTree {
    let scene = try SceneFile(text: text).build()
    return ViewTree(windows: scene.stage.application.windows)
  }

  private func view(_ name: String, in tree: ViewTree) throws -> ViewSnapshot {
    try #require(tree.views.first { $0.accessibilityIdentifier == name })
  }

  @Test func `the tree is that of the windows, from the back to the front`() throws {
    let tree = try tree()
    #expect(tree.roots.count == 2)
    #expect(tree.roots.map { tree.views[$0].accessibilityIdentifier } == [nil, "over"])
    let buy = try #require(tree.views.firstIndex { $0.accessibilityIdentifier == "buy" })
    #expect(
      tree.ancestors(of: buy).map { tree.views[$0].accessibilityIdentifier ?? tree.views[$0].className }
        == ["list", "root", "UIDropShadowView", "UITransitionView", "UIWindow"])
    #expect(tree.space == .parent && !tree.isAccessibility)
  }

  @Test func `everything about a button is known`() throws {
    let button = try view("buy", in: tree())
    #expect(button.className == "ProbedButton" && button.baseClass == "UIButton")
    #expect(button.frame == .known(ViewRect(x: -40, y: 0, width: 200, height: 80)))
    #expect(button.bounds == .known(ViewRect(x: 0, y: 0, width: 100, height: 40)))
    #expect(button.transform == .known(ViewTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)))
    #expect(button.anchorPoint == .known(ViewPoint(x: 0.5, y: 0.5)))
    #expect(button.text == "Buy" && button.alpha == .known(0.5) && button.isEnabled == .known(false))
    #expect(button.isHidden == .known(false) && button.isUserInteractionEnabled == .known(true))
    #expect(button.hasRecognizers == .known(false) && button.recognizers == .known([]))
    #expect(button.actions.value?.map(\.event) == ["touchUpInside", "touchDown", "menuActionTriggered"])
    #expect(button.actions.value?.first?.target == "SceneActionWriter")
  }

  @Test func `recognizers know whom they wait for`() throws {
    let list = try view("list", in: tree())
    #expect(list.boundsOrigin == .known(ViewPoint(x: 0, y: 50)))
    #expect(list.contentSize == .known(ViewSize(width: 375, height: 900)))
    let recognizers = try #require(list.recognizers.value)
    let taps = recognizers.filter { $0.className == "UITapGestureRecognizer" }
    #expect(taps.map(\.identifier) == ["double", "UITapGestureRecognizer#2"])
    #expect(taps.map(\.numberOfTapsRequired) == [.known(2), .known(1)])
    #expect(taps.map(\.hasDelegate) == [.known(false), .known(true)])
    let pan = try #require(list.recognizers.value?.first { $0.className.contains("Pan") }?.identifier)
    #expect(taps[1].mustFail == .known(["double", pan]))
    #expect(recognizers.last?.minimumPressDuration == .known(1))
  }

  @Test func `the tree of a scene says where in the file everything is`() throws {
    let scene = try SceneFile(text: text, file: "a").build()
    let tree = scene.viewTree
    let list = try view("list", in: tree)
    #expect(list.position?.description == "a:4:5")
    #expect(list.recognizers.value?.last?.position?.description == "a:10:9")
    #expect(try view("buy", in: tree).position?.line == 13)
    #expect(try view("root", in: tree).position?.line == 2)
    #expect(tree.views.first?.position == nil)
  }

  @Test func `the tree of a scene says whose touches a delegate lets a recognizer have`() throws {
    let text = """
      { size: [390, 844], views: [{ name: "card", frame: [0, 0, 100, 100], recognizers: [
        { class: "UITapGestureRecognizer", action: "a", delegate: { shouldReceive: false } },
        { class: "UITapGestureRecognizer", action: "b", delegate: { shouldReceive: ["card"] } },
        { class: "UITapGestureRecognizer", action: "c", delegate: { shouldBegin: false } },
      ] }] }
      """
    let tree = try SceneFile(text: text, file: "a").build().plainTree
    let recognizers = try #require(try view("card", in: tree).recognizers.value)
    #expect(
      recognizers.map { $0.attributes.filter { $0.name == RecognizerSnapshot.receives }.map(\.value) } == [
        [""], ["card"], [],
      ])
  }

  @Test func `what a scroll view does with touches is in the tree, by the names that UIKit prints`() throws {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let plain = ViewTree(of: scroller).views[0]
    #expect(plain.attributes.isEmpty)
    #expect(
      plain.recognizers.value?.map(\.className) == [
        "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UIScrollViewPanGestureRecognizer",
      ])
    (scroller.delaysContentTouches, scroller.isScrollEnabled, scroller.isPagingEnabled) = (false, false, true)
    let set = ViewTree(of: scroller).views[0]
    #expect(set.attribute("delaysContentTouches") == "NO" && set.attribute("scrollEnabled") == "NO")
    #expect(set.attribute("pagingEnabled") == "YES")
    let button = UIButton()
    button.showsMenuAsPrimaryAction = true
    #expect(ViewTree(of: button).views[0].attribute("showsMenuAsPrimaryAction") == "YES")
  }

  @Test func `two snapshots of one scene are equal`() throws {
    #expect(try tree() == tree())
  }

  @Test func `a snapshot may begin anywhere`() throws {
    let scene = try SceneFile(text: text).build()
    let tree = ViewTree(of: try scene.stage["field"])
    #expect(tree.views.first?.text == "Name" && tree.views.first?.tag == .known(3))
    #expect(tree.views.first?.isHidden == .known(true) && tree.roots == [0])
  }

  @Test func `what a live view prints is read back`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    label.text = "Buy; or > leave"
    label.tag = 7
    label.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    label.backgroundColor = .red
    label.autoresizingMask = [.flexibleWidth]
    label.addGestureRecognizer(UITapGestureRecognizer())
    root.addSubview(label)
    let dump = root.recursiveDescription()
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
    #expect(document.repairs.isEmpty && document.entries == 2)
    let view = try #require(document.trees.first?.views.last)
    #expect(view.className == "UILabel" && view.text == "Buy; or > leave" && view.tag == .known(7))
    #expect(view.isUserInteractionEnabled == .known(false) && view.hasRecognizers == .known(true))
    #expect(view.attribute("tintColor") == "UIExtendedSRGBColorSpace 1 0.5 0 1")
    #expect(view.attribute("backgroundColor") == nil)
    // An entry that ends after its tint still shows whether there is a tag.
    let cut = try #require(dump.range(of: "; gestureRecognizers"))
    let begun = try SnapshotDocument.read(bytes: Array(dump[..<cut.lowerBound].utf8), file: "-")
    #expect(begun.trees.first?.views.last?.tag == .known(7))
  }
}
