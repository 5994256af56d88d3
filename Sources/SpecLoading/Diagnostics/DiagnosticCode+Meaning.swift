import YAMLTree

// What the codes mean, for `iamspec list diagnostics`.

extension YAMLError.Code {
  /// What it means, as a sentence.
  var meaning: String {
    switch self {
    case .empty: "The file has nothing in it."
    case .tooLarge: "The file has more bytes than are read."
    case .tooDeep: "Lists and mappings are nested too deeply."
    case .tooManyNodes: "The file has more values than are read."
    case .tooManyErrors: "The file has more mistakes than are shown."
    case .aliasExpansion: "Aliases make the file many times larger than it is."
    case .severalDocuments: "The file has more than one YAML document."
    case .outOfMemory: "There is not enough memory to read the file."
    case .notUTF8: "The file is in another encoding than UTF-8."
    case .invalidUTF8: "Some bytes are not UTF-8."
    case .controlCharacter: "The file has a control character, or one that only some parsers allow."

    case .syntax: "The file is not YAML."
    case .tab: "A tab stands where YAML takes spaces alone."
    case .indentation: "A line is indented as nothing around it is."
    case .unclosedQuote: "A quote is opened and not closed."
    case .unclosedBracket: "A bracket or a brace is opened and not closed."
    case .escape: "A backslash in double quotes begins no escape that YAML knows."
    case .directive: "A `%` directive is not one that is read."

    case .duplicateKey: "A mapping has the same key twice."
    case .mergeKey: "`<<` does not merge here: each value is written where it belongs."
    case .complexKey: "A list or a mapping cannot be a key."
    case .tag: "Tags such as `!!str` are not read."
    case .duplicateAnchor: "Two anchors have the same name."
    case .undefinedAlias: "An alias has no anchor."
    case .recursiveAlias: "An alias stands inside of what it stands for."
    }
  }
}

extension DiagnosticCode.Suite {
  /// What it means, as a sentence.
  var meaning: String {
    switch self {
    case .noSuchDirectory: "There is no directory where the suite should be."
    case .noRules: "The directory has no rules.yaml."
    case .unreadable: "A file or folder cannot be read."
    case .unexpectedFile: "A file is not where a suite has files of its kind."
    case .unknownChapter: "A folder or a name is not that of a chapter."
    case .unsupportedFormat:
      "The format of the file is not supported, or not stated."

    case .unknownKey: "The format has no such key here."
    case .missingKey: "A key that must be there is missing."
    case .conflictingKeys: "Keys that exclude each other stand side by side."
    case .wrongKind: "Something of another kind is expected here, such as a list or a number."
    case .nothingGiven: "Something is empty that must not be."
    case .ambiguousScalar: "Without quotes, some parsers read the text as something else."
    case .curlyQuotes: "Curly quotes are part of the text: YAML does not take them for quotes."
    case .malformedID: "An id or a name has a character or a form that is not allowed."
    case .malformedNumber: "A number is not written as JSON writes numbers."
    case .malformedDuration: "A duration is not a whole number and `ms`, `s` or `m`."
    case .malformedDate: "A date or a moment has another form, or does not exist."
    case .outOfRange: "A number is too large or too small."
    case .duplicateID: "Two things have the same id."
    case .duplicateEntry: "A list names the same thing twice."

    case .unknownRule: "The suite has no such rule."
    case .unknownProfile: "The suite has no such profile, or it does not belong here."
    case .unknownDocument: "The suite has no such document."
    case .unknownQuestion: "The suite has no such open question."
    case .unknownMessage: "The case has no such message."
    case .unknownAction: "The format has no such action."
    case .unknownObservation: "The format has no such observation."
    case .unknownReason: "The documents give no such reason."
    case .unknownTrigger: "The format has no such trigger."
    case .unknownOperator: "The format has no such operator."
    case .unknownAnswer: "The question has no such answer."
    case .unknownValue: "The key takes other words."

    case .unknownColumn: "The table of variants has no such column."
    case .unusedColumn: "No step, message or text uses the column."
    case .unevenRow: "A row has other columns than the rows above it."
    case .unquotedDollar: "A text begins with `$`, as a column does, and is not in quotes."

    case .missingCitation: "A rule does not say what one of its documents says."
    case .wrongStance: "What is said of a document contradicts the profiles of the rule."
    case .missingReading: "Documents differ, and the rule does not say which reading is taken."
    case .superfluousReading: "A reading is taken although no document differs."
    case .superfluousText: "A document is quoted that is outside."
    case .profileMismatch: "A document does not belong to the profile that names it."
    case .duplicateOutcome: "Two outcomes of a probe give the same answer, or cannot be told apart."

    case .wrongChapter: "The first rule of the file belongs to another chapter."
    case .untestableRule: "A case asks for a rule that cannot be tested."
    case .noSharedProfile: "No profile has all rules of the case."
    case .ruleOutsideProfile: "A profile of the case does not have one of its rules."
    case .lackedByProfile: "A profile of the case does not know the action or the key."
    case .unusedMessage: "No step uses the message."
    case .localDelivered: "A message made in the app is delivered as a campaign."
    case .campaignPresented: "A campaign is presented as a message made in the app."
    case .mistypedOperand: "The operator compares with a value of another type."
    case .pointlessChoice: "The host is never asked, so its answer has no effect."
    case .redundantAction: "The action changes nothing: what it brings about holds already."
    case .impossibleExpectation: "What is expected can never be observed here."
    case .openQuestion: "What is expected depends on an open question."
    case .neverDelivered: "The message is never delivered or presented."

    case .missingProse: "A text for the reader is missing."
    case .placeholder: "A text is still to be written."
    case .repeatedScript: "Two cases have the same script."
    case .unheardEvent: "No message of the case listens to the event."
    case .assertsNothing: "The case expects nothing, and triggers no message."
    case .nothingVisible: "The step needs a visible message, and none can be visible."
    case .neverDismissed: "The message is never visible when it is expected to be dismissed."
    case .malformedLedger: "A line of ledger.txt cannot be read."
    case .vanishedCase: "A case of ledger.txt is gone, and is not retired."
    case .revivedCase: "A case has the id of a retired one."
    case .unlistedCase: "A case is not in ledger.txt yet."
    }
  }
}
