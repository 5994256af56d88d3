import SpecJSON
package import SpecModel

/// Reads traces: JSON Lines with a header.
package struct TraceReader {
  /// The ids of the profiles that the suite has.
  private let profiles: [String]
  /// The words of the suite; `nil` if all are built in.
  private let words: SuiteWords?
  private var mistakes: [TraceMistake] = []
  private var trace: Trace?
  private var names: Set<String> = []
  private var last = 0
  private var isOver = false

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - profiles: The ids of the profiles that the trace may follow.
  ///   - words: The words of the suite; `nil` if all are built in.
  /// - Throws: ``TraceMistakes`` with the errors, at most ``TraceMistakes/limit``.
  package static func read(
    _ bytes: [UInt8], profiles: [String], words: SuiteWords? = nil
  ) throws(TraceMistakes) -> Trace {
    var reader = TraceReader(profiles: profiles, words: words)
    reader.read(bytes)
    if let trace = reader.trace, reader.mistakes.isEmpty { return trace }
    throw TraceMistakes(all: reader.mistakes)
  }

  private mutating func read(_ bytes: [UInt8]) {
    if bytes.count > TraceLimit.file {
      let limit = TraceLimit.file >> 20
      return add(nil, "the trace has more than \(limit) MiB", hint: "split it by sessions")
    }
    if bytes.contains(0) {
      return add(
        nil, "this is a binary file, not a trace", hint: "a trace is a text of JSON Lines")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var count = 0
    for (index, line) in lines.enumerated() {
      if mistakes.count >= TraceMistakes.limit { return }
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      count += 1
      if count > TraceLimit.lines {
        return add(index + 1, "the trace has more than \(TraceLimit.lines) lines")
      }
      let isCutShort = index == lines.count - 1
      read(line, index + 1, isFirst: count == 1, isCutShort: isCutShort)
      // Without a header, no line has a meaning.
      if trace == nil { return }
    }
    if count == 0 {
      add(
        nil, "the trace is empty",
        hint: "it begins with a header: \(sample)")
    }
    trace?.end = last
  }

  private mutating func read(
    _ line: ArraySlice<UInt8>, _ number: Int, isFirst: Bool, isCutShort: Bool
  ) {
    if line.count > TraceLimit.line {
      return add(number, "the line has more than \(TraceLimit.line >> 20) MiB")
    }
    let json: JSONReader
    do throws(JSONError) {
      json = try JSONReader(parsing: line, words: words)
    } catch {
      // The writer was interrupted; the lines before are valid.
      if isCutShort, !isFirst {
        trace?.remarks.append("line \(number) is incomplete and is ignored: \(error.message)")
        return
      }
      let what = isFirst ? "the header is not valid JSON" : "this is not valid JSON"
      return add(number, column: column(of: error.offset, in: line), "\(what): \(error.message)")
    }
    do throws(JSONError) {
      guard json.sort == .object else {
        throw json.error("expected an object, found \(json.sort.rawValue)")
      }
      if isFirst { try readHeader(json) } else { try readLine(json, number) }
    } catch {
      add(number, column: column(of: error.place, in: line), error.message)
    }
  }

  /// Returns the column of a byte, in Unicode scalars, counted from 1.
  private func column(of offset: Int?, in line: ArraySlice<UInt8>) -> Int {
    1 + line.prefix(offset ?? 0).count { $0 & 0xC0 != 0x80 }
  }

  private mutating func add(
    _ line: Int?, column: Int = 1, _ message: String, hint: String? = nil
  ) {
    mistakes.append(TraceMistake(line: line, column: column, message, hint: hint))
  }

  // MARK: The header

  /// How a header looks.
  private var sample: String {
    let profile = words == nil ? "swift" : profiles.first ?? "profile"
    return #"{"iamspec_trace":1,"profile":"\#(profile)","messages":{…}}"#
  }

  private mutating func readHeader(_ json: JSONReader) throws(JSONError) {
    let key = TraceHeaderKey.self
    guard let version = json.optional(key.version.rawValue) else {
      throw json.error(
        "the first line has to be the header: \(sample)"
      )
    }
    try version.checkVersion(Trace.version, of: "the trace is")
    try json.allow(TraceHeaderKey.allCases.map(\.rawValue), in: "the header")
    let profile = try json.member(key.profile.rawValue)
    let id = try profile.string()
    guard profiles.contains(id) else { throw profile.unknown(id, "a profile", known: profiles) }
    var read = Trace(profile: id, messages: [], entries: [])
    if let words { read.given = words.usualGiven }
    if let engine = json.optional(key.engine.rawValue) {
      try engine.allow(["name", "version"], in: "`engine`")
      read.engine = [try engine.member("name").string(), try engine.optional("version")?.string()]
        .compactMap(\.self).joined(separator: " ")
    }
    if let given = json.optional(key.given.rawValue) { read.given = try self.given(given) }
    read.messages = try messages(json.member(key.messages.rawValue))
    names = Set(read.messages.map(\.name))
    if let list = json.optional(key.unseen.rawValue) {
      read.unseen = Set(
        try list.array { item throws(JSONError) in try unseen(item) })
    }
    if let list = json.optional(key.unknown.rawValue) {
      read.unknown = Set(
        try list.array { item throws(JSONError) in
          let word = try item.string()
          guard let unknown = Trace.Unknown(rawValue: word) else {
            throw item.unknown(
              word, "something that can be unknown", known: Trace.Unknown.allCases.map(\.rawValue))
          }
          return unknown
        })
      let count = Beginning.count(for: read)
      if count > Beginning.limit {
        throw list.error(
          "with \(read.messages.count) messages, \(count) beginnings are possible, more than "
            + "\(Beginning.limit); name fewer messages, or leave out `waiting`")
      }
    }
    trace = read
  }

  /// Reads a kind of observation that is not recorded.
  private func unseen(_ json: JSONReader) throws(JSONError) -> Observation.Kind {
    let word = try json.string()
    if let meaning = words?.observations[word] { return .word(meaning.wordName) }
    let known = Observation.Kind.inManifests.filter {
      words?.included.observations.contains($0) ?? true
    }
    guard let kind = Observation.Kind(rawValue: word), known.contains(kind) else {
      throw json.unknown(
        word, "a kind of observation",
        known: known.map(\.rawValue) + (words?.observations.keys.sorted() ?? []))
    }
    return kind
  }

  /// The keys of a start.
  private var givenKeys: [String] {
    (words?.included.givenKeys ?? Given.Key.allCases).map(\.rawValue)
      + (words?.vocabulary.given.map(\.name) ?? [])
  }

  /// The keys of a message.
  private var messageKeys: [String] {
    (words?.included.messageKeys ?? Message.Key.onTheWire).map(\.rawValue)
      + (words?.vocabulary.messages.map(\.name) ?? [])
  }

  private func given(_ json: JSONReader) throws(JSONError) -> Given {
    try json.allow(givenKeys, in: "`given`")
    if let host = json.optional("host") {
      try host.allow(Host.Key.allCases.map(\.rawValue), in: "`host`")
    }
    return try Given(json)
  }

  private func messages(_ json: JSONReader) throws(JSONError) -> [Message] {
    var messages: [Message] = []
    for (name, value) in try json.members() {
      try value.allow(messageKeys, in: "a message")
      let message = try Message(name: name, value)
      for filter in message.triggers.compactMap(\.filter) { try check(filter, in: value) }
      messages.append(message)
    }
    return messages
  }

  /// Checks the patterns of a filter.
  private func check(_ filter: PropertyFilter, in message: JSONReader) throws(JSONError) {
    switch filter {
    case .comparison(_, .matches(let pattern)):
      do throws(Pattern.Mistake) {
        _ = try Pattern(pattern)
      } catch {
        throw message.error("`\(pattern)`: \(error.message); \(error.hint)")
      }
    case .all(let filters), .any(let filters):
      for filter in filters { try check(filter, in: message) }
    case .comparison, .presence: break
    }
  }

  // MARK: The lines

  private mutating func readLine(_ json: JSONReader, _ number: Int) throws(JSONError) {
    let key = TraceLineKey.self
    let time = try json.member(key.at.rawValue)
    let at = try time.integer()
    if at < 0 { throw time.error("a time counts from the start, and is not negative") }
    if at > TraceLimit.time {
      throw time.error("a time counts in milliseconds from the start, and is at most a year")
    }
    if at < last {
      throw time.error("the time goes back, from \(last) to \(at); use a clock that never does")
    }
    last = at
    if isOver { throw json.error("nothing comes after the line with `end`") }
    let note = try json.optional(key.note.rawValue)?.string()
    let action = json.optional(key.do.rawValue)
    let observation = json.optional(key.saw.rawValue)
    let end = json.optional(key.end.rawValue)
    let content: Trace.Content
    switch (action, observation, end) {
    case (let word?, nil, nil): content = .action(try self.action(json, word))
    case (nil, let word?, nil): content = .observation(try self.observation(json, word))
    case (nil, nil, let end?):
      try json.allow(["at", "end", "note"], in: "the last line")
      guard try end.boolean() else { throw end.error("expected true") }
      isOver = true
      return
    case (nil, nil, nil):
      throw json.error("a line says what happened, `do`, or what was seen, `saw`; it has neither")
    default: throw json.error("a line has one of `do`, `saw` and `end`, and not several")
    }
    trace?.entries.append(Trace.Entry(line: number, at: at, content, note: note))
  }

  private func action(_ json: JSONReader, _ word: JSONReader) throws(JSONError) -> Action {
    let text = try word.string()
    if let meaning = words?.actions[text] {
      try allow(meaning, in: json, beside: "do")
      let action = try Action(json)
      if case .word(let word) = action {
        for name in word.messages { try check(name, json, "do") }
      }
      return action
    }
    let builtin = Action.Kind.allCases.filter {
      ($0.isWrittenInCases || $0 == .queryStack) && $0 != .advance
    }
    let known = builtin.filter { words?.included.actions.contains($0) ?? true }
    guard let kind = Action.Kind(rawValue: text), known.contains(kind) else {
      if text == Action.Kind.advance.rawValue {
        throw word.error("time passes by itself in a trace: `at` says how much")
      }
      throw word.unknown(
        text, "an action of a trace",
        known: known.map(\.rawValue) + (words?.actions.keys.sorted() ?? []))
    }
    try json.allow(["at", "do", "note"] + kind.definition.shape.keys, in: "`\(text)`")
    let action = try Action(json)
    switch action.argument {
    case .message(let name): try check(name, json, "message")
    case .campaigns(let names): for name in names { try check(name, json, "deliver") }
    case .choice(.messages(let choices)):
      for name in choices.keys.sorted() { try check(name, json, "choices") }
    default: break
    }
    return action
  }

  /// Checks the keys of a line about a word of the suite's own.
  private func allow(
    _ meaning: WordMeaning, in json: JSONReader, beside key: String
  ) throws(JSONError) {
    // Which keys a word has that takes one of several forms, is checked where it is read.
    if meaning.members.isEmpty, meaning.word.takes != .nothing { return }
    try json.allow(["at", key, "note"] + meaning.members.map(\.name), in: "`\(meaning.name)`")
  }

  private func observation(
    _ json: JSONReader, _ word: JSONReader
  ) throws(JSONError) -> Observation {
    let text = try word.string()
    let known = Observation.Kind.inManifests.filter {
      words?.included.observations.contains($0) ?? true
    }
    let kind: Observation.Kind
    if let meaning = words?.observations[text] {
      kind = .word(meaning.wordName)
      try allow(meaning, in: json, beside: "saw")
    } else {
      guard let builtin = Observation.Kind(rawValue: text), known.contains(builtin) else {
        throw word.unknown(
          text, "an observation",
          known: known.map(\.rawValue) + (words?.observations.keys.sorted() ?? []))
      }
      kind = builtin
      try json.allow(["at", "saw", "note"] + kind.definition.shape.keys, in: "`\(text)`")
    }
    if trace?.unseen.contains(kind) == true {
      throw word.error("the header says that `\(text)` cannot be seen")
    }
    let observation = try Observation(json)
    switch observation.parts.argument {
    case .message(let name), .extras(let name, _), .reason(let name, _):
      try check(name, json, "message")
    case .stack(let names): for name in names { try check(name, json, "messages") }
    case .word(let word): for name in word.messages { try check(name, json, "message") }
    case .event, .asset: break
    }
    return observation
  }

  private func check(_ name: String, _ json: JSONReader, _ key: String) throws(JSONError) {
    if names.contains(name) { return }
    throw (json.optional(key) ?? json).unknown(
      name, "a message of the header", known: trace?.messages.map(\.name) ?? [])
  }
}
