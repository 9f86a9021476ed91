// SPDX-License-Identifier: Apache-2.0
import DesignLayout
import Foundation
import Testing
import TouchCore
import TouchSnapshot

/// The sizes of controls in layouts of files are those of the package's views, on which the doctor does not
/// build.
struct NaturalSizesTests {
  @Test func `controls are as large in files as on stages`() {
    let tuning = TouchTuning.uikit
    #expect(NaturalSizes.stepper.width == Double(IntrinsicSize.stepper.width))
    #expect(NaturalSizes.stepper.height == Double(IntrinsicSize.stepper.height))
    #expect(NaturalSizes.segmentedControl == Double(IntrinsicSize.segmentedControlHeight))
    #expect(NaturalSizes.segmentMargin == Double(IntrinsicSize.segmentMargin))
    #expect(NaturalSizes.slider == Double(IntrinsicSize.sliderHeight))
    #expect(NaturalSizes.textField == Double(IntrinsicSize.textFieldHeight))
    #expect(NaturalSizes.textFieldMargin == Double(IntrinsicSize.textFieldMargin))
    #expect(NaturalSizes.buttonWidth == Double(IntrinsicSize.buttonWidth))
    #expect(NaturalSizes.buttonMargin == Double(IntrinsicSize.buttonMargin))
    #expect(NaturalSizes.spinner == Double(IntrinsicSize.spinner))
    #expect(NaturalSizes.largeSpinner == Double(IntrinsicSize.largeSpinner))
    #expect(NaturalSizes.progress == Double(IntrinsicSize.progressHeight))
    #expect(NaturalSizes.pageControl == Double(tuning.pageControlHeight))
    #expect(NaturalSizes.switches.width == Double(tuning.switchWidth))
    #expect(NaturalSizes.switches.height == Double(tuning.switchHeight))
  }
}
