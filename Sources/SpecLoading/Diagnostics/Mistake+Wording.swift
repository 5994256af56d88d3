import SpecModel
import YAMLTree

extension Mistake {
  /// The text of a diagnostic.
  struct Wording {
    var code: DiagnosticCode
    var message: String
    var hint: String?
    var severity = Diagnostic.Severity.error

    init(_ code: DiagnosticCode.Suite, _ message: String, hint: String? = nil) {
      self.init(code: .suite(code), message, hint: hint)
    }

    init(yaml code: YAMLError.Code, _ message: String, hint: String? = nil) {
      self.init(code: .yaml(code), message, hint: hint)
    }

    private init(code: DiagnosticCode, _ message: String, hint: String?) {
      self.code = code
      self.message = message
      self.hint = hint
    }
  }

  /// The code, the message and the hint.
  var wording: Wording {
    switch self {
    case .noSuchDirectory(let isFile):
      Wording(
        .noSuchDirectory, isFile ? "this is a file, not a directory" : "there is no such directory",
        hint: "name the directory that holds the suite's rules.yaml")
    case .noRules:
      Wording(
        .noRules, "there is no rules.yaml here, so this is not a suite",
        hint:
          "a suite is rules.yaml, questions.yaml if it has open questions, and a folder of case "
          + "files for each chapter")
    case .unreadable(let reason):
      Wording(.unreadable, "this cannot be read: \(reason)")
    case .unexpectedFile(let hint):
      Wording(
        .unexpectedFile, "a suite cannot have a file with this name here",
        hint: hint ?? "put case files in a chapter's folder; beside the folders, there can be only "
          + "rules.yaml, questions.yaml and faults.yaml")
    case .wrongExtension(let ending):
      Wording(
        .unexpectedFile, "files that end in .\(ending) are not read",
        hint: "rename it so that it ends in .yaml")
    case .unknownChapter(let folder, let known):
      Wording(
        .unknownChapter, "no chapter of rules.yaml is called `\(folder)`",
        hint: suggestion(for: folder, "chapters", known))
    case .chapterWithoutRules(let id):
      Wording(
        .noRules, "the folder of the chapter `\(id)` has no rules.yaml",
        hint: "write its title and its rules into \(id)/rules.yaml")
    case .chapterElsewhere(let id):
      Wording(
        .unexpectedFile, "the rules of the chapter `\(id)` are in the suite's rules.yaml",
        hint: "write only `- \(id)` there, or move the rules of this file there")
    case .malformedFileName(let name):
      Wording(
        .malformedID, "`\(name)` is not a valid id, and would be part of the ids of its cases",
        hint: "name it with \(Identifier.plain.shape), like `newest-first`")
    case .tooManyMistakes(let limit):
      Wording(
        yaml: .tooManyErrors, "this file has more than \(limit) mistakes; the rest are not shown",
        hint: "fix these, then check again")
    case .tooManyWarnings(let limit):
      Mistake.warning(
        Wording(
          yaml: .tooManyErrors, "this file has more than \(limit) warnings; the rest are not shown",
          hint: "resolve these, then check again"))
    case .misplacedColon(let colon): colon.wording
    case .unsupportedFormat(let found?):
      Wording(
        .unsupportedFormat, "this is format `\(found)`, but this iamspec reads format 1",
        hint: "write `format: 1`, or use a newer iamspec")
    case .unsupportedFormat(nil):
      Wording(
        .unsupportedFormat, "the file does not state its format",
        hint: "begin it with `format: 1`")

    case .unknownKey(let key, let owner, let known):
      Wording(
        .unknownKey, "`\(key)` is not a key of \(owner)",
        hint: suggestion(for: key, "its keys", known))
    case .unknownStepKey(let key, let owner, let known, let actions):
      Wording(
        .unknownKey, "`\(key)` is not a key of \(owner)",
        hint: Suggestion.nearest(to: key, among: known + actions)
          .map { "did you mean `\($0)`?" }
          ?? "its keys are: \(Mistake.enumeration(known)), or one action in place of `do`")
    case .missingKey(let key, let owner):
      Wording(.missingKey, "\(owner) needs `\(key)`", hint: "add `\(key): …`")
    case .conflictingKeys(let keys, let owner):
      Wording(
        .conflictingKeys,
        "\(owner) cannot have \(Mistake.list(keys, "and")) together",
        hint: "keep one of them")
    case .severalEntries(let keys, let owner, let hint):
      Wording(
        .conflictingKeys, "\(owner) cannot have \(Mistake.list(keys, "and")) together",
        hint: hint ?? "put each in its own pair of braces")
    case .severalActions(let keys):
      Wording(
        .conflictingKeys, "a step cannot have \(Mistake.list(keys, "and")) together",
        hint: keys.contains("do")
          ? "put the action into the list"
          : "put them into one list: `do: [\(entries(of: keys))]`")
    case .listForStep:
      Wording(
        .wrongKind, "expected a step: an action, or a mapping with `do`, found a list",
        hint: "put `do: ` before the list")
    case .missingEither(let keys, let owner):
      Wording(
        .missingKey, "\(owner) needs \(Mistake.list(keys, "or"))",
        hint: "add " + keys.map { "`\($0): …`" }.joined(separator: " or "))
    case .operatorMissing:
      Wording(
        .missingKey, "a filter needs an operator, or `all` or `any`",
        hint: "operators are: "
          + Mistake.enumeration(PropertyFilter.Operator.allCases.map(\.rawValue)))
    case .operatorBelow(let property):
      Wording(
        .unknownOperator, "`\(property)` is not an operator of a filter",
        hint: "write `{property: \(property), equals: …}`, or another operator")
    case .duplicateKey(let key):
      Wording(yaml: .duplicateKey, "`\(key)` appears here twice", hint: "keep one of them")
    case .wrongKind(let expected, let found, let hint):
      Wording(.wrongKind, "expected \(expected), found \(found)", hint: hint)
    case .eventWithoutName(let kind):
      Wording(.wrongKind, "a `\(kind)` has no name", hint: "leave `name` out")
    case .argumentGiven(let action):
      Wording(
        .wrongKind, "`\(action)` takes no value",
        hint: "write the bare word `\(action)`, without a colon")
    case .argumentBesideKeys(let action, let keys):
      Wording(
        .wrongKind, "`\(action)` takes no value",
        hint: "write `do: \(action)` to keep \(Mistake.list(keys, "and")) beside it")
    case .argumentMissing(let action, let example):
      Wording(
        .wrongKind, "`\(action)` needs a value", hint: "write `\(example)`")
    case .nothingGiven(let what):
      Wording(.nothingGiven, "there must be \(what) here")
    case .ambiguousScalar(let text, let kind):
      ambiguity(of: text, kind)
    case .curlyQuotes(let text):
      Mistake.warning(
        Wording(
          .curlyQuotes, "these curly quotes are part of the text, since YAML's quotes are straight",
          hint: text.count <= 40
            ? "write `\(YAMLScalar.quoted(CurlyQuotes.stripped(from: text)))` or, if they are intended, "
              + "`\(YAMLScalar.quoted(text))`"
            : "write straight quotes or, if curly ones are intended, put straight ones around "
              + "them"))
    case .notAmbiguous(let expected, let found):
      Wording(
        .wrongKind, "expected \(expected), found \(found)", hint: "remove the quotes")
    case .malformedID(let text, let identifier):
      Wording(
        .malformedID, "`\(text)` is not \(identifier == .name ? "a name" : "an id")",
        hint: malformedIDHint(text, identifier))
    case .malformedDigest(let text):
      Wording(
        .malformedDigest,
        "`\(text)` is not a digest, which has \(SourceDigest.length) of the letters bcdfghjkmnpqrstv",
        hint: "`iamspec sources --write` writes the digests of a document")
    case .malformedNumber(let text, let isWhole):
      Wording(
        .malformedNumber, "`\(text)` is not a \(isWhole ? "whole number" : "number")",
        hint: isWhole ? "use only decimal digits, like `3`" : "write it like `3` or `2.5`")
    case .malformedDuration(let text, let failure, let use):
      Wording(
        .malformedDuration, "`\(text)` is not a duration",
        hint: durationHint(for: text, failure, use))
    case .fractionOfSecond(let milliseconds, let owner):
      Wording(
        .outOfRange, "\(owner) is a number of whole seconds",
        hint: wholeSeconds(around: milliseconds))
    case .malformedDate(let text):
      Wording(
        .malformedDate, "`\(text)` is not a valid date and time",
        hint: "write it in UTC, like `2026-01-31T12:00:00Z`")
    case .malformedDay(let text):
      Wording(
        .malformedDate, "`\(text)` is not a valid date", hint: "write it like `2026-01-31`"
      )
    case .outOfRange(let text, let range):
      Wording(
        .outOfRange, "`\(text)` is out of range",
        hint: "the minimum is \(range.lowerBound), the maximum is \(range.upperBound)")
    case .tooLong(let bytes, let limit):
      Wording(
        .tooLong,
        "this text has \(Mistake.grouped(bytes)) bytes; the limit is \(Mistake.grouped(limit))",
        hint:
          "shorten it by \(Mistake.grouped(bytes - limit)) or more; PROTOCOL.md lists the limits")
    case .tooMany(let what, let count, let limit):
      Wording(
        .outOfRange, "these are \(Mistake.grouped(count)) \(what), more than an engine may report",
        hint: "the maximum is \(Mistake.grouped(limit))")
    case .decomposed(let text):
      Wording(
        .decomposedText,
        "this text is not in Unicode's composed form (NFC), in which engines get all texts",
        hint: decompositionHint(text))
    case .malformedPattern(_, let mistake):
      Wording(.malformedPattern, mistake.message, hint: mistake.hint)
    case .duplicateID(let id, let owner):
      Wording(
        .duplicateID, "there is another \(owner) with the id `\(id)`",
        hint: "ids are permanent: give this one a different id")
    case .caseBesideFolder(let path):
      Wording(
        .duplicateID, "`\(path)` is this case, and also a file or a folder of cases",
        hint: "rename one of them: two cases could get the same id")
    case .duplicateEntry(let name):
      Wording(.duplicateEntry, "`\(name)` is listed twice", hint: "list it once")

    case .unknown(let noun, let name, let known):
      Wording(
        noun.code, "`\(name)` is not \(noun.phrase)",
        hint: suggestion(for: name, noun.plural, known, listed: noun.listed))
    case .unknownMessage(let name, let owner, let known):
      Wording(
        .unknownMessage,
        known.isEmpty
          ? "`\(name)` is not a message: \(owner) declares none"
          : "`\(name)` is not among \(owner)'s messages: \(Mistake.enumeration(known))",
        hint: Suggestion.nearest(to: name, among: known).map { "did you mean `\($0)`?" })

    case .otherClass(let name, let messageClass, let obstacle, let others):
      Wording(
        .otherClass, "`\(name)` is not of the class `\(messageClass)`: \(obstacle.words)",
        hint: others.isEmpty
          ? "no message here is of that class"
          : "messages of that class are: \(Mistake.enumeration(others))")

    case .shapeExists(let name):
      Wording(
        .duplicateID, "every vocabulary has a shape called `\(name)`",
        hint: "give this one another name")
    case .endlessShape(let name):
      Wording(
        .endlessShape, "no value of the shape `\(name)` ever ends: each contains another",
        hint: "make one of its members `optional`, or a list")
    case .shapeAmongItself(let name):
      Wording(
        .endlessShape, "the shape `\(name)` is among its own alternatives",
        hint: "leave it out of `either`, or put it in a list or in a member")
    case .reservedWord(let name):
      Wording(
        .duplicateID, "`\(name)` is a key of the format", hint: "give the word another name")
    case .wordTaken(let name, let owner):
      Wording(
        .duplicateID, "`\(name)` is also \(owner)", hint: "give this one another name")
    case .shapeAmongMembers(let keys):
      Wording(
        .wrongKind,
        "\(Mistake.list(keys, "and")) would be \(keys.count == 1 ? "a member" : "members") here, not the description of a shape",
        hint: "declare the shape below `shapes`, and take it by its name")
    case .keyOfAllMessages(let name):
      Wording(
        .pointlessClass, "every message has `\(name)`, because it is required or has a default",
        hint: "name a key that some messages lack")
    case .shortKeyOfClass(let name, let other):
      Wording(
        .pointlessClass, "`\(name)` is only another form of `\(other)`", hint: "name `\(other)`")
    case .semanticsWithoutWords(let name):
      Wording(
        .conflictingKeys, "the meaning `\(name)` is that of words which the suite does not have",
        hint:
          "add `\(name)` to `includes`, or leave `semantics` out: the suite's rules then say all")
    case .malformedPhrase(let mistake): Wording(.malformedPhrase, mistake.message)

    case .unknownColumn(let name, let known):
      Wording(
        .unknownColumn,
        known.isEmpty
          ? "`\(name)` refers to a column, but there are no variants here"
          : "`\(name)` is not a column of the variants: \(Mistake.enumeration(known))",
        hint: Suggestion.nearest(to: name, among: known.map { "$" + $0 })
          .map { "did you mean `\($0)`?" }
          ?? columnHint(name, known))
    case .unusedColumn(let name):
      Wording(
        .unusedColumn, "nothing in the case uses the column `\(name)`",
        hint: "write `$\(name)` where its value belongs, or leave the column out")
    case .missingColumn(let column, let row):
      Wording(
        .unevenRow, "the variant `\(row)` lacks the column `\(column)`",
        hint: "every variant has the same columns: add `\(column): …`")
    case .additionalColumn(let column, let row, let known):
      Wording(
        .unevenRow,
        "the variant `\(row)` has the column `\(column)`, which the first one lacks",
        hint: suggestion(for: column, "columns", known))
    case .unquotedDollar(let text):
      Wording(
        .unquotedDollar, "`\(text)` looks like a column, but is not one",
        hint: "put it in quotes if it is a text: \(YAMLScalar.quoted(text))")
    case .columnForFixed(let text):
      Wording(
        .unknownColumn, "`\(text)` refers to a column, but none can be used here",
        hint: "write the value: columns can be used in `given`, `messages`, `steps` and texts")
    case .columnInText(let name, let found):
      Wording(
        .wrongKind, "`${\(name)}` is \(found), which cannot be part of a text")

    case .missingCitation(let document, let isOutside, let owner):
      Wording(
        .missingCitation,
        "the \(owner.noun) does not cite the document `\(document)`",
        hint: isOutside
          ? "add `\(document): \(owner.citation("outside"))`"
          : "add `\(document): \(owner.citation("…"))`; `silent` is also allowed")
    case .wronglyOutside(let document, let profile, let owner):
      Wording(
        .wrongStance,
        "`\(document)` is not outside: it describes the profile `\(profile)`, which has the rule",
        hint: owner == .rule
          ? "write `says: silent` if it says nothing" : "write `silent` if it says nothing")
    case .wronglyInside(let document, let profile, let owner):
      Wording(
        .wrongStance,
        "`\(document)` is outside: it describes the profile `\(profile)`, which lacks the rule",
        hint: "write `\(owner.citation("outside"))`, or add `\(profile)` to the rule's profiles")
    case .missingReading(let document):
      Wording(
        .missingReading, "`\(document)` differs, but the rule does not say which it follows",
        hint: "add `reading: …` to say which one, and why")
    case .superfluousReading:
      Wording(
        .superfluousReading, "no document differs, so there is none to choose",
        hint: "remove it, or say which document `differs`")
    case .superfluousText(let owner):
      Wording(
        .superfluousText, "a document that is outside says nothing about the \(owner.noun)",
        hint: "write `\(owner.citation("outside"))`")
    case .fullClauseID(let id, let name):
      Wording(
        .malformedID, "`\(id)` is the full id of the clause, with that of its rule in it",
        hint: "write `\(name)`")
    case .carriedInSilence(let id, let document, let stance):
      Wording(
        .wrongStance,
        "`\(id)` rests on this sentence, but of the document `\(document)` it says `\(stance.rawValue)`",
        hint: "remove it here, or say in rules.yaml that the document states or implies it")
    case .malformedBecause(let mistake):
      Wording(.malformedBecause, mistake.message, hint: mistake.hint)
    case .documentNotListed(let document, let profile):
      Wording(
        .profileMismatch,
        "`\(document)` describes the profile `\(profile)`, which does not list it",
        hint: "add `\(document)` to the profile's documents")
    case .documentOfOther(let document, let profile, let other):
      Wording(
        .profileMismatch,
        "`\(document)` is listed by the profile `\(profile)`, but describes `\(other)`",
        hint: "a document describes one profile: list it only there")
    case .duplicateOutcome(let answer):
      Wording(
        .duplicateOutcome, "the outcome for the answer `\(answer)` expects the same",
        hint: "add steps until the outcomes differ")
    case .severalOutcomes:
      Wording(
        .unknownKey, "an outcome has `expect` or `steps`, not both",
        hint: "`expect` is for the last step, `steps` for the last ones, with a list for each")
    case .tooManySteps(let count, let steps):
      Wording(
        .outOfRange, "the outcome covers \(count) steps, but the probe has only \(steps)",
        hint: "write a list for each of the last steps: remove lists, or add steps to the probe")

    case .wrongChapter(let rule, let chapter, let folder, let filed):
      Wording(
        .wrongChapter,
        "the rule `\(rule)` belongs to the chapter `\(chapter)`, but the \(filed) is in "
          + "`\(folder)`",
        hint: "a \(filed) is filed under its first rule: name one of `\(folder)` first, or move "
          + "the \(filed)")
    case .untestableRule(let rule):
      Wording(
        .untestableRule, "the rule `\(rule)` is declared untestable",
        hint: "remove `untestable` from rules.yaml if this case tests the rule")
    case .noSharedProfile(let rules):
      Wording(
        .noSharedProfile, "no profile has all of the rules \(Mistake.list(rules, "and"))",
        hint: "ask for them in separate cases")
    case .ruleOutsideProfile(let rule, let profile, let shared):
      Wording(
        .ruleOutsideProfile, "the profile `\(profile)` does not have the rule `\(rule)`",
        hint: shared.isEmpty
          ? nil : "profiles that have all its rules: \(Mistake.enumeration(shared))")
    case .lackedByProfile(let name, let profile, let others):
      Wording(
        .lackedByProfile, "the profile `\(profile)` does not have `\(name)`",
        hint: others.isEmpty
          ? "no profile of this case has it: leave it out"
          : "restrict the case to others: `profiles: [\(others.joined(separator: ", "))]`")
    case .unusedMessage(let name, let user):
      Mistake.warning(
        Wording(
          .unusedMessage, "no \(user) uses the message `\(name)`",
          hint: "remove it, or let a step deliver or present it"))
    case .localDelivered(let name):
      Wording(
        .localDelivered, "`\(name)` has no trigger, so it is local and no session delivers it",
        hint: "give it a `trigger`, or show it with `{present_local: \(name)}`")
    case .campaignPresented(let name):
      Wording(
        .campaignPresented, "`\(name)` has a trigger, so it is not a local message to be presented",
        hint: "remove its trigger, or deliver it with `{start_session: {deliver: [\(name)]}}`")
    case .mistypedOperand(let name, let expected, let found):
      Wording(
        .mistypedOperand, "`\(name)` compares with \(expected), found \(found)",
        hint: operandHint(expected))
    case .choiceNeverAsked:
      Wording(
        .pointlessChoice, "the host implements nothing that could give this answer",
        hint: "remove the choices, or make the host implement `display_choice`")
    case .redundantAction(let action, let state):
      Wording(
        .redundantAction, "`\(action)` changes nothing: \(state)",
        hint: "remove it, or change the steps before it")
    case .idleAdvance:
      Wording(.redundantAction, "`advance` by nothing changes nothing", hint: "remove it")
    case .impossible(let impossibility):
      Wording(
        .impossibleExpectation, impossibility.message, hint: impossibility.hint)
    case .openQuestion(let kind):
      Wording(
        .openQuestion, "no document says whether a `\(kind)` counts as an event without a match",
        hint: "leave it to a probe of questions.yaml: no case depends on an open question")
    case .neverDelivered(let name, let isLocal):
      Mistake.warning(
        Wording(
          .neverDelivered,
          isLocal
            ? "`\(name)` is expected, but nothing has presented it so far"
            : "`\(name)` is expected, but no session has delivered it so far",
          hint: isLocal
            ? "present it first: `{present_local: \(name)}`"
            : "deliver it first: `{start_session: {deliver: [\(name)]}}`"))
    case .lint(let finding): finding.wording
    case .ledger(let mistake): mistake.wording
    }
  }

  /// Returns a wording as that of a warning.
  static func warning(_ wording: Wording) -> Wording {
    var wording = wording
    wording.severity = .warning
    return wording
  }
}
