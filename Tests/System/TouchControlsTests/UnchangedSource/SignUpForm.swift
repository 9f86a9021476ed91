// SPDX-License-Identifier: Apache-2.0
import Touchstone

// A form as people write it for UIKit; only the import differs.

class SignUpForm: UIViewController, UITextFieldDelegate {
  let nameField = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 34))
  let codeField = UITextField(frame: CGRect(x: 20, y: 90, width: 300, height: 34))
  let planControl = UISegmentedControl(items: ["Free", "Pro"])
  let seatsStepper = UIStepper()
  let termsSwitch = UISwitch()
  let doneButton = UIButton(type: .system)
  private(set) var submitted: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    planControl.frame = CGRect(x: 20, y: 140, width: 200, height: 32)
    seatsStepper.frame.origin = CGPoint(x: 20, y: 190)
    termsSwitch.frame.origin = CGPoint(x: 20, y: 240)
    doneButton.frame = CGRect(x: 20, y: 290, width: 100, height: 44)
    doneButton.setTitle("Sign up", for: .normal)
    for view in [nameField, codeField, planControl, seatsStepper, termsSwitch, doneButton] {
      self.view.addSubview(view)
    }
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.clearButtonMode = .whileEditing
    for field in [nameField, codeField] {
      field.delegate = self
      field.addTarget(self, action: SignUpForm.update, for: .editingChanged)
    }
    planControl.selectedSegmentIndex = 0
    planControl.addAction(UIAction { [unowned self] _ in update() }, for: .valueChanged)
    seatsStepper.minimumValue = 1
    seatsStepper.addAction(UIAction { [unowned self] _ in update() }, for: .valueChanged)
    termsSwitch.addAction(UIAction { [unowned self] _ in update() }, for: .valueChanged)
    doneButton.addAction(UIAction { [unowned self] _ in submit() }, for: .touchUpInside)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SignUpForm.dismissKeyboard))
    update()
  }

  func update() {
    seatsStepper.isEnabled = planControl.selectedSegmentIndex == 1
    doneButton.isEnabled = nameField.hasText && codeField.text?.count == 4 && termsSwitch.isOn
  }

  func dismissKeyboard() {
    view.endEditing(true)
  }

  private func submit() {
    let plan = planControl.titleForSegment(at: planControl.selectedSegmentIndex) ?? ""
    submitted.append("\(nameField.text ?? ""), \(codeField.text ?? ""), \(plan), \(Int(seatsStepper.value))")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == nameField {
      codeField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard textField == codeField else { return true }
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    return text.count <= 4 && text.allSatisfy { $0.isNumber }
  }
}
