// swift-tools-version: 6.1
import PackageDescription

/// Whether this is the build of `scripts/test`: a release that tests can look into, and whose assertions hold
/// and speak as in a debug build.
///
/// The tests start the tool a thousand times. In a debug build, to parse its command line alone takes it longer than
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

/// For what tests spend their time on: the engine, what watches it, and the suite as data.
///
/// The scripts have it optimized in debug builds, too. `swift build` and `swift test` by themselves do without, so
/// that everything can be debugged.
let hot =
  settings
  + (Context.environment["IAMSPEC_FAST_TESTS"] == nil
    ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

/// For parts that wait for people, files and child processes.
///
/// They calculate nothing, and the optimizer would take longer with them than all runs together save.
/// Only the tool is made of them: no package can depend on a product that has such a setting. What is given
/// to others (`scripts/release`) is optimized for size, for which it is half as large.
let unoptimized =
  settings
  + [
    .unsafeFlags(
      [Context.environment["IAMSPEC_SMALL"] == nil ? "-Onone" : "-Osize"],
      .when(configuration: .release))
  ]

/// For what the optimizer would take longer with than all tests run: the tests themselves, and what they
/// look at more than they let it calculate.
let cold =
  settings + (isTested ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : [])

/// How the tool is linked that the tests start: statically, as `scripts/release` links it.
///
/// They start it a thousand times, and without libraries to look for and to connect, that takes a third of the
/// time. Two libraries are named because objects that were not compiled for this do not name all that they need.
let started: [LinkerSetting] =
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
    // What glibc says of memory, which Swift's own module of it leaves out.
    .systemLibrary(name: "CMalloc"),
    // How a process takes memory from the system: the tool, and what is measured of it.
    .target(name: "ProcessMemory", dependencies: ["CMalloc"], swiftSettings: settings),
    // libyaml's events as a tree whose every node knows where it stands.
    .target(name: "YAMLTree", dependencies: ["CLibYAML"], swiftSettings: settings),
    // The language of the spec as values: no I/O, no libyaml.
    .target(name: "SpecModel", swiftSettings: hot),
    // Those values as JSON: on the wire, in results, in bundles.
    .target(name: "SpecJSON", dependencies: ["SpecModel"], swiftSettings: hot),
    // YAML files to SpecModel, and every diagnostic an author can get.
    .target(
      name: "SpecLoading", dependencies: ["SpecJSON", "SpecModel", "YAMLTree"],
      swiftSettings: cold),
    // What an engine author needs.
    .target(name: "EngineKit", dependencies: ["SpecJSON", "SpecModel"], swiftSettings: hot),
    // The rules, executable: rulebooks, and the questions that the documents leave open.
    .target(
      name: "ReferenceEngine", dependencies: ["EngineKit", "SpecModel"], swiftSettings: hot),
    // Mistakes that an implementer could make: edits of the rulebooks.
    .target(
      name: "ReferenceFaults", dependencies: ["ReferenceEngine", "SpecModel"],
      swiftSettings: cold),
    // What the reference engine makes of something that an engine did: which answers explain it.
    .target(
      name: "Explanations", dependencies: ["EngineKit", "ReferenceEngine", "SpecModel"],
      swiftSettings: hot),
    // What is forbidden: the clauses of the rules, each watched from outside.
    .target(name: "Monitors", dependencies: ["SpecModel"], swiftSettings: hot),
    // The causes of what an engine failed.
    .target(
      name: "Diagnosing",
      dependencies: [
        "Conformance", "EngineKit", "Explanations", "Monitors", "Pipeline", "ReferenceEngine",
        "ReferenceFaults", "SpecModel",
      ],
      swiftSettings: hot),
    // Logs of the field: read, judged, shown.
    .target(
      name: "Traces",
      dependencies: [
        "EngineKit", "Explanations", "Monitors", "ReferenceEngine", "SpecJSON", "SpecModel",
        "Wording",
      ],
      swiftSettings: unoptimized),
    // Scripts that nobody wrote.
    .target(
      name: "Exploration",
      dependencies: [
        "Conformance", "EngineKit", "Explanations", "Monitors", "ReferenceEngine", "Reporting",
        "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: hot),
    // A script by hand: what was typed, where things stand, why, and a case of it.
    .target(
      name: "Stepping",
      dependencies: [
        "Conformance", "EngineKit", "Explanations", "Monitors", "ReferenceEngine", "SpecLoading",
        "SpecModel", "Wording",
      ],
      swiftSettings: unoptimized),
    // Engines that are presenters alone: the harness plays the core.
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
    // The way of every run: load, plan, run, record; reads no files, so that an app can link it.
    .target(
      name: "Pipeline", dependencies: ["Conformance", "EngineKit", "SpecJSON", "SpecModel"],
      swiftSettings: settings),
    // A run after each save: what it touches, and on which engine.
    .target(
      name: "Watching",
      dependencies: [
        "Conformance", "Diagnosing", "EngineKit", "EngineProcess", "FileWatching", "Inputs",
        "Monitors",
        "Pipeline", "Reporting", "SpecLoading", "SpecModel", "Wording",
      ],
      swiftSettings: unoptimized),
    // What the user names: a suite, a list of known failures, a ledger, an engine.
    .target(
      name: "Inputs",
      dependencies: [
        "BuiltinSuite", "Conformance", "EngineKit", "EngineProcess", "Pipeline",
        "PresenterHarness", "ReferenceEngine", "Reporting", "SpecJSON", "SpecLoading", "SpecModel",
        "Wording",
      ],
      swiftSettings: settings),
    // What CI systems and Bazel say of the jobs and tests that they run.
    .target(
      name: "ContinuousIntegration", dependencies: ["Conformance", "SpecModel"],
      swiftSettings: settings),
    // Which files below a folder were saved.
    .target(name: "FileWatching", swiftSettings: settings),
    // The two proofs.
    .target(
      name: "Audit",
      dependencies: [
        "Conformance", "Diagnosing", "EngineKit", "Explanations", "Exploration", "Monitors",
        "ReferenceEngine",
        "ReferenceFaults", "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: hot),
    // How an engine answers what the documents leave open.
    .target(
      name: "Characterization",
      dependencies: [
        "Conformance", "EngineKit", "Explanations", "Exploration", "ReferenceEngine", "Reporting",
        "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: hot),
    // The files that other targets have in their folders, so that the binary needs none beside it.
    .target(name: "EmbeddedFiles"),
    // What people begin with: a suite of their own, an adapter; all of it files in Templates.
    .target(
      name: "Starters", dependencies: ["EmbeddedFiles"], exclude: ["Templates"],
      swiftSettings: unoptimized),
    // What is wrong with an adapter, before any verdict.
    .target(
      name: "Doctor",
      dependencies: [
        "Conformance", "EngineKit", "EngineProcess", "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: unoptimized),
    // Cases, what came of them and what an engine did, in words and in text pictures.
    .target(
      name: "Wording", dependencies: ["Conformance", "EngineKit", "ReferenceEngine", "SpecModel"],
      swiftSettings: cold),
    // What all pages are made with: one palette, one way to escape, templates with typed views.
    .target(
      name: "Web", dependencies: ["EmbeddedFiles"], exclude: ["Palette"], swiftSettings: hot),
    // What a run leaves behind for people and machines.
    .target(
      name: "Reporting",
      dependencies: [
        "Conformance", "EmbeddedFiles", "EngineKit", "SpecJSON", "SpecModel", "Web", "Wording",
      ],
      exclude: ["HTML/Page"], swiftSettings: cold),
    // What reads text of others, as the targets of a fuzzer; only scripts/fuzz and the tests link it.
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
        "Conformance", "EngineKit", "Pipeline", "PresenterHarness", "SpecModel", "Wording",
      ],
      swiftSettings: settings),
    // The suite as living documentation: pages, timeline pictures, search.
    .target(
      name: "Handbook",
      dependencies: [
        "Conformance", "EmbeddedFiles", "EngineKit", "ReferenceEngine", "ReferenceFaults",
        "Reporting", "SpecJSON", "SpecModel", "Web", "Wording",
      ],
      // Resources/PROTOCOL.md is a link to Specs/PROTOCOL.md, so that the text has one source, and
      // Resources/delivery.mjs one to the JavaScript engine of the fixtures.
      exclude: [
        "Playground/Script", "Playground/Style", "Resources", "Site/Pages", "Site/Script",
        "Site/Style",
      ],
      swiftSettings: cold),
    // Specs, compiled into the binary. The source that carries them is written by the bundler and
    // checked in: a build plugin would have everything that reads YAML compiled twice more, here and
    // in every package that depends on this one.
    .target(
      name: "BuiltinSuite", dependencies: ["CompactSuite", "SpecJSON", "SpecModel"],
      swiftSettings: settings),
    .executableTarget(
      name: "suite-bundler",
      dependencies: ["CompactSuite", "SpecJSON", "SpecLoading", "SpecModel"],
      swiftSettings: cold),
    // The form in which that source carries the suite: what occurs often is there once.
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
      swiftSettings: unoptimized, linkerSettings: started),
    // What scripts/bench measures, each part in one process of a release build; not a product.
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

    // What the tests share: the package's files, golden texts, programs, the built-in suite.
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
      dependencies: ["Doctor", "EngineKit", "EngineProcess", "SpecModel", "TestSupport"],
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
        "Conformance", "EngineKit", "Exploration", "Monitors", "ReferenceEngine",
        "ReferenceFaults", "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "DiagnosingTests",
      dependencies: [
        "Audit", "Conformance", "Diagnosing", "EngineKit", "Exploration", "ReferenceEngine",
        "ReferenceFaults", "SpecModel", "TestSupport",
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
      name: "SpecModelTests", dependencies: ["SpecModel", "TestSupport"], swiftSettings: cold),
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
        "BannerQueue", "Conformance", "ConformanceTesting", "ReferenceEngine", "ReferenceFaults",
        "SpecJSON", "SpecModel", "TestSupport",
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
        "EngineKit", "Explanations", "Exploration", "ReferenceEngine", "ReferenceFaults",
        "SpecModel", "TestSupport", "Traces", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(name: "WebTests", dependencies: ["Web"], swiftSettings: cold),
    .testTarget(
      name: "WordingTests",
      dependencies: [
        "Conformance", "EngineKit", "ReferenceEngine", "SpecModel", "TestSupport", "Wording",
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
