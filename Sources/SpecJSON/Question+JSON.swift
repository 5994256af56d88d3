import SpecModel

extension Question {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("title", title)
      json.member("question", question)
      json.nonEmpty("about", about)
      json.member("layer", layer.rawValue)
      json.nonEmpty("rules", rules)
      json.member("profiles", profiles)
      json.member("documents", citations) { $1.write(to: &$0) }
      json.member("answers", answers) { json, answer in
        json.object { json in
          json.member("id", answer.id)
          json.member("text", answer.text)
        }
      }
      json.member("default", defaultAnswer)
      json.member("probes", probes) { $1.write(to: &$0) }
      json.member("moot", moot) { json, moot in
        json.object { json in
          json.key("answers")
          json.object { json in
            for (question, answer) in moot.answers.sorted(by: { $0.key < $1.key }) {
              json.key(question)
              json.string(answer)
            }
          }
          json.member("reason", moot.reason)
        }
      }
      json.location(location)
    }
  }

  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), title: try json.member("title").string(),
      question: try json.member("question").string(), about: try json.text("about"),
      layer: try json.member("layer").oneOf(Rule.Layer.self),
      rules: try json.optional("rules")?.strings() ?? [],
      profiles: try json.member("profiles").strings(),
      citations: try json.member("documents").array(Citation.init),
      answers: try json.member("answers").array { answer throws(JSONError) in
        Answer(id: try answer.member("id").string(), text: try answer.member("text").string())
      },
      defaultAnswer: try json.member("default").string(),
      probes: try json.member("probes").array(Probe.init),
      moot: try json.member("moot").array { moot throws(JSONError) in
        Moot(
          answers: try moot.member("answers").dictionary { answer throws(JSONError) in
            try answer.string()
          },
          reason: try moot.member("reason").string())
      },
      location: try json.location())
  }
}

extension Probe {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("script")
      script.write(to: &json)
      json.member("outcomes", outcomes) { json, outcome in
        json.object { json in
          json.member("answer", outcome.answer)
          json.member("steps", outcome.steps) { json, step in json.array(step) { $1.write(to: &$0) }
          }
        }
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    let script = try Case(try json.member("script"))
    let outcomes = try json.member("outcomes").array { outcome throws(JSONError) in
      let steps = try outcome.member("steps")
      let expected = Outcome(
        answer: try outcome.member("answer").string(),
        steps: try steps.array { step throws(JSONError) in try step.array(Expectation.init) })
      guard expected.steps.count <= script.steps.count else {
        throw steps.error("the script has only \(script.steps.count) steps")
      }
      return expected
    }
    self.init(script: script, outcomes: outcomes)
  }
}
