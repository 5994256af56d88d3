import Conformance
import ReferenceFaults
import SpecModel

/// The audit, for machines.
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
        json.member("count", audit.first.readings)
        json.member("runs", audit.first.runs)
        json.member("sample", audit.first.sample)
      }
      json.key("faults")
      json.array(audit.second.trials) { json, trial in
        json.object { json in
          json.member("id", trial.fault.id)
          json.member("rule", trial.fault.rule)
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
