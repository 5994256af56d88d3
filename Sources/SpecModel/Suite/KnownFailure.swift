/// An entry in a list of known failures: cases that are known not to pass.
public struct KnownFailure: Hashable, Sendable {
  /// The cases: an id or a glob.
  public var cases: String
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
    cases: String, profile: String? = nil, kind: Kind, reason: String, issue: String? = nil,
    expires: String? = nil, location: SourceLocation
  ) {
    self.cases = cases
    self.profile = profile
    self.kind = kind
    self.reason = reason
    self.issue = issue
    self.expires = expires
    self.location = location
  }

  /// Creates an entry of a list that is written in Swift; its location is that of the call.
  public init(
    cases: String, profile: String? = nil, kind: Kind, reason: String, issue: String? = nil,
    expires: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      cases: cases, profile: profile, kind: kind, reason: reason, issue: issue, expires: expires,
      location: SourceLocation(file: file, line: line, column: column))
  }
}
