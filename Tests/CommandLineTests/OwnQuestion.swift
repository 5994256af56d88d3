/// An open question that only a suite of a foreign app knows, as the text of its `questions.yaml`.
enum OwnQuestion {
  static let text = """
    format: 1
    questions:
      - id: open.gift-card
        title: The gift card
        question: Is the card displayed again to somebody who comes back?
        documents: {guide: {says: silent}}
        default: again
        answers: {again: It is displayed on every visit., once: It is displayed once.}
        probes:
          - id: two-visits
            title: Two visits
            given: {minimum_interval: 0s}
            messages: {card: {type: modal, trigger: {custom_event: opened_shop}}}
            steps:
              - start_session: {deliver: [card]}
              - log_event: opened_shop
              - dismiss
              - log_event: opened_shop
            outcomes:
              - {answer: again, expect: [{displayed: card}]}
              - {answer: once, expect: []}

    """
}
