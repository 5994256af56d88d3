import SpecModel
import YAMLTree

/// A citation and its place in the file.
struct ReadCitation {
  let citation: Citation
  /// The node of the document's id.
  let key: NodeReader
  let value: NodeReader
}

extension NodeReader {
  /// Reads citations, in the suite's order of documents.
  ///
  /// - Parameters:
  ///   - header: The declarations of the documents.
  ///   - isComplete: Whether all of them could be read.
  ///   - mayBeWord: Whether a citation may consist of its stance only.
  func citations(
    in header: SuiteHeader, isComplete: Bool, mayBeWord: Bool = false
  ) -> [ReadCitation] {
    let known = header.documents.map(\.id)
    var read: [ReadCitation] = []
    entries("a mapping of documents to citations") { key, value in
      guard let document = key.string("the id of a document") else { return }
      guard known.contains(document) else {
        if isComplete { key.report(.unknown(.document, document, known: known)) }
        return
      }
      let citation =
        mayBeWord && value.node.kind != .mapping
        ? value.word(.value(of: "documents"), Citation.Stance.self).map {
          Citation(document: document, stance: $0)
        } : value.citation(of: document)
      guard let citation else { return }
      read.append(ReadCitation(citation: citation, key: key, value: value))
    }
    return known.flatMap { id in read.filter { $0.citation.document == id } }
  }

  /// Reads one document's citation.
  private func citation(of document: String) -> Citation? {
    if node.kind == .scalar, Citation.Stance(rawValue: node.text) != nil {
      reportKind("a citation", hint: "write `{says: \(node.text)}`")
      return nil
    }
    var stance: Citation.Stance?
    var citation = Citation(document: document, stance: .silent)
    let fields = fields(of: "a citation", CitationKey.self) { key, value in
      switch key {
      case .says: stance = value.word(.value(of: "says"))
      case .section: citation.section = value.prose("the heading of a section")
      case .text: citation.text = value.prose()
      }
    }
    fields?.require(.says)
    guard let stance else { return nil }
    citation.stance = stance
    return citation
  }
}
