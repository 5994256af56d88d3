import Foundation
import Testing

/// Compares a text with the one that a fixture expects.
///
/// With `IAMSPEC_RECORD` in the environment, the text is written down instead, and the test fails so
/// that nobody takes that for a pass.
func expect(
  _ text: String, isTextOf path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = Fixtures.url(path)
  if Fixtures.isRecording {
    let before = try? String(contentsOf: url, encoding: .utf8)
    if text.isEmpty {
      try? FileManager.default.removeItem(at: url)
    } else {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(
      before ?? "" == text, "\(path) was recorded anew: read it", sourceLocation: sourceLocation)
    Issue.record("expected texts were recorded, not compared", sourceLocation: sourceLocation)
    return
  }
  let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  #expect(text == expected, "\(path)", sourceLocation: sourceLocation)
}
