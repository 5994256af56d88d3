import ReferenceEngine
import SpecJSON

extension JSONWriter {
  /// Writes the matrix of what an engine can do wrong at a moment, and what is excused.
  mutating func members(of proof: BreachProof) {
    let matrix = BreachMatrix(proof, row: \.self, column: \.self)
    let cells = Effect.allCases.flatMap { effect in
      Occasion.allCases.compactMap { moment in
        matrix[effect, moment].map { (effect: effect, moment: moment, cell: $0) }
      }
    }
    member("matrix", cells) { json, entry in
      json.object { json in
        json.member("effect", entry.effect.rawValue)
        json.member("moment", entry.moment.rawValue)
        json.member("breaches", entry.cell.breaches)
        json.member("faults", entry.cell[.fault])
        json.member("noticed", entry.cell[.noticed])
        json.member("noticed_elsewhere", entry.cell[.elsewhere])
        json.member("exceptions", entry.cell[.exception])
        json.member("holes", entry.cell[.hole])
        json.member("unasked", entry.cell[.unasked])
      }
    }
    member("exceptions", proof.findings.filter { $0.outcome == .exception }) { json, finding in
      json.members(of: finding.edit, ExcusedEdits.unnoticed)
    }
    member("unasked", proof.findings.filter { $0.outcome == .unasked }) { json, finding in
      json.members(of: finding.edit, ExcusedEdits.unasked)
    }
  }

  private mutating func members(of edit: Intervention, _ excused: ExcusedEdits) {
    object { json in
      json.member("edit", edit.words)
      json.member("reason", excused.reasons[edit.words])
    }
  }
}
