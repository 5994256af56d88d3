import BuiltinSuite
import Conformance
import EngineKit
import EngineProcess
import Foundation
import Platform
import ReferenceEngine
import SpecJSON
import SpecLoading
import SpecModel

/// The Swift side of `scripts/bench`: each part measures one thing and prints a line of JSON.
///
/// - `load DIRECTORY [PARALLELISM]`: bytes in memory to a typed, validated suite.
/// - `loop COUNT [WIDTH]`: the built-in suite, repeated, with the reference engine in this process.
/// - `wire COUNT COMMAND …`: the same with an engine behind the protocol.
/// - `requests COUNT`: the lines that `wire` sends, for a peer that echoes them.
/// - `diagnosis`: how long the causes of fifty failures take against a run of the suite.
/// - `decisions COUNT`: the cost of deciding whether what an engine did is allowed.
/// - `agreement COUNT`: whether the result is the same with and without the explainer's short cuts.
/// - `alarms READINGS SCRIPTS`: findings about engines that keep every rule, each with random answers.
/// - `explore COUNT [COMMAND …]`: the cost of a script that is generated, run and judged.
@main
struct Bench {
  static func main() async {
    Memory.prepare()
    do {
      try await measure()
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(error is UsageError ? 64 : 1)
    }
  }

  private static func measure() async throws {
    var arguments = CommandLine.arguments.dropFirst()
    switch arguments.popFirst() {
    case "load":
      guard let directory = arguments.popFirst() else { throw UsageError() }
      try await load(directory, parallelism: arguments.popFirst().flatMap { Int($0) } ?? 1)
    case "loop":
      let count = try count(&arguments)
      try await loop(count, width: arguments.popFirst().flatMap { Int($0) } ?? cores)
    case "wire": try await wire(count(&arguments), command: Array(arguments))
    case "requests": try requests(count(&arguments))
    case "decisions": try decisions(count(&arguments))
    case "explore":
      let count = try count(&arguments)
      if arguments.isEmpty {
        try await exploration(count)
      } else {
        try await exploration(count, command: Array(arguments))
      }
    case "agreement": try agreement(count(&arguments))
    case "alarms": try await alarms(count(&arguments), scripts: count(&arguments))
    case "diagnosis": try diagnosis()
    default: throw UsageError()
    }
  }

  static let pipeline = ConformancePipeline()

  private static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  private static func count(_ arguments: inout ArraySlice<String>) throws -> Int {
    guard let count = arguments.popFirst().flatMap({ Int($0) }), count > 0 else {
      throw UsageError()
    }
    return count
  }

  private static func load(_ directory: String, parallelism: Int) async throws {
    let root = URL(filePath: directory)
    let names = try FileManager.default.subpathsOfDirectory(atPath: directory)
    let files = try names.filter(SuiteFile.isMeant).map {
      SourceFile($0, bytes: [UInt8](try Data(contentsOf: root.appending(path: $0))))
    }
    let stopwatch = Stopwatch()
    let loaded = await SuiteLoader(parallelism: parallelism).load(files: files)
    var measurement = Measurement(stopwatch)
    measurement.bytes = files.reduce(0) { $0 + $1.bytes.count }
    measurement.cases = loaded.suite?.files.reduce(0) { $0 + $1.cases.count } ?? 0
    print(measurement.json)
    // Taking the suite apart is not part of loading it.
    Memory.keep(loaded)
    guard measurement.cases > 0 else { throw UnexpectedResult("the suite has errors") }
  }

  private static func loop(_ count: Int, width: Int) async throws {
    let host = InProcessHost(ReferenceAdapter())
    let plan = try repeatedPlan(count, manifest: host.manifest)
    try await run(plan, on: .inProcess(host, width: width))
  }

  private static func wire(_ count: Int, command: [String]) async throws {
    try await ProcessHost.withEngine(command: command) { host in
      let plan = try repeatedPlan(count, manifest: host.manifest)
      try await run(plan, on: .program(host, capacity: host.capacity))
    }
  }

  private static func requests(_ count: Int) throws {
    let plan = try repeatedPlan(count, manifest: ReferenceAdapter().manifest)
    var json = JSONWriter()
    for (id, planned) in plan.cases.enumerated() {
      WireRequest(id: id, script: planned.script).write(to: &json)
      json.endLine()
    }
    FileHandle.standardOutput.write(Data(json.bytes))
  }

  private static func run(_ plan: Plan, on engine: ReadyEngine) async throws {
    let stopwatch = Stopwatch()
    let end = await pipeline.run(plan, on: engine, telling: RunListener { _ in })
    print(Measurement(stopwatch, cases: end.tally.total).json)
    if end.isRed { throw UnexpectedResult("an engine that keeps all rules failed: \(end.tally)") }
  }

  /// Returns the plan of the built-in suite, repeated until it has the given number of cases.
  private static func repeatedPlan(_ count: Int, manifest: EngineManifest) throws -> Plan {
    var plan = try pipeline.plan(pipeline.load(try BundledSuite.load()), for: manifest)
    let once = Array(plan.cases)
    plan.cases = PlannedCases((0..<count).map { once[$0 % once.count] })
    return plan
  }
}

/// The error if a part does not exist or lacks an argument.
private struct UsageError: Error, CustomStringConvertible {
  var description: String { "iamspec-bench is run by scripts/bench" }
}

/// The error if something that is measured does not work.
struct UnexpectedResult: Error, CustomStringConvertible {
  var description: String

  /// Creates an error with a description.
  init(_ description: String) { self.description = description }
}
