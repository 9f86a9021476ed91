public final class UIColor: NSObject {}
public class CALayer: NSObject {}
extension UIView {
  public var layer: CALayer {
    if let l = written.layer { return l }; let l = CALayer(); written.layer = l; return l
  }
  func decode(from coder: NSCoder) {}
  func encodeView(to coder: NSCoder) {}
}
