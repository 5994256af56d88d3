import SpecModel
import YAMLTree

extension MonitorsDecoder {
  /// Reads a number of times or a span, or a path to one: `redisplay.limit`, `given.interval`.
  ///
  /// - Parameters:
  ///   - reader: The node.
  ///   - isTime: Whether it is a span.
  func amount(_ reader: NodeReader, ofTime isTime: Bool) -> DeclaredMonitor.Amount? {
    let text = reader.node.text
    guard reader.node.kind == .scalar, text.first?.isLetter == true else {
      return isTime
        ? reader.duration().map { .exactly($0.milliseconds) }
        : reader.integer(in: 0...Int(Int32.max)).map { .exactly($0) }
    }
    let path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isGiven = path.first == MonitorWord.given
    let steps = isGiven ? Array(path.dropFirst()) : path
    let keys = isGiven ? words.vocabulary.given : words.vocabulary.messages
    guard let shape = shape(at: steps, in: words.shape(of: keys)),
      let unit = Self.unit(of: words.vocabulary.resolved(shape), isTime: isTime)
    else {
      reader.report(
        .unknown(isTime ? .pathToSpan : .pathToCount, text, known: paths(toTime: isTime)))
      return nil
    }
    return isGiven ? .ofGiven(steps, unit: unit) : .ofMessage(steps, unit: unit)
  }

  /// Reads a time that passes, and since when: after something, or from a date of `given` until one of the message.
  func wait(_ values: [MonitorKey: NodeReader]) -> DeclaredMonitor.Wait? {
    guard let from = values[.from] else { return nil }
    guard let since = values[.since] else {
      return amount(from, ofTime: true).map { DeclaredMonitor.Wait($0, since: nil) }
    }
    guard since.node.kind == .scalar, since.node.text.hasPrefix("\(MonitorWord.given).") else {
      let event = pattern(since)
      guard let amount = amount(from, ofTime: true), let event else { return nil }
      return DeclaredMonitor.Wait(amount, since: event)
    }
    let start = date(since, in: words.vocabulary.given, from: MonitorWord.given)
    guard let end = date(from, in: words.vocabulary.messages, from: ""), let start else {
      return nil
    }
    return DeclaredMonitor.Wait(.untilDate(end, from: start), since: nil)
  }

  /// Reads a path to a date.
  private func date(
    _ reader: NodeReader, in keys: [DeclaredWord], from start: String
  ) -> [String]? {
    let shape = words.shape(of: keys)
    let known = paths(in: shape, start) { $0 == .plain(.date) }
    guard reader.node.kind == .scalar, known.contains(reader.node.text) else {
      reader.report(.unknown(.pathToDate, reader.node.text, known: known))
      return nil
    }
    let path = reader.node.text.split(separator: ".").map(String.init)
    return start.isEmpty ? path : Array(path.dropFirst())
  }

  /// The shape to which a path leads; `nil` if it leads nowhere.
  private func shape(at path: [String], in start: ValueShape) -> ValueShape? {
    path.reduce(Optional(start)) { shape, step in
      shape.flatMap { members(of: $0).first { $0.name == step }?.shape }
    }
  }

  private func members(of shape: ValueShape) -> [DeclaredMember] {
    if case .members(let members, _) = words.vocabulary.resolved(shape) { members } else { [] }
  }

  /// Every path that leads to a number of times, or to a span.
  private func paths(toTime isTime: Bool) -> [String] {
    let isMeant = { Self.unit(of: $0, isTime: isTime) != nil }
    return paths(in: words.shape(of: words.vocabulary.messages), "", to: isMeant)
      + paths(in: words.shape(of: words.vocabulary.given), MonitorWord.given, to: isMeant)
  }

  /// Every path from a shape to one that is meant.
  private func paths(
    in shape: ValueShape, _ start: String, at depth: Int = 0, to isMeant: (ValueShape) -> Bool
  ) -> [String] {
    if isMeant(words.vocabulary.resolved(shape)) { return [start] }
    // Shapes may be recursive.
    guard depth < Self.deepest else { return [] }
    return members(of: shape).flatMap {
      paths(
        in: $0.shape, start.isEmpty ? $0.name : "\(start).\($0.name)", at: depth + 1, to: isMeant)
    }
  }

  private static let deepest = 4

  /// What a value of a shape has to be multiplied with to be a number of times, or of milliseconds.
  private static func unit(of shape: ValueShape, isTime: Bool) -> Int? {
    switch (shape, isTime) {
    case (.plain(.whole), false), (.plain(.span), true), (.plain(.moment), true): 1
    case (.plain(.seconds), true): 1000
    default: nil
    }
  }
}
