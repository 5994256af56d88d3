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
      documents: try reader.array { reader throws(CompactError) in try SourceDocument(&reader) },
      profiles: try reader.array { reader throws(CompactError) in try Profile(&reader) },
      chapters: try reader.array { reader throws(CompactError) in try Chapter(&reader) },
      files: try reader.array { reader throws(CompactError) in try CaseFile(&reader) })
  }
}

extension SourceDocument {
  fileprivate func write(to writer: inout CompactWriter) {
    for text in [id, title, language, profile, about] { writer.text(text) }
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), title: try reader.text(), language: try reader.text(),
      profile: try reader.text(), about: try reader.text())
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
      rules: try reader.array { reader throws(CompactError) in try Rule(&reader) })
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
    writer.array(clauses) { $1.write(to: &$0) }
    writer.optional(untestable) { $0.text($1) }
    writer.array(citations) { $1.write(to: &$0) }
    writer.optional(reading) { $0.text($1) }
    writer.location(location)
    writer.endLine()
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), title: try reader.text(), layer: try reader.option(),
      profiles: try reader.textList(), statement: try reader.text(), about: try reader.text(),
      clauses: try reader.array { reader throws(CompactError) in try Clause(&reader) },
      untestable: try reader.optional { reader throws(CompactError) in try reader.text() },
      citations: try reader.array { reader throws(CompactError) in try Citation(&reader) },
      reading: try reader.optional { reader throws(CompactError) in try reader.text() },
      location: try reader.location())
  }
}

extension Clause {
  fileprivate func write(to writer: inout CompactWriter) {
    writer.text(id)
    writer.text(text)
    writer.array(citations) { $1.write(to: &$0) }
    writer.location(location)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), text: try reader.text(),
      citations: try reader.array { reader throws(CompactError) in try Citation(&reader) },
      location: try reader.location())
  }
}

extension Citation {
  fileprivate func write(to writer: inout CompactWriter) {
    writer.text(document)
    writer.option(stance)
    writer.optional(section) { $0.text($1) }
    writer.optional(text) { $0.text($1) }
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      document: try reader.text(), stance: try reader.option(),
      section: try reader.optional { reader throws(CompactError) in try reader.text() },
      text: try reader.optional { reader throws(CompactError) in try reader.text() })
  }
}
