package import Conformance
import SpecModel

extension KnownFailureList.Finding {
  /// The problem with the list, as a sentence with its place.
  package var sentence: String {
    switch self {
    case .matchesNothing(let entry):
      VisibleText.line(
        "\(entry.location): `\(entry.cases)` matches no case of the suite in the engine's profiles: "
          + "remove it, or correct it."
      )
    case .overlaps(let entry, let other, let id):
      VisibleText.line(
        "\(entry.location): `\(entry.cases)` matches \(id), and so does `\(other.cases)` in line "
          + "\(other.location.line): remove one of the two, or let it match less.")
    case .expired(let entry):
      VisibleText.line(
        "\(entry.location): `\(entry.cases)` expired after \(entry.expires ?? "its last day"): "
          + "fix what is listed and remove the entry, or give it a later day.")
    }
  }
}
