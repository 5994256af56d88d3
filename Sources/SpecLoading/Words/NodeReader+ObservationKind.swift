import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a kind of observation: the suite's own, or built in.
  func observationKind() -> Observation.Kind? {
    guard let words = context.words else { return word(.observation, Observation.Kind.self) }
    guard node.kind == .scalar, !node.isMissing else {
      reportKind(Mistake.alternatives(words.observationSpellings))
      return nil
    }
    let name = node.text
    if let kind = words.observationKinds.first(where: { $0.rawValue == name }) { return kind }
    report(.unknown(.observation, name, known: words.observationSpellings))
    return nil
  }
}
