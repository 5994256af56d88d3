import SpecJSON
import SpecLoading
import SpecModel
import Testing

/// The values that a valid suite is read as.
@Suite struct ValidSuiteTests {
  private func load() async throws -> Suite {
    let loaded = try await Fixtures.load("Fixtures/suites/shop")
    #expect(loaded.diagnostics == [])
    return try #require(loaded.suite)
  }

  @Test("rules.yaml becomes documents, profiles, chapters and rules")
  func header() async throws {
    let suite = try await load()
    #expect([suite.name, suite.title, suite.version] == ["shop", "Messages of a shop", "1.0"])
    #expect(suite.documents.map(\.id) == ["guide", "manual"])
    #expect(suite.profiles.map(\.lacks.count) == [4, 2])
    #expect(suite.profiles[0].about == "The newer one.")
    #expect(suite.chapters.map(\.id) == ["stack", "discard"])
    let rule = try #require(suite.rules.first)
    #expect(rule.profiles == ["modern", "classic"], "in the suite's order")
    #expect(rule.citations.map(\.document) == ["guide", "manual"], "in the suite's order")
    #expect(rule.citations.map(\.stance) == [.stated, .differs])
    #expect(rule.citations[1].section == "Stapel")
    #expect(rule.reading?.hasPrefix("The guide's") == true)
    #expect(rule.location.line == 22)
    #expect(suite.rules[1].citations[1] == Citation(document: "manual", stance: .outside))
  }

