import SpecModel
import YAMLTree

/// The texts of scripts, which engines receive and answer with.
///
/// `PROTOCOL.md` promises them Unicode's composed form, and answers are cut beyond a limit, so that
/// no engine could answer with a longer text.
extension NodeReader {
  /// Reads a text that engines receive.
  func string(_ what: @autoclosure () -> String = "a text", within limit: TextLimit) -> String? {
    guard let text = string(what()), isSendable(within: limit) else { return nil }
    return text
  }

  /// Reads a non-empty text that engines receive.
  func nonemptyString(_ what: @autoclosure () -> String, within limit: TextLimit) -> String? {
    guard let text = nonemptyString(what()), isSendable(within: limit) else { return nil }
    return text
  }

  /// Tells whether engines can receive the text and answer with it, and reports it otherwise.
  func isSendable(within limit: TextLimit) -> Bool {
    guard isShort(within: limit) else { return false }
    // The composed form of a text that is ASCII is the text.
    if node.withUTF8({ $0.allSatisfy { $0 < 0x80 } }) || node.text.isComposed { return true }
    report(
      .decomposedText,
      "this text is not in Unicode's composed form (NFC), in which engines get all texts",
      hint: Mistake.decompositionHint(node.text))
    return false
  }

  /// Tells whether the text is within a limit, and reports it otherwise.
  func isShort(within limit: TextLimit) -> Bool {
    let count = node.withUTF8 { $0.count }
    if count <= limit.bytes { return true }
    report(
      .tooLong,
      "this text has \(Mistake.grouped(count)) bytes; the limit is \(Mistake.grouped(limit.bytes))",
      hint:
        "shorten it by \(Mistake.grouped(count - limit.bytes)) or more; PROTOCOL.md lists the limits"
    )
    return false
  }

  /// Reads a regular expression.
  func pattern() -> String? {
    guard let text = nonemptyString("a regular expression", within: .pattern) else { return nil }
    do throws(Pattern.Mistake) {
      _ = try Pattern(text)
      return text
    } catch {
      report(.malformedPattern, error.message, hint: error.hint)
      return nil
    }
  }
}
