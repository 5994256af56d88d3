import SpecModel

/// The parts of scripts that were written last, so that an equal part is not written again.
///
/// Cases that follow each other often start in the same state and have the same messages.
package struct RecentTexts: Sendable {
  private var states = RecentValues<Given>()
  private var messages = RecentValues<Message>()

  /// Creates a value that knows no texts.
  package init() {}

  /// Returns the text of a state at the start.
  mutating func text(of state: Given) -> [UInt8] {
    states.text(of: state) { $0.write(to: &$1) }
  }

  /// Returns the text of a message, without its name.
  mutating func text(of message: Message) -> [UInt8] {
    messages.text(of: message) { $0.write(to: &$1) }
  }
}

/// A few values with their texts; the oldest is forgotten first.
private struct RecentValues<Value: Equatable & Sendable>: Sendable {
  private var entries: [(value: Value, text: [UInt8])] = []
  private var oldest = 0

  /// The number of values; looking through many more would take as long as writing one.
  private static var limit: Int { 8 }

  mutating func text(of value: Value, write: (Value, inout JSONWriter) -> Void) -> [UInt8] {
    for index in entries.indices where entries[index].value == value {
      return entries[index].text
    }
    var json = JSONWriter()
    write(value, &json)
    let entry = (value, json.bytes)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
    return entry.1
  }
}
