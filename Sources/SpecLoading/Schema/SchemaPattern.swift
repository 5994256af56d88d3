/// The forms of texts, as regular expressions that work in all dialects of JSON Schema.
enum SchemaPattern {
  /// An id: ``Identifier/plain``.
  static let plainID = "^[a-z0-9]+(-[a-z0-9]+)*$"
  /// Ids, separated by a comma and a space.
  static let plainIDs = "^[a-z0-9]+(-[a-z0-9]+)*(, [a-z0-9]+(-[a-z0-9]+)*)*$"
  /// The id of a rule or a question: ``Identifier/dotted``.
  static let dottedID = "^[a-z0-9]+([-.][a-z0-9]+)*$"
  /// The name of a message or a column: ``Identifier/name``.
  static let name = "^[a-z][a-z0-9_]*$"
  /// A reference to a column.
  static let column = "^\\$[a-z][a-z0-9_]*$"
  /// A name, or a reference to a column.
  static let nameOrColumn = "^\\$?[a-z][a-z0-9_]*$"
  /// A text that is not blank.
  static let prose = "[^\\n]"
  /// `${column}` within a text.
  static let interpolation = "\\$\\{[^}]*\\}"

  /// A span of time of at most a year, judged by its number of digits: ``DurationLiteral``.
  static let duration = "^(\(count(10))ms|\(count(7))s|\(count(5))m)$"
  /// A span of time longer than zero.
  static let positiveDuration =
    "^([1-9][0-9]{0,10}ms|[1-9][0-9]{0,7}s|[1-9][0-9]{0,5}m)$"
  /// A span of time in whole seconds.
  static let wholeSeconds = "^((0|[1-9][0-9]{0,7}000)ms|\(count(7))s|\(count(5))m)$"
  /// A moment, as `CalendarDate` reads it, except that the month may lack the day.
  static let moment =
    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    + "T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"

  /// A moment on the wire; later versions may allow fractions of a second.
  static let wireMoment = "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$"

  /// A whole number without a leading zero, with up to so many digits after the first.
  private static func count(_ digits: Int) -> String { "(0|[1-9][0-9]{0,\(digits)})" }
}
