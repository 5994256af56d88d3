import Conformance
import SpecJSON
import SpecModel

extension StepFailure {
  /// Writes the failure for a case's line.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("step", step)
      json.member("lines", difference.lines) { json, line in
        json.object { json in
          switch line {
          case .asExpected(let observations):
            json.member("as_expected", observations) { $1.write(to: &$0) }
          case .missing(let expectation):
            json.key("missing")
            expectation.write(to: &json)
          case .unexpected(let observation):
            json.key("unexpected")
            observation.write(to: &json)
          }
        }
      }
      if let stack {
        json.key("stack")
        json.object { json in
          json.member("expected", stack.expected)
          json.member("actual", stack.actual)
        }
      }
    }
  }

  /// Reads a failure from a case's line.
  init(_ json: JSONReader) throws(JSONError) {
    var difference = StepDifference(expected: [], actual: [])
    difference.lines = try json.member("lines").array(StepDifference.Line.init)
    self.init(
      step: try json.member("step").count(), difference: difference,
      stack: try json.optional("stack").map { stack throws(JSONError) in
        StackDifference(
          expected: try stack.member("expected").strings(),
          actual: try stack.optional("actual")?.strings())
      })
  }
}

extension StepDifference.Line {
  fileprivate init(_ json: JSONReader) throws(JSONError) {
    if let observations = json.optional("as_expected") {
      self = .asExpected(try observations.array(Observation.init))
    } else if let expectation = json.optional("missing") {
      self = .missing(try Expectation(expectation))
    } else {
      self = .unexpected(try Observation(try json.member("unexpected")))
    }
  }
}
