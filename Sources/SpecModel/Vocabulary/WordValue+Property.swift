extension WordValue {
  /// The value of a property, as the wire has it.
  package init(_ value: PropertyValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .boolean(let flag): self = .flag(flag)
    case .date(let seconds):
      self = .members(["date": .text(CalendarDate(secondsSince1970: seconds).description)])
    }
  }
}
