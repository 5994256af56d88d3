package import SpecJSON
import SpecModel

extension EngineManifest {
  /// Writes the manifest as the first line that an engine process writes.
  ///
  /// - Parameter listsEverything: Whether to list the built-in words even if none is missing.
  package func write(to json: inout JSONWriter, listsEverything: Bool = true) {
    json.object { json in
      json.member("iamspec", WireProtocol.version)
      json.member("engine", ["name": name, "version": version])
      json.member("profiles", profiles)
      json.member("layer", layer.rawValue)
      json.member("clock", clock.rawValue)
      json.member("window", window)
      if listsEverything || actions != Action.Kind.presumed {
        let actions = Action.Kind.allCases.filter(actions.contains)
        json.member("actions", actions.map(\.rawValue) + ownActions)
      }
      let observations = Observation.Kind.inManifests.filter(observations.contains)
      if listsEverything || observations.count < Observation.Kind.inManifests.count {
        json.member("observations", observations.map(\.rawValue) + ownObservations)
      }
      json.member("not_applicable", notApplicable)
    }
  }

  /// Reads the first line of an engine process.
  ///
  /// Unknown kinds of action and observation are kept separately: the engine may be newer than the
  /// harness, or its author may have misspelled them.
  ///
  /// - Throws: ``ManifestError``, which distinguishes a line that is not a manifest, a manifest of
  ///   another version, and an invalid manifest.
  package init(line: some Collection<UInt8>) throws(ManifestError) {
    let json: JSONReader
    do throws(JSONError) {
      json = try JSONReader(parsing: line)
    } catch {
      // A line that starts like an object is probably meant to be a manifest; anything else was
      // just printed.
      guard line.startsLikeAnObject else { throw .isNotManifest }
      throw .isMalformed("it is not valid JSON: \(error)".cut(to: .reason))
    }
    guard json.sort == .object else { throw .isNotManifest }
    guard let version = json.optional("iamspec")?.value else {
      guard json.optional("engine") != nil || json.optional("profiles") != nil else {
        throw .isNotManifest
      }
      throw .isMalformed(
        "`iamspec` is missing: the version of the protocol, which is \(WireProtocol.version)")
    }
    if case .string = version {
      throw .isMalformed("`iamspec` must be a number, without quotes")
    }
    guard version == .number(Double(WireProtocol.version)) else {
      throw .hasOtherVersion(version.spelling.cut(to: .title))
    }
    do throws(JSONError) {
      try self.init(json)
    } catch {
      throw .isMalformed(error.description.cut(to: .reason))
    }
  }

  /// Reads a manifest whose version was already checked.
  package init(_ json: JSONReader) throws(JSONError) {
    let engine = try json.member("engine")
    let profiles = try json.member("profiles")
    let actions = try json.optional("actions")?.strings()
    let observations = try json.optional("observations")?.strings()
    self.init(
      name: try engine.member("name").string(),
      version: try engine.optional("version")?.string() ?? "",
      profiles: try profiles.strings(),
      layer: try json.optional("layer")?.oneOf(Layer.self) ?? .engine,
      clock: try json.optional("clock")?.oneOf(Clock.self) ?? .virtual,
      window: try json.optional("window")?.integer() ?? 1,
      actions: actions.map { Set($0.compactMap(Action.Kind.init)) } ?? Action.Kind.presumed,
      observations: Set(
        observations.map { $0.compactMap { Observation.Kind(rawValue: $0)?.inManifest } }
          ?? Observation.Kind.inManifests),
      notApplicable: try json.optional("not_applicable")?.dictionary { reason throws(JSONError) in
        try reason.string()
      } ?? [:])
    ownActions = (actions ?? []).filter { Action.Kind(rawValue: $0) == nil }
    ownObservations = (observations ?? []).filter { Observation.Kind(rawValue: $0) == nil }
    for list in ["profiles", "actions", "observations", "not_applicable"] {
      guard let list = json.optional(list), list.count > CountLimit.entries else { continue }
      throw list.error("has \(list.count) entries; the limit is \(CountLimit.entries)")
    }
    self = bounded
    if self.profiles.isEmpty { throw profiles.error("at least one profile must be named") }
    if window < 1 { throw JSONError("`window`: must be 1 or more, is \(window)") }
  }
}

/// An error in the first line of an engine process.
package enum ManifestError: Error, Hashable, Sendable {
  /// The line is not a manifest: it is not an object, or it has no `iamspec`.
  case isNotManifest
  /// The line is a manifest of another version of the protocol, spelled as in the manifest.
  case hasOtherVersion(String)
  /// The line is a manifest with an error.
  case isMalformed(String)
}

extension Collection<UInt8> {
  /// Whether an object may start here, after white space and a byte order mark.
  fileprivate var startsLikeAnObject: Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = starts(with: mark) ? dropFirst(mark.count) : self[...]
    return text.first { $0 > 0x20 } == UInt8(ascii: "{")
  }
}

extension JSONValue {
  /// The value as JSON if it is a number or a string, or else its sort.
  fileprivate var spelling: String {
    switch self {
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .string(let text): "\"\(text)\""
    case .null, .boolean, .array, .object: sort
    }
  }
}
