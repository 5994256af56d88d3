package import YAMLTree

/// The kinds of diagnostic.
///
/// Their ids are stable: they appear in brackets after a message, in the fixtures of
/// `Fixtures/invalid`, and in tools that read them.
package enum DiagnosticCode: Hashable, Sendable {
  /// Something is wrong with the YAML of a file.
  case yaml(YAMLError.Code)
  /// Something is wrong with the contents of a suite's files.
  case suite(Suite)

  /// The kinds that are about the contents of a suite.
  package enum Suite: String, Hashable, Sendable, CaseIterable {
    // The files of a suite.
    case noSuchDirectory = "no-such-directory"
    case noRules = "no-rules"
    case unreadable
    case unexpectedFile = "unexpected-file"
    case unknownChapter = "unknown-chapter"
    case unsupportedFormat = "unsupported-format"

    // The shape of their contents.
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case conflictingKeys = "conflicting-keys"
    case wrongKind = "wrong-kind"
    case nothingGiven = "nothing-given"
    case ambiguousScalar = "ambiguous-scalar"
    case curlyQuotes = "curly-quotes"
    case malformedID = "malformed-id"
    case malformedDigest = "malformed-digest"
    case malformedNumber = "malformed-number"
    case malformedDuration = "malformed-duration"
    case malformedDate = "malformed-date"
    case outOfRange = "out-of-range"
    case tooLong = "too-long"
    case decomposedText = "decomposed-text"
    case malformedPattern = "malformed-pattern"
    case duplicateID = "duplicate-id"
    case duplicateEntry = "duplicate-entry"

    // Names that do not exist.
    case unknownRule = "unknown-rule"
    case unknownProfile = "unknown-profile"
    case unknownDocument = "unknown-document"
    case unknownQuestion = "unknown-question"
    case unknownMessage = "unknown-message"
    case otherClass = "other-class"
    case unknownAction = "unknown-action"
    case unknownObservation = "unknown-observation"
    case unknownReason = "unknown-reason"
    case unknownTrigger = "unknown-trigger"
    case unknownOperator = "unknown-operator"
    case unknownAnswer = "unknown-answer"
    case unknownValue = "unknown-value"
    case unknownShape = "unknown-shape"

    // Vocabularies.
    case endlessShape = "endless-shape"
    case pointlessClass = "pointless-class"
    case malformedPhrase = "malformed-phrase"

    // Variants.
    case unknownColumn = "unknown-column"
    case unusedColumn = "unused-column"
    case unevenRow = "uneven-row"
    case unquotedDollar = "unquoted-dollar"

    // Rules and questions.
    case missingCitation = "missing-citation"
    case wrongStance = "wrong-stance"
    case missingReading = "missing-reading"
    case superfluousReading = "superfluous-reading"
    case superfluousText = "superfluous-text"
    case malformedBecause = "malformed-because"
    case profileMismatch = "profile-mismatch"
    case duplicateOutcome = "duplicate-outcome"

    // The contents of a case.
    case wrongChapter = "wrong-chapter"
    case untestableRule = "untestable-rule"
    case noSharedProfile = "no-shared-profile"
    case ruleOutsideProfile = "rule-outside-profile"
    case lackedByProfile = "lacked-by-profile"
    case unusedMessage = "unused-message"
    case localDelivered = "local-delivered"
    case campaignPresented = "campaign-presented"
    case mistypedOperand = "mistyped-operand"
    case pointlessChoice = "pointless-choice"
    case redundantAction = "redundant-action"
    case impossibleExpectation = "impossible-expectation"
    case openQuestion = "open-question"
    case neverDelivered = "never-delivered"

    // The suite as a whole, which only `iamspec lint` checks.
    case missingProse = "missing-prose"
    case placeholder
    case repeatedScript = "repeated-script"
    case unheardEvent = "unheard-event"
    case assertsNothing = "asserts-nothing"
    case unusedWord = "unused-word"
    case nothingVisible = "nothing-visible"
    case neverDismissed = "never-dismissed"
    case hardCore = "hard-core"
    case needlessTable = "needless-table"
    case longStep = "long-step"
    case twinTitles = "twin-titles"
    case malformedLedger = "malformed-ledger"
    case vanishedCase = "vanished-case"
    case revivedCase = "revived-case"
    case unlistedCase = "unlisted-case"
  }

  /// The id: `unknown-key`.
  package var id: String {
    switch self {
    case .yaml(let code): code.rawValue
    case .suite(let code): code.rawValue
    }
  }

  /// The meaning of the code, as a sentence.
  package var meaning: String {
    switch self {
    case .yaml(let code): code.meaning
    case .suite(let code): code.meaning
    }
  }
}

extension DiagnosticCode: CaseIterable {
  package static let allCases =
    YAMLError.Code.allCases.map(Self.yaml) + Suite.allCases.map(Self.suite)
}
