import SpecModel
import YAMLTree

/// A clause and the places of its parts.
struct ReadClause {
  var clause: Clause
  var citations: [ReadCitation] = []
  /// The node of its citations; `nil` if it has none.
  var documents: NodeReader?

  /// Checks the citations of the clause.
  func check(in rule: Rule, _ header: SuiteHeader) {
    guard let documents else { return }
    CitationCheck(owner: .clause, profiles: rule.profiles, citations: citations, header: header)
      .run(at: documents)
  }
}

extension NodeReader {
  /// Reads the clauses of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule, whose id is the first part of theirs.
  ///   - header: The declarations of the documents.
  func clauses(of rule: Rule, in header: SuiteHeader) -> [ReadClause] {
    var ids = UniqueIDs(of: "clause of this rule")
    return list(
      "a list of clauses", atLeast: "at least one clause",
      otherwise: "write each as `- {id: …, text: …, documents: {…}}`"
    ) { element in
      var read = ReadClause(clause: Clause(id: "", text: "", location: element.location))
      var weight: Because.Weight?
      let fields = element.fields(of: ClauseKey.record) { key, value in
        switch key {
        case .id:
          guard let name = value.clauseName(in: rule) else { return }
          read.clause.id = Clause.id(of: name, in: rule.id)
          ids.insert(value)
        case .text: read.clause.text = value.prose("a sentence") ?? ""
        case .because: read.clause.because = value.because()
        case .weight: weight = value.word(.value(of: "weight"))
        case .documents:
          read.documents = value
          read.citations = value.citations(in: header, mayBeWord: true)
          read.clause.citations = read.citations.map(\.citation)
        }
      }
      if let weight {
        fields?.require(.because)
        read.clause.because?.weight = weight
      }
      return read.clause.id.isEmpty ? nil : read
    } ?? []
  }

  /// Reads the words of a clause that can follow "because".
  private func because() -> Because? {
    guard let because = prose("words that can follow \"because\"").map({ Because($0) }) else {
      return nil
    }
    do throws(Because.Mistake) {
      _ = try because.parts()
      return because
    } catch {
      report(.malformedBecause, error.message, hint: error.hint)
      return nil
    }
  }

  /// Reads the name of a clause within its rule.
  private func clauseName(in rule: Rule) -> String? {
    let full = rule.id.isEmpty || node.kind != .scalar ? nil : Clause.name(in: node.text)
    if let full, Clause.rule(of: node.text) == rule.id {
      report(
        .malformedID, "`\(node.text)` is the full id of the clause, with that of its rule in it",
        hint: "write `\(full)`")
      return nil
    }
    return identifier(.plain)
  }
}
