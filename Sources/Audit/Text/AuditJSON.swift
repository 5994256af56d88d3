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
      json.member("is_red", audit.isRed)
      json.object("readings") { json in
        json.member("cases", audit.first.cases)
        json.member("ways", audit.first.ways)
      }
      json.member("faults", audit.second.trials) { json, trial in
        json.object { json in
          json.member("id", trial.fault.id)
          json.member("rule", trial.fault.rule)
          json.member("clause", Clause.name(in: trial.fault.clause).map { _ in trial.fault.clause })
          json.member("profile", trial.profile)
          json.member("summary", trial.fault.summary)
          json.member("noticed_by", trial.catches) { json, item in
            json.object { json in
              json.member("case", item.case.id)
              json.member("steps", item.steps) { $0.integer($1 + 1) }
              json.member("is_proof", item.isProof)
            }
          }
        }
      }
      if let proof = audit.declared {
        json.member("declared_faults", proof.trials) { json, trial in
          json.object { $0.members(of: trial) }
        }
      }
      json.member("clauses", audit.clauses) { json, cover in
        json.object { json in
          json.member("id", cover.clause.id)
          json.member("text", cover.clause.text)
          json.object("documents") { json in
            for citation in cover.clause.citations {
              json.key(citation.document)
              json.string(citation.stance.rawValue)
            }
          }
          json.member("faults", cover.faults)
          json.member("held_by", cover.cases)
        }
      }
      if let judges = audit.judges {
        json.object("judges") { json in json.members(of: judges) }
      }
      if let matrix = audit.interactions {
        json.member("interactions", matrix.book.deciders.sorted { $0.key < $1.key }) {
          json, entry in
          json.object { json in json.members(of: entry.key, entry.value, in: matrix) }
        }
      }
      if let proof = audit.breaches {
        json.object("moments") { json in json.members(of: proof) }
      }
      json.member("findings", audit.findings) { json, finding in
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
    member("noticed_by", trial.catches) { json, catching in
      json.object { json in
        json.member("case", catching.case.id)
        json.member("steps", catching.steps) { $0.integer($1 + 1) }
      }
    }
  }

  /// Writes the result of the judges' proof.
  fileprivate mutating func members(of judges: JudgesProof) {
    member("runs", judges.runs)
    member("faults", judges.faults.tried)
    member("unseen", judges.faults.listed)
    member("failures", judges.failures)
    member("conventions", judges.conventions) { json, convention in
      json.object { json in
        json.member("case", convention.caseID)
        json.member("faults", convention.faults)
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
    member("fault", cell.fault.rawValue)
    switch decider {
    case .rules(let rules):
      member("rules", rules)
    case .questions(let questions):
      member("questions", questions)
    case .nothing: break
    }
    member("asked_by", matrix.askers[cell] ?? [])
    member("exception", cell.exception)
  }
}
