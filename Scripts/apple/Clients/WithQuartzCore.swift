// SPDX-License-Identifier: Apache-2.0
//
// A file that imports QuartzCore as well, such as one that also has layers of a window of the Mac: the
// layers, animations and clocks of Touchstone are named with one more line each, or by their modules. Values
// are the same for both.
import AppleFoundation
import QuartzCore
import TouchAnimation
import Touchstone

import class TouchAnimation.CABasicAnimation
import class TouchAnimation.CATransaction
import class TouchCore.CALayer

func spin(_ view: UIView, like window: QuartzCore.CALayer) {
  let layer: CALayer = view.layer
  let animation = CABasicAnimation(keyPath: "transform.rotation")
  let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)
  animation.timingFunction = function
  animation.fillMode = CAMediaTimingFillMode.both
  layer.add(animation, forKey: nil)
  layer.transform = CATransform3DConcat(layer.transform, CATransform3DMakeScale(2, 2, 1))
  layer.maskedCorners = CACornerMask.layerMinXMinYCorner
  let gradient = TouchCore.CAGradientLayer()
  gradient.type = CAGradientLayerType.radial
  CATransaction.begin()
  CATransaction.setAnimationDuration(TouchAnimation.CACurrentMediaTime())
  CATransaction.commit()
}
