// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// What every target is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// UIKit lives on the main actor, and so does everything shaped like it.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// The platforms on which Touchstone stands in for UIKit.
let withoutUIKit: [Platform] = [.linux, .macOS, .windows, .android, .wasi]

/// What the modules are compiled with that build on UIKit where there is one, and on Touchstone elsewhere.
///
/// The condition in their sources is not `canImport(UIKit)`, which is true wherever the module UIKit of this package has
/// been built.
let onUIKit: [SwiftSetting] = onMainActor + [.define("TOUCHSTONE", .when(platforms: withoutUIKit))]

/// What the doctor inside an app is compiled with: release builds contain it only if they ask for it.
///
/// The trait is for apps. Benchmarks/gate.sh asks by the environment, so that no other module is compiled anew for it.
let inspecting: [SwiftSetting] =
  onUIKit + [
    .define("INSPECTS", .when(configuration: .debug)),
    .define("INSPECTS", .when(traits: ["InspectRelease"])),
  ] + (Context.environment["TOUCHSTONE_INSPECTS"] == nil ? [] : [.define("INSPECTS")])

/// The modules that give UIKit's own names to Touchstone, for code that imports those.
///
/// Swift loads a module `_Testing_UIKit` wherever a file imports both Testing and UIKit, and so on; the toolchain has
/// them for Apple's platforms only.
let namesOfUIKit = [
  "UIKit", "AudioToolbox", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics",
]

