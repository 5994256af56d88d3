/// What a script in a file is for, on which it depends what its steps can say.
enum ScriptPurpose {
  /// A case, or steps that a user types.
  case `case`
  /// A probe of a question, which expects nothing before its end.
  case probe
  /// A probe of a convention: what would make no difference in a case may be what it is about, and its decoder
  /// reads what steps expect.
  case convention

  /// What a step belongs to, for diagnostics.
  var step: String { self == .probe ? "a probe's step" : "a step" }

  /// Whether its steps say what they cause.
  var expects: Bool { self != .probe }

  /// Whether its steps ask for the stack, and for what a suite declares queries of.
  var asks: Bool { self == .case }

  /// The keys of its steps.
  var stepKeys: [StepKey] {
    StepKey.allCases.filter { key in
      switch key {
      case .do, .note: true
      case .expect: expects
      case .stack: asks
      }
    }
  }
}
