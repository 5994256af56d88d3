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
      reader.report(.unknown(.path(toTime: isTime), text, known: paths(toTime: isTime)))
      return nil
    }
    return isGiven ? .ofGiven(steps, unit: unit) : .ofMessage(steps, unit: unit)
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
    func paths(_ shape: ValueShape, _ start: String, _ depth: Int) -> [String] {
      if Self.unit(of: words.vocabulary.resolved(shape), isTime: isTime) != nil { return [start] }
      // Shapes may be recursive.
      guard depth < Self.deepest else { return [] }
      return members(of: shape).flatMap {
        paths($0.shape, start.isEmpty ? $0.name : "\(start).\($0.name)", depth + 1)
      }
    }
    return paths(words.shape(of: words.vocabulary.messages), "", 0)
      + paths(words.shape(of: words.vocabulary.given), MonitorWord.given, 0)
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
