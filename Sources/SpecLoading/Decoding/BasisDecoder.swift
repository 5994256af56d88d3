import SpecModel
import YAMLTree

/// Reads a chapter's basis.lock, which `iamspec audit --write-basis` writes.
///
/// Only the audit checks the contents: a new case has no entry yet, and the entry of a deleted case
/// is ignored.
struct BasisDecoder {
  let context: FileContext

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> [String: CaseBasis] {
    guard let root = context.reader(of: document, as: "basis.lock") else { return [:] }
    var basis: [String: CaseBasis] = [:]
    let fields = root.fields(of: "basis.lock", BasisFileKey.words) { key, value in
      guard key == .cases else { return }
      value.entries("a mapping of cases to their bases") { key, value in
        guard let id = key.string("the id of a case") else { return }
        basis[id] = value.caseBasis()
      }
    }
    fields?.require(.cases)
    return basis
  }
}

extension NodeReader {
  /// Reads the basis of one case.
  fileprivate func caseBasis() -> CaseBasis {
    var basis = CaseBasis()
    fields(of: "the basis of a case", BasisKey.words) { key, value in
      switch key {
      case .holds:
        value.entries("a mapping of clauses to steps") { key, value in
          guard let clause = key.string("the full id of a clause"),
            let steps = value.list("a list of steps", { $0.integer(in: 1...Int(Int32.max)) })
          else { return }
          basis.holds.append(CaseBasis.Held(clause: clause, steps: steps.map { $0 - 1 }))
        }
      case .needs:
        basis.needs = value.list("a list of rules") { $0.string("the id of a rule") } ?? []
      }
    }
    return basis
  }
}

/// The keys of basis.lock.
private enum BasisFileKey: String, Vocabulary {
  case format, cases

  static let words = WordTable<BasisFileKey>()
}

/// The keys of a case's basis.
private enum BasisKey: String, Vocabulary {
  case holds, needs

  static let words = WordTable<BasisKey>()
}
