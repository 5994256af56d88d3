import SpecModel

extension CaseFile {
  func write(to writer: inout CompactWriter) {
    for text in [id, chapter, title, about] { writer.text(text) }
    writer.location(location)
    writer.optional(lineCount) { $0.number($1) }
    writer.number(cases.count)
    writer.endLine()
    for item in cases {
      item.write(to: &writer)
      writer.endLine()
    }
  }

  init(_ reader: inout CompactReader) throws(CompactError) {
    let (id, chapter) = (try reader.text(), try reader.text())
    let (title, about) = (try reader.text(), try reader.text())
    let location = try reader.location()
    let lineCount = try reader.optional { reader throws(CompactError) in try reader.number() }
    self.init(
      id: id, chapter: chapter, title: title, about: about,
      cases: try reader.array(Case.init),
      location: location, lineCount: lineCount)
  }
}

extension Case {
  fileprivate func write(to writer: inout CompactWriter) {
    for text in [id, title, about] { writer.text(text) }
    writer.texts(rules)
    writer.texts(profiles)
    writer.given(given)
    writer.messages(messages)
    writer.array(steps) { $1.write(to: &$0) }
    writer.array(asserts.kinds) { $0.option($1) }
    writer.optionalText(keptFor)
    basis.write(to: &writer)
    writer.texts(formerIDs)
    writer.location(location)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      id: try reader.text(), title: try reader.text(), about: try reader.text(),
      rules: try reader.textList(), profiles: try reader.textList(), given: try reader.given(),
      messages: try reader.messageList(),
      steps: try reader.array(Step.init),
      asserts: try reader.kinds(),
      keptFor: try reader.optionalText(),
      basis: try CaseBasis(&reader), formerIDs: try reader.textList(),
      location: try reader.location())
  }
}

extension CompactReader {
  fileprivate mutating func kinds() throws(CompactError) -> KindSet<Observation.Kind> {
    var kinds: KindSet<Observation.Kind> = []
    for _ in 0..<(try number()) { kinds.insert(try option()) }
    return kinds
  }
}

extension Step {
  fileprivate func write(to writer: inout CompactWriter) {
    writer.actions(actions)
    writer.expectations(expectations)
    writer.optional(stack) { $0.texts($1) }
    writer.optionalText(note)
    writer.sourcePosition(position)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      actions: try reader.actionList(), expectations: try reader.expectationList(),
      stack: try reader.optional { reader throws(CompactError) in try reader.textList() },
      note: try reader.optionalText(),
      position: try reader.sourcePosition())
  }
}

extension CaseBasis {
  fileprivate func write(to writer: inout CompactWriter) {
    writer.array(holds) { writer, held in
      writer.text(held.clause)
      writer.numbers(held.steps)
    }
    writer.texts(needs)
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      holds: try reader.array { reader throws(CompactError) in
        Held(clause: try reader.text(), steps: try reader.numberList())
      },
      needs: try reader.textList())
  }
}
