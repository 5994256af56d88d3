import Audit
import Conformance
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing
import Wording

@Suite struct `The audit of the built-in suite` {
  @Test func `finds nothing: every way passes, all faults are noticed, no case is idle`()
    async throws
  {
    let suite = try Builtin.suite()
    let audit = await SuiteAudit(suite, interactions: .known)
    #expect(audit.findings.map { "\($0)" } == [])
    #expect(audit.first.violations.isEmpty)
    #expect(audit.first.unfinished.isEmpty)
    #expect(audit.first.cases == suite.cases.flatMap(\.profiles).count)
    // A case has some hundreds of ways at most, although there are about 10^30 combinations of
    // answers.
    #expect(audit.first.ways > 5 * audit.first.cases)
    #expect(audit.second.missedByControl.isEmpty)
    #expect(!audit.second.trials.isEmpty)
    #expect(!audit.isRed)
    // The text that `iamspec audit` writes.
    let text = AuditText(audit, style: TextStyle(isColored: false), width: 80)
    let lines = text.findings() + text.conclusion(after: .seconds(1))
    #expect(lines.count < 20)
    #expect(!lines.joined().contains("fast"))
  }
}

@Suite struct `The fast audit of the built-in suite` {
  @Test func `proves that each fault is noticed, with few runs`() async throws {
    let suite = try Builtin.suite()
    let audit = await SuiteAudit(suite, extent: .fast)
    #expect(audit.findings.map { "\($0)" } == [])
    #expect(audit.basis == nil)
    #expect(audit.first.ways > audit.first.cases)
    #expect(audit.second.trials.allSatisfy { $0.proofs.count == 1 })
    // The whole audit runs every case of a fault's rule, in every profile.
    let all = audit.second.trials.reduce(0) { count, trial in
      count
        + suite.cases.count {
          $0.rules.contains(trial.fault.rule) && $0.profiles.contains(trial.profile)
        }
    }
    #expect(10 * audit.second.runs < 3 * all)
  }

  @Test func `is red if a fault escapes, and if a case depends on an answer`()
    async throws
  {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    var item = try #require(suite.files[0].cases.first { $0.id.hasSuffix("/two-waiting") })
    // A dismissal in a step of its own: whether the next message then appears by itself is open.
    let step = try #require(item.steps.last)
    item.steps[item.steps.count - 1].actions = [.dismiss]
    item.steps[item.steps.count - 1].expectations = Array(step.expectations.prefix(1))
    suite.files[0].cases = [item]
    let audit = await SuiteAudit(suite, needsFaults: false, extent: .fast)
    #expect(audit.isRed)
    #expect(audit.findings.contains { if case .depends = $0 { true } else { false } })
    #expect(audit.findings.contains { if case .escaped = $0 { true } else { false } })
  }
}

@Suite struct `The audit is red` {
  /// The built-in suite, reduced to one rule to be fast.
  private func suite() throws -> Suite {
    let rule = "stack.last-in-first-out"
    var suite = try Builtin.suite()
    let cases = suite.cases.filter { $0.rules.contains(rule) }.map { item in
      var item = item
      item.rules = [rule]
      item.basis = CaseBasis()
      return item
    }
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    suite.files[0].cases = cases
    suite.chapters = suite.chapters.map { chapter in
      var chapter = chapter
      chapter.rules = chapter.rules.filter { $0.id == rule }
      return chapter
    }
    return suite
  }

  private func errors(
    _ suite: Suite, faults: [Fault] = Fault.all, extent: SuiteAudit.Extent = .fast
  ) async -> [AuditFinding] {
    let rules = Set(suite.rules.map(\.id))
    var audit = await SuiteAudit(
      suite, faults: faults.filter { rules.contains($0.rule) }, extent: extent)
    // In a suite of one rule, the cases have another basis than in the whole suite.
    audit.acceptBasis()
    return audit.findings.filter(\.isError)
  }

  @Test func `not if nothing is wrong`() async throws {
    let found = await errors(try suite(), extent: .full).map { "\($0)".prefix(300) }
    #expect(found == [])
  }

  @Test func `if a case depends on an open question, and names the answer`() async throws {
    var suite = try suite()
    // A dismissal in a step of its own: whether the next message then appears by itself is open.
    var item = try #require(suite.files[0].cases.first { $0.id.hasSuffix("/two-waiting") })
    let step = try #require(item.steps.last)
    #expect(step.actions.first == .dismiss)
    item.steps[item.steps.count - 1].actions = [.dismiss]
    item.steps[item.steps.count - 1].expectations = Array(step.expectations.prefix(1))
    item.steps.append(
      Step(
        actions: Array(step.actions.dropFirst()),
        expectations: Array(step.expectations.dropFirst()), position: step.position))
    suite.files[0].cases = [item]
    let violations = await errors(suite, extent: .full).compactMap { finding in
      if case .depends(let violation) = finding { violation } else { nil as FirstProof.Violation? }
    }
    #expect(violations.map(\.planned.profile) == ["swift", "legacy"])
    #expect(violations.first?.answers.map(\.question) == ["open.after-dismiss"])
    #expect(violations.first?.answers.map(\.answer) == ["shows-next"])
  }

