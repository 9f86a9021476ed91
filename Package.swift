// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The modules of Touchstone, in seven groups: each group is a folder in Sources and in Tests, and each module
// a folder in its group. ARCHITECTURE.md says what the groups are for and which may use which.
//
// The file has three parts: how modules are described, the groups, and what SwiftPM makes of them.

// MARK: - How modules are described

/// What every module is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// UIKit lives on the main actor, and so does everything shaped like it.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// The platforms on which Touchstone stands in for UIKit.
let platformsWithoutUIKit: [Platform] = [.linux, .macOS, .windows, .android, .wasi]

/// What the modules are compiled with that build on UIKit where there is one, and on Touchstone elsewhere.
///
/// Their sources check this condition instead of `canImport(UIKit)`, which is true wherever the module UIKit
/// of this package has been built.
let onUIKit: [SwiftSetting] =
  onMainActor + [.define("TOUCHSTONE", .when(platforms: platformsWithoutUIKit))]

/// What the doctor inside an app is compiled with: release builds contain it only if they ask for it.
let inspecting: [SwiftSetting] =
  onUIKit + [
    .define("INSPECTS", .when(configuration: .debug)),
    .define("INSPECTS", .when(traits: ["InspectRelease"])),
  ]

/// A module: what it is for the users of the package, what it needs, and how it is compiled.
struct Module {
  enum Kind {
    /// A library that other packages can use.
    case exported
    /// A module for this package alone.
    case hidden
    /// A program.
    case program
    /// A C library of the system.
    case system(pkgConfig: String?, package: String)
    /// A module of tests.
    case tests
    /// A module, or a program, that only tests use.
    case testSupport, testProgram
  }

  let name: String
  let kind: Kind
  var needs: [Target.Dependency] = []
  var settings: [SwiftSetting] = onMainActor
  /// The folder below the one of the group, if it is not called as the module is.
  var folder: String?
  var exclude: [String] = []
  var plugins: [Target.PluginUsage] = []

  static func exported(
    _ name: String, needs: [Target.Dependency] = [], settings: [SwiftSetting] = onMainActor,
    folder: String? = nil, exclude: [String] = [], plugins: [Target.PluginUsage] = []
  ) -> Module {
    Module(
      name: name, kind: .exported, needs: needs, settings: settings, folder: folder, exclude: exclude,
      plugins: plugins)
  }

  static func hidden(
    _ name: String, needs: [Target.Dependency] = [], settings: [SwiftSetting] = onMainActor,
    folder: String? = nil, exclude: [String] = []
  ) -> Module {
    Module(name: name, kind: .hidden, needs: needs, settings: settings, folder: folder, exclude: exclude)
  }

  static func program(
    _ name: String, needs: [Target.Dependency], plugins: [Target.PluginUsage] = []
  ) -> Module {
    Module(name: name, kind: .program, needs: needs, plugins: plugins)
  }

  static func system(_ name: String, pkgConfig: String? = nil, package: String) -> Module {
    Module(name: name, kind: .system(pkgConfig: pkgConfig, package: package))
  }

  static func tests(
    _ name: String, needs: [Target.Dependency] = [], settings: [SwiftSetting] = onMainActor,
    exclude: [String] = []
  ) -> Module {
    Module(name: name, kind: .tests, needs: needs, settings: settings, exclude: exclude)
  }

  static func testSupport(
    _ name: String, needs: [Target.Dependency] = [], settings: [SwiftSetting] = onMainActor
  ) -> Module {
    Module(name: name, kind: .testSupport, needs: needs, settings: settings)
  }

  static func testProgram(_ name: String, needs: [Target.Dependency]) -> Module {
    Module(name: name, kind: .testProgram, needs: needs)
  }
}

/// Modules with one purpose.
///
/// They may use the modules of their own group, and those of groups below it in ARCHITECTURE.md:
/// `GroupsTests`.
struct Group {
  let name: String
  let modules: [Module]
  let tests: [Module]
}

/// A module that is needed only where Touchstone stands in for UIKit.
func withoutUIKit(_ name: String) -> Target.Dependency {
  .target(name: name, condition: .when(platforms: platformsWithoutUIKit))
}

