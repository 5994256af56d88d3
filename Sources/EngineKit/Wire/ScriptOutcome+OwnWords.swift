import SpecJSON
import SpecModel

extension ScriptOutcome.Ending {
  /// Returns the ending with its observations in the words of the script's suite, if that has some of
  /// its own.
  ///
  /// An engine in Swift may report `.displayed(message: "sale")` for a word that the suite declares
  /// itself. On the wire both are the same, so they are read from there.
  func inWords(of script: Script) -> Self {
    guard let words = script.given.own.words, case .completed(let transcript) = self else {
      return self
    }
    var json = JSONWriter()
    transcript.write(to: &json)
    do throws(JSONError) {
      return .completed(try Transcript(JSONReader(parsing: json.bytes, words: words)))
    } catch {
      return .failed(EngineFailure(kind: .malformed, message: error.description))
    }
  }
}
