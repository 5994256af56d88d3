import Reporting
import SpecModel
import Testing

@Suite("A new edition is compared part by part")
struct SourceComparisonTests {
  /// The account of a text, in which each part says what it says.
  private func account(of text: String) -> SourceAccount {
    var sections: [SourceAccount.Section] = []
    for unit in SourceText(text).units {
      if unit.kind == .heading {
        sections.append(SourceAccount.Section(heading: unit.text, sentences: []))
      } else {
        if sections.isEmpty { sections.append(SourceAccount.Section(heading: nil, sentences: [])) }
        var sentence = SourceAccount.Sentence(digest: unit.digest)
        sentence.says = unit.text
        sections[sections.count - 1].sentences.append(sentence)
      }
    }
    return SourceAccount(document: "guide", sections: sections)
  }

  /// The parts that are not the same: what happened, what is there, what was there.
  private func changes(_ old: String, _ new: String) -> [String] {
    SourceComparison(SourceText(new), with: account(of: old)).parts.filter { $0.change != .same }
      .map {
        "\($0.change): \($0.unit?.text ?? "–") | \($0.known?.sentence?.says ?? "–")"
      }
  }

  private let old = "# A\n\nOne. Two. Three.\n\n# B\n\nFour. Five."

  @Test func `white space, links and marks make no difference`() {
    #expect(changes(old, "# A\nOne.\n  **Two.** [Three](x).\n\n\n# B\n`Four`. Five.\n") == [])
  }

  @Test func `a sentence in the place of another has changed`() {
    #expect(
      changes(old, "# A\n\nOne. 2. Three.\n\n# B\n\nFour. Five.") == ["changed: 2. | Two."])
  }

  @Test func `what is more is new, and what is missing is gone`() {
    #expect(
      changes(old, "# A\n\nOne. Two. Three. More.\n\n# B\n\nFour.")
        == ["new: More. | –", "gone: – | Five."])
  }

  @Test func `a heading replaces no sentence`() {
    #expect(
      changes("# A\n\nOne.\n\n# B\n\nFour.", "# A\n\n# C\n\n# B\n\nFour.")
        == ["new: C | –", "gone: – | One."])
  }

  @Test func `what is elsewhere has moved`() {
    #expect(
      changes(old, "# A\n\nTwo. Three.\n\n# B\n\nFour. Five. One.") == ["moved: One. | One."])
  }

  @Test func `two equal sentences are two`() {
    #expect(changes("Wait. Go. Wait.", "Wait. Go.") == ["gone: – | Wait."])
  }

  @Test func `every part of both editions is in one line of the comparison`() {
    let new = "# B\n\nFive. Six. One.\n\n- Two.\n\n# A\n\nFour."
    let comparison = SourceComparison(SourceText(new), with: account(of: old))
    #expect(comparison.parts.compactMap(\.unit) == SourceText(new).units)
    #expect(comparison.parts.compactMap(\.known).count == SourceText(old).units.count)
  }
}
