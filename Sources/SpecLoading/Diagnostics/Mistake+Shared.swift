import SpecModel
import YAMLTree

/// The mistakes that several readers report, or that the reader of a case reports.
extension Mistake {
  // MARK: The files of a suite

  static func unreadable(reason: String) -> Mistake {
    Mistake(.unreadable, "this cannot be read: \(reason)")
  }

  static func unexpectedFile(hint: String?) -> Mistake {
    Mistake(
      .unexpectedFile, "a suite cannot have a file with this name here",
      hint: hint ?? "put case files in a chapter's folder; beside the folders, there can be only "
        + "rules.yaml, questions.yaml and faults.yaml")
  }

  // MARK: The shape of their contents

  static func unknownKey(_ key: String, of owner: String, known: [String]) -> Mistake {
    Mistake(
      .unknownKey, "`\(key)` is not a key of \(owner)",
      hint: suggestion(for: key, "its keys", known))
  }

  static func missingKey(_ key: String, of owner: String) -> Mistake {
    Mistake(.missingKey, "\(owner) needs `\(key)`", hint: "add `\(key): …`")
  }

  static func conflictingKeys(
    _ keys: [String], of owner: String, hint: String = "keep one of them"
  ) -> Mistake {
    Mistake(.conflictingKeys, "\(owner) cannot have \(list(keys, "and")) together", hint: hint)
  }

  static func severalEntries(_ keys: [String], of owner: String, hint: String? = nil) -> Mistake {
    conflictingKeys(keys, of: owner, hint: hint ?? "put each in its own pair of braces")
  }

  static func missingEither(_ keys: [String], of owner: String) -> Mistake {
    Mistake(
      .missingKey, "\(owner) needs \(list(keys, "or"))",
      hint: "add " + keys.map { "`\($0): …`" }.joined(separator: " or "))
  }

  static func duplicateKey(_ key: String) -> Mistake {
    Mistake(yaml: .duplicateKey, "`\(key)` appears here twice", hint: "keep one of them")
  }

  static func wrongKind(expected: String, found: String, hint: String? = nil) -> Mistake {
    Mistake(.wrongKind, "expected \(expected), found \(found)", hint: hint)
  }

  static func argumentGiven(action: String) -> Mistake {
    Mistake(
      .wrongKind, "`\(action)` takes no value",
      hint: "write the bare word `\(action)`, without a colon")
  }

  static func argumentMissing(action: String, example: String) -> Mistake {
    Mistake(.wrongKind, "`\(action)` needs a value", hint: "write `\(example)`")
  }

  static func nothingGiven(_ what: String) -> Mistake {
    Mistake(.nothingGiven, "there must be \(what) here")
  }

  static func notAmbiguous(expected: String, found: String) -> Mistake {
    Mistake(.wrongKind, "expected \(expected), found \(found)", hint: "remove the quotes")
  }

  static func malformedNumber(_ text: String, isWhole: Bool) -> Mistake {
    Mistake(
      .malformedNumber, "`\(text)` is not a \(isWhole ? "whole number" : "number")",
      hint: isWhole ? "use only decimal digits, like `3`" : "write it like `3` or `2.5`")
  }

  static func outOfRange(_ text: String, _ range: ClosedRange<Int>) -> Mistake {
    Mistake(
      .outOfRange, "`\(text)` is out of range",
      hint: "the minimum is \(range.lowerBound), the maximum is \(range.upperBound)")
  }

  static func tooMany(_ what: String, count: Int, limit: Int) -> Mistake {
    Mistake(
      .outOfRange, "these are \(grouped(count)) \(what), more than an engine may report",
      hint: "the maximum is \(grouped(limit))")
  }

  static func duplicateID(_ id: String, of owner: String) -> Mistake {
    Mistake(
      .duplicateID, "there is another \(owner) with the id `\(id)`",
      hint: "ids are permanent: give this one a different id")
  }

  static func duplicateEntry(_ name: String) -> Mistake {
    Mistake(.duplicateEntry, "`\(name)` is listed twice", hint: "list it once")
  }

  // MARK: Names that do not exist

  static func unknown(_ noun: Noun, _ name: String, known: [String]) -> Mistake {
    Mistake(
      noun.code, "`\(name)` is not \(noun.phrase)",
      hint: suggestion(for: name, noun.plural, known, listed: noun.listed))
  }

  static func unknownMessage(_ name: String, owner: String, known: [String]) -> Mistake {
    Mistake(
      .unknownMessage,
      known.isEmpty
        ? "`\(name)` is not a message: \(owner) declares none"
        : "`\(name)` is not among \(owner)'s messages: \(enumeration(known))",
      hint: likely(name, known))
  }

  // MARK: Vocabularies

  static func shapeExists(_ name: String) -> Mistake {
    Mistake(
      .duplicateID, "every vocabulary has a shape called `\(name)`",
      hint: "give this one another name")
  }

  static func wordTaken(_ name: String, by owner: String) -> Mistake {
    Mistake(.duplicateID, "`\(name)` is also \(owner)", hint: "give this one another name")
  }

  static func malformedPhrase(_ mistake: PhraseTemplate.Mistake) -> Mistake {
    Mistake(.malformedPhrase, mistake.message)
  }

  // MARK: Variants

  static func unknownColumn(_ name: String, known: [String]) -> Mistake {
    Mistake(
      .unknownColumn,
      known.isEmpty
        ? "`\(name)` refers to a column, but there are no variants here"
        : "`\(name)` is not a column of the variants: \(enumeration(known))",
      hint: likely(name, known.map { "$" + $0 }) ?? columnHint(name, known))
  }

  static func unquotedDollar(_ text: String) -> Mistake {
    Mistake(
      .unquotedDollar, "`\(text)` looks like a column, but is not one",
      hint: "put it in quotes if it is a text: \(YAMLScalar.quoted(text))")
  }

  // MARK: The contents of a case

  static func unusedMessage(_ name: String, user: String) -> Mistake {
    warning(
      .unusedMessage, "no \(user) uses the message `\(name)`",
      hint: "remove it, or let a step deliver or present it")
  }

  static let choiceNeverAsked = Mistake(
    .pointlessChoice, "the host implements nothing that could give this answer",
    hint: "remove the choices, or make the host implement `display_choice`")

  static func redundantAction(_ action: String, state: String) -> Mistake {
    Mistake(
      .redundantAction, "`\(action)` changes nothing: \(state)",
      hint: "remove it, or change the steps before it")
  }

  static func neverFetched(_ url: String, known: [String]) -> Mistake {
    Mistake(
      .impossibleExpectation,
      known.isEmpty
        ? "`\(url)` is never fetched: no message of the case has an image or a ZIP file"
        : "`\(url)` is never fetched: the assets of the case's messages are "
          + enumeration(known),
      hint: likely(url, known))
  }

  static func neverLogged(_ kind: EventKind, _ name: String?) -> Mistake {
    Mistake(
      .impossibleExpectation,
      "nothing so far causes the event `\(kind.rawValue)`"
        + (name.map { " with the name `\($0)`" } ?? ""),
      hint: "log it in an earlier step, or expect another event")
  }

  static func neverDelivered(_ name: String, isLocal: Bool) -> Mistake {
    warning(
      .neverDelivered,
      isLocal
        ? "`\(name)` is expected, but nothing has presented it so far"
        : "`\(name)` is expected, but no session has delivered it so far",
      hint: isLocal
        ? "present it first: `{present_local: \(name)}`"
        : "deliver it first: `{start_session: {deliver: [\(name)]}}`")
  }
}
