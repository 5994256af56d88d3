package import Conformance
package import SpecJSON
import SpecModel

/// A failure in a case's line.
extension StepFailure: JSONDescribed {
  package init(_ failure: Self?, _ json: inout JSONMembers) throws(JSONError) {
    var difference = StepDifference(expected: [], actual: [])
    let step = try json.required("step", failure?.step)
    difference.lines = try json.required("lines", failure?.difference.lines)
    self.init(
      step: step, difference: difference, stack: try json.optional("stack", failure?.stack))
  }
}

extension StackDifference: JSONDescribed {
  package init(_ stack: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      expected: try json.required("expected", stack?.expected),
      actual: try json.optional("actual", stack?.actual))
  }
}

extension StepDifference.Line: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .asExpected(let observations): json.member("as_expected", observations)
    case .missing(let expectation): json.member("missing", expectation)
    case .unexpected(let observation): json.member("unexpected", observation)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if let observations = json.optional("as_expected") {
      self = .asExpected(try Array(observations))
    } else if let expectation = json.optional("missing") {
      self = .missing(try Expectation(expectation))
    } else {
      self = .unexpected(try json.required("unexpected"))
    }
  }
}
