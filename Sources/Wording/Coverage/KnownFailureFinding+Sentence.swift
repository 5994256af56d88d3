package import Conformance
import SpecModel

extension KnownFailureList.Finding {
  /// The problem with the list, as a sentence with its place.
  package var sentence: String {
    switch self {
    case .matchesNothing(let entry):
      VisibleText.line(
        "\(entry.location): `\(entry.subject.id)` matches no case of the suite in the engine's profiles: "
          + "remove it, or correct it."
      )
    case .nothingFails(let entry):
      VisibleText.line(
        "\(entry.location): nothing fails any more because of `\(entry.subject.id)`: remove the "
          + "entry, or let a run remove it with `--tighten`.")
    case .overlaps(let entry, let other, let id):
      VisibleText.line(
        "\(entry.location): `\(entry.subject.id)` matches \(id), and so does `\(other.subject.id)` in line "
          + "\(other.location.line): remove one of the two, or let it match less.")
    case .expired(let entry):
      VisibleText.line(
        "\(entry.location): `\(entry.subject.id)` expired after \(entry.expires ?? "its last day"): "
          + "fix what is listed and remove the entry, or give it a later day.")
    }
  }
}
