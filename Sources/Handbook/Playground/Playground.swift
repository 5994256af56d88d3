import EmbeddedFiles
import Reporting
import SpecJSON
import SpecModel
import Wording

/// The script with which a reader plays and changes a case: an engine, and the code that draws the
/// picture of its behavior.
///
/// The engine does what the reference engine does, and takes the answers of that to the open questions.
/// It finds what an event triggers with the functions of the fixtures' JavaScript engine. That is a module,
/// which browsers do not load from files, so it becomes the body of a function.
enum Playground {
  /// The path of the script, which a page only loads when its reader wants to play.
  static let path = "assets/playground.js"

  /// Returns the script, which assigns `window.handbookPlayground`.
  ///
  /// - Parameters:
  ///   - index: The suite, whose open questions the script links to, and its domain.
  ///   - paths: The places of the questions.
  static func script(for index: SuiteIndex, _ paths: HandbookPaths) -> String {
    """
    "use strict";
    window.handbookPlayground = (function () {
    const { fires } = (function () {
    \(body(of: EmbeddedFile.delivery_mjs.bytes))
    return { fires };
    })();
    const defaultAnswers = \(answers(of: index.domain));
    const questions = \(table(of: index.suite.questions, paths));
    \(parts)
    return { ACTIONS, Engine, OTHER_ANSWERS, defaultAnswers, performed, open, caseNamed, story, picture, caseText };
    })();

    """
  }

  /// The reference engine's answers by the ids of their questions, as an expression.
  private static func answers(of domain: any Domain) -> String {
    var json = JSONWriter()
    json.object { json in
      for (question, answer) in domain.defaultAnswers {
        json.key(question)
        json.string(answer)
      }
    }
    return ScriptData.expression(json.bytes)
  }

  /// Returns the titles, places and answers of questions by id, as an expression.
  private static func table(of questions: [Question], _ paths: HandbookPaths) -> String {
    var json = JSONWriter()
    json.object { json in
      for question in questions {
        json.key(question.id)
        json.object { json in
          json.member("title", question.title)
          json.member("place", paths.path(of: question.id) ?? "")
          json.object("answers") { json in
            for answer in question.answers {
              json.key(answer.id)
              json.string(answer.text.replacing("`", with: ""))
            }
          }
        }
      }
    }
    return ScriptData.expression(json.bytes)
  }

  private static let parts = WebText.joined([
    EmbeddedFile.text_js.bytes, EmbeddedFile.words_js.bytes, EmbeddedFile.answers_js.bytes,
    EmbeddedFile.assets_js.bytes, EmbeddedFile.deliveries_js.bytes, EmbeddedFile.interval_js.bytes,
    EmbeddedFile.checks_js.bytes,
    EmbeddedFile.presenter_js.bytes, EmbeddedFile.engine_js.bytes, EmbeddedFile.story_js.bytes,
    EmbeddedFile.measure_js.bytes, EmbeddedFile.picture_js.bytes, EmbeddedFile.choices_js.bytes,
    EmbeddedFile.player_js.bytes,
  ])

  /// Returns a module without imports as the body of a function, without its exports.
  private static func body(of module: [UInt8]) -> String {
    WebText.joined([module]).replacing("\nexport ", with: "\n")
  }

  /// The profiles that the engine knows.
  private static let profiles: Set = ["swift", "legacy"]

  /// Returns the profiles in which a case can be played, with the reference engine's way in each:
  /// the engine of the page knows the profile, and the reference engine does what the case asserts.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - told: The reference engine's way in each profile.
  static func ways(
    of item: Case, told: [(profile: String, story: CaseStory)]
  ) -> [(profile: String, story: CaseStory)] {
    told.filter { profiles.contains($0.profile) && $0.story.isAsExpected }
  }
}
