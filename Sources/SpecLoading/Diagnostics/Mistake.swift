import SpecModel

/// The mistakes in a suite, each with the data for its wording.
///
/// The wording is in `Mistake+Wording.swift`.
enum Mistake {
  // The files of a suite.
  case noSuchDirectory(isFile: Bool)
  case noRules
  case unreadable(reason: String)
  case unexpectedFile(hint: String?)
  case wrongExtension(String)
  case unknownChapter(String, known: [String])
  case chapterWithoutRules(String)
  case chapterElsewhere(String)
  case malformedFileName(String)
  case tooManyMistakes(limit: Int)
  case tooManyWarnings(limit: Int)
  case misplacedColon(MisplacedColon)
  case unsupportedFormat(found: String?)

  // The shape of their contents.
  case unknownKey(String, of: String, known: [String])
  case unknownStepKey(String, of: String, known: [String], actions: [String])
  case missingKey(String, of: String)
  case conflictingKeys([String], of: String)
  case severalEntries([String], of: String, hint: String? = nil)
  case severalActions([String])
  case listForStep
  case missingEither([String], of: String)
  case operatorMissing
  case operatorBelow(String)
  case duplicateKey(String)
  case wrongKind(expected: String, found: String, hint: String? = nil)
  case eventWithoutName(String)
  case argumentGiven(action: String)
  case argumentBesideKeys(action: String, keys: [String])
  case argumentMissing(action: String, example: String)
  case nothingGiven(String)
  case ambiguousScalar(String, PlainScalar)
  case curlyQuotes(String)
  case notAmbiguous(expected: String, found: String)
  case malformedID(String, Identifier)
  case malformedDigest(String)
  case malformedNumber(String, isWhole: Bool)
  case malformedDuration(String, DurationLiteral.Failure, DurationLiteral.Use)
  case fractionOfSecond(milliseconds: Int, of: String)
  case malformedDate(String)
  case malformedDay(String)
  case outOfRange(String, ClosedRange<Int>)
  case tooLong(bytes: Int, limit: Int)
  case tooMany(String, count: Int, limit: Int)
  case decomposed(String)
  case malformedPattern(String, Pattern.Mistake)
  case duplicateID(String, of: String)
  case duplicateEntry(String)
  case caseBesideFolder(String)

  // Names that do not exist.
  case unknown(Noun, String, known: [String])
  case unknownMessage(String, owner: String, known: [String])
  case otherClass(String, of: String, MessageClass.Obstacle, others: [String])

  // Vocabularies.
  case shapeExists(String)
  case endlessShape(String)
  case shapeAmongItself(String)
  case reservedWord(String)
  case wordTaken(String, by: String)
  case shapeAmongMembers([String])
  case keyOfAllMessages(String)
  case shortKeyOfClass(String, for: String)
  case semanticsWithoutWords(String)
  case malformedPhrase(PhraseTemplate.Mistake)

  // Variants.
  case unknownColumn(String, known: [String])
  case unusedColumn(String)
  case missingColumn(String, row: String)
  case additionalColumn(String, row: String, known: [String])
  case unquotedDollar(String)
  case columnForFixed(String)
  case columnInText(String, found: String)

  // Rules and questions.
  case missingCitation(document: String, isOutside: Bool, of: CitationOwner)
  case wronglyOutside(document: String, profile: String, of: CitationOwner)
  case wronglyInside(document: String, profile: String, of: CitationOwner)
  case missingReading(document: String)
  case superfluousReading
  case superfluousText(of: CitationOwner)
  case fullClauseID(String, name: String)
  case carriedInSilence(String, document: String, stance: Citation.Stance)
  case malformedBecause(Because.Mistake)
  case documentNotListed(document: String, profile: String)
  case documentOfOther(document: String, profile: String, other: String)
  case duplicateOutcome(answer: String)
  case severalOutcomes
  case tooManySteps(Int, of: Int)

  // The contents of a case.
  case wrongChapter(rule: String, chapter: String, folder: String, of: Filed)
  case untestableRule(String)
  case noSharedProfile(rules: [String])
  case ruleOutsideProfile(rule: String, profile: String, shared: [String])
  case lackedByProfile(String, profile: String, others: [String])
  case unusedMessage(String, user: String)
  case localDelivered(String)
  case campaignPresented(String)
  case mistypedOperand(operator: String, expected: String, found: String)
  case choiceNeverAsked
  case redundantAction(String, state: String)
  case idleAdvance
  case impossible(Impossibility)
  case openQuestion(kind: String)
  case neverDelivered(String, isLocal: Bool)

  // The suite as a whole, which only `iamspec lint` checks.
  case lint(LintFinding)
  case ledger(LedgerMistake)
}

/// What is filed in a chapter's folder under its first rule.
enum Filed: String {
  case `case`
  case question
}

/// The reasons why an observation is impossible at a point of a case.
enum Impossibility {
  /// No message of the case has this asset.
  case noSuchAsset(String, known: [String])
  /// No such event is logged up to this point.
  case noSuchEvent(kind: String, name: String?)
  /// The host implements no method through which it could be asked.
  case neverAsked(String)
  /// The host logs a local message's analytics, and no action does so; with whether every profile
  /// of the case has that action.
  case localAnalytics(String, action: String, isKnown: Bool)
  /// Nothing about the message could lead to this reason.
  case reason(String, of: String, because: String)
  /// The message has other extras.
  case otherExtras(String)
}
