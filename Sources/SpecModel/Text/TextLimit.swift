/// The maximum length of a text that an engine reports, in bytes of UTF-8.
///
/// Longer texts are cut when they are received: a faulty engine may send a text of many megabytes,
/// which must not reach comparisons and reports. A suite must not have them at all. `PROTOCOL.md`
/// states the limits.
package struct TextLimit: Sendable {
  package let bytes: Int

  /// The engine's own name and version.
  package static let title = TextLimit(bytes: 200)
  /// The name of a message, an event or a product, the key of an extra, the id of a profile or rule.
  package static let name = TextLimit(bytes: 1 << 10)
  /// The reason why something is not supported or does not apply.
  package static let reason = TextLimit(bytes: 1 << 10)
  /// The URL of an asset.
  package static let url = TextLimit(bytes: 8 << 10)
  /// The value of an extra or, in a suite, of a property.
  package static let value = TextLimit(bytes: 16 << 10)
  /// A regular expression in a suite; matching takes time in proportion to its length.
  package static let pattern = TextLimit(bytes: 1 << 10)
  /// The message of an error.
  package static let error = TextLimit(bytes: 16 << 10)
}

/// The maximum number of items that an engine may report; more are an error, and none of them is
/// kept.
package enum CountLimit {
  /// The observations in a reply.
  package static let observations = 10_000
  /// The members of `extras`, the names in a `stack`, and the entries of a list in the manifest.
  package static let entries = 1_000
}

extension String {
  /// Returns the text, or its start and the number of bytes that were cut.
  ///
  /// A text that was already cut is not changed, because it is read again with the results that it
  /// was written to. Both forms of a text are cut alike, because they are compared as one.
  package func cut(to limit: TextLimit) -> String {
    guard !isWithin(limit) else { return self }
    let text = composed
    return text.isWithin(limit) ? text : text.start(within: limit)
  }

  /// The start of a text that is too long, and the number of bytes that were cut.
  private func start(within limit: TextLimit) -> String {
    var end = utf8.index(startIndex, offsetBy: limit.bytes)
    while utf8[end] & 0b1100_0000 == 0b1000_0000 { end = utf8.index(before: end) }
    return "\(self[..<end])… [\(utf8[end...].count) bytes more]"
  }

  /// Whether the text is short enough, or was cut to be.
  package func isWithin(_ limit: TextLimit) -> Bool {
    utf8.count <= limit.bytes || isCut(to: limit)
  }

  /// Returns whether the text ends with a note about cut bytes, and the text before it is within
  /// the limit.
  private func isCut(to limit: TextLimit) -> Bool {
    let (mark, end) = ("… [", " bytes more]")
    guard utf8.count <= limit.bytes + mark.utf8.count + 20 + end.utf8.count, hasSuffix(end) else {
      return false
    }
    let rest = utf8.dropLast(end.utf8.count)
    let digits = rest.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let start = rest.dropLast(digits.count)
    return !digits.isEmpty && start.suffix(mark.utf8.count).elementsEqual(mark.utf8)
      && start.count - mark.utf8.count <= limit.bytes
  }
}
