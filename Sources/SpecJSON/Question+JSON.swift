package import SpecModel

extension Question: JSONDescribed {
  package init(
    _ question: Self?, _ json: inout JSONMembers
  ) throws(JSONError) {
    self.init(
      id: try json.required("id", question?.id),
      title: try json.required("title", question?.title),
      question: try json.required("question", question?.question),
      about: try json.optional("about", question?.about, or: ""),
      layer: try json.required("layer", question?.layer),
      rules: try json.optional("rules", question?.rules, or: []),
      profiles: try json.required("profiles", question?.profiles),
      citations: try json.required("documents", question?.citations),
      answers: try json.required("answers", question?.answers),
      defaultAnswer: try json.required("default", question?.defaultAnswer),
      probes: try json.required("probes", question?.probes),
      moot: try json.required("moot", question?.moot),
      location: try json.required("at", question?.location))
  }
}

extension Question.Answer: JSONDescribed {
  package init(_ answer: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("id", answer?.id), text: try json.required("text", answer?.text))
  }
}

extension Question.Moot: JSONDescribed {
  package init(_ moot: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      answers: try json.required("answers", moot?.answers),
      reason: try json.required("reason", moot?.reason))
  }
}

extension Probe: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    json.member("script", script)
    json.member("outcomes", outcomes)
  }

  package init(_ json: JSONReader) throws(JSONError) {
    let script = try Case(try json.member("script"))
    let outcomes = try json.member("outcomes").array { outcome throws(JSONError) in
      let expected = try Outcome(outcome)
      guard expected.steps.count <= script.steps.count else {
        throw try outcome.member("steps").error("the script has only \(script.steps.count) steps")
      }
      return expected
    }
    self.init(script: script, outcomes: outcomes)
  }
}

extension Probe.Outcome: JSONDescribed {
  package init(_ outcome: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      answer: try json.required("answer", outcome?.answer),
      steps: try json.required("steps", outcome?.steps))
  }
}
