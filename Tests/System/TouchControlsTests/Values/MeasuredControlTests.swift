// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchCore
import TouchGraphics
import TouchTesting

/// Figures that UIKit of iOS 26.1 gave on Mac Catalyst.
///
/// Sizes of fonts differ there from those of an iPhone, which the controls have here; what is arithmetic does
/// not. `TouchTuning.ios26` has the sizes of its switches, knobs and page controls.
struct MeasuredControlTests {
  @Test(arguments: [(34, 17), (40, 20)] as [(CGFloat, CGFloat)])
  func `a slider is 34 points high, with the track and the knob in the middle`(
    height: CGFloat, middle: CGFloat
  ) {
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 280, height: height))
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.midX == 140 && track.midY == middle)
    for (value, center) in [(0, 18.5), (0.35, 103.5), (1, 261.5)] as [(Float, CGFloat)] {
      let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      #expect(knob.midY == middle)
      // The knob of iOS 26 is 37 points wide, and that of earlier systems 31.
      #expect(abs(knob.midX - center) <= 3)
    }
  }

  @Test func `a button is twelve points higher than its title, which is in the middle of a larger one`()
    throws
  {
    let button = UIButton(type: .system)
    button.setTitle("Fixed Frame Button", for: .normal)
    let title = try #require(button.titleLabel)
    let size = title.intrinsicContentSize
    #expect(abs(button.intrinsicContentSize.height - size.height - 12) <= 0.5)
    #expect(abs(button.intrinsicContentSize.width - size.width) <= 0.5)
    button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
    button.layoutIfNeeded()
    #expect(abs(title.frame.midX - 100) <= 0.5 && abs(title.frame.midY - 22) <= 0.5)
  }

  @Test func `controls that constraints place have these sizes, in frames of whole pixels`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    let (slider, button) = (UISlider(), UIButton(type: .system))
    button.setTitle("Plain Button", for: .normal)
    for view in [slider, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      button.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 6),
      button.leadingAnchor.constraint(equalTo: slider.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 20, y: 20, width: 280, height: 34))
    #expect(button.frame.origin == CGPoint(x: 20, y: 60))
    let size = button.intrinsicContentSize
    #expect(abs(button.frame.width - size.width) <= 0.5 && abs(button.frame.height - size.height) <= 0.5)
  }

  /// Interface Builder's frames of switches at a trailing margin end behind it, too.
  @Test(arguments: [(TouchTuning.uikit, 51, 31), (.ios26, 63, 28)] as [(TouchTuning, CGFloat, CGFloat)])
  func `a switch is 2 points wider than its intrinsic size, at its right end`(
    tuning: TouchTuning, width: CGFloat, height: CGFloat
  ) {
    let stage = Stage(tuning: tuning)
    let (leading, trailing) = (UISwitch(), UISwitch())
    for view in [leading, trailing] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      leading.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
      leading.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
      trailing.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -16),
      trailing.topAnchor.constraint(equalTo: leading.bottomAnchor, constant: 8),
    ])
    stage.view.layoutIfNeeded()
    #expect(leading.intrinsicContentSize == CGSize(width: width - 2, height: height))
    #expect(leading.frame == CGRect(x: 20, y: 20, width: width, height: height))
    #expect(trailing.frame.maxX == stage.view.bounds.maxX - 14)
    #expect(trailing.frame.minY == 28 + height && trailing.frame.width == width)
  }
}