let package = Package(
  name: "Touchstone",
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .library(name: "UIKit", targets: namesOfUIKit),
    .library(name: "TouchGraphics", targets: ["TouchGraphics"]),
    .library(name: "TouchDrawing", targets: ["TouchDrawing"]),
    .library(name: "TouchRaster", targets: ["TouchRaster"]),
    .library(name: "TouchCore", targets: ["TouchCore"]),
    .library(name: "TouchRender", targets: ["TouchRender"]),
    .library(name: "TouchControls", targets: ["TouchControls"]),
    .library(name: "TouchLooks", targets: ["TouchLooks"]),
    .library(name: "TouchCairo", targets: ["TouchCairo"]),
    .library(name: "TouchSDL", targets: ["TouchSDL"]),
    .library(name: "TouchPictureTesting", targets: ["TouchPictureTesting"]),
    .library(name: "TouchDevice", targets: ["TouchDevice"]),
    .library(name: "TouchAnimation", targets: ["TouchAnimation"]),
    .library(name: "TouchMenus", targets: ["TouchMenus"]),
    .library(name: "TouchInteractions", targets: ["TouchInteractions"]),
    .library(name: "TouchBars", targets: ["TouchBars"]),
    .library(name: "TouchAlerts", targets: ["TouchAlerts"]),
    .library(name: "TouchContainers", targets: ["TouchContainers"]),
    .library(name: "TouchDynamics", targets: ["TouchDynamics"]),
    .library(name: "TouchEffects", targets: ["TouchEffects"]),
    .library(name: "TouchText", targets: ["TouchText"]),
    .library(name: "PreciseTouch", targets: ["PreciseTouch"]),
    .library(name: "TouchTrace", targets: ["TouchTrace"]),
    .library(name: "TouchFrames", targets: ["TouchFrames"]),
    .library(name: "TouchInput", targets: ["TouchInput"]),
    .library(name: "TouchEvdev", targets: ["TouchEvdev"]),
    .library(name: "RouterWire", targets: ["RouterWire"]),
    .library(name: "TouchRouter", targets: ["TouchRouter"]),
    .library(name: "TouchStage", targets: ["TouchStage"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(name: "EventGenerating", targets: ["EventGenerating"]),
    .library(name: "TouchScene", targets: ["TouchScene"]),
    .library(name: "TouchReport", targets: ["TouchReport"]),
    .library(name: "TouchLab", targets: ["TouchLab"]),
    .library(name: "TouchSnapshot", targets: ["TouchSnapshot"]),
    .library(name: "TouchDoctor", targets: ["TouchDoctor"]),
    .library(name: "TouchInspector", targets: ["TouchInspector"]),
    .library(name: "TouchInspectorTesting", targets: ["TouchInspectorTesting"]),
    .library(name: "TouchLive", targets: ["TouchLive"]),
    .executable(name: "touchstone", targets: ["TouchstoneCommand"]),
    .plugin(name: "AuditStoryboards", targets: ["AuditStoryboards"]),
  ],
  traits: [
    .trait(
      name: "Unobserved",
      description:
        "Compiles the reporting of facts away; only the benchmarks use it, to show what facts cost."),
    .trait(
      name: "Invariants",
      description:
        "Checks the invariants of the touch system after every event and traps with the first broken one."),
    .trait(
      name: "InspectRelease",
      description: "Keeps TouchInspector in release builds, which contain nothing of it otherwise."),
    .trait(
      name: "Evdev",
      description: "Opens the touch devices of a Linux machine; needs libevdev (Debian: libevdev-dev)."),
    .trait(
      name: "Cairo", description: "Draws windows as bitmaps; needs cairo (Debian: libcairo2-dev)."),
    .trait(
      name: "SDL",
      description:
        "Shows windows on the desktop; needs SDL 2 and cairo (Debian: libsdl2-dev, libcairo2-dev).",
      enabledTraits: ["Cairo"]),
    .trait(
      name: "Lab",
      description: "Serves scenes to browsers; needs libwebsockets (Debian: libwebsockets-dev)."),
    .default(enabledTraits: []),
  ],
  targets: [
    // The values that views are drawn with: they name no view.
    .target(name: "TouchGraphics", swiftSettings: onMainActor),
    .target(name: "TouchCore", dependencies: ["TouchGraphics"], swiftSettings: onMainActor),
    // Drawing into contexts that record it. The types that views need for that are in TouchGraphics.
    .target(name: "TouchDrawing", dependencies: ["TouchGraphics"], swiftSettings: strict),
    // Display lists as pixels, and files of pictures: only those who ask for bytes need it.
    .target(name: "TouchRaster", dependencies: ["TouchDrawing"], swiftSettings: strict),
    // Trees of layers as display lists: renderings and snapshots of views.
    .target(
      name: "TouchRender", dependencies: ["TouchCore", "TouchDrawing"], swiftSettings: onMainActor),
    .target(name: "TouchControls", dependencies: ["TouchCore"], swiftSettings: onMainActor),
    // How controls look, for those who draw them.
    .target(name: "TouchLooks", dependencies: ["TouchControls", "TouchRender"], swiftSettings: onMainActor),
    .target(name: "Touchstone", dependencies: ["TouchCore", "TouchControls"], swiftSettings: onMainActor),
    // Pictures of windows. Without the trait Cairo nothing is in it, and cairo is not needed.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "TouchCairo",
      dependencies: [
        "TouchLooks", "TouchRaster",
        .target(name: "CCairo", condition: .when(platforms: [.linux], traits: ["Cairo"])),
      ], swiftSettings: onMainActor),
    // Windows of the desktop. Without the trait SDL nothing is in it, and SDL is not needed.
    .systemLibrary(name: "CSDL", providers: [.apt(["libsdl2-dev"])]),
    .target(
      name: "TouchSDL",
      dependencies: [
        "TouchCairo", "TouchInput",
        .target(name: "CSDL", condition: .when(platforms: [.linux], traits: ["SDL"])),
      ], swiftSettings: onMainActor),
    // Controls that react exactly at their edge, on UIKit where there is one.
    .target(
      name: "PreciseTouch",
      dependencies: [.target(name: "Touchstone", condition: .when(platforms: withoutUIKit))],
      swiftSettings: onUIKit),
    // Touchstone under the names of Apple's modules, for a package that asks for the product UIKit.
    .target(name: "CoreGraphics", dependencies: ["TouchRaster"], path: "Sources/Names/CoreGraphics"),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "TouchAnimation", "TouchRender"],
      path: "Sources/Names/QuartzCore"),
    .target(name: "AudioToolbox", dependencies: ["TouchDevice"], path: "Sources/Names/AudioToolbox"),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "TouchAlerts", "TouchContainers", "TouchDevice", "TouchDynamics", "TouchEffects",
        "TouchInteractions",
        "TouchSelectors", "TouchText", "Touchstone",
      ],
      path: "Sources/Names/UIKit"),
    // The device around the screen: feedback, the keyboard's notifications, orientation, announcements.
    .target(name: "TouchDevice", dependencies: ["TouchControls"], swiftSettings: onMainActor),
    // Menus: what makes them also opens them, so that controls without a menu do without this module.
    .target(
      name: "TouchMenus", dependencies: ["TouchControls", "TouchDrawing"], swiftSettings: onMainActor),
    // Interactions that few applications need: drag and drop, the pointer, the pencil, the edit menu.
    .target(name: "TouchInteractions", dependencies: ["TouchMenus"], swiftSettings: onMainActor),
    // The bars of navigation controllers, and their items.
    .target(name: "TouchBars", dependencies: ["TouchMenus"], swiftSettings: onMainActor),
    // Alerts and action sheets.
    .target(name: "TouchAlerts", dependencies: ["TouchBars"], swiftSettings: onMainActor),
    // Stacks of views, and pages that a finger turns.
    .target(name: "TouchContainers", dependencies: ["TouchControls"], swiftSettings: onMainActor),
    // Items that fall, collide and snap.
    .target(name: "TouchDynamics", dependencies: ["TouchCore"], swiftSettings: onMainActor),
    // Blurs, vibrancy and the tilt of the device: views and values that change no pixels.
    .target(name: "TouchEffects", dependencies: ["TouchCore"], swiftSettings: onMainActor),
    // Attributed text of labels, fields and buttons.
    .target(
      name: "TouchText", dependencies: ["TouchControls", "TouchDrawing"], swiftSettings: onMainActor),
    // The animations, transactions and special layers of Core Animation.
    .target(name: "TouchAnimation", dependencies: ["TouchCore"], swiftSettings: onMainActor),
    // Selectors where Foundation takes them on Apple's platforms: timers, notifications, perform.
    .target(name: "TouchSelectors", dependencies: ["TouchControls"], swiftSettings: onMainActor),
    .target(name: "_Testing_CoreGraphics", path: "Sources/Names/TestingCoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Sources/Names/TestingUIKit"),
    .target(name: "TouchTrace", dependencies: ["TextSources", "TouchCore"], swiftSettings: onMainActor),
    .target(name: "TouchInput", dependencies: ["TouchCore", "TouchFrames"], swiftSettings: onMainActor),
    // What the router and its applications say to each other, and what the router decides: values alone, too.
    .target(name: "RouterWire", dependencies: ["TouchFrames"], swiftSettings: strict),
    // What Swift's module of the C library leaves out: epoll, waiting for nanoseconds, who is at the other end.
    .target(name: "CEpoll"),
    .target(
      name: "TouchRouter",
      dependencies: [
        "RouterWire", "TextSources", "TouchInput", "TouchTrace",
        .target(name: "CEpoll", condition: .when(platforms: [.linux])),
        .target(name: "TouchEvdev", condition: .when(platforms: [.linux], traits: ["Evdev"])),
      ], swiftSettings: strict),
    .target(
      name: "TouchStage", dependencies: ["TextSources", "TouchControls", "TouchCore", "TouchTrace"],
      swiftSettings: onMainActor),
    .target(name: "TouchTesting", dependencies: ["TouchStage"], swiftSettings: onMainActor),
    // Fingers in the manner of the event generators that tests in a simulator use.
    .target(name: "EventGenerating", dependencies: ["TouchCore", "TouchStage"], swiftSettings: onMainActor),
    // Expectations of pictures; empty without the trait Cairo, too.
    .target(name: "TouchPictureTesting", dependencies: ["TouchCairo"], swiftSettings: onMainActor),
    // Texts with lines and columns; snapshots of views and what is wrong with them: values alone, of any thread.
    .target(name: "TextSources", exclude: ["Pages/Web"], swiftSettings: strict),
    .target(name: "TouchSnapshot", dependencies: ["TextSources"], swiftSettings: strict),
    // What digitizers report, and recordings of it: values alone, too.
    .target(name: "TouchFrames", dependencies: ["TextSources"], swiftSettings: strict),
    // The touch devices of a machine. Without the trait Evdev nothing is in it, and libevdev is not needed.
    .systemLibrary(name: "CEvdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .target(
      name: "TouchEvdev",
      dependencies: [
        "TouchFrames",
        .target(name: "CEvdev", condition: .when(platforms: [.linux], traits: ["Evdev"])),
      ], swiftSettings: strict),
    .target(
      name: "TouchDoctor", dependencies: ["TextSources", "TouchSnapshot"], exclude: ["Web"],
      swiftSettings: strict, plugins: ["WriteSources"]),
    // Snapshots of the views of a running program, on UIKit where there is one.
    .target(
      name: "TouchLive",
      dependencies: [
        "TouchSnapshot", .target(name: "Touchstone", condition: .when(platforms: withoutUIKit)),
      ],
      swiftSettings: onUIKit),
    // The doctor inside the app.
    .target(
      name: "TouchInspector",
      dependencies: [
        "TouchDoctor", "TouchLive", "TouchSnapshot",
        .target(name: "TouchAnimation", condition: .when(platforms: withoutUIKit)),
        .target(name: "TouchDrawing", condition: .when(platforms: withoutUIKit)),
        .target(name: "Touchstone", condition: .when(platforms: withoutUIKit)),
      ],
      swiftSettings: inspecting),
    // What unit tests in a host app expect of its views.
    .target(
      name: "TouchInspectorTesting",
      dependencies: [
        "TouchDoctor", "TouchInspector",
        .target(name: "Touchstone", condition: .when(platforms: withoutUIKit)),
      ],
      swiftSettings: inspecting),
    .target(
      name: "TouchScene",
      dependencies: [
        "PreciseTouch", "TextSources", "TouchLive", "TouchSnapshot", "TouchStage", "Touchstone",
      ],
      exclude: ["Probed/classes.txt"], swiftSettings: onMainActor, plugins: ["WriteSources"]),
    .target(
      name: "TouchReport",
      dependencies: ["PreciseTouch", "TextSources", "TouchLooks", "TouchRaster", "TouchTrace", "Touchstone"],
      exclude: ["Web"], swiftSettings: onMainActor, plugins: ["WriteSources"]),
    // A scene that a page shows and touches: messages in and out, without a network.
    .target(
      name: "TouchLab",
      dependencies: [
        "TextSources", "TouchDoctor", "TouchInput", "TouchLooks", "TouchRaster", "TouchReport", "TouchScene",
        "Touchstone",
      ],
      exclude: ["Web"], swiftSettings: onMainActor, plugins: ["WriteSources"]),
    // The network of the lab. Without the trait Lab nothing is in it, and libwebsockets is not needed.
    .systemLibrary(
      name: "CWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
    .target(
      name: "LabServer",
      dependencies: [
        "TextSources", "TouchLab",
        .target(name: "CWebSockets", condition: .when(platforms: [.linux], traits: ["Lab"])),
      ], swiftSettings: onMainActor),
    .target(name: "CommandKit", dependencies: ["TextSources"], swiftSettings: strict),
    .executableTarget(
      name: "TouchstoneCommand",
      dependencies: [
        "CommandKit", "PreciseTouch", "TextSources", "TouchDoctor", "TouchFrames", "TouchInput",
        "TouchReport", "TouchScene", "TouchSnapshot", "TouchStage", "Touchstone",
        .target(name: "TouchRouter", condition: .when(platforms: [.linux])),
        .target(name: "TouchEvdev", condition: .when(platforms: [.linux], traits: ["Evdev"])),
        .target(name: "TouchCairo", condition: .when(platforms: [.linux], traits: ["Cairo"])),
        .target(name: "TouchSDL", condition: .when(platforms: [.linux], traits: ["SDL"])),
        .target(name: "LabServer", condition: .when(platforms: [.linux], traits: ["Lab"])),
      ], swiftSettings: onMainActor, plugins: ["WriteSources"]),
    // Compiles scenarios, scripts and styles into the modules that use them, and writes the tables of scenes that follow
    // from other sources.
    .plugin(name: "WriteSources", capability: .buildTool(), dependencies: ["SourceWriter"]),
    // Writes the sources that the plugin adds.
    .executableTarget(name: "SourceWriter", path: "Plugins/SourceWriter", swiftSettings: strict),
    // Audits a package's storyboards: swift package audit-storyboards.
    .plugin(
      name: "AuditStoryboards",
      capability: .command(
        intent: .custom(
          verb: "audit-storyboards",
          description: "Finds what keeps touches from the targets of storyboards and xibs."))),
    // Questions about UIKit that only a device can answer, as screens for one finger; on UIKit where there is one.
    .target(
      name: "TouchExperiments",
      dependencies: [
        .target(name: "TouchAnimation", condition: .when(platforms: withoutUIKit)),
        .target(name: "Touchstone", condition: .when(platforms: withoutUIKit)),
      ],
      path: "Experiments", exclude: ["Answers"], swiftSettings: onUIKit),
    // Counts blocks of memory for the tests, with a malloc of its own.
    .target(name: "AllocationCount", path: "Tests/AllocationCount"),
    .target(
      name: "RandomRunning", dependencies: ["AllocationCount"], path: "Tests/RandomRunning",
      swiftSettings: onMainActor),
    .testTarget(name: "TouchGraphicsTests", dependencies: ["TouchGraphics"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchDrawingTests", dependencies: ["TouchRaster", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchRasterTests", dependencies: ["TouchRaster", "TouchTesting", "TouchRender"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchRenderTests", dependencies: ["TouchRender", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchLooksTests", dependencies: ["TouchLooks", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchCairoTests", dependencies: ["TouchMenus", "TouchPictureTesting", "TouchTesting"],
      exclude: ["Pictures"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchSDLTests", dependencies: ["TouchSDL", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchCoreTests", dependencies: ["RandomRunning", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchControlsTests",
      dependencies: ["PreciseTouch", "RandomRunning", "Touchstone", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PreciseTouchTests",
      dependencies: ["PreciseTouch", "RandomRunning", "TouchMenus", "TouchTesting"],
      swiftSettings: onMainActor),
    // Code for any thread, and tests in tasks; the thread sanitizer watches them in Scripts/checked.sh.
    .testTarget(
      name: "ParallelTests",
      dependencies: [
        "TouchControls", "TouchCore", "TouchGraphics", "TouchStage", "TouchTesting", "Touchstone",
      ],
      swiftSettings: onMainActor),
    // Code as people wrote it for UIKit before Swift 6 compiles in that language mode, without a warning.
    .testTarget(
      name: "Swift5Tests", dependencies: ["TouchTesting", "Touchstone"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TouchDeviceTests", dependencies: ["TouchDevice", "TouchTesting", "Touchstone"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchEffectsTests", dependencies: ["TouchEffects", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchTextTests", dependencies: ["TouchText", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchBarsTests", dependencies: ["TouchBars", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchAlertsTests", dependencies: ["TouchAlerts", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchContainersTests", dependencies: ["TouchContainers", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchDynamicsTests", dependencies: ["TouchDynamics", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(name: "TouchTraceTests", dependencies: ["TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchFramesTests", dependencies: ["TouchFrames"], exclude: ["Recordings"], swiftSettings: strict),
    .testTarget(
      name: "TouchSelectorsTests", dependencies: ["TouchSelectors", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchAnimationTests", dependencies: ["TouchAnimation", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchMenusTests", dependencies: ["TouchMenus", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchInteractionsTests", dependencies: ["TouchInteractions", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(name: "TouchInputTests", dependencies: ["TouchInput"], swiftSettings: onMainActor),
    .testTarget(
      name: "RouterWireTests", dependencies: ["RandomRunning", "RouterWire"], swiftSettings: onMainActor),
    // An application that tests start as a process of its own, and kill.
    .executableTarget(
      name: "RouterPeer", dependencies: ["TouchRouter", "TouchTrace"], path: "Tests/RouterPeer",
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchRouterTests",
      dependencies: ["RouterPeer", "TouchRouter", "TouchTrace", "TouchstoneCommand"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchStageTests", dependencies: ["RandomRunning", "TouchControls", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "EventGeneratingTests", dependencies: ["EventGenerating", "TouchTesting", "Touchstone"],
      swiftSettings: onMainActor),
    .testTarget(name: "TextSourcesTests", dependencies: ["TextSources"], swiftSettings: strict),
    .testTarget(name: "TouchSnapshotTests", dependencies: ["TouchSnapshot"], swiftSettings: strict),
    .testTarget(
      name: "TouchDoctorTests",
      dependencies: ["RandomRunning", "TextSources", "TouchDoctor", "TouchSnapshot"],
      swiftSettings: strict),
    .testTarget(
      name: "TouchSceneTests",
      dependencies: [
        "RandomRunning", "TextSources", "TouchDoctor", "TouchInspector", "TouchScene", "TouchSnapshot",
        "TouchTesting", "Touchstone",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchReportTests",
      dependencies: [
        "PreciseTouch", "RandomRunning", "TextSources", "TouchReport", "TouchTesting", "Touchstone",
      ],
      exclude: ["Pictures"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchLabTests",
      dependencies: [
        "RandomRunning", "TextSources", "TouchFrames", "TouchInput", "TouchLab", "TouchTesting", "TouchTrace",
        "Touchstone",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchInspectorTests",
      dependencies: [
        "RandomRunning", "TouchDoctor", "TouchInspector", "TouchInspectorTesting", "TouchRender",
        "TouchScene", "TouchSnapshot", "TouchTesting", "Touchstone",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchExperimentsTests", dependencies: ["TouchExperiments", "TouchTesting", "Touchstone"],
      swiftSettings: onMainActor),
    .testTarget(name: "CommandKitTests", dependencies: ["CommandKit", "TextSources"], swiftSettings: strict),
    .testTarget(
      name: "TouchstoneCommandTests",
      dependencies: ["CommandKit", "RandomRunning", "TextSources", "TouchFrames", "TouchstoneCommand"],
      exclude: ["Golden"], swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)

// Apple's platforms have modules with these names.
#if canImport(Darwin)
  package.products.removeAll { $0.name == "UIKit" }
  package.targets.removeAll { namesOfUIKit.contains($0.name) }
#endif

// Scripts/checked.sh says which test targets it runs, so that the others are not built, and which targets to optimize:
// random runs under a sanitizer would be several times slower without that. Assertions stay in.
if let tests = Context.environment["TOUCHSTONE_TESTS"]?.split(separator: " ") {
  package.targets.removeAll { $0.type == .test && !tests.contains(Substring($0.name)) }
}
if let optimized = Context.environment["TOUCHSTONE_OPTIMIZED"]?.split(separator: " ") {
  for target in package.targets where optimized.contains(Substring(target.name)) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O", "-assert-config", "Debug"])]
  }
}

// Fuzzing/run.sh has the fuzzer see which code of the libraries an input reaches; the tool of the plugin stays as it is.
if Context.environment["TOUCHSTONE_FUZZED"] != nil {
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
  }
}

// Modules mark what the compiler cannot check for memory safety. Documentation/Unchecked.md says why each place is safe.
for target in package.targets where target.type != .test && target.path == nil {
  target.swiftSettings?.append(.strictMemorySafety())
}
