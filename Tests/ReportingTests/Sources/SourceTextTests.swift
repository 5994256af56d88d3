import Reporting
import SpecModel
import Testing

@Suite("A document's text is split into what can say something")
struct SourceTextTests {
  private func parts(_ text: String) -> [String] {
    SourceText(text).units.map { "\($0.line) \($0.kind): \($0.text)" }
  }

  @Test func `headings, sentences, items and code are parts, with their lines`() {
    let text = """
      # Offers

      An offer is shown at once. Another
      one waits.

      - The first item
      * The second,
        on two lines. With two sentences.

      1. A numbered item

      ```swift
      show(offer)
      // A sentence. Another.
      ```
      """
    #expect(
      parts(text) == [
        "1 heading: Offers", "3 sentence: An offer is shown at once.",
        "3 sentence: Another one waits.", "6 item: The first item",
        "7 item: The second, on two lines. With two sentences.", "10 item: A numbered item",
        "12 code: show(offer) // A sentence. Another.",
      ])
  }

  @Test func `front matter is data, key by key`() {
    #expect(
      parts("---\ntitle: Offers\ntags:\n  - one\n\n---\nText.")
        == ["2 field: title: Offers", "3 field: tags: - one", "7 sentence: Text."])
  }

  @Test func `tags of a documentation system are no text, except what they insert`() {
    #expect(
      parts("{% tab swift %}\n{% alert note %}\nRead this.\n{% endalert %}\n{% include a.md %}")
        == ["3 sentence: Read this.", "5 include: {% include a.md %}"])
  }

  @Test func `a link is its words, wherever it leads`() {
    #expect(
      parts(
        "See [the `show(offer:)` call](https://a.example/show(offer:)), [here][1], and ![it](b.png)."
      )
        == ["1 sentence: See the show(offer:) call, here, and it."])
    #expect(parts("[1]: #a\n[2]: #b\n\n[3] and more.").first == "1 links: [1]: #a [2]: #b")
  }

  @Test func `marks are not text`() {
    #expect(
      parts("This is **not** `shown`, <b>never</b>.") == ["1 sentence: This is not shown, never."])
  }

  @Test func `a row of a table is an item`() {
    #expect(
      parts("| a | b |\n|---|---|\n| c | d. E |") == ["1 item: a | b", "3 item: c | d. E"])
  }

  @Test func `on a rendered page, short lines are headings and counted lines are code`() {
    let text = """
      Skip to content

      Offers

      An offer is shown:

        • at once
        • later, if one is visible

      1
      2
      show(offer)
      // Then. Wait.
      1
      hide()

      Was this helpful?
      """
    #expect(
      parts(text) == [
        "1 heading: Skip to content", "3 heading: Offers", "5 sentence: An offer is shown:",
        "7 item: at once", "8 item: later, if one is visible",
        "10 code: show(offer) // Then. Wait.", "14 code: hide()",
        "17 sentence: Was this helpful?",
      ])
  }

  @Test func `nothing is lost in a fence that never ends, and an empty text has no parts`() {
    #expect(parts("```\na\n\nb") == ["1 code: a b"])
    #expect(parts(" \n\n").isEmpty)
  }
}

@Suite("Sentences end where readers of the language see their end")
struct SentenceTests {
  private func sentences(_ text: String) -> [String] { SourceText(text).units.map(\.text) }

  @Test(arguments: [
    ["Um evento é disparado.", "Além disso, há filtros (veja `a.b`)."],
    ["Ein Event löst sie aus, z. B. ein Kauf.", "Überschriften zählen nicht."],
    ["「トリガーイベント」が発生します。", "アプリ（例。）を開きます。", "次へ！"],
    ["메시지가 표시됩니다.", "inAppMessage(_:)가 .discard을 반환했습니다.", "끝인가요?"],
    ["It waits (last in, first out. Always).", "`show` is called…", "\"Why?\"", "Because."],
    ["Version 2.5 of example.com is e.g. here.", "iOS 18 is later."],
  ])
  func `each is a part of its own`(expected: [String]) {
    // The last one begins in lower case, which only marks of code and scripts without cases allow.
    let text = expected.joined(separator: expected[0].hasSuffix("ます。") ? "" : " ")
    let joined =
      expected.contains("iOS 18 is later.")
      ? [expected.joined(separator: " ")] : expected
    #expect(sentences(text) == joined.map { $0.replacing("`", with: "") })
  }
}

@Suite("A digest stands for what a reader sees")
struct SourceDigestTests {
  @Test func `white space, composition, links and marks do not count`() {
    let digests = [
      "Das  Gerät\tdreht `sich`.", "Das Gera\u{308}t\ndreht sich.",
      "Das [Gerät](https://a.example) **dreht** sich.",
    ].map { SourceText($0).units.map(\.digest) }
    #expect(Set(digests).count == 1)
    #expect(digests[0] == [SourceDigest.of("Das Gerät dreht sich.")])
  }

  @Test func `one letter counts`() {
    #expect(SourceDigest.of("It waits.") != SourceDigest.of("It waits!"))
    #expect(SourceDigest.of("1") != SourceDigest.of("2"))
  }

  @Test func `a digest is no number and no word to YAML, and always the same`() {
    let digests = (0..<200).map { SourceDigest.of("\($0)") }
    #expect(digests.allSatisfy(SourceDigest.isWellFormed))
    #expect(Set(digests).count == 200)
    #expect(!SourceDigest.isWellFormed("true"))
    #expect(!SourceDigest.isWellFormed("bcdfghjkmnpa"))
  }
}
