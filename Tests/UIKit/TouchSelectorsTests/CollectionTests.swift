// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchSelectors

private final class Observer: NSObject {}

@MainActor struct CollectionTests {
  @Test func `a weak table forgets objects that are gone, and keeps the order of the others`() {
    let table = NSHashTable<Observer>.weakObjects()
    let (first, last) = (Observer(), Observer())
    table.add(first)
    do {
      let between = Observer()
      table.add(between)
      #expect(table.count == 3 - 1)
    }
    table.add(last)
    table.add(first)
    #expect(table.allObjects == [first, last])
    #expect(table.count == 2)
    #expect(table.anyObject === first)
    #expect(table.contains(last))
    table.remove(first)
    #expect(table.allObjects == [last])
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `a table that retains compares by equality, and one with pointers by identity`() {
    let words = NSHashTable<NSString>()
    words.add("a")
    words.add(NSString(string: "a"))
    #expect(words.count == 1)
    #expect(words.member("a") != nil)
    let pointers = NSHashTable<Observer>(options: [.weakMemory, .objectPointerPersonality])
    let one = Observer()
    pointers.add(one)
    #expect(pointers.contains(one) && !pointers.contains(Observer()))
  }

  @Test func `tables are united, cut and compared`() {
    let one = NSHashTable<NSString>()
    let other = NSHashTable<NSString>()
    for word in ["a", "b"] as [NSString] { one.add(word) }
    for word in ["b", "c"] as [NSString] { other.add(word) }
    #expect(one.intersects(other) && !one.isSubset(of: other))
    one.union(other)
    #expect(one.allObjects == ["a", "b", "c"])
    one.minus(other)
    #expect(one.allObjects == ["a"])
    other.intersect(one)
    #expect(other.count == 0 && other.isSubset(of: one) && !other.isEqual(to: one))
  }

  @Test func `many weak objects that are gone take no room`() {
    let table = NSHashTable<Observer>.weakObjects()
    let kept = Observer()
    table.add(kept)
    for _ in 0..<10_000 { table.add(Observer()) }
    #expect(table.allObjects == [kept])
  }

  @Test func `a map forgets a pair whose weak object or weak key is gone`() {
    let values = NSMapTable<NSString, Observer>.strongToWeakObjects()
    let kept = Observer()
    values.setObject(kept, forKey: "kept")
    values.setObject(Observer(), forKey: "gone")
    #expect(values.object(forKey: "kept") === kept)
    #expect(values.object(forKey: "gone") == nil && values.count == 1)
    let keys = NSMapTable<Observer, NSString>.weakToStrongObjects()
    keys.setObject("a", forKey: kept)
    keys.setObject("b", forKey: kept)
    keys.setObject("c", forKey: Observer())
    #expect(keys.object(forKey: kept) == "b" && keys.count == 1)
    keys.removeObject(forKey: kept)
    #expect(keys.count == 0)
  }

  @Test func `a weak array has places without objects until it is compacted`() {
    let array = NSPointerArray.weakObjects()
    let kept = Observer()
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let gone = Observer()
      array.insertPointer(Unmanaged.passUnretained(gone).toOpaque(), at: 0)
    }
    array.addPointer(nil)
    #expect(array.count == 3 && array.allObjects.count == 1)
    #expect(array.pointer(at: 0) == nil)
    #expect(array.pointer(at: 1) == Unmanaged.passUnretained(kept).toOpaque())
    array.compact()
    #expect(array.count == 1)
    array.count = 2
    array.replacePointer(at: 1, withPointer: Unmanaged.passUnretained(kept).toOpaque())
    array.removePointer(at: 0)
    #expect(array.allObjects.first as? Observer === kept)
  }

  @Test func `a place that an array does not have is reported`() {
    let array = NSPointerArray.strongObjects()
    var reports: [String] = []
    let before = Misuse.handler
    defer { Misuse.handler = before }
    Misuse.handler = { reports.append($0) }
    #expect(array.pointer(at: 0) == nil)
    array.insertPointer(nil, at: 2)
    #expect(
      reports == [
        "NSPointerArray.pointer(at:): there is no place 0 among 0; nothing changes.",
        "NSPointerArray.insertPointer(_:at:): there is no place 2 among 0; nothing changes.",
      ])
  }
}
