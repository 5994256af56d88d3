package import SpecJSON
package import SpecModel

/// A request of the harness to an engine process: to run one script on a fresh engine.
package struct WireRequest: Hashable, Sendable {
  /// The id that the reply must carry.
  package var id: Int
  /// The script to run.
  package var script: Script

  package init(id: Int, script: Script) {
    self.id = id
    self.script = script
  }

  /// Writes the request, without a line break.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      script.writeMembers(to: &json)
    }
  }

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - acceptsAny: Whether the engine takes words of a suite's own, which are read as they come.
  /// - Throws: `WireError`, with the id if there is one.
  package init(
    line: ArraySlice<UInt8>, acceptsAny: Bool = false
  ) throws(WireError) {
    let json = try WireError.object(in: line, as: "the request", acceptsAny: acceptsAny)
    id = try WireError.id(of: json, in: "the request")
    do throws(JSONError) {
      script = try Script(json)
    } catch {
      throw WireError("the request is not valid: \(error)", id: id)
    }
  }

  /// Reads a request from any bytes, which are copied; the parameters are the same.
  package init(
    line: some Collection<UInt8>, acceptsAny: Bool = false
  ) throws(WireError) {
    try self.init(line: Array(line)[...], acceptsAny: acceptsAny)
  }
}
