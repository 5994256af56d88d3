import Conformance
import ReferenceFaults
import SpecJSON
import SpecModel

/// The audit as JSON.
package struct AuditJSON {
  /// One JSON object, as UTF-8, with a line feed.
  package let bytes: [UInt8]

  /// Writes an audit.
  package init(_ audit: SuiteAudit) {
    var json = JSONWriter()
    json.object { json in
      json.key("is_red")
      json.boolean(audit.isRed)
      json.key("readings")
      json.object { json in
        json.member("cases", audit.first.cases)
        json.member("ways", audit.first.ways)
      }
      json.key("faults")
      json.array(audit.second.trials) { json, trial in
        json.object { json in
          json.member("id", trial.fault.id)
          json.member("rule", trial.fault.rule)
          json.member("clause", Clause.name(in: trial.fault.clause).map { _ in trial.fault.clause })
          json.member("profile", trial.profile)
          json.member("summary", trial.fault.summary)
          json.key("noticed_by")
          json.array(trial.catches) { json, item in
            json.object { json in
              json.member("case", item.case.id)
              json.key("steps")
              json.array(item.steps) { $0.integer($1 + 1) }
              json.key("is_proof")
              json.boolean(item.isProof)
            }
          }
        }
      }
      if let proof = audit.declared {
        json.key("declared_faults")
        json.array(proof.trials) { json, trial in json.object { $0.members(of: trial) } }
      }
      json.key("clauses")
      json.array(audit.clauses) { json, cover in
        json.object { json in
          json.member("id", cover.clause.id)
          json.member("text", cover.clause.text)
          json.key("documents")
          json.object { json in
            for citation in cover.clause.citations {
              json.key(citation.document)
              json.string(citation.stance.rawValue)
            }
          }
          json.key("faults")
          json.strings(cover.faults)
          json.key("held_by")
          json.strings(cover.cases)
        }
      }
      if let judges = audit.judges {
        json.key("judges")
        json.object { json in json.members(of: judges) }
      }
      if let matrix = audit.interactions {
        json.key("interactions")
        json.array(matrix.book.deciders.sorted { $0.key < $1.key }) { json, entry in
          json.object { json in json.members(of: entry.key, entry.value, in: matrix) }
        }
      }
      json.key("findings")
      json.array(audit.findings) { json, finding in
        json.object { json in
          json.member("severity", finding.isError ? "error" : "warning")
          json.member("message", finding.sentence)
        }
      }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension JSONWriter {
  /// Writes the result for one of the suite's own faults.
  fileprivate mutating func members(of trial: DeclaredProof.Trial) {
    member("id", trial.fault.id)
    member("breaks", trial.fault.breaks)
    member("profile", trial.profile)
    member("summary", trial.fault.summary)
    member("cases", trial.cases.count)
    member("trouble", trial.trouble)
    key("noticed_by")
    array(trial.catches) { json, catching in
      json.object { json in
        json.member("case", catching.case.id)
        json.key("steps")
        json.array(catching.steps) { $0.integer($1 + 1) }
      }
    }
  }

  /// Writes the result of the judges' proof.
  fileprivate mutating func members(of judges: JudgesProof) {
    member("runs", judges.runs)
    member("faults", judges.faults.tried)
    member("unseen", judges.faults.listed)
    member("failures", judges.failures)
    key("conventions")
    array(judges.conventions) { json, convention in
      json.object { json in
        json.member("case", convention.caseID)
        json.key("faults")
        json.strings(convention.faults)
      }
    }
  }

  /// Writes a cell of the interaction matrix.
  fileprivate mutating func members(
    of cell: Cell, _ decider: CellBook.Decider, in matrix: InteractionMatrix
  ) {
    member("state", cell.state.rawValue)
    member("event", cell.event.rawValue)
    if cell.asset != .any { member("asset", cell.asset.rawValue) }
    if cell.obstacle != .any { member("obstacle", cell.obstacle.rawValue) }
    if cell.company != .any { member("company", cell.company.rawValue) }
    member("mistake", cell.fault.rawValue)
    switch decider {
    case .rules(let rules):
      key("rules")
      strings(rules)
    case .questions(let questions):
      key("questions")
      strings(questions)
    case .nothing: break
    }
    key("asked_by")
    strings(matrix.askers[cell] ?? [])
    member("exception", cell.exception)
  }
}
