import ReferenceEngine
import SpecJSON
import SpecModel

/// A survey of moments as JSON.
package struct SurveyJSON {
  /// One JSON object, as UTF-8, with a line feed.
  package let bytes: [UInt8]

  /// Writes a survey.
  package init(_ survey: MomentSurvey) {
    var json = JSONWriter()
    json.object { json in
      json.member("edits", survey.edits.count)
      json.member("scripts", survey.scripts)
      json.key("classes")
      json.array(survey.classes) { json, item in json.object { json in json.members(of: item) } }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func members(of item: EditClass) {
    key("edits")
    strings(item.members.map(\.words))
    key("profiles")
    strings(item.profiles)
    key("faults")
    strings(item.faults.values.joined().uniqued().sorted())
    switch item.verdict {
    case .allowed(let answers):
      member("verdict", "allowed")
      key("answers")
      strings(answers)
    case .unasked(let script):
      member("verdict", "unasked")
      member("script", script.name)
    case .undecided(let script):
      member("verdict", "undecided")
      member("script", script.name)
    case .breach(let breach):
      member("verdict", "breach")
      key("clauses")
      strings(breach.clauses)
      key("is_seen")
      boolean(breach.isSeen)
      key("noticed_in")
      strings(breach.noticed)
      key("without_fault_in")
      strings(item.profilesWithoutFault)
      member("script", breach.script.name)
    }
  }
}

extension Script {
  /// Its name in a list: the case or the random script that it is of, and the profile.
  var name: String { "\(caseID) [\(profile)]" }
}