  @Test("A rule's clauses become statements with citations, written as mappings or words")
  func clauses() async throws {
    let suite = try await load()
    let rule = try #require(suite.rules.first)
    #expect(rule.clauses.map(\.name) == ["newest-first", "one-at-a-time"])
    #expect(rule.clauses.map(\.rule) == ["stack.newest-first", "stack.newest-first"])
    let first = try #require(rule.clauses.first)
    #expect(first.id == "stack.newest-first/newest-first")
    #expect(first.text == "Of two waiting messages, the newer is displayed first.")
    #expect(
      first.citations == [
        Citation(document: "guide", stance: .stated),
        Citation(
          document: "manual", stance: .differs, section: "Stapel",
          text: "The older one is displayed first."),
      ])
    #expect(first.location.line == 28)
    #expect(suite.rules[1].clauses == [])
    #expect(suite.clauses == rule.clauses)
    let reread = try Suite(bundle: suite.bundle())
    #expect(reread.clauses == suite.clauses)
  }

  @Test("questions.yaml becomes questions with answers and probes")
  func questions() async throws {
    let question = try #require(try await load().questions.first)
    #expect(question.profiles == ["modern", "classic"])
    #expect(question.answers.map(\.id) == ["waits", "shows-next"])
    #expect(question.defaultAnswer == "waits")
    let probe = try #require(question.probes.first)
    #expect(probe.script.id == "open.after-dismiss/one-waiting")
    #expect(probe.script.asserts == [.displayed, .dismissed])
    #expect(probe.script.given.minimumInterval == 0)
    #expect(
      probe.outcomes == [
        .init(answer: "waits", steps: [[.observation(.dismissed(message: "sale"))]]),
        .init(
          answer: "shows-next",
          steps: [
            [
              .observation(.dismissed(message: "sale")), .observation(.displayed(message: "cart")),
            ]
          ]),
      ])
  }

  @Test("Files and cases get their ids from their paths, in the order of the chapters")
  func ids() async throws {
    let suite = try await load()
    #expect(suite.files.map(\.id) == ["stack/newest-first", "discard/late/timeout"])
    #expect(
      suite.cases.map(\.id) == [
        "stack/newest-first/two-waiting", "stack/newest-first/all-actions",
        "discard/late/timeout/banner/early", "discard/late/timeout/banner/late",
      ])
    #expect(suite.files[0].about == "Two messages wait. One is newer.")
    #expect(
      suite.cases[0].location.description == "Fixtures/suites/shop/stack/newest-first.yaml:33:5")
  }

  @Test("A case has the rules of its file and its own, and the profiles that have all of them")
  func rules() async throws {
    let cases = try await load().cases
    #expect(cases[0].rules == ["stack.newest-first"])
    #expect(cases[0].profiles == ["modern", "classic"])
    #expect(cases[1].rules == ["stack.newest-first", "discard.late"])
    #expect(cases[1].profiles == ["modern"])
    #expect(cases[1].keptFor == "the decoder")
  }

  @Test("A message has all of its declared properties")
  func messages() async throws {
    let first = try await load().cases[0]
    #expect(first.messages.map(\.name) == ["sale", "cart"])
    let filter = PropertyFilter.all([
      .comparison(property: "items", .atLeast(2)),
      .any([
        .comparison(property: "since", .before(secondsSince1970: 1_709_208_000)),
        .presence(property: "coupon", isPresent: false),
        .comparison(property: "country", .notEquals(.string("no"))),
        .comparison(property: "name", .matches(pattern: "^A")),
      ]),
    ])
    let cart = Message(
      name: "cart", type: .full,
      triggers: [
        .sessionStart, .pushClick, .anyPurchase, .specificPurchase(product: "shoes", filter: nil),
        .customEvent(name: "viewed_cart", filter: filter),
      ],
      priority: -2, orientation: .landscape, image: "cart.png", zip: "cart.zip",
      timeout: .milliseconds(1500), extras: ["color": "red", "size": "large"])
    #expect(first.messages[1] == cart)
  }

  /// Loads a case file with the rules of the shop.
  private func load(caseFile text: String) async throws -> LoadedSuite {
    let rules = try Fixtures.files(of: "Fixtures/suites/shop").filter {
      $0.relativePath == "rules.yaml"
    }
    let file = SourceFile("stack/cases.yaml", bytes: Array(text.utf8))
    return await SuiteLoader(parallelism: 1).load(files: rules + [file])
  }

  @Test("Cases with equal message names each have the messages in their scope")
  func ownMessages() async throws {
    let text = """
      format: 1
      title: Messages of one name
      rules: [stack.newest-first]
      messages:
        sale: {type: modal, trigger: {custom_event: opened_shop}}
      cases:
        - id: shared
          title: As the file says
          steps: &steps
            - start_session: {deliver: [sale]}
            - log_event: opened_shop
              expect: [{displayed: sale}]
        - id: own
          title: As the case says
          messages: {sale: {type: full, trigger: {custom_event: opened_shop}}}
          steps: *steps
        - id: shared-again
          title: As the file says again
          steps: *steps
        - id: table
          title: As the variant says
          variants: {banner: {kind: slideup}, page: {kind: html}}
          messages: {sale: {type: $kind, trigger: {custom_event: opened_shop}}}
          steps: *steps
      """
    let loaded = try await load(caseFile: text)
    #expect(loaded.diagnostics == [])
    let cases = try #require(loaded.suite?.cases)
    #expect(
      cases.map { $0.messages.map(\.type) } == [[.modal], [.full], [.modal], [.slideup], [.html]])
  }

  @Test("A step has actions, expectations, a stack and a note")
  func steps() async throws {
    let steps = try await load().cases[0].steps
    #expect(steps[0].actions == [.startSession(deliver: ["sale", "cart"])])
    #expect(
      steps[1].actions == [
        .enterBackground,
        .logEvent(
          name: "viewed_cart",
          properties: [
            "items": .number(2.5), "vip": .boolean(true), "country": .string("no"),
            "at": .date(secondsSince1970: 86_400),
          ]),
        .logEvent(name: "opened_shop", properties: [:]),
      ])
    #expect(
      steps[2].expectations == [
        .observation(.displayed(message: "cart", extras: ["color": "red", "size": "large"]))
      ])
    #expect(steps[2].stack == ["sale"])
    #expect(steps[2].note == "The cart is newer.")
    #expect(steps[3] == Step(actions: [.dismiss], position: steps[3].position))
  }

  @Test("A case's `given` overrides its file's, key by key")
  func given() async throws {
    let cases = try await load().cases
    #expect(cases[0].given == Given(minimumInterval: 0, orientation: .landscape))
    #expect(
      cases[1].given
        == Given(
          minimumInterval: 0, app: .background, orientation: .landscape, presenter: .none,
          host: Host(choices: ["sale": .reenqueue]),
          assets: [
            "cart.png": AssetBehavior(succeeds: true, after: .seconds(3)), "cart.zip": .fail,
            "late.png": AssetBehavior(succeeds: false, after: .seconds(120)), "early.png": .ok,
          ]))
  }

  @Test("Every action and every form of expectation is read")
  func actions() async throws {
    let read = try await load().cases[1]
    #expect(
      read.steps.flatMap(\.actions) == [
        .startSession(deliver: []), .logPurchase(product: "shoes", properties: [:]),
        .logPurchase(product: "hat", properties: [:]), .receiveAPIEvent(.purchase, name: "hat"),
        .receiveAPIEvent(.customEvent, name: "won"), .relaunch, .rotate(.portrait),
        .advance(.seconds(120)), .click, .presentLocal(message: "tip"),
        .choose(.everyMessage(.discard)), .choose(.messages(["tip": .now])),
        .serve(["cart.png": .ok]), .assignPresenter, .logImpression(message: "tip"),
        .logClick(message: "tip"),
      ])
    #expect(
      read.steps[4].expectations == [
        .anyOrder([
          .observation(.displayed(message: "tip")),
          .observation(.noMatchingTrigger(.purchase, name: "hat")),
        ]),
        .oneOf([[], [.observation(.reenqueued(message: "tip", reason: .displayChoice))]]),
      ])
    #expect(read.messages.map(\.name) == ["sale", "tip"], "only those that the case speaks of")
    #expect(
      read.asserts == [
        .displayed, .noMatchingTrigger, .reenqueued, .impression, .click, .stack, .choiceAsked,
      ])
  }

  @Test("A variant has the values of its columns")
  func variants() async throws {
    let cases = try await load().cases.suffix(2)
    #expect(cases.map(\.title) == ["The banner is ready after 2s", "The banner is ready after 4s"])
    #expect(cases.map(\.about) == ["Its timeout is 3s.", "Its timeout is 3s."])
    #expect(cases.map { $0.given.assets["banner.png"]?.after } == [.seconds(2), .seconds(4)])
    #expect(cases.map { $0.messages[0].timeout } == [.seconds(3), .seconds(3)])
    #expect(
      cases.map { $0.steps[0].expectations } == [
        [.observation(.displayed(message: "sale"))],
        [.observation(.discarded(message: "sale", reason: .timeout))],
      ])
    #expect(cases.map(\.asserts) == [[.displayed], [.displayed, .discarded]])
    #expect(cases.map { $0.steps[0].note } == ["Ready after 2s.", "Ready after 4s."])
  }

  @Test("Each variant may have its columns in its own order")
  func columnOrder() async throws {
    let text = """
      format: 1
      title: Columns
      rules: [stack.newest-first]
      cases:
        - id: table
          title: A ${kind} after ${wait}
          variants:
            first: {kind: modal, wait: 2s}
            second: {wait: 3s, kind: full}
            third: {kind: slideup, wait: 4s}
          messages: {sale: {type: $kind, trigger: {custom_event: opened_shop}}}
          steps:
            - start_session: {deliver: [sale]}
            - advance: $wait
      """
    let loaded = try await load(caseFile: text)
    #expect(loaded.diagnostics == [])
    let cases = try #require(loaded.suite?.cases)
    #expect(cases.map(\.title) == ["A modal after 2s", "A full after 3s", "A slideup after 4s"])
    #expect(cases.map { $0.messages.map(\.type) } == [[.modal], [.full], [.slideup]])
    #expect(
      cases.map(\.steps[1].actions) == [
        [.advance(.seconds(2))], [.advance(.seconds(3))], [.advance(.seconds(4))],
      ])
  }

  @Test("The result does not depend on how many files are read at the same time", arguments: 1...4)
  func parallelism(width: Int) async throws {
    for suite in ["Fixtures/suites/shop", "Fixtures/invalid"] {
      let files = try Fixtures.files(of: suite)
      let expected = await SuiteLoader(parallelism: 1).load(files: files, root: suite)
      let loaded = await SuiteLoader(parallelism: width).load(files: files.reversed(), root: suite)
      #expect(loaded.diagnostics == expected.diagnostics)
      #expect(loaded.suite?.cases == expected.suite?.cases)
    }
  }
}
