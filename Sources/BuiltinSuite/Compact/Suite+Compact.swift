import SpecModel

extension Suite {
  /// Writes everything but the questions.
  func write(to writer: inout CompactWriter) {
    writer.text(name)
    writer.text(title)
    writer.text(version)
    writer.endLine()
    writer.array(documents) { $1.write(to: &$0) }
    writer.endLine()
    writer.array(profiles) { $1.write(to: &$0) }
    writer.endLine()
    writer.array(chapters) { $1.write(to: &$0) }
    writer.array(files) { $1.write(to: &$0) }
  }

  init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      name: try reader.text(), title: try reader.text(), version: try reader.text(),
      documents: try reader.array(SourceDocument.init),
      profiles: try reader.array(Profile.init),
      chapters: try reader.array(Chapter.init),
      files: try reader.array(CaseFile.init))
  }
}

extension SourceDocument {
  fileprivate func write(to writer: inout CompactWriter) {
    for text in [id, title, language, profile, about] { writer.text(text) }
    writer.optionalText(origin.vendor)
    writer.optionalText(origin.product)
    writer.optionalText(origin.platform)
    writer.optionalText(origin.originalTitle)
    writer.optionalText(origin.path)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), title: try reader.text(), language: try reader.text(),
      profile: try reader.text(), about: try reader.text())
    origin.vendor = try reader.optionalText()
    origin.product = try reader.optionalText()
    origin.platform = try reader.optionalText()
    origin.originalTitle = try reader.optionalText()
    origin.path = try reader.optionalText()
  }
}

extension Profile {
  fileprivate func write(to writer: inout CompactWriter) {
    for text in [id, title, about] { writer.text(text) }
    writer.texts(documents)
    writer.texts(lacks)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), title: try reader.text(), about: try reader.text(),
      documents: try reader.textList(), lacks: try reader.textList())
  }
}

extension Chapter {
  fileprivate func write(to writer: inout CompactWriter) {
    for text in [id, title, about] { writer.text(text) }
    writer.array(rules) { $1.write(to: &$0) }
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), title: try reader.text(), about: try reader.text(),
      rules: try reader.array(Rule.init))
  }
}

extension Rule {
  fileprivate func write(to writer: inout CompactWriter) {
    writer.text(id)
    writer.text(title)
    writer.option(layer)
    writer.texts(profiles)
    writer.text(statement)
    writer.text(about)
    writer.optional(reason) { $1.write(to: &$0) }
    writer.array(types) { $0.option($1) }
    writer.array(clauses) { $1.write(to: &$0) }
    writer.optionalText(untestable)
    writer.array(citations) { $1.write(to: &$0) }
    writer.optionalText(reading)
    writer.location(location)
    writer.endLine()
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), title: try reader.text(), layer: try reader.option(),
      profiles: try reader.textList(), statement: try reader.text(), about: try reader.text(),
      reason: try reader.optional { reader throws(CompactError) in try Reason(&reader) },
      types: try reader.array { reader throws(CompactError) in try reader.option() },
      clauses: try reader.array(Clause.init),
      untestable: try reader.optionalText(),
      citations: try reader.array(Citation.init),
      reading: try reader.optionalText(),
      location: try reader.location())
  }
}

extension Rule.Reason {
  fileprivate func write(to writer: inout CompactWriter) {
    switch self {
    case .discard(let reason):
      writer.flag(true)
      writer.text(reason.rawValue)
    case .reenqueue(let reason):
      writer.flag(false)
      writer.text(reason.rawValue)
    }
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    let isDiscarded = try reader.flag()
    let reason = try reader.text()
    self =
      isDiscarded
      ? .discard(DiscardReason(rawValue: reason)) : .reenqueue(ReenqueueReason(rawValue: reason))
  }
}

extension Clause {
  fileprivate func write(to writer: inout CompactWriter) {
    writer.text(id)
    writer.text(text)
    writer.optional(because) { $1.write(to: &$0) }
    writer.array(citations) { $1.write(to: &$0) }
    writer.location(location)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), text: try reader.text(),
      because: try reader.optional { reader throws(CompactError) in try Because(&reader) },
      citations: try reader.array(Citation.init),
      location: try reader.location())
  }
}

extension Because {
  fileprivate func write(to writer: inout CompactWriter) {
    writer.text(text)
    writer.option(weight)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(try reader.text(), try reader.option())
  }
}

extension Citation {
  fileprivate func write(to writer: inout CompactWriter) {
    writer.text(document)
    writer.option(stance)
    writer.optionalText(section)
    writer.optionalText(text)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      document: try reader.text(), stance: try reader.option(),
      section: try reader.optionalText(),
      text: try reader.optionalText())
  }
}
