import YAMLTree

// The meanings of the codes, for `iamspec list diagnostics`.

extension YAMLError.Code {
  /// The meaning of the code, as a sentence.
  var meaning: String {
    switch self {
    case .empty: "The file is empty or contains only comments."
    case .tooLarge: "The file is too large."
    case .tooDeep: "Lists and mappings are nested too deeply."
    case .tooManyNodes: "The file has too many keys and values."
    case .tooManyErrors: "The file has more mistakes than are shown."
    case .aliasExpansion: "Aliases make the file many times larger than it is."
    case .severalDocuments: "The file has more than one YAML document."
    case .outOfMemory: "There is not enough memory to read the file."
    case .notUTF8: "The file is not encoded in UTF-8."
    case .invalidUTF8: "Some bytes are not valid UTF-8."
    case .controlCharacter:
      "The file has a control character, or one that only YAML treats as a line break."

    case .invisibleCharacter:
      "The file has a character without width, such as a byte order mark, that is not escaped."
    case .unusualSpace:
      "White space that is not a space to YAML, such as a no-break space, stands where one belongs."

    case .syntax: "The file is not valid YAML."
    case .tab: "A tab is used where YAML allows only spaces."
    case .indentation: "The indentation of a line does not match the lines around it."
    case .unclosedQuote: "A quote is opened but never closed."
    case .unclosedBracket:
      "A bracket or a brace is opened but not closed, or a comma is missing in it."
    case .escape: "A backslash in double quotes does not begin a valid escape sequence."
    case .longKey: "A key has more than 1,024 characters before its `:`."
    case .directive: "A line begins with `%`: YAML directives are not supported."

    case .duplicateKey: "A mapping has the same key twice."
    case .mergeKey: "The merge key `<<` is not supported: write each value where it belongs."
    case .complexKey: "A key is a list or a mapping instead of a text."
    case .tag: "Tags such as `!!str` are not supported."
    case .duplicateAnchor: "Two anchors have the same name."
    case .undefinedAlias: "No anchor with the name of an alias comes before it."
    case .recursiveAlias: "An alias is inside the value that it refers to."
    }
  }
}

extension DiagnosticCode.Suite {
  /// The meaning of the code, as a sentence.
  var meaning: String {
    switch self {
    case .noSuchDirectory: "The suite's directory does not exist."
    case .noRules: "The directory, or the folder of a chapter, has no rules.yaml."
    case .unreadable: "A file or folder cannot be read."
    case .unexpectedFile: "A suite cannot have a file with this name in this place."
    case .unknownChapter: "No chapter has this name."
    case .unsupportedFormat:
      "The file does not state its format, or states one that is not supported."

    case .unknownKey: "The format has no such key here."
    case .missingKey: "A required key is missing."
    case .conflictingKeys: "Keys that exclude each other are used together."
    case .wrongKind: "A value of another kind is expected here, such as a list or a number."
    case .nothingGiven: "Something that must not be empty is empty."
    case .ambiguousScalar: "Without quotes, some parsers read the text as something else."
    case .curlyQuotes: "A text is in curly quotes, which YAML treats as part of the text."
    case .malformedID: "An id or a name has characters or a form that is not allowed."
    case .malformedDigest: "What stands for a sentence of a document is not a digest."
    case .malformedNumber: "A number is not written the way JSON writes numbers."
    case .malformedDuration: "A duration is not a whole number followed by `ms`, `s` or `m`."
    case .malformedDate: "A date or a time is malformed or does not exist."
    case .outOfRange: "A number is too large or too small."
    case .tooLong: "A text is longer than what engines may answer with, or than a pattern may be."
    case .decomposedText:
      "A text that reaches engines is not in Unicode's composed form (NFC), which they are promised."
    case .malformedPattern:
      "A regular expression is not valid, or has more than what the dialects have in common."
    case .duplicateID: "Two things have the same id."
    case .duplicateEntry: "A list contains the same thing twice."

    case .unknownRule: "The suite has no such rule."
    case .unknownProfile: "The suite has no such profile, or it does not belong here."
    case .unknownDocument: "The suite has no such document."
    case .unknownQuestion: "The suite has no such open question."
    case .unknownMessage: "The case has no such message."
    case .otherClass: "The word takes messages of a class, and this one is not of it."
    case .unknownAction: "The format has no such action."
    case .unknownObservation: "The format has no such observation."
    case .unknownReason: "The observation has no such reason."
    case .unknownTrigger: "The format has no such trigger."
    case .unknownOperator: "The format has no such operator."
    case .unknownAnswer: "The question has no such answer."
    case .unknownValue: "The key does not take this word."
    case .unknownShape: "The vocabulary has no such shape."

    case .endlessShape: "Each value of the shape would contain another one."
    case .pointlessClass: "The key of the class tells no messages apart."
    case .malformedPhrase: "The phrase of a word has brackets or braces that do not match."

    case .unknownColumn: "The table of variants has no such column."
    case .unusedColumn: "No step, message or text uses the column."
    case .unevenRow: "A variant does not have the same columns as the first one."
    case .unquotedDollar: "A text begins with `$`, like a column, but is not in quotes."

    case .missingCitation: "A rule or a clause does not cite one of the documents."
    case .wrongStance: "The stance of a document contradicts the profiles of the rule."
    case .missingReading: "Documents differ, but the rule does not say which it follows."
    case .superfluousReading: "The rule says which document it follows although none differs."
    case .superfluousText: "A document that is outside is quoted."
    case .malformedBecause:
      "The words of a clause have an unknown placeholder, or a brace or bracket without its counterpart."

    case .profileMismatch: "A document and a profile do not name each other."
    case .duplicateOutcome: "Two outcomes of a probe expect the same."

    case .wrongChapter: "The first rule of a file or a question belongs to another chapter."
    case .untestableRule: "A case names a rule that cannot be tested."
    case .noSharedProfile: "No profile has all rules of the case."
    case .ruleOutsideProfile: "A profile of the case does not have one of its rules."
    case .lackedByProfile: "A profile of the case does not have the action or the key."
    case .unusedMessage: "No step uses the message."
    case .localDelivered: "A message made in the app is delivered as a campaign."
    case .campaignPresented: "A campaign is presented as a message made in the app."
    case .mistypedOperand: "The operator compares with a value of another type."
    case .pointlessChoice: "The host is never asked, so its answer has no effect."
    case .redundantAction: "The action changes nothing: the state that it sets is the current one."
    case .impossibleExpectation: "What is expected can never be observed here."
    case .openQuestion: "What is expected depends on an open question."
    case .neverDelivered: "The message is expected before it is delivered or presented."

    case .missingProse: "A text for readers is missing."
    case .placeholder: "A placeholder has not been replaced with a text."
    case .repeatedScript: "Two cases have the same script."
    case .unheardEvent: "No message of the case is triggered by the event."
    case .assertsNothing: "The case expects nothing and triggers no message."
    case .unusedWord: "No case uses a word that the suite declares."
    case .nothingVisible: "The action needs a visible message, but none can be visible."
    case .neverDismissed: "The message is expected to be dismissed, but cannot be visible."
    case .hardCore: "The core of a rule has more than a reader takes in."
    case .needlessTable: "A table of variants has one row."
    case .longStep: "A step has many actions."
    case .twinTitles: "The titles of two cases differ in one word."
    case .malformedLedger: "A line of ledger.txt cannot be read."
    case .vanishedCase:
      "A case listed in ledger.txt no longer exists, and is neither moved nor retired."
    case .revivedCase: "A case has an id that was moved or retired."
    case .unlistedCase: "A case is not listed in ledger.txt yet."
    }
  }
}
