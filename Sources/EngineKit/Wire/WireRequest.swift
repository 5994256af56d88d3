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
  /// - Parameter line: The line, without its line break.
  /// - Throws: `WireError`, with the id if there is one.
  package init(line: some Collection<UInt8>) throws(WireError) {
    let json = try WireError.object(in: line, as: "the request")
    id = try WireError.id(of: json, in: "the request")
    do throws(JSONError) {
      script = try Script(json)
    } catch {
      throw WireError("the request is not valid: \(error)", id: id)
    }
  }
}