  @Test func `if no case notices a fault`() async throws {
    var suite = try suite()
    suite.files[0].cases = suite.files[0].cases.map { item in
      var item = item
      // A case that expects nothing does not notice a wrong order.
      item.steps = item.steps.map { step in
        Step(actions: [.rotate(.portrait)], position: step.position)
      }
      return item
    }
    let escaped = await errors(suite).contains { finding in
      if case .escaped(let fault, _, _) = finding {
        fault.id == "queue-instead-of-stack"
      } else {
        false
      }
    }
    #expect(escaped)
  }

  @Test func `if a rule has too few faults, or no case`() async throws {
    var suite = try suite()
    var found = await errors(suite, faults: [])
    #expect(
      found.contains {
        if case .fewFaults("stack.last-in-first-out", "swift", 0) = $0 { true } else { false }
      })
    suite.files = []
    found = await errors(suite)
    #expect(
      found.contains {
        if case .noCase("stack.last-in-first-out", ["swift", "legacy"]) = $0 {
          true
        } else {
          false
        }
      })
  }

  @Test func `if a case misses the fault that breaks everything`() async throws {
    var suite = try suite()
    suite.files[0].cases[0].asserts = [.prefetched]
    suite.files[0].cases[0].steps = suite.files[0].cases[0].steps.map { step in
      Step(actions: step.actions, position: step.position)
    }
    let missesControl = await errors(suite).contains {
      if case .missesControl(let planned) = $0 {
        planned.case.id == suite.files[0].cases[0].id
      } else {
        false
      }
    }
    #expect(missesControl)
  }
}

@Suite struct `The audit of clauses` {
  private static let rule = "stack.last-in-first-out"
  private static let location = SourceLocation(file: "Specs/rules.yaml", line: 7, column: 9)

  /// The built-in suite, reduced to one rule with the given clauses.
  private func suite(_ clauses: [(name: String, stance: Citation.Stance)]) throws -> Suite {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    suite.files[0].cases = suite.files[0].cases.map { item in
      var item = item
      item.rules = [Self.rule]
      item.basis = CaseBasis()
      return item
    }
    suite.chapters = suite.chapters.map { chapter in
      var chapter = chapter
      chapter.rules = chapter.rules.filter { $0.id == Self.rule }
      for index in chapter.rules.indices {
        chapter.rules[index].clauses = clauses.map { clause in
          Clause(
            id: Clause.id(of: clause.name, in: Self.rule), text: "So it is.",
            citations: [Citation(document: "pt", stance: clause.stance)], location: Self.location)
        }
      }
      return chapter
    }
    return suite
  }

  /// A fault that every case with two messages notices.
  private func fault(_ id: String, _ clause: String) -> Fault {
    Fault(id, breaking: clause, "The oldest comes first.") {
      $0.stack.take = { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  private func audit(
    _ clauses: [(name: String, stance: Citation.Stance)], _ faults: [Fault], isBuiltin: Bool = true
  ) async throws -> SuiteAudit {
    await SuiteAudit(try suite(clauses), faults: faults, needsFaults: isBuiltin, extent: .fast)
  }

  private func sentences(_ audit: SuiteAudit) -> [String] {
    audit.findings.filter { finding in
      switch finding {
      case .noClauses, .unknownClause, .ungrounded, .unbroken, .clausesWithoutFaults, .unheld: true
      default: false
      }
    }.map(\.sentence)
  }

  @Test func `finds nothing if each clause is stated, broken and held`() async throws {
    let id = "\(Self.rule)/newest-first"
    let audit = try await audit([("newest-first", .stated)], [fault("a", id), fault("b", id)])
    #expect(sentences(audit) == [])
    let cover = try #require(audit.clauses.first)
    #expect(audit.clauses.count == 1)
    #expect(cover.clause.id == id)
    #expect(cover.faults == ["a", "b"])
    #expect(cover.isHeld)
    #expect(cover.cases.contains("stack/last-in-first-out/three-waiting"))
  }

  @Test func `is red if no document states or implies a clause`() async throws {
    let faults = ["a", "b"].map { fault($0, "\(Self.rule)/\($0)") }
    let audit = try await audit([("a", .silent), ("b", .implied)], faults)
    #expect(
      sentences(audit) == [
        "Specs/rules.yaml:7:9: no document states or implies \(Self.rule)/a; remove the clause, or "
          + "make it an open question"
      ])
    #expect(audit.isRed)
  }

  @Test func `is red if no fault breaks a clause, and if no case holds one`() async throws {
    let harmless = Fault("c", breaking: "\(Self.rule)/held", "Nothing is wrong.") { _ in }
    let faults = [fault("a", "\(Self.rule)/first"), harmless]
    let audit = try await audit(
      [("first", .stated), ("held", .stated), ("broken", .stated)], faults)
    #expect(
      sentences(audit) == [
        "Specs/rules.yaml:7:9: no behavioral case of \(Self.rule) holds \(Self.rule)/held: the fault "
          + "that breaks it escapes",
        "Specs/rules.yaml:7:9: no fault breaks \(Self.rule)/broken; add one to "
          + "Sources/ReferenceFaults",
      ])
    #expect(audit.isRed)
  }

  @Test func `is red if a fault names an unknown clause, or none`() async throws {
    let faults = [
      fault("a", "\(Self.rule)/first"), fault("b", "\(Self.rule)/frist"), fault("c", Self.rule),
    ]
    let audit = try await audit([("first", .stated)], faults)
    #expect(
      sentences(audit) == [
        "b breaks \(Self.rule)/frist, which is not a clause of \(Self.rule); did you mean "
          + "\(Self.rule)/first?",
        "c breaks \(Self.rule), and does not say which clause of it: \(Self.rule)/first",
      ])
  }

