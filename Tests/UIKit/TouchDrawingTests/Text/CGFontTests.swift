// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDrawing

struct CGFontTests {
  @Test func `a font is found by a name that the catalog knows`() {
    #expect(CGFont("HelveticaNeue-Bold" as CFString)?.fullName == "HelveticaNeue-Bold")
    #expect(CGFont("NoSuchFont" as CFString) == nil)
  }
}
