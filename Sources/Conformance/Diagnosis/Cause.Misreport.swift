package import SpecModel

extension Cause {
  /// Wrong reports that consist of valid lines only.
  package enum Misreport: Hashable, Sendable {
    /// It names a message that is not in the request.
    case unknownMessage
    /// It gives a reason that the protocol does not define.
    case unknownReason
    /// It does not answer the query for the stack.
    case noStack
    /// The list of each action begins with the list of the previous action.
    case repeatedLists
    /// It does what is expected, but does not report observations of a kind.
    case missing(Observation.Kind)
    /// It does what is expected, but reports observations of a kind twice.
    case doubled(Observation.Kind)
  }
}

extension Cause.Misreport: RawRepresentable, CaseIterable {
  package static let allCases: [Self] =
    [.unknownMessage, .unknownReason, .noStack, .repeatedLists]
    + Observation.Kind.inManifests.map(Self.missing)
    + Observation.Kind.inManifests.map(Self.doubled)

  /// The word for it in results.
  package var rawValue: String {
    switch self {
    case .unknownMessage: "unknown_message"
    case .unknownReason: "unknown_reason"
    case .noStack: "no_stack"
    case .repeatedLists: "repeated_lists"
    case .missing(let kind): "missing_\(kind.rawValue)"
    case .doubled(let kind): "doubled_\(kind.rawValue)"
    }
  }

  package init?(rawValue: String) {
    guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }
}
