import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a `given` mapping, and overrides the given state with it.
  func read(into given: inout Given, in scene: inout Scene) {
    if let words = context.words {
      ownGiven(words, into: &given, in: &scene)
      return
    }
    fields(of: "`given`", Given.Key.words) { key, value in
      scene.lacks.check(key, at: value)
      if let value = value.value(of: key, in: &scene) { given.set(key, to: value) }
    }
  }

  /// Reads the value of a key of `given`.
  func value(of key: Given.Key, in scene: inout Scene) -> Given.Value? {
    switch key.definition.shape {
    case .seconds: wholeSeconds().map { .seconds($0) }
    case .word(let words): choice(of: words, .value(of: key.rawValue)).map { .word($0) }
    case .host: .host(host(in: &scene))
    case .assets: assets().map { .assets($0) }
    }
  }

  /// Reads a duration that is a whole number of seconds.
  ///
  /// - Parameter owner: What the span is, for a diagnostic.
  func wholeSeconds(of owner: String = "the minimum interval") -> Int? {
    guard let span = duration(.wholeSeconds) else { return nil }
    guard span.milliseconds.isMultiple(of: 1000) else {
      report(
        .outOfRange, "\(owner) is a number of whole seconds",
        hint: Mistake.wholeSeconds(around: span.milliseconds))
      return nil
    }
    return span.milliseconds / 1000
  }

  /// Reads what the host app implements and answers.
  func host(in scene: inout Scene) -> Host {
    var host = Host()
    var choices: NodeReader?
    fields(of: "`host`", Host.Key.words) { key, value in
      switch key.definition.shape {
      case .word(let words):
        guard let word = value.choice(of: words, .value(of: key.rawValue)) else { return }
        host.set(key, to: .word(word))
        scene.lacks.check(word, at: value)
      case .choices:
        choices = value
        guard let change = value.choiceChange(in: &scene) else { return }
        host.apply(change)
      }
    }
    if host.implements == .nothing, scene.purpose != .convention {
      choices?.report(.choiceNeverAsked)
    }
    return host
  }

  /// Reads one answer for every message, or answers for individual messages.
  func choiceChange(in scene: inout Scene) -> ChoiceChange? {
    if node.kind == .scalar {
      return word(.value(of: "choices"), DisplayChoice.self).map { .everyMessage($0) }
    }
    var choices: [String: DisplayChoice] = [:]
    let errors = context.errorCount
    let what = "an answer, or a mapping of messages to answers"
    entries(what, atLeast: "at least one message") { key, value in
      guard let reference = key.message(in: &scene),
        let choice = value.word(.value(of: "choices"), DisplayChoice.self)
      else { return }
      choices[reference.name] = choice
    }
    return errors == context.errorCount ? .messages(choices) : nil
  }

  /// Reads the results of fetches, by URL.
  func assets() -> [String: AssetBehavior]? {
    var assets: [String: AssetBehavior] = [:]
    let errors = context.errorCount
    entries("a mapping of URLs to what becomes of them", atLeast: "at least one URL") {
      key, value in
      guard let url = key.nonemptyString("a URL", within: .url),
        let behavior = value.fetchResult(of: "assets")
      else {
        return
      }
      assets[url] = behavior
    }
    return errors == context.errorCount ? assets : nil
  }

  /// Reads the result of a fetch or of a delivery.
  ///
  /// - Parameter owner: The word that it belongs to, for a diagnostic.
  func fetchResult(of owner: String) -> AssetBehavior? {
    if node.kind == .scalar {
      guard let word = word(.value(of: owner), AssetBehavior.Outcome.self) else { return nil }
      return AssetBehavior(word)
    }
    guard let (key, value) = soleEntry("what becomes of a fetch", like: "{after: 3s}") else {
      return nil
    }
    guard let (delay, _) = key.node.withUTF8(AssetBehavior.Delay.words.word) else {
      key.report(.unknownKey(key.node.text, of: "an asset", known: AssetBehavior.Delay.spellings))
      return nil
    }
    return value.duration().map { AssetBehavior(delay.outcome, after: $0) }
  }
}
