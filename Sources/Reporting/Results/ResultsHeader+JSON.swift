import Conformance
import EngineKit
package import SpecJSON
import SpecModel

extension ResultsHeader: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    json.member("format", Self.format)
    json.member("tool", tool)
    json.member("started", started)
    json.member("hostname", hostname)
    json.member("suite", suite)
    json.key("engine")
    manifest.write(to: &json, listsEverything: suite.words == nil)
    json.member("options", options)
    json.member("replay", replay)
    json.object("shard") { json in
      json.member("index", shard.index)
      json.member("count", shard.count)
      json.member("timings", timings)
    }
    json.member("total", total)
    json.member("planned", planned)
    json.member("explored", explored)
  }

  package init(_ json: JSONReader) throws(JSONError) {
    try json.member("format").checkVersion(
      Self.format, of: "the file is", writtenBy: try json.optional("tool")?.string())
    let suite: SuiteIdentity = try json.required("suite")
    let shard = try json.member("shard")
    let (index, count) = (
      try shard.member("index").integer(), try shard.member("count").integer()
    )
    guard Shard.isShard(index, of: count) else {
      throw shard.error("there is no shard \(index) of \(count)")
    }
    self.init(
      tool: try json.required("tool"), started: try json.optional("started")?.string(),
      hostname: try json.optional("hostname")?.string(), suite: suite,
      manifest: try EngineManifest(try json.member("engine")),
      options: try json.required("options"), replay: try json.required("replay"),
      shard: Shard(index: index, count: count),
      timings: try shard.optional("timings")?.string(),
      total: try json.required("total"), planned: try json.required("planned"),
      explored: try json.reading(suite.words).optional("explored")?.array(Case.init))
  }
}

extension ResultsHeader.SuiteIdentity: JSONDescribed {
  package init(_ suite: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      name: try json.required("name", suite?.name),
      version: try json.required("version", suite?.version),
      digest: try json.required("digest", suite?.digest),
      words: try json.optional("words", suite?.words))
  }
}

extension ResultsHeader.Options: JSONDescribed {
  package init(_ options: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init()
    let chosen = options?.selection
    selection.cases = try json.required("cases", chosen?.cases)
    selection.rules = try json.required("rules", chosen?.rules)
    selection.chapters = try json.required("chapters", chosen?.chapters)
    selection.profiles = try json.required("profiles", chosen?.profiles)
    readings = try json.required("readings", options?.readings)
    faults = try json.required("faults", options?.faults)
    selection.isCore = try json.optional("core", chosen?.isCore, or: false)
    selection.filter = try json.optional("filter", chosen?.filter, or: [])
    knownFailures = try json.optional("known_failures", options?.knownFailures)
    requirements.maxSkipped = try json.optional("max_skipped", options?.requirements.maxSkipped)
    requirements.rules = try json.optional("require", options?.requirements.rules, or: [])
  }
}
