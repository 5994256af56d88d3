import EngineKit
import SpecJSON
import SpecModel

/// A checkup as JSON.
package struct DoctorJSON {
  /// One JSON object, as UTF-8, with a line feed.
  package let bytes: [UInt8]

  /// Writes a checkup.
  package init(_ checkup: Checkup, command: [String]) {
    var json = JSONWriter()
    json.object { json in
      json.member("command", command)
      json.member("engine", ["name": checkup.manifest.name, "version": checkup.manifest.version])
      json.member("is_fine", checkup.isFine)
      json.member("checks", checkup.results) { json, result in
        json.object { json in
          json.member("check", result.check.rawValue)
          json.member("status", result.status.rawValue)
          json.member("detail", result.detail)
          json.member("findings", result.findings) { json, finding in
            json.object { json in
              json.member("message", finding.message)
              json.member("advice", finding.advice)
              json.member("by_hand", finding.input?.shellLine(for: command))
            }
          }
        }
      }
      json.member("manifest", checkup.draft?.line)
    }
    json.endLine()
    bytes = json.bytes
  }
}
