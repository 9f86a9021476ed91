// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import TouchCairo
  import TouchControls
  import TouchInterface
  import TouchTesting

  extension PicturePage {
    private final class FocusedButton: UIButton {
      override var state: State { super.state.union(.focused) }
    }
    private final class FocusedSwitch: UISwitch {
      override var state: State { super.state.union(.focused) }
    }
    private final class FocusedSlider: UISlider {
      override var state: State { super.state.union(.focused) }
    }
    private final class FocusedField: UITextField {
      override var state: State { super.state.union(.focused) }
    }

    /// Controls that have the focus of a keyboard.
    func addFocused() {
      let button = FocusedButton(configuration: .filled())
      button.configuration?.title = "Focused"
      add(button, 16, 700, 110, 38)
      let toggle = FocusedSwitch()
      toggle.isOn = true
      add(toggle, 142, 703)
      let slider = FocusedSlider()
      slider.value = 0.4
      add(slider, 208, 703, 60, 31)
      let field = FocusedField()
      field.borderStyle = .roundedRect
      field.text = "Ada"
      add(field, 276, 702, 68, 34)
    }

    /// A list whose refresh control turns.
    func addRefreshing() {
      let list = UIScrollView()
      list.backgroundColor = .secondarySystemBackground
      list.layer.cornerRadius = 10
      list.refreshControl = UIRefreshControl()
      add(list, 16, 756, 78, 220)
      list.contentSize = CGSize(width: 78, height: 300)
      for row in 0..<5 {
        let line = UIView(frame: CGRect(x: 12, y: 12 + 36 * CGFloat(row), width: 54, height: 24))
        line.backgroundColor = .systemFill
        line.layer.cornerRadius = 6
        list.addSubview(line)
      }
      list.refreshControl?.beginRefreshing()
      list.contentOffset = CGPoint(x: 0, y: -60)
    }

    /// A button with an open menu.
    func addMenu() {
      let button = UIButton(configuration: .gray())
      button.configuration?.title = "Sort"
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(
        title: "Sort by",
        children: [
          UIAction(title: "Name", state: .on) { _ in },
          UIAction(title: "Date", subtitle: "the newest first", state: .mixed) { _ in },
          UIMenu(title: "More", children: [UIAction(title: "Size") { _ in }]),
          UIAction(title: "Kind", attributes: .disabled) { _ in },
          UIMenu(
            options: .displayInline,
            children: [
              UIAction(
                title: "Delete",
                image: UIImage(
                  size: CGSize(width: 20, height: 20), scale: 1, renderingMode: .alwaysTemplate, name: "trash"
                ),
                attributes: .destructive
              ) { _ in }
            ]),
        ])
      add(button, 176, 756, 100, 34)
      button.performPrimaryAction()
    }
  }
#endif
