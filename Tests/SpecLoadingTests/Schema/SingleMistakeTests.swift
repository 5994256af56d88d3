import Foundation
import SpecLoading
import TestSupport
import Testing

/// Single changes to a case file, on which loader and schema agree.
@Suite struct SingleMistakeTests {
  /// A valid file, whose second case has `variants`.
  private static let base = """
    format: 1
    title: The shop
    rules: [stack.newest-first]
    about: What is shown in a shop.
    given: {minimum_interval: 0s, host: {choices: now}, assets: {sale.png: {after: 3s}}}
    messages:
      sale: {type: modal, trigger: {custom_event: opened_shop}, image: sale.png, extras: {a: b}}
      cart: {type: full, triggers: [session_start], timeout: 90s, priority: 3}
    cases:
      - id: opened
        title: The sale is shown
        steps:
          - start_session: {deliver: [sale, cart]}
          - do: [{log_event: {name: opened_shop, properties: {items: 3}}}, {advance: 5s}]
            expect: [{displayed: {message: sale, extras: {a: b}}}]
          - dismiss
      - id: table
        title: It is ${when}
        variants:
          early: {when: early, delay: 1s, event: opened_shop, act: dismiss, who: sale}
          late: {when: late, delay: 9s, event: closed_shop, act: click, who: cart}
        steps:
          - start_session: {deliver: [sale, cart]}
          - do: [{advance: $delay}, {log_event: $event}, $act]
            expect: [{one_of: [[{displayed: $who}], []]}]

    """

  private static let rules = "Fixtures/lint/ledger/rules.yaml"

  /// Changes that are mistakes to both the schema and the loader.
  private static let mistakes: [(String, String)] = [
    ("format: 1", "format: 2"), ("format: 1", "format: one"), ("about: What is", "abuot: What is"),
    ("title: The shop", "title: 3"), ("title: The shop", "title: \"\""),
    ("title: The shop", "title: The ${shop}"), ("rules: [stack.newest-first]", "rules: []"),
    ("[stack.newest-first]", "[stack.newest-first, stack.newest-first]"),
    ("[stack.newest-first]", "stack.newest-first"), ("minimum_interval: 0s", "interval: 0s"),
    ("minimum_interval: 0s", "minimum_interval: 0"),
    ("minimum_interval: 0s", "minimum_interval: 1500ms"),
    ("minimum_interval: 0s", "minimum_interval: 00s"),
    ("minimum_interval: 0s", "minimum_interval: $delay"),
    ("host: {choices: now}", "host: {choices: later}"),
    ("host: {choices: now}", "host: {choices: {}}"),
    ("host: {choices: now}", "host: {choices: {sale: later}}"),
    ("host: {choices: now}", "host: {choices: now, implements: nothing}"),
    ("{after: 3s}", "{after: 3}"), ("{after: 3s}", "{after: 3s, fail_after: 3s}"),
    ("{after: 3s}", "slow"), ("{after: 3s}", "{}"), ("type: modal", "type: popup"),
    ("type: modal, ", ""), ("trigger: {custom", "triggers: [any_purchase], trigger: {custom"),
    ("{custom_event: opened_shop}", "custom_event"),
    ("{custom_event: opened_shop}", "{session_start: now}"),
    ("{custom_event: opened_shop}", "[{custom_event: opened_shop}]"),
    ("{custom_event: opened_shop}", "{custom_event: {name: opened_shop, product: x}}"),
    ("{custom_event: opened_shop}", "{custom_event: {where: {property: a, equals: 1}}}"),
    ("{custom_event: opened_shop}", "{custom_event: {name: x, where: {property: a}}}"),
    ("{custom_event: opened_shop}", "{custom_event: {name: x, where: {equals: 1}}}"),
    ("{custom_event: opened_shop}", "{custom_event: {name: x, where: {all: []}}}"),
    (
      "{custom_event: opened_shop}",
      "{custom_event: {name: x, where: {property: a, equals: 1, at_least: 2}}}"
    ),
    (
      "{custom_event: opened_shop}",
      "{custom_event: {name: x, where: {property: a, at_least: \"2\"}}}"
    ),
    (
      "{custom_event: opened_shop}",
      "{custom_event: {name: x, where: {property: a, before: 2026-01-31}}}"
    ),
    ("triggers: [session_start]", "triggers: []"), ("timeout: 90s", "timeout: 90"),
    ("timeout: 90s", "timeout: 1h"), ("priority: 3", "priority: 3.5"),
    ("priority: 3", "priority: \"3\""), ("priority: 3", "priority: 3000000000"),
    ("image: sale.png", "image: \"\""), ("extras: {a: b}", "extras: {a: 1}"),
    ("id: opened", "id: Opened"), ("id: opened", "id: two--waiting"), ("id: opened", "id: $when"),
    ("  - id: opened\n    title", "  - title"), ("steps:\n      - start", "stpes:\n      - start"),
    ("deliver: [sale, cart]", "deliver: [sale, sale]"), ("deliver: [sale, cart]", "sale: now"),
    ("{deliver: [sale, cart]}", "[sale, cart]"), ("- do: [", "- do: [{}, "),
    ("{advance: 5s}", "{advance: 5s, click: now}"), ("{advance: 5s}", "advance"),
    ("{advance: 5s}", "{advance: 0s}"), ("{advance: 5s}", "{click: now}"),
    ("{advance: 5s}", "query_stack"), ("{advance: 5s}", "{offer: sale}"),
    ("{advance: 5s}", "{advance: $delay}"), ("{advance: 5s}", "{rotate: upright}"),
    ("{advance: 5s}", "{receive_api_event: won}"),
    ("{advance: 5s}", "{receive_api_event: {session_start: x}}"),
    ("{items: 3}", "{items: [3]}"), ("{items: 3}", "{items: {date: 2026-13-31T12:00:00Z}}"),
    ("{items: 3}", "{items: }"), ("sale, extras: {a: b}", "sale, reason: timeout"),
    ("message: sale, extras", "extras"), ("{displayed: {", "{shown: {"),
    ("{displayed: {message: sale, extras: {a: b}}}", "{discarded: {message: sale, reason: late}}"),
    ("{displayed: {message: sale, extras: {a: b}}}", "{dismissed: {message: sale}}"),
    ("{displayed: {message: sale, extras: {a: b}}}", "{no_matching_trigger: {kind: custom_event}}"),
    ("{displayed: {message: sale, extras: {a: b}}}", "displayed"),
    ("- dismiss\n", "- dismiss: sale\n"), ("- dismiss\n", "- {dismiss: sale, do: [click]}\n"),
    ("- dismiss\n", "- {expect: []}\n"), ("- dismiss\n", "- {do: []}\n"),
    ("- dismiss\n", "- do: \n"), ("- dismiss\n", "- do: dimsiss\n"),
    ("- dismiss\n", "- do: {dismiss: sale}\n"), ("- dismiss\n", "- {do: {}}\n"),
    ("- dismiss\n", "- {do: [click], stack: [sale, sale]}\n"),
    ("- dismiss\n", "- {do: [click], note: \"\"}\n"), ("early: {when", "Early: {when"),
    ("early: {when", "early: {When: x, when"), ("one_of: [[", "one_of: [], any_order: [["),
    ("{advance: $delay}", "{advance: $Delay}"), ("{advance: $delay}", "{$act: $delay, click: x}"),
  ]

