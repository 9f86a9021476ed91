// SPDX-License-Identifier: Apache-2.0
import TouchCore

#if canImport(ObjectiveC)
  import Foundation
#endif

/// The setters of flags of controls and scroll views, and other methods of theirs, that code calls by the
/// names of Objective-C.
nonisolated enum ControlSelectors {
  /// Makes them known.
  static let all: [Selector] = [
    .setter("setContextMenuInteractionEnabled:") { (control: UIControl, isOn) in
      control.isContextMenuInteractionEnabled = isOn
    },
    .setter("setEnabled:") { (control: UIControl, isOn) in control.isEnabled = isOn },
    .setter("setHighlighted:") { (control: UIControl, isOn) in control.isHighlighted = isOn },
    .setter("setSelected:") { (control: UIControl, isOn) in control.isSelected = isOn },
    .setter("setShowsMenuAsPrimaryAction:") { (control: UIControl, isOn) in
      control.showsMenuAsPrimaryAction = isOn
    },
    .setter("setChangesSelectionAsPrimaryAction:") { (button: UIButton, isOn) in
      button.changesSelectionAsPrimaryAction = isOn
    },
    .setter("setAlwaysBounceHorizontal:") { (scrollView: UIScrollView, isOn) in
      scrollView.alwaysBounceHorizontal = isOn
    },
    .setter("setAlwaysBounceVertical:") { (scrollView: UIScrollView, isOn) in
      scrollView.alwaysBounceVertical = isOn
    },
    .setter("setBounces:") { (scrollView: UIScrollView, isOn) in scrollView.bounces = isOn },
    .setter("setBouncesZoom:") { (scrollView: UIScrollView, isOn) in scrollView.bouncesZoom = isOn },
    .setter("setCanCancelContentTouches:") { (scrollView: UIScrollView, isOn) in
      scrollView.canCancelContentTouches = isOn
    },
    .setter("setDelaysContentTouches:") { (scrollView: UIScrollView, isOn) in
      scrollView.delaysContentTouches = isOn
    },
    .setter("setDirectionalLockEnabled:") { (scrollView: UIScrollView, isOn) in
      scrollView.isDirectionalLockEnabled = isOn
    },
    .setter("setPagingEnabled:") { (scrollView: UIScrollView, isOn) in scrollView.isPagingEnabled = isOn },
    .setter("setScrollEnabled:") { (scrollView: UIScrollView, isOn) in scrollView.isScrollEnabled = isOn },
    .setter("setScrollsToTop:") { (scrollView: UIScrollView, isOn) in scrollView.scrollsToTop = isOn },
    .setter("setShowsHorizontalScrollIndicator:") { (scrollView: UIScrollView, isOn) in
      scrollView.showsHorizontalScrollIndicator = isOn
    },
    .setter("setShowsVerticalScrollIndicator:") { (scrollView: UIScrollView, isOn) in
      scrollView.showsVerticalScrollIndicator = isOn
    },
    .setter("setOn:") { (toggle: UISwitch, isOn) in toggle.isOn = isOn },
    .setter("setContinuous:") { (slider: UISlider, isOn) in slider.isContinuous = isOn },
    .setter("setAutorepeat:") { (stepper: UIStepper, isOn) in stepper.autorepeat = isOn },
    .setter("setContinuous:") { (stepper: UIStepper, isOn) in stepper.isContinuous = isOn },
    .setter("setWraps:") { (stepper: UIStepper, isOn) in stepper.wraps = isOn },
    .setter("setHidesForSinglePage:") { (pages: UIPageControl, isOn) in pages.hidesForSinglePage = isOn },
    .setter("setAdjustsFontSizeToFitWidth:") { (field: UITextField, isOn) in
      field.adjustsFontSizeToFitWidth = isOn
    },
    .setter("setClearsOnBeginEditing:") { (field: UITextField, isOn) in field.clearsOnBeginEditing = isOn },
    .setter("setClearsOnInsertion:") { (field: UITextField, isOn) in field.clearsOnInsertion = isOn },
    .setter("setSecureTextEntry:") { (field: UITextField, isOn) in field.isSecureTextEntry = isOn },
    .taking("sendActionsForControlEvents:") { (control: UIControl, events: UIControl.Event) in
      control.sendActions(for: events)
    },
    .taking("insertText:") { (field: UITextField, text: String) in field.insertText(text) },
    Selector("deleteBackward", UITextField.deleteBackward),
  ]
}
