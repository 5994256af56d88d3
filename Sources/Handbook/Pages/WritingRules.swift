/// The article about writing a rule.
enum WritingRules {
  /// Returns the article, as Markdown, with the id of a profile of the suite.
  static func text(profile: String) -> String {
    template.replacing("profiles: [swift]", with: "profiles: [\(profile)]")
  }

  private static let template = #"""
    A rule says what an engine has to do, and which document says so. The rules of a suite are in `rules.yaml`, chapter by
    chapter. `iamspec init my-suite` creates a folder with every part of a suite, with comments. It works as it is.

    ## A complete entry

    ```yaml
    chapters:
      - id: shop
        title: In the shop
        about: What shoppers see, and when.
        rules:
          - id: shop.sale                   # permanent: reports and lists of known failures refer to it
            title: The sale
            layer: core                     # core: what is triggered; presenter: what is displayed
            profiles: [swift]
            statement: Whoever opens the shop sees the sale.
            about: |
              Optional Markdown for readers: why the rule exists, and what it does not cover.
            # The statement in parts, each of which an engine could break on its own.
            clauses:
              - id: shown                   # in full: shop.sale/shown
                text: Opening the shop displays the sale.
                documents: {guide: stated}  # stated | implied | silent
              - id: nowhere-else
                text: Nothing else displays the sale.
                documents: {guide: implied}
            # What each document says, paraphrased.
            documents:
              guide:
                says: stated                # stated | implied | silent | differs | outside
                section: The shop           # the heading, exactly as in the document
                text: The sale greets everybody who comes into the shop.
            # If a document differs, `reading` says which document the rule follows, and why.
    ```

    - A **statement** gives the rule in a sentence or two. **Clauses** give it again in parts, so that each is one thing that
      an engine could get wrong. What no document states or implies is not a clause, but an [open
      question](questions.html).
    - Each document **says** so (`stated`), implies it, is silent, or differs. Paraphrase the document. If documents
      differ, `reading` says which one the rule follows, and why.
    - An id is permanent: reports and lists of known failures refer to it.
    - If no case can test a rule, `untestable` says why.

    ## What an engine could get wrong

    Cases prove something only if they notice mistakes. `faults.yaml` declares what a broken engine would do:

    ```yaml
    format: 1
    faults:
      - id: no-sale                         # permanent
        breaks: shop.sale/shown             # a clause, or a rule
        summary: Opening the shop displays nothing.
        # How such an engine differs: wherever a good engine displays the sale, it displays nothing.
        changes:
          - seen: {displayed: sale}
            instead: []

      - id: sale-in-settings
        breaks: shop.sale/nowhere-else
        summary: Opening the settings displays the sale.
        # In this action, it displays the sale, whatever a good engine does.
        changes:
          - when: {log_event: opened_settings}
            instead: [{displayed: sale}]

      # An engine with a switch for the mistake proves the same. It is started in the folder where iamspec runs:
      # - id: sale-twice
      #   breaks: shop.sale
      #   summary: The sale is displayed twice.
      #   command: [python3, engine.py, --bug, sale-twice]
    ```

    `iamspec audit --specs my-suite` proves that a case of the rule notices each of these faults, and that no case asks too
    much. For rules that the reference engine does not know, give it an engine that keeps them:
    `iamspec audit --specs my-suite -- python3 engine.py`.

    ## Is it a good rule?

    1. `iamspec lint my-suite` finds every mistake in the files and says what to write instead.
    2. `iamspec new shop.sale --specs my-suite` starts a file of cases for it; [Writing a case](writing-cases.html) explains
       the rest.
    3. `iamspec audit --rule shop.sale --specs my-suite` shows it clause by clause, with the faults that break each clause and
       the cases that notice them.
    """#
}
