// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import TouchCairo
  import TouchControls
  import TouchTesting

  /// A page with every control in several states.
  @MainActor struct PicturePage {
    let stage = Stage(size: CGSize(width: 360, height: 1000))
    let window: UIWindow
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 1000))

    init(_ style: UIUserInterfaceStyle) {
      window = UIWindow(windowScene: stage.scene)
      window.isHidden = false
      window.traitOverrides.userInterfaceStyle = style
      root.backgroundColor = .systemBackground
      window.addSubview(root)
      addLabels()
      addSwitches()
      addSliders()
      addSteppersAndSegments()
      addFields()
      addButtons()
      addProgress()
      addFocused()
      addRefreshing()
      addMenu()
    }

    func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 0, _ height: CGFloat = 0) {
      let size = width > 0 ? CGSize(width: width, height: height) : view.intrinsicContentSize
      view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      root.addSubview(view)
    }

    private func addLabels() {
      let title = UILabel()
      title.font = .boldSystemFont(ofSize: 28)
      title.text = "Controls"
      add(title, 16, 12, 200, 36)
      let note = UILabel()
      note.text = "Every control, in its states"
      note.textColor = .secondaryLabel
      note.font = .systemFont(ofSize: 13)
      add(note, 16, 46, 300, 18)
    }

    private func addSwitches() {
      for (index, (isOn, isEnabled, isTouched)) in [
        (true, true, false), (false, true, false), (true, false, false), (false, false, false),
        (true, true, true),
      ].enumerated() {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.isEnabled = isEnabled
        toggle.isHighlighted = isTouched
        add(toggle, 16 + 64 * CGFloat(index), 80)
      }
    }

    private func addSliders() {
      let slider = UISlider()
      slider.value = 0.4
      add(slider, 16, 126, 150, 31)
      let off = UISlider()
      off.value = 0.7
      off.isEnabled = false
      add(off, 190, 126, 150, 31)
    }

    private func addSteppersAndSegments() {
      let stepper = UIStepper()
      add(stepper, 16, 172)
      let pages = UIPageControl()
      pages.numberOfPages = 5
      pages.currentPage = 2
      add(pages, 190, 170)
      let segments = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
      segments.selectedSegmentIndex = 1
      segments.setEnabled(false, forSegmentAt: 3)
      add(segments, 16, 220, 328, 32)
      let few = UISegmentedControl(items: ["On", "Off"])
      few.selectedSegmentIndex = 0
      few.isEnabled = false
      add(few, 16, 262, 328, 32)
    }

    private func addFields() {
      let empty = UITextField()
      empty.borderStyle = .roundedRect
      empty.placeholder = "Name"
      add(empty, 16, 310, 156, 34)
      let full = UITextField()
      full.borderStyle = .roundedRect
      full.text = "Ada Lovelace"
      full.clearButtonMode = .always
      add(full, 188, 310, 156, 34)
      let edited = UITextField()
      edited.borderStyle = .roundedRect
      edited.text = "Editing"
      add(edited, 16, 354, 156, 34)
      edited.becomeFirstResponder()
      let rightToLeft = UITextField()
      rightToLeft.borderStyle = .roundedRect
      rightToLeft.text = "Right to left"
      rightToLeft.semanticContentAttribute = .forceRightToLeft
      add(rightToLeft, 188, 354, 156, 34)
    }

    private func addButtons() {
      let kinds: [(String, UIButton.Configuration)] = [
        ("Filled", .filled()), ("Tinted", .tinted()), ("Gray", .gray()), ("Plain", .plain()),
      ]
      for (index, (title, kind)) in kinds.enumerated() {
        for state in 0..<3 {
          let button = UIButton(configuration: kind)
          button.configuration?.title = title
          button.isEnabled = state != 1
          button.isHighlighted = state == 2
          add(button, 16 + 84 * CGFloat(index), 406 + 46 * CGFloat(state), 78, 38)
        }
      }
      let system = UIButton(type: .system)
      system.setTitle("System button", for: .normal)
      add(system, 16, 548, 130, 34)
      let touched = UIButton(type: .system)
      touched.setTitle("Touched", for: .normal)
      touched.isHighlighted = true
      add(touched, 160, 548, 90, 34)
      let off = UIButton(type: .system)
      off.setTitle("Disabled", for: .normal)
      off.isEnabled = false
      add(off, 254, 548, 90, 34)
    }

    private func addProgress() {
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = 0.3
      add(bar, 16, 600, 156, 4)
      let back = UIProgressView(progressViewStyle: .default)
      back.progress = 0.3
      back.semanticContentAttribute = .forceRightToLeft
      add(back, 188, 600, 156, 4)
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      add(spinner, 16, 622)
      let large = UIActivityIndicatorView(style: .large)
      large.startAnimating()
      add(large, 60, 614)
      let box = UIView()
      box.backgroundColor = .systemIndigo
      box.layer.cornerRadius = 12
      box.layer.shadowOpacity = 0.4
      box.layer.shadowOffset = CGSize(width: 0, height: 4)
      box.layer.shadowRadius = 6
      box.transform = CGAffineTransform(rotationAngle: 0.2)
      add(box, 130, 630, 50, 40)
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
      gradient.startPoint = .zero
      gradient.endPoint = CGPoint(x: 1, y: 1)
      gradient.frame = CGRect(x: 210, y: 625, width: 60, height: 50)
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 50), transform: nil)
      gradient.mask = mask
      root.layer.addSublayer(gradient)
      let group = UIView()
      group.alpha = 0.5
      group.backgroundColor = .systemGreen
      group.layer.borderWidth = 3
      group.clipsToBounds = true
      group.layer.cornerRadius = 10
      let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      inner.backgroundColor = .systemRed
      group.addSubview(inner)
      add(group, 290, 625, 54, 50)
    }
  }
#endif
