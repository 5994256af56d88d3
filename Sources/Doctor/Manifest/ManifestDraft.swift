package import EngineKit
import SpecJSON
package import SpecModel

/// The manifest that an author probably meant, to replace the one that the engine wrote.
package struct ManifestDraft: Hashable, Sendable {
  /// The manifest.
  package private(set) var manifest: EngineManifest
  /// Whether nothing in it comes from the engine.
  package let isFromScratch: Bool
  /// The actions that none of its profiles knows, and that are therefore never sent.
  private let unknownToProfiles: Set<Action.Kind>

  /// Something that a manifest claims.
  enum Claim: Hashable, Sendable {
    case action(Action.Kind)
    case observation(Observation.Kind)
  }

  /// Reads what an engine wrote, and corrects it to what was probably meant.
  ///
  /// - Parameters:
  ///   - line: The line that should be a manifest; missing members get default values.
  ///   - suite: The suite whose profiles and rules the manifest may name.
  package init(line: some Collection<UInt8>, suite: Suite) {
    let meant = MeantMembers((try? JSONParser.parse(line)) ?? .null)
    isFromScratch = meant.isEmpty
    let profiles = suite.profiles.map(\.id)
    let named = meant.words("profiles", among: profiles)
    manifest = EngineManifest(
      name: meant["engine"]?["name"]?.text ?? meant["engine"]?.text ?? "my engine",
      version: meant["engine"]?["version"]?.text ?? "1.0",
      profiles: named.isEmpty ? Array(profiles.prefix(1)) : named)
    let lacks = suite.profiles.filter { [manifest] in manifest.profiles.contains($0.id) }
      .map { Set($0.lacks.compactMap(Action.Kind.init)) }
    unknownToProfiles = lacks.dropFirst().reduce(lacks.first ?? []) { $0.intersection($1) }
    let layers = EngineManifest.Layer.allCases.map(\.rawValue)
    manifest.layer =
      meant.words("layer", among: layers).first.flatMap(EngineManifest.Layer.init) ?? .engine
    let clocks = EngineManifest.Clock.allCases.map(\.rawValue)
    manifest.clock =
      meant.words("clock", among: clocks).first.flatMap(EngineManifest.Clock.init) ?? .virtual
    if case .number(let window)? = meant["window"], window >= 1 {
      manifest.window = Int(min(window, 1024))
    }
    if meant["actions"] != nil {
      let known = Action.Kind.allCases.map(\.rawValue)
      manifest.actions = Set(meant.words("actions", among: known).compactMap(Action.Kind.init))
      settleLayer()
    }
    if meant["observations"] != nil {
      let known = Observation.Kind.inManifests.map(\.rawValue)
      let words = meant.words("observations", among: known)
      manifest.observations = Set(words.compactMap(Observation.Kind.init)).union([.displayed])
      settleStack()
    }
    if case .object(let members)? = meant["not_applicable"] {
      let rules = suite.rules.map(\.id)
      for member in members {
        guard let rule = member.key.nearest(among: rules) else { continue }
        manifest.notApplicable[rule] = member.value.text ?? "say why"
      }
    }
  }

  /// Removes claims that the engine does not fulfill.
  mutating func remove(_ claims: Set<Claim>) {
    for claim in claims {
      switch claim {
      // Nothing can be tested without these, so they have to be implemented.
      case .action(.startSession), .action(.logEvent), .action(.offer), .observation(.displayed):
        break
      case .action(let kind): manifest.actions.remove(kind)
      case .observation(let kind): manifest.observations.remove(kind)
      }
    }
    settleStack()
  }

  /// Makes the layer and the actions fit each other.
  private mutating func settleLayer() {
    let forPresenters: Set<Action.Kind> = [.offer, .opportunity]
    let forCore = Set(Action.Kind.allCases.filter(\.isForCore))
    let isPresenter =
      manifest.layer == .presenter
      || (!manifest.actions.isDisjoint(with: forPresenters)
        && manifest.actions.isDisjoint(with: forCore))
    manifest.layer = isPresenter ? .presenter : .engine
    if isPresenter {
      manifest.actions = manifest.actions.subtracting(forCore).union(forPresenters)
    } else if !manifest.actions.isSuperset(of: forPresenters) {
      manifest.actions.subtract(forPresenters)
    }
  }

  /// Claims both the query of the stack and its answer, or neither.
  private mutating func settleStack() {
    if manifest.observations.contains(.stack) != manifest.actions.contains(.queryStack) {
      manifest.observations.remove(.stack)
      manifest.actions.remove(.queryStack)
    }
  }

  /// The manifest as a line, without members that have their default values.
  package var line: String {
    let isPresenter = manifest.layer == .presenter
    let actions = Action.Kind.allCases.filter {
      (isPresenter ? !$0.isForCore : $0 != .offer && $0 != .opportunity)
        && !unknownToProfiles.contains($0)
    }
    let observations = Observation.Kind.inManifests.filter { !isPresenter || !$0.isMadeByCore }
    var json = JSONWriter()
    json.object { json in
      json.member("iamspec", WireProtocol.version)
      json.member("engine", ["name": manifest.name, "version": manifest.version])
      json.member("profiles", manifest.profiles)
      if isPresenter { json.member("layer", manifest.layer.rawValue) }
      if manifest.clock != .virtual { json.member("clock", manifest.clock.rawValue) }
      if manifest.window > 1 { json.member("window", manifest.window) }
      let taken = actions.filter(manifest.actions.contains)
      if taken != actions.filter(Action.Kind.presumed.contains) {
        json.member("actions", taken.map(\.rawValue))
      }
      if !manifest.observations.isSuperset(of: observations) {
        json.member(
          "observations", observations.filter(manifest.observations.contains).map(\.rawValue))
      }
      if !manifest.notApplicable.isEmpty {
        json.member("not_applicable", manifest.notApplicable)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

/// The members of a manifest, by the keys that were probably meant.
private struct MeantMembers {
  private var values: [String: JSONValue] = [:]

  init(_ json: JSONValue) {
    guard case .object(let members) = json else { return }
    for member in members where ManifestKeys.all.contains(member.key) {
      values[member.key] = member.value
    }
    for member in members {
      guard let key = member.key.nearest(among: ManifestKeys.all), values[key] == nil else {
        continue
      }
      values[key] = member.value
    }
  }

  var isEmpty: Bool { values.isEmpty }

  subscript(key: String) -> JSONValue? { values[key] }

  /// The known words of a list or a single text, corrected to what was probably meant.
  func words(_ key: String, among known: [String]) -> [String] {
    let words: [String] =
      switch values[key] {
      case .array(let values)?: values.compactMap(\.text)
      case .string(let text)?: [text]
      default: []
      }
    var meant: [String] = []
    for word in words {
      guard let nearest = word.nearest(among: known), !meant.contains(nearest) else { continue }
      meant.append(nearest)
    }
    return meant
  }
}

/// The members that a manifest can have.
enum ManifestKeys {
  static let all = [
    "iamspec", "engine", "profiles", "layer", "clock", "window", "actions", "observations",
    "not_applicable",
  ]
}

extension String {
  /// The word itself if it is known, or else the known word that was probably meant.
  fileprivate func nearest(among known: [String]) -> String? {
    known.contains(self) ? self : Suggestion.nearest(to: self, among: known)
  }
}

extension JSONValue {
  /// The text or the number, or `nil` if there is none.
  fileprivate var text: String? {
    switch self {
    case .string(let text): text.allSatisfy(\.isWhitespace) ? nil : text
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .null, .boolean, .array, .object: nil
    }
  }
}
