import SpecModel

/// How a property is read whose type differs from that of the value that it is compared with, which is open
/// (`open.filter-number-texts` and others).
extension PropertyValue {
  /// The property as a value of another's type; `nil` if it cannot be read as one.
  func read(like value: PropertyValue, _ answers: inout Answers) -> PropertyValue? {
    switch value {
    case .string: text(&answers).map(PropertyValue.string)
    case .number: number(&answers).map(PropertyValue.number)
    case .boolean: boolean(&answers).map(PropertyValue.boolean)
    case .date: moment(&answers).map { .date(secondsSince1970: $0) }
    }
  }

  /// The property as a number.
  func number(_ answers: inout Answers) -> Double? {
    switch self {
    case .number(let number): number
    case .string(let text):
      Double(text).flatMap { answers[.filterNumberTexts] == .converted ? $0 : nil }
    case .boolean(let truth):
      answers[.filterBooleanNumbers] == .converted ? (truth ? 1 : 0) : nil
    case .date: nil
    }
  }

  /// The property as a moment, in seconds since 1970.
  func moment(_ answers: inout Answers) -> Int? {
    switch self {
    case .date(let seconds): seconds
    case .string(let text):
      CalendarDate(text).flatMap { date in
        switch answers[.filterDateTexts] {
        case .doesNotHold: nil
        case .converted: date.secondsSince1970
        case .asTexts: date.description == text ? date.secondsSince1970 : nil
        }
      }
    case .number, .boolean: nil
    }
  }

  /// Whether the property comes before a moment, in seconds since 1970.
  func isBefore(_ moment: Int, _ answers: inout Answers) -> Bool {
    if let text = textLikeDate(&answers) {
      return text < Self.date(secondsSince1970: moment).spelling
    }
    return self.moment(&answers).map { $0 < moment } ?? false
  }

  /// Whether the property comes after a moment, in seconds since 1970.
  func isAfter(_ moment: Int, _ answers: inout Answers) -> Bool {
    if let text = textLikeDate(&answers) {
      return text > Self.date(secondsSince1970: moment).spelling
    }
    return self.moment(&answers).map { $0 > moment } ?? false
  }

  /// The property if it is a text that is compared with the text that spells a date; otherwise `nil`.
  private func textLikeDate(_ answers: inout Answers) -> String? {
    guard case .string(let text) = self, answers[.filterDateTexts] == .asTexts else { return nil }
    return text
  }

  /// Whether a pattern finds something in the property.
  func hasMatch(for pattern: String, _ answers: inout Answers) -> Bool {
    let text: String
    if case .string(let own) = self {
      text = own
    } else {
      guard answers[.filterPatternTypes] == .anyValue else { return false }
      text = spelling
    }
    if text.hasMatch(for: pattern) { return true }
    return text.hasMatch(for: pattern, ignoringCase: true)
      && answers[.filterPatternCase] == .doesNotCount
  }

  private func text(_ answers: inout Answers) -> String? {
    switch self {
    case .string(let text): text
    case .number: answers[.filterNumberTexts] == .converted ? spelling : nil
    case .boolean: answers[.filterBooleanTexts] == .converted ? spelling : nil
    case .date: answers[.filterDateTexts] == .doesNotHold ? nil : spelling
    }
  }

  private func boolean(_ answers: inout Answers) -> Bool? {
    switch self {
    case .boolean(let truth): truth
    case .string(let text):
      Bool(text).flatMap { answers[.filterBooleanTexts] == .converted ? $0 : nil }
    case .number(let number):
      number == 0 || number == 1
        ? (answers[.filterBooleanNumbers] == .converted ? number == 1 : nil) : nil
    case .date: nil
    }
  }

  /// The text that spells the value: whole numbers without a fraction, dates as in ISO 8601.
  private var spelling: String {
    switch self {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .boolean(let truth): "\(truth)"
    case .date(let seconds): CalendarDate(secondsSince1970: seconds).description
    }
  }
}
