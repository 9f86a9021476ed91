// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import Testing
  import TouchControls
  import TouchPictureTesting
  import TouchRender
  import TouchTesting

  @testable import TouchCairo

  @MainActor @Suite struct PictureCanvasTests {
    @Test func `a canvas on which the changes were drawn looks like a new picture`() throws {
      let stage = Stage(size: CGSize(width: 120, height: 80))
      let toggle = UISwitch(frame: CGRect(x: 20.25, y: 10.5, width: 51, height: 31))
      try stage.add(toggle, named: "toggle")
      let watcher = WindowWatcher(stage.window, looks: .system)
      let canvas = PictureCanvas(width: 240, height: 160, scale: 2)
      _ = canvas.draw([(watcher.picture, .zero)], in: watcher.update().rectangles)
      #expect(canvas.draw([(watcher.picture, .zero)], in: [stage.window.bounds]).count == 1)
      toggle.isOn = true
      toggle.frame.origin.x = 40
      stage.application.advance(by: 1)
      let changed = watcher.update().rectangles
      #expect(!changed.contains(stage.window.bounds))
      #expect(!canvas.draw([(watcher.picture, .zero)], in: changed).isEmpty)
      let fresh = Bitmap(of: watcher.picture)
      let difference = try #require(BitmapDifference(canvas.bitmap, fresh, tolerance: 2))
      #expect(difference.pixels == 0)
    }

    @Test func `layers nested 1000 deep are drawn without recursion`() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let stage = Stage(size: CGSize(width: 10, height: 10))
      var layer = root.layer
      for _ in 0..<1000 {
        let next = CALayer()
        next.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.addSublayer(next)
        layer = next
      }
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      stage.view.addSubview(root)
      let bitmap = Bitmap(of: WindowPicture(of: stage.window))
      #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }
  }
#endif
