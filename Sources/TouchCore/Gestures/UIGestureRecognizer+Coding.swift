// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// Decodes what all recognizers have in common; dumps of views have keys of the same kind.
  final func decodeCommon(_ values: ValueDecoder) {
    if let name = values.text("UIName") { self.name = name }
    if let on = values.flag("UIEnabled") { isEnabled = on }
    if let on = values.flag("UICancelsTouchesInView") { cancelsTouchesInView = on }
    if let on = values.flag("UIDelaysTouchesBegan") { delaysTouchesBegan = on }
    if let on = values.flag("UIDelaysTouchesEnded") { delaysTouchesEnded = on }
    if let on = values.flag("UIRequiresExclusiveTouchType") { requiresExclusiveTouchType = on }
  }
}
