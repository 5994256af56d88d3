import SpecModel
import Wording

/// The result of the judges' proof, in words.
struct JudgesText {
  private let proof: JudgesProof

  init(_ proof: JudgesProof) {
    self.proof = proof
  }

  /// Whether the judges agree.
  var holds: Bool {
    proof.falseAlarms.isEmpty && proof.blind.isEmpty && proof.seenAfterAll.isEmpty
  }

  /// The result of the proof, in a sentence.
  var conclusion: String {
    guard holds else {
      return "the judges differ: \(NumberText.count(proof.falseAlarms.count, "false alarm")); "
        + NumberText.count(proof.blind.count, "fault") + " not seen; "
        + "\(NumberText.count(proof.seenAfterAll.count, "fault")) seen that cannot be"
    }
    let seen = proof.faults.tried - proof.faults.listed
    let faults =
      proof.faults.tried == 0
      ? ""
      : "; \(seen) of \(proof.faults.tried) faults are seen to break their own clause, and of the "
        + "others a list says why not"
    return "the judges agree: no monitor objects to the reference engine in \(proof.runs) runs "
      + "under the readings tried\(faults)"
  }

  /// The number of cases that rely on a convention, in a sentence, or `nil` if none does.
  var conventions: String? {
    guard !proof.conventions.isEmpty else { return nil }
    let count = proof.conventions.reduce(0) { $0 + $1.faults.count }
    return "by convention: \(NumberText.count(proof.conventions.count, "case")) also "
      + (proof.conventions.count == 1 ? "fails" : "fail")
      + " where no clause is seen to be broken "
      + "(\(NumberText.count(count, "fault")), counted by case)"
  }

  /// Returns the cases that rely on a convention, each with the faults, as lines of text.
  func details(_ style: TextStyle, width: Int) -> [String] {
    guard !proof.conventions.isEmpty else { return [] }
    var lines = [style("cases, and faults that they notice by convention", .faint), ""]
    for convention in proof.conventions {
      lines.append("  " + style(convention.caseID, .strong))
      let faults = convention.faults.joined(separator: ", ")
      lines += TextLayout.wrapped(faults, to: width - 4).map { "    " + $0 }
    }
    return lines + [""]
  }
}
