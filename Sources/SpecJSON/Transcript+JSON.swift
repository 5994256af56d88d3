package import SpecModel

extension Transcript {
  /// Writes the transcript in the wire's canonical form: one list of observations for each action.
  package func write(to json: inout JSONWriter) {
    json.array(observations) { json, observations in
      json.array(observations) { $1.write(to: &$0) }
    }
  }

  /// Reads the transcript from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    self.init(
      observations: try json.array { list throws(JSONError) in
        try list.array(Observation.init)
      })
  }
}
