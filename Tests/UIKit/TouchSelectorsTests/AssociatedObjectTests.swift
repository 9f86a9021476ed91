// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchSelectors

private final class Note: NSObject, NSCopying {
  var text = ""
  func copy(with zone: NSZone? = nil) -> Any {
    let copied = Note()
    copied.text = text
    return copied
  }
}

@MainActor private enum Key {
  static var first: UInt8 = 0
  static var second: UInt8 = 0
}

struct AssociatedObjectTests {
  @Test func `views, controllers, layers and recognizers keep values under keys`() {
    for holder in [UIView(), UIViewController(), CALayer(), UITapGestureRecognizer()] as [NSObject] {
      #expect(objc_getAssociatedObject(holder, &Key.first) == nil)
      objc_setAssociatedObject(holder, &Key.first, 1.5, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(holder, &Key.second, "two", .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(holder, &Key.first) as? Double == 1.5)
      #expect(objc_getAssociatedObject(holder, &Key.second) as? String == "two")
      objc_setAssociatedObject(holder, &Key.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(holder, &Key.first) == nil)
      objc_removeAssociatedObjects(holder)
      #expect(objc_getAssociatedObject(holder, &Key.second) == nil)
    }
  }

  @Test func `values live as long as the object, and assigned ones are not kept alive`() {
    weak var kept: Note?
    weak var assigned: Note?
    do {
      let view = UIView()
      do {
        let (note, loose) = (Note(), Note())
        (kept, assigned) = (note, loose)
        objc_setAssociatedObject(view, &Key.first, note, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Key.second, loose, .OBJC_ASSOCIATION_ASSIGN)
      }
      #expect(kept != nil && assigned == nil)
      #expect(objc_getAssociatedObject(view, &Key.second) == nil)
    }
    #expect(kept == nil)
  }

  @Test func `a value that is copied does not change with the original`() {
    let (view, note) = (UIView(), Note())
    objc_setAssociatedObject(view, &Key.first, note, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    note.text = "later"
    #expect((objc_getAssociatedObject(view, &Key.first) as? Note)?.text == "")
  }

  @Test func `another object keeps nothing, and a sentence says so`() {
    let handler = Misuse.handler
    var sentences: [String] = []
    Misuse.handler = { sentences.append($0) }
    defer { Misuse.handler = handler }
    let note = Note()
    objc_setAssociatedObject(note, &Key.first, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(note, &Key.first) == nil)
    #expect(sentences.count == 1 && sentences[0].contains("a Note keeps no associated objects"))
  }

  @Test func `paths of rows have a section and a row`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1 && path == IndexPath(item: 3, section: 1))
    path.row = 4
    #expect(path == [1, 4] && NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && HUGE > 1e38)
  }
}
