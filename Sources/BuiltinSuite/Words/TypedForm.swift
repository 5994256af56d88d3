/// What a word takes, as the types in Swift have it.
struct TypedForm {
  /// The shape, as an expression: `.event(key: .name)`.
  let shape: String
  /// The case of the argument: `event`.
  let argument: String
  /// The values of the argument, in order.
  let values: [Value]

  /// A value of an argument.
  struct Value {
    /// Its label in the argument; `nil` if it has none.
    var label: String?
    /// Its name where it is bound; `nil` if it is a constant.
    var name: String?
    /// Its label in the word's case; `nil` if it has none.
    var caseLabel: String?
    /// How the argument has it, if that is not its name: `.name`, `reason?.rawValue`.
    var inArgument: String?
    /// How the word's case has it, if that is not its name.
    var inCase: String?
  }

  /// The pattern of a word's case, with its values bound: `.logEvent(let name, let properties)`.
  func casePattern(_ word: String) -> String {
    Self.call(word, values.compactMap(\.name).map { "let \($0)" })
  }

  /// The argument made of the values: `.event(.name, name, properties)`.
  var argumentExpression: String {
    Self.call(
      argument,
      values.map { Self.labeled($0.label, $0.inArgument ?? $0.name ?? "") })
  }

  /// The pattern of the argument: `.event(_, let name, let properties)`.
  var argumentPattern: String {
    Self.call(argument, values.map { Self.labeled($0.label, $0.name.map { "let \($0)" } ?? "_") })
  }

  /// The word's case made of the values: `.logEvent(name: name, properties: properties)`.
  func caseExpression(_ word: String) -> String {
    Self.call(
      word,
      values.compactMap { value in
        value.name.map { Self.labeled(value.caseLabel, value.inCase ?? $0) }
      })
  }

  private static func labeled(_ label: String?, _ expression: String) -> String {
    label.map { "\($0): \(expression)" } ?? expression
  }

  private static func call(_ name: String, _ arguments: [String]) -> String {
    arguments.isEmpty ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension TypedForm.Value {
  /// A value with the same name everywhere, and no label.
  static func plain(_ name: String) -> Self { Self(name: name) }

  /// A value with a label in the word's case.
  static func labeled(_ name: String) -> Self { Self(name: name, caseLabel: name) }
}
