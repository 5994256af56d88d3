import SpecModel

extension ScriptShapes {
  /// The start state of a case.
  var given: JSONSchema {
    .closed(
      (words?.included.givenKeys ?? Given.Key.allCases).map { key in
        Property(key, schema(of: key.definition.shape).described(key.definition.summary))
      } + keys(words?.vocabulary.given ?? []))
  }

  private func schema(of shape: Given.Key.Shape) -> JSONSchema {
    switch shape {
    case .seconds: duration(SchemaPattern.wholeSeconds)
    case .word(let words): orColumn(.words(words))
    case .host: reference(.host)
    case .assets: reference(.assets)
    }
  }

  /// What the host app implements and answers; a host that implements nothing has no answers.
  var host: JSONSchema {
    let nothing = JSONSchema.constant(Host.ChoiceMethod.nothing.rawValue)
    let silent = JSONSchema.having(Host.Key.implements.rawValue, Host.Key.choices.rawValue)
      .with("properties", [Property(Host.Key.implements, nothing)])
    let host = JSONSchema.closed(
      Host.Key.inSpecs.map { key in
        Property(key, schema(of: key.definition.shape).described(key.definition.summary))
      })
    // That such answers do not count may be what a convention is about.
    return purpose == .convention ? host : host.with("not", silent)
  }

  private func schema(of shape: Host.Key.Shape) -> JSONSchema {
    switch shape {
    case .word(let words): orColumn(.words(words))
    case .choices: reference(.choices)
    }
  }

  /// One answer for every message, or answers for individual messages.
  var choices: JSONSchema {
    .any(of: [
      .words(of: DisplayChoice.self),
      .mapping(of: names, to: word(DisplayChoice.self), atLeast: 1),
    ])
  }

  /// The results of fetches, by URL.
  var assets: JSONSchema {
    .mapping(of: JSONSchema().with("minLength", 1), to: orColumn(fetchResult), atLeast: 1)
  }

  /// The result of a fetch or of a delivery.
  var fetchResult: JSONSchema {
    let late = sole(
      AssetBehavior.Delay.allCases.map { Property($0, duration().described($0.summary)) })
    return .any(of: [.words(of: AssetBehavior.Outcome.self), late])
  }
}
