import SpecModel

/// A value that describes its compact form once, for writing and for reading.
protocol CompactDescribed {
  /// Creates the value of what it consists of, in the order of the form.
  ///
  /// - Parameters:
  ///   - value: The value that is written; `nil` if one is read.
  ///   - form: Where it is.
  init(_ value: Self?, _ form: inout some CompactForm) throws(CompactError)
}

extension String: CompactDescribed {
  init(_ text: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self = try form.text(text)
  }
}

extension Int: CompactDescribed {
  init(_ number: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self = try form.number(number)
  }
}

extension Array: CompactDescribed where Element: CompactDescribed {
  init(_ values: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self = try form.array(values)
  }
}

extension TimeSpan: CompactDescribed {
  init(_ span: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self = .milliseconds(try form.integer(span?.milliseconds))
  }
}

extension SourcePosition: CompactDescribed {
  init(_ position: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      line: try form.number(position?.line), column: try form.number(position?.column))
  }
}

extension SourceLocation: CompactDescribed {
  init(_ location: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(file: try form.text(location?.file), try form.value(location?.position))
  }
}
