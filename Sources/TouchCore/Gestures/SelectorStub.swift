public struct Selector { var name: String }
extension UIGestureRecognizer { func addTarget(_ t: Any, action: Selector) {} }
