// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import Foundation
  import Testing
  @testable import TouchPictureTesting
  import TouchCairo
  import TouchRender
  import TouchTesting

  @MainActor @Suite struct BitmapTests {
    private func layer(_ change: (inout PictureLayer) -> Void) -> Bitmap {
      let stage = Stage(size: CGSize(width: 4, height: 4))
      var picture = WindowPicture(of: stage.window)
      picture.scale = 1
      picture.layers = [picture.layers[0]]
      change(&picture.layers[0])
      return Bitmap(of: picture)
    }

    @Test func `a background fills its pixels, over white`() {
      #expect(
        layer { $0.background = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }.pixels
          == Array(repeating: 0xFFFF_0000, count: 16))
      #expect(
        layer { $0.isOpaqueRed(0.5) }.pixels[0] == 0xFFFF_7F7F
          || layer { $0.isOpaqueRed(0.5) }.pixels[0] == 0xFFFF_8080)
    }

    @Test func `a bitmap is the same after it was written and read`() throws {
      let bitmap = layer { $0.background = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }
      #expect(Bitmap(png: bitmap.png) == bitmap)
      #expect(Bitmap(png: [1, 2, 3]) == nil)
      #expect(Bitmap(png: []) == nil)
      #expect(Bitmap(png: Array(bitmap.png.dropLast(20))) == nil)
    }

    @Test func `differences are counted beyond the tolerance, and shown in red`() throws {
      let white = Bitmap(width: 2, height: 1, filledWith: 0xFFFF_FFFF)
      var picture = WindowPicture(bounds: CGRect(x: 0, y: 0, width: 2, height: 1), scale: 1)
      picture.layers = WindowPicture(of: Stage().window).layers.prefix(1).map { $0 }
      picture.layers[0].transform = CATransform3DMakeTranslation(1, 0, 0)
      picture.layers[0].background = CGColor(red: 1, green: 1, blue: 250 / 255, alpha: 1)
      let other = Bitmap(of: picture)
      let strict = try #require(BitmapDifference(other, white))
      #expect(strict.pixels == 1 && strict.greatest == 5)
      #expect(strict.picture.pixels == [0xFFFE_FEFE, 0xFFFF_0000])
      #expect(try #require(BitmapDifference(other, white, tolerance: 5)).pixels == 0)
      #expect(BitmapDifference(Bitmap(width: 1, height: 1), white) == nil)
    }

    @Test func `an expected picture is recorded, compared, and its difference written`() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "pictures-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = PictureFile(folder.appendingPathComponent("a.png"))
      let white = Bitmap(width: 2, height: 2, filledWith: 0xFFFF_FFFF)
      let black = Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000)
      #expect(
        file.failure(of: white, tolerance: 0, share: 0, records: false)?.contains("TOUCHSTONE_RECORD=1")
          == true)
      #expect(file.failure(of: white, tolerance: 0, share: 0, records: true) == nil)
      #expect(file.failure(of: white, tolerance: 0, share: 0, records: false) == nil)
      #expect(
        file.failure(of: black, tolerance: 0, share: 0, records: false)?.hasPrefix("4 of 4 pixels differ")
          == true)
      #expect(file.failure(of: black, tolerance: 0, share: 1, records: false) == nil)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["a.actual.png", "a.difference.png", "a.png"])
      #expect(
        file.failure(of: Bitmap(width: 1, height: 2), tolerance: 0, share: 0, records: false)
          == "The picture has 1 × 2 pixels, expected are 2 × 2.")
    }
  }

  extension PictureLayer {
    fileprivate mutating func isOpaqueRed(_ opacity: CGFloat) {
      background = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      self.opacity = opacity
    }
  }
#endif
