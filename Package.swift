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

/// Generic types are made by calls, as in a release (`scripts/release`): to find one by its name, the runtime searches
/// all conformances in the binary, and a short run spends much of its time on that.
let madeByCalls = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]

/// The settings of modules that wait for people, files and child processes.
///
/// They calculate nothing, and optimizing them would take longer than it saves in all runs.
/// Only the tool contains them, because no package can depend on a product with such a setting. A release
/// (`scripts/release`) is optimized for size, which halves it.
let unoptimized =
  settings
  + [
    .unsafeFlags(
      [Context.environment["IAMSPEC_SMALL"] == nil ? "-Onone" : "-Osize"] + madeByCalls,
      .when(configuration: .release))
  ]

/// The settings of modules that take longer to optimize than all tests run: the tests themselves, and modules
/// that calculate little in tests.
let cold =
  settings + (isTested ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : [])

/// The settings of modules that write texts, and that only the tool contains.
let writing = cold + [.unsafeFlags(madeByCalls, .when(configuration: .release))]

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
    // What the tool needs from the operating system: its memory, and the files that are saved.
    .target(
      name: "Platform",
      dependencies: ["CMalloc"],
      swiftSettings: settings),
    // libyaml's events as a tree in which every node knows its place.
    .target(name: "YAMLTree", dependencies: ["CLibYAML"], swiftSettings: settings),
    // The clauses of the built-in suite's rules, by name; written by `iamspec builtin-data`.
    .target(name: "ClauseIDs", swiftSettings: hot),
    // The language of the spec as values: no I/O, no libyaml.
    .target(name: "SpecModel", swiftSettings: hot),
    // Those values as JSON: on the wire, in results, in bundles.
    .target(name: "SpecJSON", dependencies: ["SpecModel"], swiftSettings: hot),
    // From YAML files to SpecModel, with every diagnostic that an author can get.
    .target(
      name: "SpecLoading", dependencies: ["EmbeddedFiles", "SpecJSON", "SpecModel", "YAMLTree"],
      exclude: ["Scaffold/examples.yaml"], swiftSettings: cold),
    // The library for engine authors.
    .target(name: "EngineKit", dependencies: ["SpecJSON", "SpecModel"], swiftSettings: hot),
    // The rules as executable rulebooks, the open questions, and the core's part for engines that
    // are only presenters.
    .target(
      name: "ReferenceEngine",
      dependencies: ["ClauseIDs", "EngineKit", "SpecModel"],
      swiftSettings: hot),
    // Mistakes that an implementer could make, as edits of the rulebooks.
    .target(
      name: "ReferenceFaults",
      dependencies: ["ClauseIDs", "EmbeddedFiles", "ReferenceEngine", "SpecModel"],
      exclude: ["entries.txt"],
      swiftSettings: cold),
    // What the built-in words mean, as the framework asks for it; and the answers with which the
    // reference engine explains an engine's behavior.
    .target(
      name: "InAppMessages",
      dependencies: [
        "ClauseIDs", "Conformance", "EngineKit", "Monitors", "ReferenceEngine", "SpecModel",
        "Wording",
      ],
      swiftSettings: hot),
    // Monitors that watch the clauses of the rules from outside.
    .target(
      name: "Monitors", dependencies: ["ClauseIDs", "Conformance", "SpecModel"],
      swiftSettings: hot),
    // The causes of an engine's failures.
    .target(
      name: "Diagnosing", dependencies: ["Conformance", "EngineKit", "SpecModel", "Wording"],
      swiftSettings: hot),
    // Scripts that people bring: logs from the field, which are read and shown, and steps that
    // they type.
    .target(
      name: "Replaying",
      dependencies: [
        "Conformance", "EngineKit", "SpecJSON", "SpecLoading", "SpecModel", "Wording",
      ],
      swiftSettings: unoptimized),
    // Generated scripts.
    .target(
      name: "Exploration",
      dependencies: [
        "Conformance", "EngineKit", "InAppMessages", "Monitors", "ReferenceEngine", "Reporting",
        "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: hot),
    // The harness's end of the wire: start, talk, time out, kill, restart.
    .target(
      name: "EngineProcess",
      dependencies: [
        "EngineKit", "SpecModel",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    // Plan, run, verdicts: the stages of every run, and its place among parallel jobs of CI systems.
    // It reads no files, so that an app can link it.
    .target(
      name: "Conformance",
      dependencies: ["EngineKit", "SpecJSON", "SpecModel"],
      swiftSettings: hot),
    // What the user names: a suite, a list of known failures, a ledger, an engine. Also templates to
    // start from, and runs after each save.
    .target(
      name: "Inputs",
      dependencies: [
        "BuiltinSuite", "Conformance", "Doctor", "EmbeddedFiles", "EngineKit", "EngineProcess",
        "Platform", "Reporting", "SpecJSON", "SpecLoading", "SpecModel", "Wording",
      ],
      exclude: ["Starters/Templates"],
      swiftSettings: unoptimized),
    // The two proofs of `iamspec audit`.
    .target(
      name: "Audit",
      dependencies: [
        "Characterization", "ClauseIDs", "Conformance", "Diagnosing", "EmbeddedFiles", "EngineKit",
        "Exploration", "InAppMessages", "Monitors", "ReferenceEngine", "ReferenceFaults",
        "SpecJSON", "SpecModel", "Wording",
      ],
      exclude: [
        "Interactions/cells.txt", "Judges/unseen-faults.txt", "Survey/breaches.txt",
        "Survey/unasked-moments.txt", "Survey/unnoticed-breaches.txt",
      ],
      swiftSettings: hot),
    // What the reference engine makes of an engine: its answers to the open questions, in probes, scripts
    // and logs, and the faults that explain its failures.
    .target(
      name: "Characterization",
      dependencies: [
        "Conformance", "Diagnosing", "EngineKit", "Exploration", "InAppMessages", "Monitors",
        "ReferenceEngine", "ReferenceFaults", "Replaying", "Reporting", "SpecJSON", "SpecModel",
        "Wording",
      ],
      swiftSettings: hot),
    // Files from other targets' folders, embedded so that the binary needs no files beside it.
    .target(name: "EmbeddedFiles"),
    // Finds problems of an adapter, before any verdict.
    .target(
      name: "Doctor",
      dependencies: [
        "Conformance", "EngineKit", "EngineProcess", "SpecJSON", "SpecLoading", "SpecModel",
        "Wording",
      ],
      swiftSettings: unoptimized),
    // Cases, their results and engines' behavior, in words and as text pictures.
    .target(
      name: "Wording",
      dependencies: ["Conformance", "EngineKit", "SpecModel"],
      swiftSettings: cold),
    // The reports of a run, for people and programs, and the basis of all pages: the palette,
    // escaping, and templates with typed views.
    .target(
      name: "Reporting",
      dependencies: [
        "Conformance", "EmbeddedFiles", "EngineKit", "SpecJSON", "SpecModel", "Wording",
      ],
      exclude: ["HTML/Page", "Web/Palette"],
      swiftSettings: writing),
    // Fuzzer targets for everything that reads foreign text; only scripts/fuzz and the tests link it.
    .target(
      name: "Fuzzing",
      dependencies: [
        "Characterization", "Conformance", "EngineKit", "InAppMessages", "Replaying", "Reporting",
        "SpecJSON", "SpecLoading", "SpecModel",
      ],
      path: "Tests/Fuzzing", swiftSettings: cold),
    // The suite inside `swift test`, for engines written in Swift; needs no libyaml.
    .target(
      name: "ConformanceTesting",
      dependencies: [
        "Conformance", "EngineKit", "InAppMessages", "SpecJSON", "SpecModel", "Wording",
      ],
      swiftSettings: settings),
    // The suite as living documentation: pages, timeline pictures, search.
    .target(
      name: "Handbook",
      dependencies: [
        "Conformance", "EmbeddedFiles", "EngineKit", "Reporting", "SpecJSON", "SpecModel",
        "Wording",
      ],
      // Resources/delivery.mjs is a link to the JavaScript engine of the fixtures.
      exclude: [
        "Playground/Engine", "Playground/Script", "Playground/Style", "Resources", "Site/Pages",
        "Site/Script", "Site/Style",
      ],
      swiftSettings: cold),
    // Specs, compiled into the binary. The data that carries them is written by `iamspec builtin-data` and
    // checked in: a build plugin would have everything that reads YAML compiled twice more, here and
    // in every package that depends on this one.
    .target(
      name: "BuiltinSuite",
      dependencies: ["EmbeddedFiles", "SpecJSON", "SpecModel"],
      exclude: ["Data"],
      swiftSettings: hot),
    .executableTarget(
      name: "iamspec",
      dependencies: [
        "Audit", "BuiltinSuite", "Characterization", "Conformance", "Diagnosing", "Doctor",
        "EngineKit", "EngineProcess", "Exploration", "Handbook", "InAppMessages", "Inputs",
        "Platform", "ReferenceEngine", "ReferenceFaults", "Replaying", "Reporting", "SpecJSON",
        "SpecLoading", "SpecModel", "Wording",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: unoptimized, linkerSettings: linkedForTests),
    // The parts that scripts/bench measures in a release build; not a product.
    .executableTarget(
      name: "iamspec-bench",
      dependencies: [
        "BuiltinSuite", "Characterization", "Conformance", "Diagnosing", "EngineKit",
        "EngineProcess", "Exploration", "InAppMessages", "Monitors", "Platform", "ReferenceEngine",
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
        "Characterization", "Conformance", "EngineKit", "Exploration", "ReferenceEngine",
        "ReferenceFaults", "Replaying", "Reporting", "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["banner-queue", "BannerQueue", "starter-engine", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "BuiltinSuite", "Characterization", "Conformance", "Diagnosing", "EngineKit",
        "ReferenceEngine", "ReferenceFaults", "SpecJSON", "SpecModel",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "DoctorTests",
      dependencies: [
        "Conformance", "Doctor", "EngineKit", "EngineProcess", "InAppMessages", "ReferenceEngine",
        "ReferenceFaults", "SpecLoading", "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "EngineKitTests",
      dependencies: ["EngineKit", "SpecJSON", "SpecLoading", "SpecModel", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "EngineProcessTests",
      dependencies: ["EngineKit", "EngineProcess", "SpecModel", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "InAppMessagesTests",
      dependencies: [
        "ClauseIDs", "Conformance", "EngineKit", "Exploration", "InAppMessages", "ReferenceEngine",
        "ReferenceFaults", "SpecModel", "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "Conformance", "EngineKit", "Exploration", "InAppMessages", "ReferenceEngine",
        "ReferenceFaults", "SpecLoading", "SpecModel", "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "ReplayingTests",
      dependencies: [
        "EngineKit", "InAppMessages", "ReferenceEngine", "Replaying", "SpecLoading", "SpecModel",
        "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "MonitorsTests",
      dependencies: [
        "Conformance", "EngineKit", "Exploration", "Monitors", "ReferenceEngine", "SpecLoading",
        "SpecModel", "TestSupport",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "DiagnosingTests",
      dependencies: [
        "Audit", "Characterization", "Conformance", "Diagnosing", "EngineKit", "Exploration",
        "Monitors", "ReferenceEngine", "ReferenceFaults", "SpecJSON", "SpecModel", "TestSupport",
        "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], swiftSettings: cold),
    .testTarget(
      name: "HandbookTests",
      dependencies: [
        "Conformance", "EngineKit", "Handbook", "InAppMessages", "ReferenceEngine",
        "ReferenceFaults", "Reporting", "SpecLoading", "SpecModel", "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "SpecModelTests", dependencies: ["SpecModel"], swiftSettings: cold),
    .testTarget(
      name: "SpecJSONTests", dependencies: ["SpecJSON", "SpecLoading", "SpecModel", "TestSupport"],
      swiftSettings: cold),
    .testTarget(
      name: "ReferenceEngineTests",
      dependencies: [
        "ClauseIDs",
        "BannerQueue", "Conformance", "EngineKit", "ReferenceEngine", "ReferenceFaults",
        "SpecModel", "TestSupport",
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
      name: "ReportingTests",
      dependencies: [
        "Conformance", "EngineKit", "EngineProcess", "InAppMessages", "Reporting", "SpecJSON",
        "SpecModel", "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "InputsTests",
      dependencies: [
        "BuiltinSuite", "Conformance", "EngineKit", "InAppMessages", "Inputs", "Platform",
        "ReferenceEngine", "ReferenceFaults", "Reporting", "SpecJSON", "SpecLoading", "SpecModel",
        "TestSupport", "Wording",
      ],
      swiftSettings: cold),
    .testTarget(
      name: "WordingTests",
      dependencies: ["Conformance", "SpecModel", "Wording"],
      swiftSettings: cold),
    .testTarget(
      name: "YAMLTreeTests", dependencies: ["TestSupport", "YAMLTree"], swiftSettings: cold),
    .testTarget(
      name: "SpecLoadingTests",
      dependencies: ["SpecJSON", "SpecLoading", "SpecModel", "TestSupport", "YAMLTree"],
      swiftSettings: cold),
  ]
)
