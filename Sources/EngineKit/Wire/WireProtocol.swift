import SpecJSON
import SpecModel

/// The protocol that engine processes speak: JSON Lines on standard input and output.
///
/// An engine writes its manifest, and then one reply for each request that it reads. `PROTOCOL.md`
/// beside the specs describes all of it, for adapters in any language.
package enum WireProtocol {
  /// The protocol's version, the value of the manifest's `iamspec`.
  package static let version = 1
}

/// A line that the protocol does not allow.
package struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the line, as a sentence without its period.
  package var description: String
  /// The id of the request that the line belongs to, or `nil` if it cannot be read.
  package var id: Int?
  /// The action whose observations are invalid, counted from 0, or `nil` if there is none.
  package var action: Int?

  package init(_ description: String, id: Int? = nil, action: Int? = nil) {
    self.description = description
    self.id = id
    self.action = action
  }
}

extension WireError {
  /// Reads a line as an object.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - what: What the line should be, for messages, such as `the reply`.
  ///   - words: The words of the suite; `nil` if all are built in.
  ///   - acceptsAny: Whether words that are not built in are read as they come.
  static func object(
    in line: ArraySlice<UInt8>, as what: String, words: SuiteWords? = nil,
    acceptsAny: Bool = false
  ) throws(WireError) -> JSONReader {
    do throws(JSONError) {
      let json = try JSONReader(parsing: line, words: words, acceptsAny: acceptsAny)
      guard json.sort == .object else {
        throw JSONError("expected an object, found \(json.sort.rawValue)")
      }
      return json
    } catch {
      throw WireError(
        error.offset == nil
          ? "\(what) is not an object: \(error)" : "\(what) is not valid JSON: \(error)")
    }
  }

  /// Reads the id of a request or of its reply.
  static func id(of json: JSONReader, in what: String) throws(WireError) -> Int {
    guard let member = json.optional("id") else { throw WireError("\(what) has no `id`") }
    do throws(JSONError) {
      return try member.integer()
    } catch {
      throw WireError("\(what) is not valid: \(error)")
    }
  }
}