/// A module that is needed only on Linux, or only there and with a trait.
func onLinux(_ name: String, trait: String? = nil) -> Target.Dependency {
  if let trait { return .target(name: name, condition: .when(platforms: [.linux], traits: [trait])) }
  return .target(name: name, condition: .when(platforms: [.linux]))
}

// MARK: - The groups

let ground = Group(
  name: "Ground",
  modules: [
    // Texts with lines and columns: readers, writers and positions.
    .hidden("TextSources", settings: strict, exclude: ["Pages/Web"]),
    // Verbs, options, help, completion and exit codes of a command.
    .hidden("CommandKit", needs: ["TextSources"], settings: strict),
    // Linear constraints with priorities, and how large text is: numbers alone.
    .exported("TouchLayout", settings: strict),
  ],
  tests: [
    .tests("TextSourcesTests", needs: ["TextSources"], settings: strict),
    .tests("CommandKitTests", needs: ["CommandKit", "TextSources"], settings: strict),
    .tests("TouchLayoutTests", needs: ["TouchLayout"], settings: strict),
  ])

let system = Group(
  name: "System",
  modules: [
    // The values that views are drawn with: they name no view.
    .exported("TouchGraphics", needs: ["TouchLayout"]),
    .exported("TouchCore", needs: ["TouchGraphics", "TouchLayout"]),
    .exported("TouchControls", needs: ["TouchCore", "TouchGraphics"]),
    // Controls that react exactly at their edge, on UIKit where there is one.
    .exported("PreciseTouch", needs: [withoutUIKit("Touchstone")], settings: onUIKit),
    // TouchGraphics, TouchCore and TouchControls in one import.
    .exported("Touchstone", needs: ["TouchControls", "TouchCore", "TouchGraphics"]),
  ],
  tests: [
    .tests("TouchGraphicsTests", needs: ["TouchGraphics"]),
    .tests(
      "TouchCoreTests",
      needs: ["RandomRunning", "TouchCore", "TouchGraphics", "TouchStage", "TouchTesting"]),
    .tests(
      "TouchControlsTests",
      needs: [
        "PreciseTouch", "RandomRunning", "TouchControls", "TouchCore", "TouchStage", "TouchTesting",
        "Touchstone",
      ]),
    .tests(
      "PreciseTouchTests",
      needs: ["PreciseTouch", "RandomRunning", "TouchInterface", "TouchTesting", "Touchstone"]),
    // Code for any thread, and tests in tasks; the thread sanitizer watches them in Scripts/checked.sh.
    .tests(
      "ParallelTests",
      needs: [
        "TouchAnimation", "TouchControls", "TouchCore", "TouchDynamics", "TouchGraphics", "TouchInterface",
        "TouchSelectors", "TouchStage", "TouchTesting", "Touchstone",
      ]),
    // Code as people wrote it for UIKit before Swift 6 compiles in that language mode, without a warning.
    .tests(
      "Swift5Tests", needs: ["TouchTesting", "Touchstone"],
      settings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ])

let testing = Group(
  name: "Testing",
  modules: [
    // Facts as text and as JSON lines, and how two traces differ.
    .exported("TouchTrace", needs: ["TextSources", "TouchCore"]),
    // A window, fingers and a manual clock, without a screen.
    .exported(
      "TouchStage",
      needs: ["TextSources", "TouchControls", "TouchCore", "TouchGraphics", "TouchTrace"]),
    .exported("TouchTesting", needs: ["TouchCore", "TouchGraphics", "TouchStage", "TouchTrace"]),
    // Fingers in the manner of the event generators that tests in a simulator use.
    .exported("EventGenerating", needs: ["TouchCore", "TouchGraphics", "TouchStage"]),
  ],
  tests: [
    .tests("TouchTraceTests", needs: ["TouchCore", "TouchTesting", "TouchTrace"]),
    .tests(
      "TouchStageTests",
      needs: ["RandomRunning", "TouchControls", "TouchCore", "TouchStage", "TouchTesting", "TouchTrace"]),
    .tests("EventGeneratingTests", needs: ["EventGenerating", "TouchTesting", "Touchstone"]),
    // Counts blocks of memory for the tests, with a malloc of its own.
    .testSupport("AllocationCount", settings: []),
    .testSupport("RandomRunning", needs: ["AllocationCount"]),
  ])

let doctor = Group(
  name: "Doctor",
  modules: [
    // Snapshots of views and what is wrong with them: values alone, of any thread.
    .exported("TouchSnapshot", needs: ["TextSources"], settings: strict),
    .exported(
      "TouchDoctor", needs: ["TextSources", "TouchSnapshot"], settings: strict, exclude: ["Web"]),
    // What the code of an app does with views, and the rules over it; the package Porting has it as well.
    .hidden("TouchSource", settings: strict),
    // Storyboards and xibs laid out for the screens of devices, and the rule over such layouts.
    .hidden(
      "DesignLayout", needs: ["TextSources", "TouchDoctor", "TouchLayout", "TouchSnapshot"], settings: strict),
    // The verbs of the doctor, for the command and for the small program `touchstone-doctor`.
    .hidden(
      "DoctorVerbs",
      needs: [
        "CommandKit", "DesignLayout", "TextSources", "TouchDoctor", "TouchSnapshot", "TouchSource",
      ]),
    .program("DoctorCommand", needs: ["CommandKit", "DoctorVerbs"]),
  ],
  tests: [
    .tests("TouchSnapshotTests", needs: ["TextSources", "TouchSnapshot"], settings: strict),
    .tests(
      "TouchDoctorTests", needs: ["RandomRunning", "TextSources", "TouchDoctor", "TouchSnapshot"],
      settings: strict),
    .tests(
      "DesignLayoutTests",
      needs: ["DesignLayout", "TextSources", "TouchDoctor", "TouchLayout", "TouchSnapshot"],
      settings: strict),
    // How code and views are joined. The rules over code have their tests where code is read, in Porting.
    .tests(
      "DoctorVerbsTests",
      needs: ["CommandKit", "DoctorVerbs", "TextSources", "TouchDoctor", "TouchSnapshot", "TouchSource"]),
  ])

let uikit = Group(
  name: "UIKit",
  modules: [
    // Drawing into contexts that record it. The types that views need for that are in TouchGraphics.
    .exported("TouchDrawing", needs: ["TouchGraphics"], settings: strict),
    // Display lists as pixels, and files of pictures: only code that asks for bytes needs it.
    .exported("TouchRaster", needs: ["TouchDrawing", "TouchGraphics"], settings: strict),
    // Trees of layers as display lists, and how controls look: renderings and snapshots of views.
    .exported("TouchRender", needs: ["TouchControls", "TouchCore", "TouchDrawing", "TouchGraphics"]),
    // The animations, transactions and special layers of Core Animation.
    .exported("TouchAnimation", needs: ["TouchCore", "TouchGraphics"]),
    // Items that fall, collide and snap.
    .exported("TouchDynamics", needs: ["TouchCore", "TouchGraphics"]),
    // Bars, menus, alerts, pages, stacks, drag and drop, the device, attributed text, effects.
    .exported("TouchInterface", needs: ["TouchControls", "TouchCore", "TouchDrawing", "TouchGraphics"]),
    // Selectors where Foundation takes them on Apple's platforms: timers, notifications, perform. What it
    // adds to every object is visible to those alone who ask for the product UIKit.
    .hidden("TouchSelectors", needs: ["TouchControls", "TouchCore"]),
    // Touchstone under the names of Apple's modules, for a package that asks for the product UIKit.
    .hidden(
      "CoreGraphics", needs: ["TouchDrawing", "TouchGraphics", "TouchRaster"], settings: [],
      folder: "Names/CoreGraphics"),
    .hidden(
      "QuartzCore",
      needs: ["CoreGraphics", "TouchAnimation", "TouchControls", "TouchCore", "TouchRender"], settings: [],
      folder: "Names/QuartzCore"),
    .hidden(
      "AudioToolbox",
      needs: [
        "TouchControls", "TouchCore", "TouchDrawing", "TouchGraphics", "TouchInterface",
      ], settings: [], folder: "Names/AudioToolbox"),
    .hidden(
      "UIKit", needs: ["QuartzCore", "TouchDynamics", "TouchInterface", "TouchSelectors", "Touchstone"],
      settings: [], folder: "Names/UIKit"),
    // Swift loads a module `_Testing_UIKit` wherever a file imports both Testing and UIKit, and so on; the
    // toolchain has them for Apple's platforms only.
    .hidden("_Testing_CoreGraphics", settings: [], folder: "Names/TestingCoreGraphics"),
    .hidden("_Testing_UIKit", settings: [], folder: "Names/TestingUIKit"),
  ],
  tests: [
    .tests(
      "TouchDrawingTests",
      needs: ["TouchCore", "TouchDrawing", "TouchGraphics", "TouchRaster", "TouchTesting"]),
    .tests(
      "TouchRasterTests",
      needs: ["TouchDrawing", "TouchGraphics", "TouchRaster", "TouchRender", "TouchTesting"]),
    .tests("TouchRenderTests", needs: ["TouchControls", "TouchDrawing", "TouchRender", "TouchTesting"]),
    .tests(
      "TouchAnimationTests",
      needs: ["TouchAnimation", "TouchCore", "TouchDrawing", "TouchGraphics", "TouchTesting"]),
    .tests("TouchDynamicsTests", needs: ["TouchDynamics", "TouchTesting"]),
    .tests(
      "TouchInterfaceTests",
      needs: [
        "RandomRunning", "TouchAnimation", "TouchControls", "TouchCore", "TouchDrawing", "TouchDynamics",
        "TouchGraphics", "TouchInterface", "TouchRender", "TouchTesting", "Touchstone",
      ]),
    .tests(
      "TouchSelectorsTests",
      needs: ["TouchControls", "TouchCore", "TouchSelectors", "TouchTesting"]),
  ])

// Without its trait, a module for a C library is empty, and the library is not needed.
let backends = Group(
  name: "Backends",
  modules: [
    // What digitizers report, recordings of it, and how a router passes it on: values alone.
    .exported("TouchFrames", needs: ["TextSources"], settings: strict),
    // Time and fingers for an application in real time: from the devices of a machine, or from a router.
    .exported(
      "TouchInput",
      needs: [
        "TextSources", "TouchCore", "TouchFrames", "TouchGraphics", "TouchTrace", onLinux("CEpoll"),
        onLinux("CEvdev", trait: "Evdev"),
      ], settings: strict),
    .system("CEvdev", pkgConfig: "libevdev", package: "libevdev-dev"),
    // The Linux functions that Swift's module of the C library lacks: epoll, waiting for nanoseconds, the
    // peer of a socket.
    .hidden("CEpoll", settings: []),
    // Pictures of windows.
    .exported(
      "TouchCairo",
      needs: ["TouchCore", "TouchGraphics", "TouchRaster", "TouchRender", onLinux("CCairo", trait: "Cairo")]),
    .system("CCairo", pkgConfig: "cairo", package: "libcairo2-dev"),
    // Expectations of pictures.
    .exported("TouchPictureTesting", needs: ["TouchCairo", "TouchCore", "TouchRender"]),
    // Windows of the desktop.
    .exported(
      "TouchSDL",
      needs: [
        "TouchCairo", "TouchCore", "TouchFrames", "TouchInput", "TouchRender",
        onLinux("CSDL", trait: "SDL"),
      ]),
    .system("CSDL", package: "libsdl2-dev"),
  ],
  tests: [
    .tests(
      "TouchFramesTests", needs: ["RandomRunning", "TouchFrames"], settings: strict, exclude: ["Recordings"]),
    .tests(
      "TouchInputTests",
      needs: [
        "RandomRunning", "RouterPeer", "TouchCore", "TouchFrames", "TouchInput", "TouchTrace",
        "TouchstoneCommand",
      ]),
    // An application that tests start as a process of its own, and kill.
    .testProgram("RouterPeer", needs: ["TouchCore", "TouchFrames", "TouchInput", "TouchTrace"]),
    .tests(
      "TouchCairoTests",
      needs: [
        "TouchCairo", "TouchControls", "TouchInterface", "TouchPictureTesting", "TouchRender",
        "TouchTesting",
      ],
      exclude: ["Pictures"]),
    .tests(
      "TouchSDLTests",
      needs: ["TouchFrames", "TouchRender", "TouchSDL", "TouchTesting", onLinux("CSDL", trait: "SDL")]),
  ])

let tools = Group(
  name: "Tools",
  modules: [
    // Snapshots of the views of a running program, on UIKit where there is one.
    .exported(
      "TouchLive",
      needs: ["TouchSnapshot", withoutUIKit("TouchCore"), withoutUIKit("Touchstone")], settings: onUIKit),
    // The doctor inside the app.
    .exported(
      "TouchInspector",
      needs: [
        "TouchDoctor", "TouchLive", "TouchSnapshot", withoutUIKit("TouchAnimation"),
        withoutUIKit("TouchCore"), withoutUIKit("TouchDrawing"), withoutUIKit("Touchstone"),
      ], settings: inspecting),
    // What unit tests in a host app expect of its views.
    .exported(
      "TouchInspectorTesting", needs: ["TouchDoctor", "TouchInspector", withoutUIKit("Touchstone")],
      settings: inspecting),
    // Scenes in files, built on a stage.
    .exported(
      "TouchScene",
      needs: [
        "PreciseTouch", "TextSources", "TouchCore", "TouchGraphics", "TouchLive", "TouchSnapshot",
        "TouchStage", "Touchstone",
      ],
      exclude: ["Probed/classes.txt"], plugins: ["WriteSources"]),
    // Recordings of a screen as a page and as pictures.
    .exported(
      "TouchReport",
      needs: [
        "PreciseTouch", "TextSources", "TouchCore", "TouchGraphics", "TouchRaster", "TouchRender",
        "TouchTrace", "Touchstone",
      ],
      exclude: ["Web"], plugins: ["WriteSources"]),
    // The founding experiment as a table, for the command and for the small program `touchstone-demo`.
    .hidden(
      "TouchDemo",
      needs: ["CommandKit", "PreciseTouch", "TextSources", "TouchStage", "TouchTrace", "Touchstone"]),
    .program("DemoCommand", needs: ["CommandKit", "TouchDemo"]),
    // A scene that a page shows and touches: messages in and out; with the trait Lab, also the network.
    .exported(
      "TouchLab",
      needs: [
        "TextSources", "TouchCore", "TouchDoctor", "TouchFrames", "TouchGraphics", "TouchInput",
        "TouchLive", "TouchRaster", "TouchRender", "TouchReport", "TouchScene", "TouchSnapshot",
        "TouchStage", "TouchTrace", "Touchstone", onLinux("CWebSockets", trait: "Lab"),
      ], exclude: ["Web"], plugins: ["WriteSources"]),
    .system("CWebSockets", pkgConfig: "libwebsockets", package: "libwebsockets-dev"),
    // The command `touchstone`.
    .program(
      "TouchstoneCommand",
      needs: [
        "CommandKit", "DoctorVerbs", "PreciseTouch", "TextSources", "TouchCore", "TouchDemo", "TouchDoctor",
        "TouchFrames", "TouchInput", "TouchLive", "TouchRender", "TouchReport", "TouchScene",
        "TouchSnapshot", "TouchStage", "TouchTrace", "Touchstone",
        onLinux("TouchCairo", trait: "Cairo"), onLinux("TouchSDL", trait: "SDL"),
        onLinux("TouchLab", trait: "Lab"),
      ], plugins: ["WriteSources"]),
  ],
  tests: [
    .tests(
      "TouchInspectorTests",
      needs: [
        "RandomRunning", "TouchAnimation", "TouchCore", "TouchDoctor", "TouchDrawing",
        "TouchInspector", "TouchInspectorTesting", "TouchRender", "TouchScene", "TouchSnapshot",
        "TouchTesting", "Touchstone",
      ]),
    .tests(
      "TouchSceneTests",
      needs: [
        "PreciseTouch", "RandomRunning", "TextSources", "TouchControls", "TouchDoctor", "TouchInspector",
        "TouchLive", "TouchRender", "TouchScene", "TouchSnapshot", "TouchStage", "TouchTesting",
        "Touchstone",
      ]),
    .tests(
      "TouchReportTests",
      needs: [
        "PreciseTouch", "RandomRunning", "TextSources", "TouchReport", "TouchTesting", "TouchTrace",
        "Touchstone",
      ],
      exclude: ["Pictures"]),
    .tests(
      "TouchLabTests",
      needs: [
        "RandomRunning", "TextSources", "TouchFrames", "TouchInput", "TouchLab", "TouchScene",
        "TouchStage", "TouchTesting", "TouchTrace", "Touchstone",
      ]),
    .tests(
      "TouchstoneCommandTests",
      needs: [
        "CommandKit", "DesignLayout", "DoctorVerbs", "RandomRunning", "TextSources", "TouchCore", "TouchDemo",
        "TouchFrames", "TouchReport", "TouchStage", "TouchTrace", "TouchstoneCommand",
      ],
      exclude: ["Golden"]),
  ])

let groups = [ground, system, testing, doctor, uikit, backends, tools]

// MARK: - What SwiftPM makes of them

/// What modules need, also by way of others, each once.
///
/// A module that is compiled as a whole is compiled again only if a module that its target names has
/// changed. An umbrella such as `Touchstone` never changes, although the classes behind it do, and old
/// objects then call their methods by the wrong numbers.
func withIndirect(_ needs: [Target.Dependency]) -> [Target.Dependency] {
  var (found, names): ([Target.Dependency], Set<String>) = ([], [])
  func add(_ needs: [Target.Dependency], _ outer: TargetDependencyCondition?) {
    var indirect: [(needs: [Target.Dependency], condition: TargetDependencyCondition?)] = []
    for need in needs {
      let (name, condition) = (need.targetName, need.condition)
      guard names.insert(name).inserted else { continue }
      found.append(.target(name: name, condition: condition ?? outer))
      indirect.append((needed[name] ?? [], condition ?? outer))
    }
    for (needs, condition) in indirect {
      add(needs.filter { $0.condition == nil || condition == nil }, condition)
    }
  }
  add(needs, nil)
  return found
}

/// What each module needs, by its name.
let needed = Dictionary(
  uniqueKeysWithValues: groups.flatMap { $0.modules + $0.tests }.map { ($0.name, $0.needs) })

extension Module {
  /// The target of the module; `group` names the folder in Sources or Tests.
  func target(in group: String) -> Target {
    let place = "\(group)/\(folder ?? name)"
    switch kind {
    case .exported, .hidden:
      // Modules mark what the compiler cannot check for memory safety: Documentation/Unchecked.md.
      return .target(
        name: name, dependencies: withIndirect(needs), path: "Sources/\(place)", exclude: exclude,
        swiftSettings: settings.isEmpty ? [] : settings + [.strictMemorySafety()], plugins: plugins)
    case .program:
      return .executableTarget(
        name: name, dependencies: withIndirect(needs), path: "Sources/\(place)", exclude: exclude,
        swiftSettings: settings + [.strictMemorySafety()], plugins: plugins)
    case .system(let pkgConfig, let package):
      return .systemLibrary(
        name: name, path: "Sources/\(place)", pkgConfig: pkgConfig, providers: [.apt([package])])
    case .tests:
      return .testTarget(
        name: name, dependencies: withIndirect(needs), path: "Tests/\(place)", exclude: exclude,
        swiftSettings: settings)
    case .testSupport:
      return .target(
        name: name, dependencies: withIndirect(needs), path: "Tests/\(place)", swiftSettings: settings)
    case .testProgram:
      return .executableTarget(
        name: name, dependencies: withIndirect(needs), path: "Tests/\(place)", swiftSettings: settings)
    }
  }

  /// Whether it has the name of one of Apple's modules, or of one that Swift loads because of such a name.
  var hasApplesName: Bool { folder?.hasPrefix("Names/") == true }
}

// Apple's platforms have modules with these names.
#if canImport(Darwin)
  let hasNames = false
#else
  let hasNames = true
#endif

let modules = groups.flatMap(\.modules).filter { hasNames || !$0.hasApplesName }

var products: [Product] = modules.compactMap { module in
  guard case .exported = module.kind else { return nil }
  return .library(name: module.name, targets: [module.name])
}
if hasNames {
  products.append(.library(name: "UIKit", targets: modules.filter(\.hasApplesName).map(\.name)))
}
products += [
  .executable(name: "touchstone", targets: ["TouchstoneCommand"]),
  .executable(name: "touchstone-demo", targets: ["DemoCommand"]),
  .executable(name: "touchstone-doctor", targets: ["DoctorCommand"]),
  .plugin(name: "AuditPackage", targets: ["AuditPackage"]),
  .plugin(name: "AuditTarget", targets: ["AuditTarget"]),
]

var targets: [Target] = groups.flatMap { group in
  (group.modules.filter { hasNames || !$0.hasApplesName } + group.tests).map { $0.target(in: group.name) }
}
targets += [
  // The rules of the house, which need nothing but the files of the repository.
  .testTarget(name: "HouseTests", swiftSettings: strict),
  // Compiles scenarios, scripts and styles into the modules that use them, and writes the tables of scenes
  // that follow from other sources.
  .plugin(name: "WriteSources", capability: .buildTool(), dependencies: ["SourceWriter"]),
  // Writes the sources that the plugin adds.
  .executableTarget(name: "SourceWriter", path: "Plugins/SourceWriter", swiftSettings: strict),
  // Audits a package's storyboards, xibs and code: swift package audit.
  .plugin(
    name: "AuditPackage",
    capability: .command(
      intent: .custom(
        verb: "audit",
        description: "Finds what keeps touches from the targets of storyboards, xibs and code."))),
  // Shows the findings of a target as warnings while it builds.
  .plugin(name: "AuditTarget", capability: .buildTool(), dependencies: ["DoctorCommand"]),
]

// TOUCHSTONE_GROUPS="Ground Doctor" leaves out all groups but these and the modules that they need: to build
// and test a part of the package. The name of a module does the same for that module and its tests:
// Scripts/test.sh --module.
if let wanted = Context.environment["TOUCHSTONE_GROUPS"]?.split(separator: " ").map(String.init) {
  var kept: Set<String> = ["AuditPackage"]
  if wanted.contains("Doctor") { kept.insert("AuditTarget") }
  for name in wanted {
    if let group = groups.first(where: { $0.name == name }) {
      kept.formUnion((group.modules + group.tests).map(\.name))
    } else if case let found = targets.map(\.name).filter({ $0 == name || $0 == "\(name)Tests" }),
      !found.isEmpty
    {
      kept.formUnion(found)
    } else {
      fatalError("TOUCHSTONE_GROUPS: there is no group and no module '\(name)' in Package.swift.")
    }
  }
  let needs = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies.map(\.targetName)) })
  var ahead = Array(kept)
  while let name = ahead.popLast() {
    for need in needs[name] ?? [] where kept.insert(need).inserted { ahead.append(need) }
  }
  if targets.contains(where: { kept.contains($0.name) && $0.plugins?.isEmpty == false }) {
    kept.formUnion(["WriteSources", "SourceWriter"])
  }
  targets.removeAll { !kept.contains($0.name) }
  products.removeAll { product in
    let names = (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? []
    return !names.allSatisfy(kept.contains)
      || (product.name == "AuditTarget" && !kept.contains("AuditTarget"))
  }
}

extension Target.Dependency {
  /// Where it is needed; nil if it is needed everywhere.
  var condition: TargetDependencyCondition? {
    switch self {
    case .targetItem(_, let condition), .byNameItem(_, let condition): condition
    default: nil
    }
  }

  /// The target that it names.
  var targetName: String {
    switch self {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    default: ""
    }
  }
}

let package = Package(
  name: "Touchstone",
  platforms: [.macOS(.v15), .iOS(.v15)],
  products: products,
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
  targets: targets,
  swiftLanguageModes: [.v6]
)
