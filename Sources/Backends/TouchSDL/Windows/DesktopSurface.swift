// SPDX-License-Identifier: Apache-2.0

#if SDL
  import CSDL
  import TouchCairo

  /// A window of SDL, with the texture that it shows; it frees both at its end.
  @safe final class DesktopSurface {
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    /// The size of the texture, in pixels.
    private var textureSize = Size(width: 0, height: 0)

    /// A width and a height in whole numbers.
    struct Size: Equatable {
      var width: Int
      var height: Int
    }

    /// Opens a window, hidden until ``show()``.
    init(title: String, size: Size) throws(DesktopFailure) {
      try Self.begin()
      let flags =
        SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      guard
        let window = unsafe SDL_CreateWindow(
          title, csdl_any_position(), csdl_any_position(), Int32(clamping: size.width),
          Int32(clamping: size.height), flags)
      else {
        let failure = Self.failure(.noWindow)
        Self.end()
        throw failure
      }
      guard
        let renderer = unsafe SDL_CreateRenderer(window, -1, 0)
          ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
      else {
        let failure = Self.failure(.noWindow)
        unsafe SDL_DestroyWindow(window)
        Self.end()
        throw failure
      }
      unsafe (self.window, self.renderer) = unsafe (window, renderer)
    }

    isolated deinit {
      if let texture = unsafe texture { unsafe SDL_DestroyTexture(texture) }
      unsafe SDL_DestroyRenderer(renderer)
      unsafe SDL_DestroyWindow(window)
      Self.end()
    }

    // MARK: The library

    /// How many windows are open; the library runs while there is one.
    private static var open = 0

    private static func begin() throws(DesktopFailure) {
      if open == 0 {
        for (hint, value) in hints { unsafe SDL_SetHint(hint, value) }
        SDL_SetMainReady()
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw failure(.noDisplay) }
        if isUnseen {
          SDL_QuitSubSystem(SDL_INIT_VIDEO)
          throw DesktopFailure(reason: .noDisplay, detail: "SDL would draw where nobody sees it")
        }
      }
      open += 1
    }

    /// Whether SDL draws into memory alone, because it has found no display; a program may ask for that with
    /// SDL_VIDEODRIVER.
    private static var isUnseen: Bool {
      guard unsafe SDL_getenv("SDL_VIDEODRIVER") == nil, let driver = unsafe SDL_GetCurrentVideoDriver()
      else {
        return false
      }
      return ["dummy", "offscreen"].contains(unsafe String(cString: driver))
    }

    private static func end() {
      open -= 1
      if open == 0 { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    }

    /// The settings of SDL that differ from its own.
    private static let hints = [
      // Touches and the mouse arrive as what they are.
      ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"),
      // The first touch of a window in the background also touches what is there.
      ("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"),
      // The application decides about the screen saver.
      ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
      // The shell's Ctrl-C ends the program as usual.
      ("SDL_NO_SIGNAL_HANDLERS", "1"),
      ("SDL_RENDER_SCALE_QUALITY", "nearest"),
    ]

    private static func failure(_ reason: DesktopFailure.Reason) -> DesktopFailure {
      let words = unsafe String(cString: SDL_GetError())
      return DesktopFailure(reason: reason, detail: words.isEmpty ? "SDL gives no reason" : words)
    }

    // MARK: The window

    /// The number by which events name the window.
    var number: UInt32 { unsafe SDL_GetWindowID(window) }

    /// The size in units of the desktop.
    var size: Size {
      var (width, height): (Int32, Int32) = (0, 0)
      unsafe SDL_GetWindowSize(window, &width, &height)
      return Size(width: max(Int(width), 1), height: max(Int(height), 1))
    }

    /// The size in pixels, which are smaller than units on a screen of high density.
    var pixels: Size {
      var (width, height): (Int32, Int32) = (0, 0)
      guard unsafe SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return size }
      return Size(width: max(Int(width), 1), height: max(Int(height), 1))
    }

    /// How often the window's screen shows a frame per second; 60 if it does not say.
    var framesPerSecond: Int {
      let index = unsafe SDL_GetWindowDisplayIndex(window)
      var mode = unsafe SDL_DisplayMode()
      guard index >= 0, unsafe SDL_GetCurrentDisplayMode(index, &mode) == 0 else { return 60 }
      let rate = unsafe Int(mode.refresh_rate)
      return rate > 0 ? rate : 60
    }

    func show() { unsafe SDL_ShowWindow(window) }
    func setTitle(_ title: String) { unsafe SDL_SetWindowTitle(window, title) }

    /// Lets the screen saver start, or keeps it from starting.
    func setScreenSaver(isAllowed: Bool) {
      if isAllowed { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() }
    }

    // MARK: Pixels

    /// Shows a canvas, of which these areas have changed.
    func show(_ canvas: PictureCanvas, _ areas: [PictureCanvas.Area]) {
      let size = Size(width: canvas.width, height: canvas.height)
      var areas = areas
      if unsafe texture == nil || textureSize != size {
        if let old = unsafe texture { unsafe SDL_DestroyTexture(old) }
        unsafe texture = SDL_CreateTexture(
          renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
          Int32(clamping: size.width), Int32(clamping: size.height))
        textureSize = size
        areas = [PictureCanvas.Area(x: 0, y: 0, width: size.width, height: size.height)]
      }
      guard let texture = unsafe texture else { return }
      for area in areas {
        var rect = SDL_Rect(
          x: Int32(clamping: area.x), y: Int32(clamping: area.y), w: Int32(clamping: area.width),
          h: Int32(clamping: area.height))
        unsafe canvas.withPixels(of: area) { pixels, stride in
          _ = unsafe SDL_UpdateTexture(texture, &rect, pixels, Int32(clamping: stride))
        }
      }
      unsafe SDL_RenderCopy(renderer, texture, nil, nil)
      unsafe SDL_RenderPresent(renderer)
    }
  }
#endif
