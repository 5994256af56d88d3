package import SpecModel

extension Case {
  /// A case that the reference engine fails: a message is to be displayed that nothing has delivered.
  package static var neverDisplayed: Case {
    let place = SourceLocation(file: "a/b.yaml", line: 1, column: 1)
    return Case(
      id: "a/b/c", title: "Never", rules: ["a.b"], profiles: ["swift"],
      messages: [Message(name: "sale", type: .modal, triggers: [.sessionStart])],
      steps: [
        Step(
          actions: [.enterBackground], expectations: [.observation(.displayed(message: "sale"))],
          position: place.position)
      ], asserts: [.displayed], location: place)
  }
}