  /// Changes that both accept.
  private static let harmless: [(String, String)] = [
    ("format: 1", "# A comment.\nformat: 1"), ("about: What is shown in a shop.\n", ""),
    ("about: What", "about: \"What\" #"), ("minimum_interval: 0s", "minimum_interval: 2000ms"),
    ("minimum_interval: 0s", "minimum_interval: \"30s\""),
    ("minimum_interval: 0s", "app: foreground"),
    ("host: {choices: now}", "host: {choices: {sale: discard}, implements: display_choice}"),
    ("{after: 3s}", "fail"), ("timeout: 90s", "timeout: 1500ms"), ("priority: 3", "priority: -3"),
    ("image: sale.png, ", ""), ("deliver: [sale, cart]", "deliver: [cart, sale]"),
    ("{items: 3}", "{items: \"$5\"}"), ("{items: 3}", "{items: {date: 2026-12-31T12:00:00Z}}"),
    ("{items: 3}", "{}"), ("{displayed: {message: sale, extras: {a: b}}}", "{displayed: sale}"),
    ("- dismiss\n", "- {do: [dismiss], expect: [], stack: [], note: Gone.}\n"),
    ("- dismiss\n", "- start_session\n"), ("- dismiss\n", "- do: dismiss\n"),
    ("- dismiss\n", "- {do: {advance: 3s}, expect: []}\n"),
    (
      "{advance: $delay}, {log_event: $event}, $act]",
      "{advance: $delay}, {log_event: $event}]\n      - do: $act\n      - do: [dismiss]"
    ),
    ("[sale, cart]}\n      - do: [{adv", "[$who]}\n      - do: [{adv"),
    ("[[{displayed: $who}], []]", "[[{displayed: {message: $who}}]]"),
  ]

  @Test("A change that is a mistake is rejected by both the schema and the loader")
  func refusal() async throws {
    try await compare(Self.mistakes, areMistakes: true)
  }

  @Test("A harmless change is accepted by both")
  func acceptance() async throws {
    try await compare(Self.harmless + [("format: 1", "format: 1")], areMistakes: false)
  }

  private func compare(_ changes: [(String, String)], areMistakes: Bool) async throws {
    try await withTemporaryFolder { folder in
      let rules = [UInt8](try Data(contentsOf: Repository.url(Self.rules)))
      var files: [String: String] = [:]
      for (index, change) in changes.enumerated() {
        let range = try #require(Self.base.firstRange(of: change.0), "\(change.0)")
        let text = Self.base.replacingCharacters(in: range, with: change.1)
        let name = "\(change.0) -> \(change.1)"
        let file = folder.appending(path: "\(index).yaml")
        try Data(text.utf8).write(to: file)
        files[file.path()] = name
        let loaded = await SuiteLoader(parallelism: 1).load(files: [
          SourceFile("rules.yaml", bytes: rules),
          SourceFile("stack/shop.yaml", bytes: Array(text.utf8)),
        ])
        let errors = loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(errors.isEmpty != areMistakes, "loader, \(name): \(errors)")
      }
      let verdicts = try SchemaValidator.verdicts(on: files.keys.sorted(), by: .case)
      for (path, name) in files {
        let verdict = try #require(verdicts[path])
        #expect(verdict.isValid != areMistakes, "schema, \(name): \(verdict.reason)")
      }
    }
  }
}
