// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIView {
  /// Animates the changes of `animations`, inside a block of `UIView.animate`, several times.
  ///
  /// Half a time with `autoreverses` ends at the new values.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationContext.current, var settings = outer.settings else {
      if AnimationContext.current == nil {
        Misuse.report(
          "UIView.modifyAnimations: it is called outside of the block of UIView.animate, so its changes are not animated."
        )
      }
      return animations()
    }
    settings.repeatCount = count.isFinite ? Double(count) : nil
    settings.options.remove(.repeat)
    if !count.isFinite { settings.options.insert(.repeat) }
    if autoreverses { settings.options.insert(.autoreverse) }
    let block = AnimationBlock(settings: settings)
    AnimationContext.run(block, animations)
    let changes = block.changes
    outer.forget(changes)
    guard !changes.isEmpty else { return }
    _ = AnimationRun(settings, changes, on: AnimationBlock.application(of: changes), completion: nil)
  }
}