  @Test func `is red if a rule has no clauses and another has some`() async throws {
    var suite = try suite([("first", .stated)])
    let index = try #require(suite.chapters.firstIndex { !$0.rules.isEmpty })
    var other = suite.chapters[index].rules[0]
    other.id = "stack.other"
    other.clauses = []
    suite.chapters[index].rules.append(other)
    let audit = await SuiteAudit(
      suite, faults: [fault("a", "\(Self.rule)/first")], extent: .fast)
    #expect(
      sentences(audit) == [
        "stack.other has no clauses; add `clauses` to it in rules.yaml: what it says, sentence by "
          + "sentence"
      ])
  }

  @Test func `lists the clauses of a custom suite for which nothing is proved`() async throws {
    let faults = [fault("a", "\(Self.rule)/first")]
    let audit = try await audit(
      [("first", .stated), ("own", .stated)], faults, isBuiltin: false)
    #expect(!audit.isRed)
    #expect(
      sentences(audit) == [
        "the reference engine has no faults that break \(Self.rule)/own: whether a case holds them is "
          + "not proved; declare faults in the suite's faults.yaml, which a bundle leaves out"
      ])
  }
}

@Suite struct `The basis of the cases` {
  @Test func `is written in full, and the audit reports where it is outdated`() async throws {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    let audit = await SuiteAudit(suite, needsFaults: false)
    let two = "stack/last-in-first-out/two-waiting"
    let proof = try #require(audit.basis)
    let basis = try #require(proof.cases[two])
    #expect(basis.needs.contains("reenqueue.background"))
    #expect(basis.needs.contains("trigger.custom-event"))
    #expect(!basis.needs.contains("stack.last-in-first-out"))
    #expect(proof.cases == suite.cases.reduce(into: [:]) { $0[$1.id] = $1.basis })
    let chapter = try #require(suite.chapters.first { $0.id == "stack" })
    let lock = BasisLock(proof, of: chapter, in: suite)
    #expect(lock.count == proof.cases.count)
    #expect(lock.text.contains("\n  \(two): {holds: {stack.last-in-first-out/newest-first: ["))

    suite.files[0].cases[0].basis.needs = ["extras.delivered"]
    let stale = await SuiteAudit(suite, needsFaults: false)
    let id = suite.files[0].cases[0].id
    #expect(
      stale.findings.filter { if case .staleBasis = $0 { true } else { false } }.map(\.sentence)
        == [
          "what basis.lock says of \(id) is not what the faults show; write it again: `iamspec audit "
            + "--specs DIR --write-basis`, with the suite's directory"
        ])
  }

  @Test func `holds the clauses whose faults the cases notice, with the steps that show them`()
    async throws
  {
    let rule = "stack.last-in-first-out"
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    for chapter in suite.chapters.indices {
      for index in suite.chapters[chapter].rules.indices
      where suite.chapters[chapter].rules[index].id == rule {
        let location = suite.chapters[chapter].rules[index].location
        suite.chapters[chapter].rules[index].clauses = [
          Clause(id: "\(rule)/order", text: "The newest comes first.", location: location)
        ]
      }
    }
    let oldest = Fault("a", breaking: "\(rule)/order", "The oldest comes first.") {
      $0.stack.take = { $0.isEmpty ? nil : $0.removeFirst() }
    }
    let audit = await SuiteAudit(suite, faults: [oldest], needsFaults: false)
    let basis = try #require(audit.basis?.cases["stack/last-in-first-out/three-waiting"])
    #expect(basis.holds.map(\.clause) == ["\(rule)/order"])
    #expect(basis.holds.first?.steps.isEmpty == false)
  }

  @Test func `needs one absence for each testable rule, in each of its profiles`()
    throws
  {
    let rules = try Builtin.suite().rules.filter(\.isTestable)
    #expect(Fault.absences.map(\.rule) == rules.map(\.id))
    for (rule, absence) in zip(rules, Fault.absences) {
      #expect(absence.profiles == rule.profiles, "\(absence.id)")
      #expect(absence.isAbsence)
    }
  }
}

