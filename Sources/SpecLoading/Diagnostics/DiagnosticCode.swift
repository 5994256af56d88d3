/// What kinds of diagnostic there are.
///
/// The raw values are stable: they stand in the brackets after a message, in the fixtures of
/// `Fixtures/invalid`, and in whatever tools people make of them.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // The YAML of a file; the same as YAMLTree's codes.
  case empty
  case tooLarge = "too-large"
  case tooDeep = "too-deep"
  case tooManyNodes = "too-many-nodes"
  case tooManyErrors = "too-many-errors"
  case aliasExpansion = "alias-expansion"
  case severalDocuments = "several-documents"
  case outOfMemory = "out-of-memory"
  case notUTF8 = "not-utf-8"
  case invalidUTF8 = "invalid-utf-8"
  case controlCharacter = "control-character"
  case syntax
  case tab
  case indentation
  case unclosedQuote = "unclosed-quote"
  case unclosedBracket = "unclosed-bracket"
  case escape
  case directive
  case duplicateKey = "duplicate-key"
  case mergeKey = "merge-key"
  case complexKey = "complex-key"
  case tag
  case duplicateAnchor = "duplicate-anchor"
  case undefinedAlias = "undefined-alias"
  case recursiveAlias = "recursive-alias"

  // The files of a suite.
  case noSuchDirectory = "no-such-directory"
  case noRules = "no-rules"
  case unreadable
  case unexpectedFile = "unexpected-file"
  case unknownChapter = "unknown-chapter"
  case unsupportedFormat = "unsupported-format"

  // The shape of what stands in them.
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case wrongKind = "wrong-kind"
  case nothingGiven = "nothing-given"
  case ambiguousScalar = "ambiguous-scalar"
  case curlyQuotes = "curly-quotes"
  case malformedID = "malformed-id"
  case malformedNumber = "malformed-number"
  case malformedDuration = "malformed-duration"
  case malformedDate = "malformed-date"
  case outOfRange = "out-of-range"
  case duplicateID = "duplicate-id"
  case duplicateEntry = "duplicate-entry"

  // Names that stand for nothing.
  case unknownRule = "unknown-rule"
  case unknownProfile = "unknown-profile"
  case unknownDocument = "unknown-document"
  case unknownQuestion = "unknown-question"
  case unknownMessage = "unknown-message"
  case unknownAction = "unknown-action"
  case unknownObservation = "unknown-observation"
  case unknownReason = "unknown-reason"
  case unknownTrigger = "unknown-trigger"
  case unknownOperator = "unknown-operator"
  case unknownAnswer = "unknown-answer"
  case unknownValue = "unknown-value"

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
  case profileMismatch = "profile-mismatch"
  case duplicateOutcome = "duplicate-outcome"

  // What a case asks for.
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
  case pushInBackground = "push-in-background"
  case impossibleExpectation = "impossible-expectation"
  case openQuestion = "open-question"
  case neverDelivered = "never-delivered"

  // What holds for the suite as a whole; `iamspec lint` alone looks at it.
  case missingProse = "missing-prose"
  case placeholder
  case repeatedScript = "repeated-script"
  case unheardEvent = "unheard-event"
  case assertsNothing = "asserts-nothing"
  case nothingVisible = "nothing-visible"
  case neverDismissed = "never-dismissed"
  case malformedLedger = "malformed-ledger"
  case vanishedCase = "vanished-case"
  case revivedCase = "revived-case"
  case unlistedCase = "unlisted-case"
}
