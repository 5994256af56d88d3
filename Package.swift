// swift-tools-version: 6.2
import PackageDescription

/// Whether this is the build of `scripts/test`: a release with testable modules and with the assertions
/// of a debug build.
///
/// The tests start the tool a thousand times. In a debug build, parsing the command line alone takes longer than
/// most tests.
let isTested = Context.environment["IAMSPEC_TESTED"] != nil

/// Every target is compiled the same way: existentials are spelled `any`, imports stay internal
/// unless an API needs them, and a member is visible only where its module is imported.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (isTested
    ? [
      .unsafeFlags(
        ["-enable-testing", "-assert-config", "Debug"], .when(configuration: .release))
    ] : [])

/// The settings of modules in which tests spend their time: the engine, its monitors, and the suite as data.
///
/// The scripts optimize them in debug builds, too. Plain `swift build` and `swift test` do not, so
/// that everything can be debugged.
let hot =
  settings
  + (Context.environment["IAMSPEC_FAST_TESTS"] == nil
    ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

/// The settings of modules that wait for people, files and child processes.
///
/// They calculate nothing, and optimizing them would take longer than it saves in all runs.
/// Only the tool contains them, because no package can depend on a product with such a setting. A release
/// (`scripts/release`) is optimized for size, which halves it.
let unoptimized =
  settings
  + [
    .unsafeFlags(
      [Context.environment["IAMSPEC_SMALL"] == nil ? "-Onone" : "-Osize"],
      .when(configuration: .release))
  ]

/// The settings of modules that take longer to optimize than all tests run: the tests themselves, and modules
/// that calculate little in tests.
let cold =
  settings + (isTested ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : [])

/// The linker settings of the tool that tests start: static, as in `scripts/release`.
///
/// They start it a thousand times, and without dynamic libraries, a start takes a third of the
/// time. Two libraries are listed because objects not compiled for this do not list all that they need.
let linkedForTests: [LinkerSetting] =
  isTested
  ? [
    .unsafeFlags(
      ["-static-executable", "-use-ld=lld", "-l_FoundationCShims", "-l_FoundationCollections"],
      .when(platforms: [.linux], configuration: .release))
  ] : []

let package = Package(
  name: "iamspec",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "iamspec", targets: ["iamspec"]),
    .library(name: "SpecModel", targets: ["SpecModel"]),
    .library(name: "EngineKit", targets: ["EngineKit"]),
    .library(name: "ReferenceEngine", targets: ["ReferenceEngine"]),
    .library(name: "ReferenceFaults", targets: ["ReferenceFaults"]),
    .library(name: "ConformanceTesting", targets: ["ConformanceTesting"]),
  ],
  dependencies: [
    // The command line: parsing, help texts, shell completions.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Engine processes: spawning, process groups, exit statuses. Its Foundation trait is off: the
    // harness talks to pipes of its own.
    .package(
      url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    // The type in which swift-subprocess takes file descriptors, where the system has none.
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    // libyaml, from the system: libyaml-dev on Debian, libyaml in Homebrew.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // glibc's functions about memory, which Swift's own module omits.
    .systemLibrary(name: "CMalloc"),
    // How the tool takes memory from the system, and how that is measured.
    .target(name: "ProcessMemory", dependencies: ["CMalloc"], swiftSettings: settings),
    // libyaml's events as a tree in which every node knows its place.
    .target(name: "YAMLTree", dependencies: ["CLibYAML"], swiftSettings: settings),
    // The language of the spec as values: no I/O, no libyaml.
    .target(name: "SpecModel", swiftSettings: hot),
    // Those values as JSON: on the wire, in results, in bundles.
    .target(name: "SpecJSON", dependencies: ["SpecModel"], swiftSettings: hot),
    // From YAML files to SpecModel, with every diagnostic that an author can get.
    .target(
      name: "SpecLoading", dependencies: ["SpecJSON", "SpecModel", "YAMLTree"],
      swiftSettings: cold),
    // The library for engine authors.
    .target(name: "EngineKit", dependencies: ["SpecJSON", "SpecModel"], swiftSettings: hot),
    // The rules as executable rulebooks, and the open questions.
    .target(
      name: "ReferenceEngine", dependencies: ["EngineKit", "SpecModel"], swiftSettings: hot),
    // Mistakes that an implementer could make, as edits of the rulebooks.
    .target(
      name: "ReferenceFaults", dependencies: ["ReferenceEngine", "SpecModel"],
      swiftSettings: cold),
    // The answers with which the reference engine explains an engine's behavior.
    .target(
      name: "Explanations", dependencies: ["EngineKit", "ReferenceEngine", "SpecModel"],
      swiftSettings: hot),
    // Monitors that watch the clauses of the rules from outside.
    .target(name: "Monitors", dependencies: ["SpecModel"], swiftSettings: hot),
    // The causes of an engine's failures.
    .target(
      name: "Diagnosing",
      dependencies: [
        "Conformance", "EngineKit", "Explanations", "Monitors", "ReferenceEngine",
        "ReferenceFaults", "SpecModel",
      ],
      swiftSettings: hot),
    // Logs from the field: reading, judging and showing them.
    .target(
      name: "Traces",
      dependencies: [
        "EngineKit", "Explanations", "Monitors", "ReferenceEngine", "SpecJSON", "SpecModel",
        "Wording",
      ],
      swiftSettings: unoptimized),
    // Generated scripts.
    .target(
      name: "Exploration",
      dependencies: [
        "Conformance", "EngineKit", "Explanations", "Monitors", "ReferenceEngine", "Reporting",
        "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: hot),
    // Scripts typed by hand: their state, the reasons for it, and saving them as cases.
    .target(
      name: "Stepping",
      dependencies: [
        "EngineKit", "Explanations", "Monitors", "ReferenceEngine", "SpecLoading", "SpecModel",
        "Wording",
      ],
      swiftSettings: unoptimized),
    // Engines that are only presenters: the harness plays the core.
    .target(
      name: "PresenterHarness", dependencies: ["EngineKit", "ReferenceEngine", "SpecModel"],
      swiftSettings: settings),
    // The harness's end of the wire: start, talk, time out, kill, restart.
    .target(
      name: "EngineProcess",
      dependencies: [
        "EngineKit", "SpecJSON", "SpecModel",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    // Plan, run, verdicts.
    .target(
      name: "Conformance", dependencies: ["EngineKit", "SpecJSON", "SpecModel"],
      swiftSettings: hot),
    // The stages of every run: load, plan, run, record; reads no files, so that an app can link it.
    .target(
      name: "Pipeline", dependencies: ["Conformance", "EngineKit", "SpecJSON", "SpecModel"],
      swiftSettings: settings),
    // Runs after each save: of the cases it affects, on the right engine.
    .target(
      name: "Watching",
      dependencies: [
        "Conformance", "Diagnosing", "EngineKit", "EngineProcess", "FileWatching", "Inputs",
        "Monitors",
        "Pipeline", "Reporting", "SpecLoading", "SpecModel", "Wording",
      ],
      swiftSettings: unoptimized),
    // The inputs that the user names: a suite, a list of known failures, a ledger, an engine.
    .target(
      name: "Inputs",
      dependencies: [
        "BuiltinSuite", "Conformance", "Doctor", "EngineKit", "EngineProcess", "Pipeline",
        "PresenterHarness", "ReferenceEngine", "Reporting", "SpecJSON", "SpecLoading", "SpecModel",
        "Wording",
      ],
      swiftSettings: settings),
    // The environment of jobs in CI systems and of tests in Bazel.
    .target(
      name: "ContinuousIntegration", dependencies: ["Conformance", "SpecModel"],
      swiftSettings: settings),
    // Detects which files in a folder are saved.
    .target(name: "FileWatching", swiftSettings: settings),
    // The two proofs of `iamspec audit`.
    .target(
      name: "Audit",
      dependencies: [
        "Conformance", "Diagnosing", "EmbeddedFiles", "EngineKit", "Explanations", "Exploration",
        "Monitors", "ReferenceEngine", "ReferenceFaults", "SpecJSON", "SpecModel", "Wording",
      ],
      exclude: ["Interactions/cells.txt"],
      swiftSettings: hot),
    // An engine's answers to the open questions.
    .target(
      name: "Characterization",
      dependencies: [
        "Conformance", "EngineKit", "Explanations", "Exploration", "ReferenceEngine", "Reporting",
        "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: hot),
    // Files from other targets' folders, embedded so that the binary needs no files beside it.
    .target(name: "EmbeddedFiles"),
    // Templates to start from: a suite or an adapter, as files in Templates.
    .target(
      name: "Starters", dependencies: ["EmbeddedFiles"], exclude: ["Templates"],
      swiftSettings: unoptimized),
    // Finds problems of an adapter, before any verdict.
    .target(
      name: "Doctor",
      dependencies: [
        "Conformance", "EngineKit", "EngineProcess", "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: unoptimized),
    // Cases, their results and engines' behavior, in words and as text pictures.
    .target(
      name: "Wording", dependencies: ["Conformance", "EngineKit", "ReferenceEngine", "SpecModel"],
      swiftSettings: cold),
    // The basis of all pages: the palette, escaping, and templates with typed views.
    .target(
      name: "Web", dependencies: ["EmbeddedFiles"], exclude: ["Palette"], swiftSettings: hot),
    // The reports of a run, for people and programs.
    .target(
      name: "Reporting",
      dependencies: [
        "Conformance", "EmbeddedFiles", "EngineKit", "SpecJSON", "SpecModel", "Web", "Wording",
      ],
      exclude: ["HTML/Page"], swiftSettings: cold),
    // Fuzzer targets for everything that reads foreign text; only scripts/fuzz and the tests link it.
    .target(
      name: "Fuzzing",
      dependencies: [
        "Conformance", "EngineKit", "Reporting", "SpecJSON", "SpecLoading", "SpecModel", "Stepping",
        "Traces",
      ],
      swiftSettings: cold),
    // The suite inside `swift test`, for engines written in Swift; needs no libyaml.
    .target(
      name: "ConformanceTesting",
      dependencies: [
        "Conformance", "EngineKit", "Pipeline", "PresenterHarness", "SpecJSON", "SpecModel",
        "Wording",
      ],
      swiftSettings: settings),
    // The suite as living documentation: pages, timeline pictures, search.
    .target(
      name: "Handbook",
      dependencies: [
        "Conformance", "EmbeddedFiles", "EngineKit", "ReferenceEngine", "ReferenceFaults",
        "Reporting", "SpecJSON", "SpecModel", "Web", "Wording",
      ],
      // Resources/delivery.mjs is a link to the JavaScript engine of the fixtures.
      exclude: [
        "Playground/Script", "Playground/Style", "Resources", "Site/Pages", "Site/Script",
        "Site/Style",
      ],
      swiftSettings: cold),
    // Specs, compiled into the binary. The data that carries them is written by the bundler and
    // checked in: a build plugin would have everything that reads YAML compiled twice more, here and
    // in every package that depends on this one.
    .target(
      name: "BuiltinSuite",
      dependencies: ["CompactSuite", "EmbeddedFiles", "SpecJSON", "SpecModel"], exclude: ["Data"],
      swiftSettings: settings),
    .executableTarget(
      name: "suite-bundler",
      dependencies: ["CompactSuite", "SpecJSON", "SpecLoading", "SpecModel"],
      swiftSettings: cold),
    // The format of the suite in that data, in which repeated parts occur once.
    .target(name: "CompactSuite", dependencies: ["SpecModel"], swiftSettings: hot),
    .executableTarget(
      name: "iamspec",
      dependencies: [
        "Audit", "BuiltinSuite", "Characterization", "ContinuousIntegration",
        "Diagnosing", "Doctor", "Exploration", "FileWatching", "Inputs", "Monitors",
        "SpecModel", "SpecJSON", "SpecLoading", "EngineKit", "EngineProcess", "ReferenceEngine",
        "Stepping", "Traces",
        "ReferenceFaults", "Pipeline", "Conformance", "Handbook", "PresenterHarness",
        "ProcessMemory", "Reporting", "Starters", "Watching", "Wording",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: unoptimized, linkerSettings: linkedForTests),
    // The parts that scripts/bench measures in a release build; not a product.
    .executableTarget(
      name: "iamspec-bench",
      dependencies: [
        "BuiltinSuite", "Conformance", "Diagnosing", "EngineKit", "EngineProcess",
        "Explanations", "Exploration", "Monitors", "Pipeline", "ProcessMemory", "ReferenceEngine",
        "ReferenceFaults", "SpecJSON", "SpecLoading", "SpecModel",
      ],
      swiftSettings: cold),

    // An app's own presenter, as a fixture: a library, and the engine process made of it.
    .target(
      name: "BannerQueue", dependencies: ["EngineKit", "SpecModel"],
      path: "Fixtures/engines/banner-queue/BannerQueue", swiftSettings: settings),
    .executableTarget(
      name: "banner-queue", dependencies: ["BannerQueue", "EngineKit", "SpecModel"],
      path: "Fixtures/engines/banner-queue/banner-queue", swiftSettings: settings),

    // The adapter in Swift that `iamspec init` writes, by links to its files.
    .executableTarget(
      name: "starter-engine", dependencies: ["EngineKit", "SpecModel"],
      path: "Fixtures/engines/starter", swiftSettings: settings),

    // Shared by the tests: the package's files, golden texts, programs, the built-in suite.
    .target(
      name: "TestSupport", dependencies: ["BuiltinSuite", "Reporting", "SpecModel"],
      path: "Tests/TestSupport", swiftSettings: cold),

    .testTarget(
      name: "AuditTests",
      dependencies: [
        "Audit", "Conformance", "EngineKit", "ReferenceEngine", "ReferenceFaults", "SpecModel",
        "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "CharacterizationTests",
      dependencies: [
        "Characterization", "Conformance", "EngineKit", "ReferenceEngine", "Reporting", "SpecModel",
        "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "banner-queue", "BannerQueue", "starter-engine", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Conformance", "EngineKit", "SpecJSON", "SpecModel"],
      swiftSettings: cold),
    .testTarget(
      name: "ContinuousIntegrationTests", dependencies: ["Conformance", "ContinuousIntegration"],
      swiftSettings: cold),
    .testTarget(
      name: "DoctorTests",
      dependencies: [
        "Conformance", "Doctor", "EngineKit", "EngineProcess", "ReferenceEngine", "ReferenceFaults",
        "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "EngineKitTests", dependencies: ["EngineKit", "SpecJSON", "SpecModel", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "EngineProcessTests",
      dependencies: ["EngineKit", "EngineProcess", "SpecModel", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "ExplanationsTests",
      dependencies: [
        "EngineKit", "Exploration", "Explanations", "ReferenceEngine", "ReferenceFaults",
        "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "Conformance", "EngineKit", "Explanations", "Exploration", "ReferenceEngine",
        "ReferenceFaults", "SpecLoading", "SpecModel", "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "SteppingTests",
      dependencies: [
        "EngineKit", "ReferenceEngine", "SpecLoading", "SpecModel", "Stepping", "TestSupport",
        "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "MonitorsTests",
      dependencies: [
        "EngineKit", "Exploration", "Monitors", "ReferenceEngine", "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "DiagnosingTests",
      dependencies: [
        "Audit", "Conformance", "Diagnosing", "EngineKit", "Exploration", "Monitors",
        "ReferenceEngine", "ReferenceFaults", "SpecJSON", "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "FileWatchingTests", dependencies: ["FileWatching", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], swiftSettings: cold),
    .testTarget(
      name: "HandbookTests",
      dependencies: [
        "Conformance", "EngineKit", "Handbook", "ReferenceEngine", "Reporting", "SpecLoading",
        "SpecModel", "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "SpecModelTests", dependencies: ["SpecModel"], swiftSettings: cold),
    .testTarget(
      name: "SpecJSONTests", dependencies: ["SpecJSON", "SpecModel", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "ReferenceEngineTests",
      dependencies: [
        "EngineKit", "ReferenceEngine", "ReferenceFaults", "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "ConformanceTestingTests",
      dependencies: [
        "BannerQueue", "Conformance", "ConformanceTesting", "EngineKit", "ReferenceEngine",
        "ReferenceFaults", "SpecJSON", "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "PipelineTests",
      dependencies: [
        "BuiltinSuite", "Conformance", "EngineKit", "Pipeline", "ReferenceEngine",
        "ReferenceFaults", "SpecJSON", "SpecModel",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "PresenterHarnessTests",
      dependencies: [
        "BannerQueue", "Conformance", "EngineKit", "PresenterHarness", "ReferenceEngine",
        "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Conformance", "EngineKit", "Reporting", "SpecJSON", "SpecModel", "TestSupport", "Web",
        "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "WatchingTests",
      dependencies: [
        "Conformance", "FileWatching", "Inputs", "ReferenceEngine", "Reporting", "TestSupport",
        "Watching", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "InputsTests",
      dependencies: [
        "BuiltinSuite", "CompactSuite", "Conformance", "EngineKit", "Inputs", "Pipeline",
        "ReferenceEngine", "ReferenceFaults", "Reporting", "SpecJSON", "SpecLoading", "SpecModel",
        "TestSupport",
        "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "TracesTests",
      dependencies: [
        "EngineKit", "Exploration", "ReferenceEngine", "ReferenceFaults", "SpecModel",
        "TestSupport", "Traces",
      ],
      swiftSettings: cold),
    .testTarget(name: "WebTests", dependencies: ["Web"], swiftSettings: cold),
    .testTarget(
      name: "WordingTests",
      dependencies: [
        "Conformance", "ReferenceEngine", "SpecModel", "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "YAMLTreeTests", dependencies: ["TestSupport", "YAMLTree"], swiftSettings: cold),
    .testTarget(
      name: "SpecLoadingTests",
      dependencies: ["SpecJSON", "SpecLoading", "SpecModel", "TestSupport", "YAMLTree"],
      swiftSettings: cold),
  ]
)
