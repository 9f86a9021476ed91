// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchInterface

struct ItemProviderTests {
  @Test func `text is loaded as an object, a value and data, and later`() throws {
    let stage = Stage()
    let provider = NSItemProvider(object: NSString(string: "apple"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    provider.loadObject(ofClass: NSString.self) { object, _ in stage.log("\(object as? NSString ?? "")") }
    provider.loadObject(ofClass: String.self) { text, _ in stage.log(text ?? "nothing") }
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      stage.log("\(data?.count ?? 0) bytes")
    }
    #expect(stage.lines.isEmpty)
    try stage.wait(0)
    #expect(stage.lines == ["apple", "apple", "5 bytes"])
  }

  @Test func `an image is passed on as it is`() throws {
    let stage = Stage()
    let image = UIImage(size: CGSize(width: 4, height: 5))
    let provider = NSItemProvider(object: image)
    var loaded: UIImage?
    provider.loadObject(ofClass: UIImage.self) { object, _ in loaded = object as? UIImage }
    try stage.wait(0)
    #expect(loaded === image)
  }

  @Test func `what the provider does not have is an error`() throws {
    let stage = Stage()
    NSItemProvider().loadObject(ofClass: NSURL.self) { object, error in
      stage.log("\(object == nil), \(error.map { "\($0)" } ?? "")")
    }
    try stage.wait(0)
    #expect(stage.lines == ["true, the provider has no item for NSURL"])
  }

  @Test func `data that comes late is loaded late`() throws {
    let stage = Stage()
    let provider = NSItemProvider()
    var later: ((Data?, (any Error)?) -> Void)?
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { handler in
      later = handler
      return nil
    }
    provider.loadObject(ofClass: URL.self) { url, _ in stage.log(url?.absoluteString ?? "nothing") }
    try stage.wait(1)
    #expect(stage.lines.isEmpty)
    later?(Data("https://example.com/a".utf8), nil)
    try stage.wait(0)
    #expect(stage.lines == ["https://example.com/a"])
  }
}
