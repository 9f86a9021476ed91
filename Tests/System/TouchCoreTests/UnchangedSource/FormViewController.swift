// SPDX-License-Identifier: Apache-2.0
import TouchTesting

class FieldView: UIView {
  override var canBecomeFirstResponder: Bool { return true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
}

class FormViewController: UIViewController {
  let field = FieldView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  var shakes = 0

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let container = UIView(frame: UIScreen.main.bounds)
    container.backgroundColor = UIColor(white: 0.9, alpha: 1)
    container.addSubview(field)
    self.view = container
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
    super.touchesBegan(touches, with: event)
  }

  override func motionEnded(_ motion: UIEventSubtype, with event: UIEvent?) {
    if motion == .motionShake { shakes += 1 }
  }
}
