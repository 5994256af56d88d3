import SpecModel
import YAMLTree

/// Checks that the documents and profiles of rules.yaml refer to each other.
struct HeaderCheck {
  let header: SuiteHeader
  let documents: NodeReader
  let profiles: NodeReader

  /// Reports unknown references, and references that are not mutual.
  func run() {
    for document in header.documents where !document.profile.isEmpty {
      guard let place = reader(of: document.id, "profile", in: documents) else { continue }
      guard let profile = header.profiles.first(where: { $0.id == document.profile }) else {
        place.report(.unknown(.profile, document.profile, known: header.profiles.map(\.id)))
        continue
      }
      if !profile.documents.contains(document.id), isListKnown(of: profile) {
        place.report(
          .profileMismatch,
          "`\(document.id)` describes the profile `\(profile.id)`, which does not list it",
          hint: "add `\(document.id)` to the profile's documents")
      }
    }
    for profile in header.profiles {
      guard let list = reader(of: profile.id, "documents", in: profiles) else { continue }
      var seen: Set<String> = []
      for node in list.node.elements {
        guard let place = list.reader(for: node) else { continue }
        let id = node.text
        if !seen.insert(id).inserted {
          place.report(.duplicateEntry(id))
        } else if let document = header.documents.first(where: { $0.id == id }) {
          let isOther = header.profiles.contains { $0.id == document.profile }
          if document.profile != profile.id, isOther {
            place.report(

              .profileMismatch,
              "`\(id)` is listed by the profile `\(profile.id)`, but describes `\(document.profile)`",
              hint: "a document describes one profile: list it only there")
          }
        } else {
          place.report(.unknown(.document, id, known: header.documents.map(\.id)))
        }
      }
    }
  }

  /// Tells whether a profile has a list of documents that all exist.
  ///
  /// If a document is missing from a list with an unknown one, the unknown one is probably a
  /// misspelling.
  private func isListKnown(of profile: Profile) -> Bool {
    guard let list = reader(of: profile.id, "documents", in: profiles)?.node else { return false }
    return list.kind == .sequence && list.count > 0
      && list.elements.allSatisfy { node in header.documents.contains { $0.id == node.text } }
  }

  /// Finds the value of a key inside the mapping of an id.
  private func reader(of id: String, _ key: String, in parent: NodeReader) -> NodeReader? {
    parent.node[id]?[key].flatMap(parent.reader)
  }
}
