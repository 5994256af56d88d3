/// The form of a value in specs and on the wire.
package indirect enum ValueShape: Hashable, Sendable {
  /// A value without parts.
  case plain(Plain)
  /// A shape that the vocabulary names.
  case named(String)
  /// One of some words.
  case words([DeclaredChoice], isOpen: Bool)
  /// A list.
  case list(ValueShape)
  /// A mapping of keys, which are a plain value, to values.
  case map(by: Plain, ValueShape)
  /// A mapping with declared keys.
  case members([DeclaredMember], short: String?)
  /// One of some words, of which some have an argument.
  case variants(DeclaredVariants)
  /// One of some forms; which one it is, is seen from the value.
  case either([DeclaredAlternative])

  /// The values without parts.
  package enum Plain: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case text
    /// A name: a text that is not empty.
    case name
    /// The URL of an asset.
    case url
    /// A regular expression.
    case pattern
    /// A whole number of 32 bits.
    case whole
    /// A number.
    case number
    /// True or false.
    case flag
    /// A span of time; milliseconds on the wire.
    case span
    /// A span of time that is not zero; milliseconds on the wire.
    case moment
    /// A span of whole seconds; seconds on the wire.
    case seconds
    /// A moment in UTC, in whole seconds.
    case date
    /// A text, a number, a truth value or a date.
    case value
    /// The name of one of the case's messages.
    case message
  }
}

/// A word that a value may be.
package struct DeclaredChoice: Hashable, Sendable {
  /// The word.
  package var name: String
  /// What it means.
  package var summary: String
  /// The word in timelines; `nil` for the word itself.
  package var phrase: String?

  /// Creates a choice.
  package init(_ name: String, _ summary: String, phrase: String? = nil) {
    self.name = name
    self.summary = summary
    self.phrase = phrase
  }
}

/// A key of a mapping whose keys are declared.
package struct DeclaredMember: Hashable, Sendable {
  /// The key.
  package var name: String
  /// The shape of its value.
  package var shape: ValueShape
  /// Whether it may be missing.
  package var presence: DeclaredPresence

  /// Creates a member.
  package init(_ name: String, _ shape: ValueShape, _ presence: DeclaredPresence = .required) {
    self.name = name
    self.shape = shape
    self.presence = presence
  }
}

/// Whether a key may be missing.
package enum DeclaredPresence: Hashable, Sendable {
  /// It must be there.
  case required
  /// It may be missing, and then has this value, as YAML in flow style; the wire always has it.
  case usually(String)
  /// It may be missing. An expectation without it says nothing about it; an observation without it
  /// is compared as if it had this value, as YAML in flow style, if there is one.
  case optional(absentIs: String? = nil)

  /// Whether specs may leave the key out.
  package var maybeMissing: Bool { self != .required }

  /// Whether the wire may lack the key.
  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The value of a key that is missing, if the wire always has one.
  package var usual: String? { if case .usually(let value) = self { value } else { nil } }
}

/// The words of which a value is one, with their arguments.
package struct DeclaredVariants: Hashable, Sendable {
  /// The words.
  package var variants: [DeclaredWord]
  /// The key of the word in a mapping; `nil` if the word is the only key, beside `members`, and its
  /// argument the value.
  package var tag: String?
  /// The key of the word on the wire; `nil` if the wire has the word as specs have it.
  package var wireTag: String?
  /// What every variant has besides.
  package var members: [DeclaredMember]

  /// The key that has the word on the wire; `nil` if the word itself is the key.
  package var tagOnWire: String? { wireTag ?? tag }

  /// Creates variants.
  package init(
    _ variants: [DeclaredWord], tag: String? = nil, wireTag: String? = nil,
    with members: [DeclaredMember] = []
  ) {
    self.variants = variants
    self.tag = tag
    self.wireTag = wireTag
    self.members = members
  }
}

/// One of several forms that a value can have.
package struct DeclaredAlternative: Hashable, Sendable {
  /// Its name: the key on the wire if `isOnTheWire`.
  package var name: String
  /// The form.
  package var shape: ValueShape
  /// Whether the value has its name as a key on the wire.
  package var isOnTheWire: Bool
  /// What the wire has under its name if the value has another form; `nil` if nothing.
  package var otherwise: String?

  /// Creates an alternative.
  package init(
    _ name: String, _ shape: ValueShape, isOnTheWire: Bool, otherwise: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.isOnTheWire = isOnTheWire
    self.otherwise = otherwise
  }
}
