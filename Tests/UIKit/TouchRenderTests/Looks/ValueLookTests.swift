// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchRender
import TouchTesting

@MainActor @Suite struct ValueLookTests {
  /// What one control draws.
  private func lines(
    of view: UIView, _ style: UIUserInterfaceStyle = .light, in room: CGRect = .null
  ) -> [String] {
    let page = ControlPage(style)
    page.root.addSubview(view)
    return page.lines().filter { $0.hasPrefix("  |") }.map { String($0.dropFirst(4)) }
  }

  /// The lines that fill something.
  private func fills(of view: UIView, _ style: UIUserInterfaceStyle = .light) -> [String] {
    lines(of: view, style).map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("fill") }
      .map { $0.split(separator: " ").filter { $0.hasPrefix("#") || $0 == "ellipse" }.joined(separator: " ") }
  }

  @Test func `a switch is green while it is on, and gray while it is off`() {
    let toggle = UISwitch()
    #expect(fills(of: toggle) == ["#E9E9E9", "ellipse #FFFFFF #000000"])
    toggle.isOn = true
    #expect(fills(of: toggle) == ["#34C759", "ellipse #FFFFFF #000000"])
    #expect(fills(of: toggle, .dark) == ["#30D158", "ellipse #FFFFFF #000000"])
    toggle.onTintColor = .red
    toggle.thumbTintColor = .blue
    #expect(fills(of: toggle) == ["#FF0000", "ellipse #0000FF #000000"])
  }

  @Test func `a disabled control is paler as a whole`() {
    let toggle = UISwitch()
    toggle.isEnabled = false
    let drawn = lines(of: toggle)
    #expect(drawn.contains { $0.contains("begin layer opacity 0.5") })
  }

  @Test func `the knob of a touched switch is wider`() throws {
    let page = ControlPage()
    let toggle = UISwitch()
    page.root.addSubview(toggle)
    let normal = page.lines()
    toggle.isHighlighted = true
    #expect(page.lines() != normal)
    toggle.isHighlighted = false
    #expect(page.lines() == normal)
  }

  @Test func `a slider fills the track up to its knob`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
    slider.value = 0.5
    #expect(fills(of: slider) == ["#787880", "#007AFF", "ellipse #FFFFFF #000000"])
    #expect(
      fills(of: slider, .dark) == ["#787880", "#0A84FF", "ellipse #FFFFFF #000000"])
  }

  @Test func `a slider, a switch and segments are mirrored in a layout from right to left`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 31))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 51, height: 31))
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame = CGRect(x: 20, y: 120, width: 200, height: 32)
    for (view, name) in [(slider, "slider"), (toggle, "toggle"), (segments, "segments")] as [(UIView, String)]
    {
      view.semanticContentAttribute = .forceRightToLeft
      try stage.add(view, named: name)
    }
    // The knob is at the right at first, and the value grows to the left.
    try stage.finger(1).down(at: .screen(204, 35))
    try stage.finger(1).move(to: .screen(30, 35), over: 0.3)
    try stage.finger(1).up()
    #expect(slider.value == 1)
    try stage.finger(1).down(at: .screen(56, 95))
    try stage.finger(1).move(to: .screen(30, 95), over: 0.3)
    try stage.finger(1).up()
    #expect(toggle.isOn)
    try stage.finger(1).down(at: .screen(200, 136))
    try stage.finger(1).up()
    #expect(segments.selectedSegmentIndex == 0)
  }

  @Test func `a stepper at its limit shows that half paler`() {
    let stepper = UIStepper()
    let strokes = lines(of: stepper).filter { $0.contains("stroke") }
    #expect(
      strokes == [
        "stroke path M 16.5 16 L 30.5 16 #3C3C43 alpha 0.3 width 1.5 cap round join round",
        "stroke path M 63.5 16 L 77.5 16 #000000 width 1.5 cap round join round",
        "stroke path M 70.5 9 L 70.5 23 #000000 width 1.5 cap round join round",
        "stroke path M 47 8 L 47 24 #3C3C43 alpha 0.29 width 1 cap round join round",
      ])
  }

  @Test func `the chosen segment is raised, and lines part the others`() {
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    segments.selectedSegmentIndex = 0
    #expect(fills(of: segments) == ["#767680", "#FFFFFF #000000"])
    #expect(fills(of: segments, .dark) == ["#767680", "#636366 #000000"])
    #expect(lines(of: segments).filter { $0.contains("stroke") }.count == 1)
    #expect(
      lines(of: segments).filter { $0.contains("text") }.map { $0.contains("weight 0.3") } == [
        true, false, false,
      ])
  }

  @Test func `the dot of the current page is dark`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(
      lines(of: pages) == [
        "fill ellipse 30.5 15 7 7 #000000 alpha 0.25", "fill ellipse 46.5 15 7 7 #000000",
        "fill ellipse 62.5 15 7 7 #000000 alpha 0.25",
      ])
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    #expect(lines(of: pages) == [])
  }

  @Test(arguments: [UIPageControl.Direction.natural, .rightToLeft, .topToBottom, .bottomToTop])
  func `a page control draws no more dots than a screen has room for`(_ direction: UIPageControl.Direction) {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    pages.direction = direction
    pages.numberOfPages = 400
    // All of them are drawn, though they reach beyond the bounds.
    #expect(lines(of: pages).count == 400)
    for count in [10_000, 999_999_999] {
      pages.numberOfPages = count
      pages.currentPage = count / 2
      let drawn = lines(of: pages)
      #expect((500...510).contains(drawn.count), "\(count)")
      // The one in the middle is among them.
      #expect(drawn.count { $0.hasSuffix("#000000") } == 1)
    }
    pages.numberOfPages = .max
    #expect(lines(of: pages).count < 1100)
    #expect(pages.sizeThatFits(.zero).width.isFinite)
    pages.numberOfPages = -5
    #expect(lines(of: pages) == [])
  }

  @Test func `the segments of a control are drawn in time proportional to their number`() {
    func seconds(_ count: Int) -> Double {
      let segments = UISegmentedControl(items: (0..<count).map { "\($0)" })
      segments.frame = CGRect(x: 0, y: 0, width: 20 * count, height: 32)
      return (0..<3).map { _ in
        let begin = ContinuousClock.now
        #expect(lines(of: segments).count >= count)
        return begin.duration(to: .now) / .seconds(1)
      }.min() ?? 0
    }
    let few = seconds(500)
    // Sixteen times as long is what comparing each with each would take.
    #expect(seconds(2000) < 9 * few)
  }

  @Test func `progress grows from the leading edge`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 0.25
    let leftToRight = lines(of: bar)
    bar.semanticContentAttribute = .forceRightToLeft
    let rightToLeft = lines(of: bar)
    #expect(leftToRight.count == 2 && leftToRight[0] == rightToLeft[0])
    #expect(leftToRight[1] != rightToLeft[1])
  }

  @Test func `images take the place of the colors of progress`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 0.5
    let plain = lines(of: bar)
    let image = UIImage(size: CGSize(width: 2, height: 2))
    bar.trackImage = image
    let withTrack = lines(of: bar)
    #expect(withTrack.first != plain.first && withTrack.last == plain.last)
    bar.progressImage = image
    #expect(lines(of: bar).last != plain.last)
  }

  @Test func `a bar that shows a task is drawn again with each frame until the task is finished`() {
    let page = ControlPage()
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    let task = Progress(totalUnitCount: 2)
    bar.observedProgress = task
    page.root.addSubview(bar)
    let before = page.lines()
    task.completedUnitCount = 1
    #expect(page.lines() != before)
  }

  @Test func `an animated change of progress is drawn bit by bit`() {
    let page = ControlPage()
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    page.root.addSubview(bar)
    let before = page.lines()
    bar.setProgress(1, animated: true)
    let first = page.lines()
    page.stage.application.advance(by: 0.1)
    let second = page.lines()
    page.stage.application.advance(by: 0.2)
    let last = page.lines()
    #expect(first == before && second != first && last != second)
  }

  @Test func `a spinner turns while it animates, and asks for the next frame`() {
    let page = ControlPage()
    let spinner = UIActivityIndicatorView(style: .medium)
    page.root.addSubview(spinner)
    page.stage.application.advance(by: 0)
    let watcher = WindowWatcher(page.window, looks: .system)
    watcher.update()
    #expect(watcher.nextUpdate == .never)
    spinner.startAnimating()
    page.stage.application.advance(by: 0)
    watcher.update()
    #expect(watcher.nextUpdate == .now)
    let first = watcher.picture
    page.stage.application.advance(by: 0.25)
    #expect(watcher.update().description == "changed 3; draw 0 0 20 20")
    #expect(watcher.picture != first)
    spinner.stopAnimating()
    page.stage.application.advance(by: 0)
    #expect(watcher.update().description == "removed 3; draw 0 0 20 20")
    #expect(watcher.nextUpdate == .never)
  }
}
