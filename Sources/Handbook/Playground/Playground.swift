import EmbeddedFiles
import SpecJSON
import SpecModel
import Web

/// The script with which a reader plays a case and changes it: an engine, and what draws the picture
/// of what it does.
///
/// The engine is the JavaScript one of the fixtures, as it is. It is a module, and browsers load no
/// module from a file; so it is made the body of a function here, which returns what it exports.
enum Playground {
  /// The path of the script, which a page loads only when its reader wants to play.
  static let path = "assets/playground.js"

  /// The script: it assigns `window.handbookPlayground`.
  ///
  /// - Parameter suite: The suite, to whose open questions readers are led.
  static func script(for suite: Suite) -> String {
    """
    "use strict";
    window.handbookPlayground = (function () {
    const engine = (function () {
    \(body(of: EmbeddedFile.delivery_mjs.bytes))
    return { ANSWERS, begin, perform };
    })();
    const questions = \(titles(of: suite.questions));
    \(parts)
    return { engine, open, caseNamed, story, picture, caseText };
    })();

    """
  }

  /// The titles of questions by their ids, as JSON.
  private static func titles(of questions: [Question]) -> String {
    var json = JSONWriter()
    json.object { json in
      for question in questions {
        json.key(question.id)
        json.string(question.title)
      }
    }
    return String(decoding: HTMLText.embeddable(json.bytes), as: UTF8.self)
  }

  private static let parts = WebText.joined([
    EmbeddedFile.text_js.bytes, EmbeddedFile.words_js.bytes, EmbeddedFile.story_js.bytes,
    EmbeddedFile.measure_js.bytes, EmbeddedFile.picture_js.bytes, EmbeddedFile.choices_js.bytes,
    EmbeddedFile.player_js.bytes,
  ])

  /// A module without imports as the body of a function: nothing in it is exported.
  private static func body(of module: [UInt8]) -> String {
    WebText.joined([module]).replacing("\nexport ", with: "\n")
  }

  /// The profiles that the engine follows.
  private static let profiles: Set = ["swift", "legacy"]

  /// The profiles in which a case can be played; none where the engine knows none of its profiles.
  static func profiles(of item: Case) -> [String] { item.profiles.filter(profiles.contains) }
}
