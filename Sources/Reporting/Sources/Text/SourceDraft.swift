package import SpecModel

/// The account of a document's new edition, to be completed by its author.
///
/// What is the same keeps its account. A comment shows the text of each part that is new or has changed, because
/// its digest tells nobody what it says.
package struct SourceDraft: Sendable {
  /// The text of the file.
  package let text: String

  /// Begins the account of a document.
  package init(_ comparison: SourceComparison, of document: SourceDocument) {
    var yaml = YAMLText(width: 115)
    yaml.comment("yaml-language-server: $schema=../document.schema.json")
    yaml.comment("\(document.title), sentence by sentence.")
    yaml.entry("format", "1")
    yaml.entry("sections") { yaml in
      for section in Self.sections(comparison) {
        yaml.item { yaml in Self.write(section, to: &yaml) }
      }
    }
    text = yaml.text
  }

  private typealias Section = (heading: String?, parts: [SourceComparison.Part])

  private static func sections(_ comparison: SourceComparison) -> [Section] {
    var sections: [Section] = []
    for part in comparison.parts {
      guard let unit = part.unit else { continue }
      if unit.kind == .heading {
        sections.append((unit.text, []))
      } else {
        if sections.isEmpty { sections.append((nil, [])) }
        sections[sections.count - 1].parts.append(part)
      }
    }
    return sections
  }

  private static func write(_ section: Section, to yaml: inout YAMLText) {
    if let heading = section.heading { yaml.entry("heading", prose: heading) }
    guard !section.parts.isEmpty else { return }
    yaml.entry("sentences") { yaml in
      for part in section.parts {
        guard let unit = part.unit else { continue }
        if part.change == .new || part.change == .changed {
          yaml.comment("\(part.change.rawValue): \(unit.text)")
        }
        var sentence = part.known?.sentence ?? SourceAccount.Sentence(digest: "")
        sentence.digest = unit.digest
        if sentence.none == nil, !sentence.isAccountedFor { sentence.none = unit.kind.reason }
        yaml.item { yaml in write(sentence, to: &yaml) }
      }
    }
  }

  private static func write(_ sentence: SourceAccount.Sentence, to yaml: inout YAMLText) {
    yaml.entry("digest", .word(sentence.digest))
    if let reason = sentence.none { yaml.entry("none", .word(reason.rawValue)) }
    if let says = sentence.says { yaml.entry("says", prose: says) }
    for (key, ids) in [("clauses", sentence.clauses), ("questions", sentence.questions)]
    where !ids.isEmpty {
      yaml.entry(.word(key), .list(ids.map(YAMLValue.word)))
    }
  }
}

extension SourceUnit.Kind {
  /// Why nothing rests on a part of this sort, if that can be told without reading it.
  fileprivate var reason: SourceAccount.Reason? {
    switch self {
    case .code: .code
    case .links: .link
    case .field: .metadata
    case .include: .insertion
    case .heading, .sentence, .item: nil
    }
  }
}
