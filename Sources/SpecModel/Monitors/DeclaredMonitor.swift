/// What a suite declares about a clause: a pattern that breaks it, or that must hold, whatever happens.
///
/// ```yaml
/// - {clause: pause.paused/nothing-appears, never: displayed, while: {display: paused}}
/// ```
///
/// If it names `it`, it holds for each message of a case by itself.
package struct DeclaredMonitor: Hashable, Sendable {
  /// The full id of the clause.
  package var clause: String
  /// What it demands.
  package var demand: Demand
  /// Where it demands that.
  package var scope: Scope
  /// Whether it holds for each message by itself, which it calls `it`.
  package var isForEachMessage: Bool
  /// A breach in the author's words; `nil` for those that follow from the pattern.
  package var says: BreachWords?
  /// How much a breach says about what is wrong.
  package var weight = Weight.ordinary
  /// The place where it is declared.
  package var location: SourceLocation

  /// What a monitor demands within its scope.
  package enum Demand: Hashable, Sendable {
    /// This does not happen.
    case never(WordPattern)
    /// This happens only where the scope is.
    case only(WordPattern)
    /// This happens no more often.
    case atMost(Amount, of: WordPattern)
    /// At least this time, in milliseconds, lies between the first and any later second.
    case atLeast(Amount, between: WordPattern, WordPattern)
    /// Each of the first is followed by one of the second before the action ends.
    case each(WordPattern, leadsTo: WordPattern)
    /// This comes in each action at the end of which the scope holds.
    case due(WordPattern)
  }

  /// Where a demand holds.
  package struct Scope: Hashable, Sendable {
    /// While these hold.
    package var conditions: [Condition] = []
    /// Once this has happened, for ever; `nil` for the start of a case.
    package var once: WordPattern?
    /// Before any of these has happened.
    package var before: [WordPattern] = []
    /// When this time has passed; `nil` for any time.
    package var wait: Wait?
    /// From here on; `nil` for the start of a case.
    package var after: WordPattern?
    /// Until one of these happens, or for ever.
    package var until: [WordPattern] = []
    /// In what is caused by this action; `nil` for any.
    package var during: WordPattern?
    /// For messages whose keys have these values.
    package var messages: [String: WordValue] = [:]
    /// For cases that begin with these values.
    package var given: [String: WordValue] = [:]
    /// For messages that have these keys.
    package var with: [String] = []
    /// For messages that lack these keys.
    package var without: [String] = []

    /// Creates a scope: everywhere.
    package init() {}
  }

  /// Something that is so for a while.
  package enum Condition: Hashable, Sendable {
    /// A state has this value.
    case state(String, is: String)
    /// This is on the screen.
    case visible(OnScreen)
  }

  /// What can be on the screen.
  package enum OnScreen: String, Hashable, Sendable, CaseIterable {
    /// Any message.
    case something
    /// No message.
    case nothing
    /// The message that the monitor calls `it`.
    case it
    /// A message other than that.
    case another
  }

  /// A time that passes.
  package struct Wait: Hashable, Sendable {
    /// How long it is.
    package var amount: Amount
    /// Since the last of these; `nil` for the start of a case.
    package var since: WordPattern?

    /// Creates a time.
    package init(_ amount: Amount, since: WordPattern?) {
      (self.amount, self.since) = (amount, since)
    }
  }

  /// A number of times, or of milliseconds.
  package enum Amount: Hashable, Sendable {
    /// The same in every case.
    case exactly(Int)
    /// What a key of the message says, in this unit; the path leads into mappings.
    case ofMessage([String], unit: Int)
    /// What a key of `given` says, in this unit; the path leads into mappings.
    case ofGiven([String], unit: Int)
    /// The time from a date of `given`, which is that of the start, until one of the message; the paths lead into
    /// mappings.
    case untilDate([String], from: [String])
  }

  /// How much a breach says about what is wrong; of several in the same action, the most telling comes first.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    /// It names the mistake.
    case decisive
    /// It may be the mistake, or come of another one.
    case ordinary
    /// It mostly comes of another mistake.
    case routine
  }

  /// Creates a monitor.
  package init(
    clause: String, _ demand: Demand, in scope: Scope = Scope(), forEachMessage: Bool,
    location: SourceLocation
  ) {
    self.clause = clause
    self.demand = demand
    self.scope = scope
    isForEachMessage = forEachMessage
    self.location = location
  }

  /// The id of the clause's rule.
  package var rule: String { Clause.rule(of: clause) }

  /// Every pattern in it.
  package var patterns: [WordPattern] {
    let demanded: [WordPattern] =
      switch demand {
      case .never(let event), .only(let event), .atMost(_, of: let event), .due(let event): [event]
      case .atLeast(_, between: let first, let second): [first, second]
      case .each(let cause, leadsTo: let effect): [cause, effect]
      }
    return demanded
      + [scope.once, scope.wait?.since, scope.after, scope.during].compactMap(\.self)
      + scope.before + scope.until
  }
}
