/// An entry in a list of known failures: cases, or a bug, that are known to make an engine fail.
public struct KnownFailure: Hashable, Sendable {
  /// What is known: some cases, or a bug.
  public var subject: Subject
  /// The id of the profile in which they do not pass; `nil` for every profile.
  public var profile: String?
  /// How they do not pass.
  public var kind: Kind
  /// Why they do not pass, in the implementer's words.
  public var reason: String
  /// Where it is tracked; `nil` if nowhere.
  public var issue: String?
  /// The last day on which the entry counts, such as `2026-01-31`; `nil` if it counts forever.
  public var expires: String?
  /// The place where the entry is written.
  package var location: SourceLocation

  /// What an entry is about.
  public enum Subject: Hashable, Sendable {
    /// Cases, by an id or a glob: each of them is expected not to pass.
    case cases(String)
    /// A rule, by its id: the engine does not keep it in some cases.
    case rule(String)
    /// A clause, by its full id: the engine breaks it in some cases.
    case clause(String)
    /// A fault, by its id: in some cases, the engine does what the reference engine does with it.
    case fault(String)

    /// The id or the glob.
    public var id: String {
      switch self {
      case .cases(let id), .rule(let id), .clause(let id), .fault(let id): id
      }
    }
  }

  /// Whether the entry is about a bug, which shows in some cases and not in others.
  package var isBug: Bool {
    if case .cases = subject { false } else { true }
  }

  /// The ways in which a case does not pass; no kind includes another.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The engine does something other than expected: *failed*.
    case fail
    /// The engine's process ends: *errored*.
    case crash
    /// The engine does not answer in time: *errored*.
    case timeout
    /// The engine reports an error or breaks the protocol: *errored*.
    case error
  }

  /// Creates an entry.
  package init(
    _ subject: Subject, profile: String? = nil, kind: Kind, reason: String, issue: String? = nil,
    expires: String? = nil, location: SourceLocation
  ) {
    self.subject = subject
    self.profile = profile
    self.kind = kind
    self.reason = reason
    self.issue = issue
    self.expires = expires
    self.location = location
  }

  /// Creates an entry about cases.
  package init(
    cases: String, profile: String? = nil, kind: Kind, reason: String, issue: String? = nil,
    expires: String? = nil, location: SourceLocation
  ) {
    self.init(
      .cases(cases), profile: profile, kind: kind, reason: reason, issue: issue, expires: expires,
      location: location)
  }

  /// Creates an entry of a list that is written in Swift; its location is that of the call.
  public init(
    _ subject: Subject, profile: String? = nil, kind: Kind, reason: String, issue: String? = nil,
    expires: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      subject, profile: profile, kind: kind, reason: reason, issue: issue, expires: expires,
      location: SourceLocation(file: file, line: line, column: column))
  }

  /// Creates an entry about cases in a list that is written in Swift; its location is that of the
  /// call.
  public init(
    cases: String, profile: String? = nil, kind: Kind, reason: String, issue: String? = nil,
    expires: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      .cases(cases), profile: profile, kind: kind, reason: reason, issue: issue, expires: expires,
      location: SourceLocation(file: file, line: line, column: column))
  }
}
