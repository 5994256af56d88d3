import Reporting
package import SpecJSON
import SpecModel

/// What a handbook says about itself to programs, in a file beside its pages: its suite, and how engines conform.
package struct HandbookRecord: Hashable, Sendable {
  /// The path of the file relative to the handbook's root.
  package static let path = "handbook.json"
  private static let format = 1

  let title: String
  /// The suite's name and version.
  let suite: String
  let rules: Int
  let cases: Int
  /// The engines with results, in the order of the handbook.
  let engines: [Engine]

  /// An engine in its latest version.
  struct Engine: Hashable, Sendable {
    let name: String
    /// The path of its page, relative to the handbook's root.
    let page: String
    let brokenRules: Int
    /// All runs, latest first.
    let runs: [Run]
  }

  /// A run of a version of an engine.
  struct Run: Hashable, Sendable {
    let version: String
    /// The outcome in the words of a badge: `150/150 passed, 703 skipped`.
    let message: String
    let outcome: Outcome
    /// The date in UTC, or that there is none.
    let day: String
  }

  /// The outcome of a run at a glance, as for a badge.
  enum Outcome: String, CaseIterable, Sendable {
    case green
    /// It passed what was run, and that was not everything.
    case part
    /// It fails as listed, or something else needs a look.
    case odd
    /// Nothing was judged, or results are missing.
    case none
    case red

    init(_ outcome: BadgeText.Outcome) {
      self =
        switch outcome {
        case .green: .green
        case .part: .part
        case .odd: .odd
        case .none: .none
        case .red: .red
        }
    }
  }
}

extension HandbookRecord {
  /// Creates the record of a suite, and of the engines with results.
  init(of suite: Suite, engines: [EngineHistory]) {
    let rules = suite.rules.filter(\.isTestable)
    title = suite.title
    self.suite = "\(suite.name) \(suite.version)"
    self.rules = suite.rules.count
    cases = suite.cases.count
    self.engines = engines.map { engine in
      Engine(
        name: engine.name, page: engine.path,
        brokenRules: rules.count { engine.latest.result(of: $0.id).state == .broken },
        runs: engine.runs.map { run in
          Run(
            version: engine.label(of: run), message: Badge(run).message,
            outcome: Outcome(Badge(run).outcome), day: run.day)
        })
    }
  }

  /// The file.
  var file: SuiteHandbook.File {
    var json = JSONWriter(isIndented: true)
    json.object { json in
      json.member("iamspec_handbook", Self.format)
      writeMembers(to: &json)
    }
    json.endLine()
    // In JSON, the sign occurs only in texts. Whoever pastes the file into a page gets no markup.
    let text = String(decoding: json.bytes, as: UTF8.self).replacing("<", with: "\\u003c")
    return SuiteHandbook.File(path: Self.path, text: text)
  }

  /// Reads a record.
  ///
  /// - Parameter bytes: The file, as UTF-8.
  /// - Throws: `JSONError` if it is something else, or a record in a newer format.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    let json = try JSONReader(parsing: bytes)
    try json.member("iamspec_handbook").checkVersion(Self.format, of: "the handbook is")
    try self.init(json)
  }
}

extension HandbookRecord: JSONDescribed {
  package init(_ record: Self?, _ json: inout JSONMembers) throws(JSONError) {
    title = try json.required("title", record?.title)
    suite = try json.required("suite", record?.suite)
    rules = try json.required("rules", record?.rules)
    cases = try json.required("cases", record?.cases)
    engines = try json.required("engines", record?.engines)
  }
}

extension HandbookRecord.Engine: JSONDescribed {
  init(_ engine: Self?, _ json: inout JSONMembers) throws(JSONError) {
    name = try json.required("name", engine?.name)
    page = try json.required("page", engine?.page)
    brokenRules = try json.required("broken_rules", engine?.brokenRules)
    runs = try json.required("runs", engine?.runs)
  }
}

extension HandbookRecord.Run: JSONDescribed {
  init(_ run: Self?, _ json: inout JSONMembers) throws(JSONError) {
    version = try json.required("version", run?.version)
    message = try json.required("message", run?.message)
    outcome = try json.required("outcome", run?.outcome)
    day = try json.required("day", run?.day)
  }
}

extension HandbookRecord.Outcome: JSONCodable {}
