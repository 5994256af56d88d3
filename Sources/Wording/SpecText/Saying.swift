import SpecModel
import Synchronization

/// What the argument of a word says, as its phrases need it.
struct Saying {
  /// The word or the form that the argument chooses; `nil` if it has no choice.
  var choice: String?
  /// The values, by name.
  private var values: [String: Value] = [:]
  /// The value of an argument that has only one, whatever it is called.
  private var sole: Value?

  /// A value in an argument.
  struct Value {
    /// The value as specs write it: one text, or several.
    var written: [String]
    /// The value in prose.
    var prose: Phrase
    /// Whether it is empty or zero.
    var isEmpty: Bool

    /// Creates a value that is written as it is said.
    static func text(_ text: String) -> Value {
      Value(written: [text], prose: Phrase([.words(text)]), isEmpty: false)
    }

    /// Creates a list of texts.
    static func texts(_ texts: [String]) -> Value {
      Value(written: texts, prose: "\(names: texts)", isEmpty: texts.isEmpty)
    }

    /// Creates a value in prose alone.
    static func prose(_ phrase: Phrase) -> Value {
      Value(written: [phrase.plain], prose: phrase, isEmpty: phrase == Phrase())
    }

    /// Creates a span of time.
    static func span(_ span: TimeSpan) -> Value {
      Value(
        written: [span.description], prose: Phrase([.words(span.description)]),
        isEmpty: span == .zero)
    }

    /// Creates a whole number.
    static func number(_ number: Int) -> Value {
      Value(
        written: [String(number)], prose: Phrase([.words(String(number))]), isEmpty: number == 0)
    }
  }

  /// Creates what an argument with several values says; a value that is `nil` is absent.
  init(choice: String? = nil, _ values: KeyValuePairs<String, Value?> = [:]) {
    self.choice = choice
    for (name, value) in values { self.values[name] = value }
  }

  /// Creates what an argument with one value says.
  init(choice: String? = nil, sole: Value?) {
    self.choice = choice
    self.sole = sole
  }

  /// The value of this name; `nil` if it is absent.
  subscript(name: String) -> Value? {
    get { sole ?? values[name] }
    set { values[name] = newValue }
  }

  /// What is said of an entry of a mapping: the only value is called `value`.
  var asValue: Saying { Saying(choice: choice, ["value": sole]) }
}

extension WordPhrases {
  /// Returns the words for what an argument says; nothing if no phrase is for it.
  func filled(with saying: Saying) -> Phrase {
    template(for: saying.choice).map { Self.filled($0, with: saying) } ?? Phrase()
  }

  /// Returns the words for the entries of a mapping, by key.
  func list<Value>(
    _ entries: [String: Value], _ saying: (Value) -> Saying
  ) -> Phrase {
    entries.sorted { $0.key < $1.key }.map { key, value in
      let said = saying(value)
      let pair = Saying(["key": .text(key), "value": said["value"]])
      return entry(for: said.choice).map { Self.filled($0, with: pair) } ?? Phrase()
    }.joined(by: separator)
  }

  private static func filled(_ text: String, with saying: Saying) -> Phrase {
    // The loader has refused templates that are malformed.
    guard let template = template(text) else { return Phrase([.words(text)]) }
    return filled(template.pieces, with: saying)
  }

  /// The templates that have been read, by their text: a report fills in the same few thousands of times.
  private static let known = Mutex<[String: PhraseTemplate]>([:])

  private static func template(_ text: String) -> PhraseTemplate? {
    known.withLock { known in
      if let template = known[text] { return template }
      known[text] = try? PhraseTemplate(text)
      return known[text]
    }
  }

  private static func filled(_ pieces: [PhraseTemplate.Piece], with saying: Saying) -> Phrase {
    pieces.reduce(into: Phrase()) { phrase, piece in
      switch piece {
      case .prose(let words): phrase = phrase + Phrase([.words(words)])
      case .value(let name, let asWritten):
        guard let value = saying[name] else { return }
        phrase = phrase + (asWritten ? "\(names: value.written)" : value.prose)
      case .choice(let names, let with, let empty, let absent):
        let values = names.compactMap { saying[$0] }
        let isWhole = values.count == names.count
        let part = isWhole ? values.contains(where: \.isEmpty) ? empty : with : absent
        phrase = phrase + filled(part, with: saying).merged
      }
    }
  }
}

extension Phrase {
  /// The phrase with neighboring pieces of prose as one piece.
  fileprivate var merged: Phrase {
    Phrase(
      pieces.reduce(into: []) { merged, piece in
        if case .words(let more) = piece, case .words(let words)? = merged.last {
          merged[merged.count - 1] = .words(words + more)
        } else {
          merged.append(piece)
        }
      })
  }
}
