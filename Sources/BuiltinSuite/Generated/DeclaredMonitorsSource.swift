import SpecModel

/// The source of the monitors that the built-in suite declares: monitors.yaml, in Swift.
struct DeclaredMonitorsSource {
  let suite: Suite
  let monitors: [DeclaredMonitor]

  /// The file.
  var text: String {
    let all = suite.rules.flatMap { rule in
      rule.clauses.compactMap { clause in
        monitor(of: clause.id, in: rule, monitors.filter { $0.clause == clause.id })
      }
    }
    return """
      // Written by `iamspec builtin-data` from the built-in suite's monitors.yaml; scripts/update calls it.
      // swift-format-ignore-file

      import ClauseIDs
      import SpecModel

      extension Monitors {
        /// The monitors of the clauses that monitors.yaml declares, in the order of the rules.
        static let declared = [
      \(all.joined())  ]
      }

      """
  }

  private func monitor(of clause: String, in rule: Rule, _ declared: [DeclaredMonitor]) -> String? {
    guard let first = declared.first else { return nil }
    return """
          Monitor(.\(SwiftSource.name(of: clause)), .\(first.weightInSwift)) { moment in
      \(declared.map { search($0, rule) }.joined())      return nil
          },

      """
  }

  /// The search for what a monitor forbids among what a moment shows.
  private func search(_ monitor: DeclaredMonitor, _ rule: Rule) -> String {
    guard let says = monitor.says else { monitor.cannotBeSaid() }
    let seen = monitor.event.word == "lost" ? "loss" : "seen.rawValue"
    let words = says.filled([.it: "\\(it.track.name)", .seen: "\\(it.\(seen))"])
    let profile = rule.profiles == ["legacy"] ? ["moment.isLegacy"] : []
    let tests = (profile + monitor.tests).joined(separator: " && ")
    return """
            for it in moment.\(monitor.sight.list) where \(tests) {
              return "\(words)"
            }

      """
  }
}

extension DeclaredMonitor {
  /// What must not happen.
  fileprivate var event: WordPattern {
    if case .never(let event) = demand { event } else { cannotBeSaid() }
  }

  fileprivate var sight: Sight {
    guard let sight = Sight.all[event.word] else { cannotBeSaid() }
    return sight
  }

  fileprivate var weightInSwift: String {
    guard event.word == "lost", scope.after == nil else { return sight.weight }
    return weight == .routine ? "missingAtAll" : "missing"
  }

  /// What has to be so of `it`, for certain.
  fileprivate var tests: [String] {
    guard scope.once == nil, scope.before.isEmpty, scope.wait == nil, scope.with.isEmpty,
      scope.without.isEmpty, scope.given.isEmpty
    else { cannotBeSaid() }
    return [sight.test, event.reason.map { "it.reason == .\($0)" }].compactMap(\.self)
      + scope.testsOfMessage + [past, action].compactMap(\.self) + scope.conditions.map(test)
  }

  private var action: String? {
    scope.during.map { "moment.action.kind == .\(SwiftText.name(of: $0.word))" }
  }

  /// How the message left the stack, or what happened while it waited.
  private var past: String? {
    guard let after = scope.after else { return nil }
    if let reason = after.reason { return "it.track.departure == .discarded(.\(reason))" }
    guard let past = (event.word == "lost" ? Self.happenings : Self.departures)[after.word] else {
      cannotBeSaid()
    }
    return "it.track.\(past)"
  }

  private static let departures = [
    "displayed": "departure == .displayed", "discarded": "departure?.isDiscard == true",
    "relaunch": "departure == .launch", "reenqueued": "hasComeBackOnce",
  ]

  private static let happenings = [
    "displayed": "happenings.contains(.otherDisplayed)",
    "discarded": "happenings.contains(.otherDiscarded)",
    "offer": "happenings.contains(.otherTriggered)",
    "opportunity": "happenings.contains(.opportunity)",
  ]

  private func test(_ condition: Condition) -> String {
    guard case .state(let name, is: let value) = condition,
      let test = Self.conditions["\(name): \(value)"] ?? Self.conditions[name]
    else { cannotBeSaid() }
    return test.replacing("$", with: SwiftText.name(of: value))
  }

  /// What is asked for each condition, or for each value `$` of one.
  private static let conditions = [
    "presenter: none": "!moment.surroundings.hasPresenter",
    "app: background": "it.isInBackground(in: moment)",
    "keyboard: shown": "it.isUnderKeyboard(in: moment)",
    "orientation": "moment.isHeld(.$)",
    "answer": "it.isAgainst(.$, in: moment)",
    "own_answer": "it.isAgainstItsOwn(.$, in: moment)",
    "never_answered": "!it.track.answers.contains(.$)",
    "asked_by": "moment.surroundings.host.implements == .$",
    "assets: missing": "it.lacksAssets && !it.canHaveFailed",
    "assets: failed": "it.lacksAssets && it.canHaveFailed",
    "assets: sound": "!moment.failures.contains(it.track.name)",
    "offered: by_trigger": "it.mayComeByTrigger(in: moment)",
    "offered: off_the_stack": "it.comesOffTheStack(in: moment)",
    "obstacle": "it.obstacle == .$",
  ]

  fileprivate func cannotBeSaid() -> Never {
    preconditionFailure("\(clause): the built-in monitors cannot judge this, or it has no words")
  }
}

/// Where a moment has what an observation, or a conclusion, is about.
private struct Sight {
  let list: String
  /// How much a breach says, in Swift's finer steps.
  let weight: String
  var test: String?

  static let all = [
    "displayed": Sight(list: "displays", weight: "onScreen"),
    "discarded": Sight(list: "discards", weight: "inReports"),
    "reenqueued": Sight(list: "returns", weight: "inReports"),
    "seen_again": Sight(list: "orphans", weight: "withoutCause"),
    "displayed_again": Sight(
      list: "orphans", weight: "withoutCause",
      test: "it.seen == .displayed && it.track.departure != nil"),
    "kept": Sight(list: "kept", weight: "withoutCause"),
    "dropped": Sight(list: "dropped", weight: "missing"),
    "lost": Sight(list: "missed", weight: "lost", test: "it.obstacle != nil"),
  ]
}

extension DeclaredMonitor.Scope {
  /// What has to be so of the message, whatever happens.
  fileprivate var testsOfMessage: [String] {
    messages.sorted { $0.key < $1.key }.map { key, value in
      let message = "it.track.message"
      return switch value {
      case .flag(let isSo): "\(isSo ? "" : "!")\(message).isLocal"
      case .text("none"): "\(message).\(key) == nil"
      case .text("some"): "\(message).\(key) != nil"
      default: "\(message).\(key) == .\(SwiftText.name(of: value.text ?? ""))"
      }
    }
  }
}

extension WordPattern {
  /// The reason that it names, in Swift.
  fileprivate var reason: String? {
    guard case .value(let value)? = members["reason"] else { return nil }
    return value.text.map(SwiftText.name)
  }
}
