// SPDX-License-Identifier: Apache-2.0

import UIKit

// Views and controllers of classes that only a value or a generic parameter knows.

extension UIView {
    static func autoLayout() -> Self {
        let view = self.init(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
}

extension UIStackView {
    func addRows<Row: UIView>(of type: Row.Type, count: Int, configure: (Row, Int) -> Void) {
        for index in 0..<count {
            let row = Row(frame: .zero)
            configure(row, index)
            addArrangedSubview(row)
        }
    }
}

class MenuRow: UIView {
    let titleLabel = UILabel.autoLayout()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        ])
        heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class HomeScreen: UIViewController {
    var visits = 0
}

final class SettingsScreen: HomeScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
    }
}

/// A list of screens, each of which is made when its row is tapped.
final class ScreenMenuController: UIViewController {
    let screens: [UIViewController.Type] = [HomeScreen.self, SettingsScreen.self, UIViewController.self]
    private(set) var shown: UIViewController?
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        stack.addRows(of: MenuRow.self, count: screens.count) { row, index in
            row.titleLabel.text = String(describing: screens[index])
            row.tag = index
            row.accessibilityIdentifier = "screen.\(index)"
            row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        }
    }

    func makeScreen(_ kind: UIViewController.Type) -> UIViewController {
        return kind.init()
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let index = recognizer.view?.tag else { return }
        shown = makeScreen(screens[index])
        shown?.loadViewIfNeeded()
    }
}
