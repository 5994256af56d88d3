import Conformance
import EngineKit
import SpecJSON
import SpecModel

extension ResultsHeader {
  /// Writes the header as a line.
  func writeLine(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", ResultsLine.Sort.header.rawValue)
      json.member("format", Self.format)
      json.member("tool", tool)
      json.member("started", started)
      json.member("hostname", hostname)
      json.key("suite")
      json.object { json in
        json.member("name", suite.name)
        json.member("version", suite.version)
        json.member("digest", suite.digest)
        if let words = suite.words {
          json.key("words")
          words.write(to: &json)
        }
      }
      json.key("engine")
      manifest.write(to: &json, listsEverything: suite.words == nil)
      json.key("options")
      options.write(to: &json)
      json.member("replay", replay)
      json.key("shard")
      json.object { json in
        json.member("index", shard.index)
        json.member("count", shard.count)
        json.member("timings", timings)
      }
      json.member("total", total)
      json.member("planned", planned)
      if let explored {
        json.member("explored", explored) { $1.write(to: &$0) }
      }
    }
    json.endLine()
  }

  /// Reads a header.
  init(_ json: JSONReader) throws(JSONError) {
    try json.member("format").checkVersion(
      Self.format, of: "the file is", writtenBy: try json.optional("tool")?.string())
    let suite = try json.member("suite")
    let words = try suite.optional("words").map(SuiteWords.init)
    let shard = try json.member("shard")
    let (index, count) = (
      try shard.member("index").integer(), try shard.member("count").integer()
    )
    guard Shard.isShard(index, of: count) else {
      throw shard.error("there is no shard \(index) of \(count)")
    }
    self.init(
      tool: try json.member("tool").string(), started: try json.optional("started")?.string(),
      hostname: try json.optional("hostname")?.string(),
      suite: SuiteIdentity(
        name: try suite.member("name").string(), version: try suite.member("version").string(),
        digest: try suite.member("digest").string(), words: words),
      manifest: try EngineManifest(try json.member("engine")),
      options: try Options(try json.member("options")),
      replay: try json.member("replay").strings(),
      shard: Shard(index: index, count: count),
      timings: try shard.optional("timings")?.string(),
      total: try json.member("total").count(), planned: try json.member("planned").count(),
      explored: try json.reading(words).optional("explored")?.array(Case.init))
  }
}

extension ResultsHeader.Options {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, values) in [
        ("cases", selection.cases), ("rules", selection.rules), ("chapters", selection.chapters),
        ("profiles", selection.profiles), ("readings", readings), ("faults", faults),
      ] {
        json.key(key)
        json.strings(values)
      }
      if selection.isCore {
        json.key("core")
        json.boolean(true)
      }
      json.nonEmpty("filter", selection.filter)
      json.member("known_failures", knownFailures)
      json.member("max_skipped", requirements.maxSkipped)
      json.nonEmpty("require", requirements.rules)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      selection: Selection(
        cases: try json.member("cases").strings(), rules: try json.member("rules").strings(),
        chapters: try json.member("chapters").strings(),
        profiles: try json.member("profiles").strings(),
        isCore: try json.optional("core")?.boolean() ?? false,
        filter: try json.optional("filter")?.strings() ?? []),
      knownFailures: try json.optional("known_failures")?.string(),
      requirements: Requirements(
        maxSkipped: try json.optional("max_skipped")?.count(),
        rules: try json.optional("require")?.strings() ?? []),
      readings: try json.member("readings").strings(),
      faults: try json.member("faults").strings())
  }
}
