package import SpecModel

extension Transcript: JSONCodable {
  /// Writes the transcript in the wire's canonical form: one list of observations for each action.
  package func write(to json: inout JSONWriter) {
    observations.write(to: &json)
  }

  /// Reads the transcript from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    self.init(observations: try Array(json))
  }
}