@Suite struct `The audit of a custom suite` {
  /// A suite with one rule that the reference engine knows and one that it does not.
  private func suite() throws -> Suite {
    var suite = try Builtin.suite()
    suite.name = "my"
    var own = try #require(suite.rules.first { $0.id == "stack.last-in-first-out" })
    own.id = "shop.own"
    suite.chapters = suite.chapters.compactMap { chapter in
      var chapter = chapter
      chapter.rules = chapter.rules.filter { $0.id == "stack.last-in-first-out" }
      return chapter.rules.isEmpty ? nil : chapter
    }
    suite.chapters[0].rules.append(own)
    let cases = suite.cases.filter { $0.rules.contains("stack.last-in-first-out") }
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    suite.files[0].cases = cases.map { item in
      var item = item
      item.rules = ["stack.last-in-first-out", "shop.own"]
      item.basis = CaseBasis()
      return item
    }
    return suite
  }

  private func audit(_ suite: Suite) async -> SuiteAudit {
    await SuiteAudit(suite, needsFaults: false, extent: .fast)
  }

  @Test func `is green, and lists the rules for which nothing is proved`() async throws {
    let audit = await audit(try suite())
    #expect(!audit.isRed)
    #expect(
      audit.findings.contains {
        if case .withoutFaults(["shop.own"]) = $0 { true } else { false }
      })
    #expect(Set(audit.second.trials.map(\.fault.rule)) == ["stack.last-in-first-out"])
  }

  @Test func `reports a rule without a case once, not for each of its faults`() async throws {
    var suite = try suite()
    suite.files = []
    let errors = await audit(suite).findings.filter(\.isError).map { "\($0)" }
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.hasPrefix("noCase") })
  }

  @Test func `reports a case that always fails, and does not count it as a proof`() async throws {
    var suite = try suite()
    let first = suite.files[0].cases[0]
    for index in suite.files[0].cases.indices {
      suite.files[0].cases[index].steps = [
        Step(
          actions: [.click], expectations: [.observation(.displayed(message: "nobody"))],
          position: first.location.position)
      ]
    }
    let audit = await audit(suite)
    let failing = audit.findings.count { if case .fails = $0 { true } else { false } }
    #expect(failing == audit.first.violations.count)
    #expect(failing > 0)
    #expect(audit.second.trials.allSatisfy { $0.catches.isEmpty })
  }

  @Test func `reports a profile that the reference engine does not follow`()
    async throws
  {
    var suite = try suite()
    suite.profiles[0].id = "modern"
    let audit = await audit(suite)
    #expect(
      audit.findings.contains {
        if case .profileNotFollowed("modern") = $0 { true } else { false }
      })
  }
}

@Suite struct `The faults of the reference engine` {
  @Test func `break rules that the built-in suite has`() throws {
    let rules = Set(try Builtin.suite().rules.map(\.id))
    #expect(Fault.all.filter { !rules.contains($0.rule) }.map(\.id) == [])
  }
}

@Suite struct `The steps that no reading reaches` {
  @Test func `are none in the built-in suite`() async throws {
    #expect(await UnreachableStep.all(in: try Builtin.suite()) == [])
  }

  @Test func `are found if no answer to an open question reaches them`() async throws {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    var item = try #require(suite.files[0].cases.first { $0.id.hasSuffix("/two-waiting") })
    item.keptFor = nil
    item.steps.removeLast()
    func dismissal(line: Int, of message: String? = nil, note: String? = nil) -> Step {
      Step(
        actions: [.dismiss],
        expectations: message.map { [.observation(.dismissed(message: $0))] } ?? [], note: note,
        position: SourcePosition(line: line, column: 3))
    }
    // Whether the first dismissal shows the waiting message is open; the third is one too many.
    item.steps += (7...9).map { dismissal(line: $0) }
    item.steps.append(dismissal(line: 10, of: "first"))
    item.steps.append(dismissal(line: 11, note: "An engine may show what it should not."))
    suite.files[0].cases = [item]
    let found = await UnreachableStep.all(in: suite)
    #expect(found.map(\.location.line) == [9, 10, 10])
    #expect(
      found.map(\.kind) == [
        .gesture(.dismiss), .gesture(.dismiss), .dismissal(message: "first"),
      ])
  }
}
