// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import Testing
  import TouchPictureTesting
  import TouchTesting

  @MainActor @Suite struct ControlPictureTests {
    private func expectPage(_ style: UIUserInterfaceStyle, _ path: String) {
      let page = PicturePage(style)
      page.stage.application.advance(by: 0)
      expectPicture(of: page.window, path, tolerance: 24, share: 0.02)
    }

    @Test func `all controls in light appearance`() {
      expectPage(.light, "Pictures/controls-light.png")
    }

    @Test func `all controls in dark appearance`() {
      expectPage(.dark, "Pictures/controls-dark.png")
    }
  }
#endif
