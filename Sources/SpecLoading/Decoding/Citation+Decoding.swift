import SpecModel
import YAMLTree

/// A citation and the place of its document's id, which it may share with others.
struct ReadCitation {
  let citation: Citation
  let place: Diagnostic.Place
  /// The node of the ids of all documents that share the citation.
  let key: NodeReader

  /// Reports a mistake in the citation.
  func report(_ code: DiagnosticCode.Suite, _ message: String, hint: String) {
    key.report(Mistake(code, message, hint: hint), at: place)
  }
}

extension NodeReader {
  /// Reads citations, in the suite's order of documents.
  ///
  /// - Parameters:
  ///   - header: The declarations of the documents.
  ///   - mayBeWord: Whether a citation may consist of its stance only.
  func citations(in header: SuiteHeader, mayBeWord: Bool = false) -> [ReadCitation] {
    let known = header.documents.map(\.id)
    var read: [ReadCitation] = []
    entries("a mapping of documents to citations") { key, value in
      let documents = key.documents().filter { id, place in
        guard known.contains(id) else {
          if header.isComplete { key.report(.unknown(.document, id, known: known), at: place) }
          return false
        }
        let isNew = !read.contains { $0.citation.document == id }
        if !isNew { key.report(.duplicateKey(id), at: place) }
        return isNew
      }
      guard !documents.isEmpty else { return }
      let isWord = mayBeWord && value.node.kind != .mapping
      guard var citation = isWord ? value.stance() : value.citation() else { return }
      for (id, place) in documents {
        citation.document = id
        read.append(ReadCitation(citation: citation, place: place, key: key))
      }
    }
    return known.flatMap { id in read.filter { $0.citation.document == id } }
  }

  /// Reads the ids of the documents that share a citation, separated by commas: `pt, ko`.
  private func documents() -> [(id: String, place: Diagnostic.Place)] {
    guard let text = string("the id of a document") else { return [] }
    let ids = text.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    guard ids.count > 1 else { return [(text, place)] }
    var mark = node.mark
    if !node.isPlain { mark.column += 1 }
    return ids.map { id in
      let length = id.unicodeScalars.count
      defer { mark.column += length + 2 }
      return (id, context.place(mark, length: length))
    }
  }

  /// Reads a citation that consists of its stance.
  private func stance() -> Citation? {
    word(.value(of: "documents"), Citation.Stance.self).map { Citation(document: "", stance: $0) }
  }

  /// Reads one document's citation.
  ///
  /// - Returns: The citation, without its document.
  private func citation() -> Citation? {
    if node.kind == .scalar, Citation.Stance(rawValue: node.text) != nil {
      reportKind("a citation", hint: "write `{says: \(node.text)}`")
      return nil
    }
    var stance: Citation.Stance?
    var citation = Citation(document: "", stance: .silent)
    fields(of: CitationKey.record) { key, value in
      switch key {
      case .says: stance = value.word(.value(of: "says"))
      case .section: citation.section = value.prose("the heading of a section")
      case .text: citation.text = value.prose()
      }
    }
    guard let stance else { return nil }
    citation.stance = stance
    return citation
  }
}
