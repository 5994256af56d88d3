import Foundation
import Handbook
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

@Testing.Suite("The playground")
struct PlaygroundTests {
  private func files(_ suite: SpecModel.Suite) throws -> [String: String] {
    let files = try SuiteHandbook(suite).files(.html)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  @Test("It finds what is triggered with the unmodified JavaScript engine of the fixtures")
  func triggersAreTheFixture() throws {
    let script = try #require(try files(HostileSuite.suite)["assets/playground.js"])
    let engine = try Repository.text("Fixtures/engines/javascript/delivery.mjs")
    let body = engine.replacing("\nexport ", with: "\n")
    #expect(script.contains(body.trimmingCharacters(in: .newlines)))
    // It becomes the body of a function, in which nothing can be imported.
    #expect(!body.contains("\nimport ") && !body.contains("\nexport "))
  }

  @Test("It has the reference engine's answer to every open question")
  func answersAreTheReference() throws {
    let script = try #require(try files(HostileSuite.suite)["assets/playground.js"])
    for question in Reading.questions {
      #expect(script.contains("\"\(question.id)\":\"\(question.defaultAnswer)\""))
    }
  }

  @Test("Only cases with a profile that the engine knows can be played")
  func otherProfiles() throws {
    var suite = HostileSuite.suite
    let known = try files(suite)
    #expect(known["rules/stack.x.html"]?.contains("class=\"play\"") == true)
    suite.files[0].cases[0].profiles = ["kotlin"]
    let unknown = try files(suite)
    #expect(unknown["rules/stack.x.html"]?.contains("class=\"play\"") == false)
    #expect(unknown["assets/cases/stack.x.js"] == nil)
  }

  @Test("Data are parsed, so that a key like __proto__ is a key")
  func dataAreParsed() throws {
    let files = try files(HostileSuite.suite)
    let cases = try #require(files["assets/cases/stack.x.js"])
    #expect(cases.contains("{parts: JSON.parse('") && cases.contains("\ncases: JSON.parse('"))
    #expect(!cases.contains("\\u003cscript>alert('"), "a quote ends the literal")
    #expect(files["assets/playground.js"]?.contains("const questions = JSON.parse('") == true)
  }

  @Test("A case that the reference engine fails cannot be played")
  func failedCases() throws {
    var suite = HostileSuite.suite
    suite.files[0].cases[0].steps[1].stack = ["elsewhere"]
    let page = try files(suite)["rules/stack.x.html"]
    #expect(page?.contains("class=\"play\"") == false)
  }
}
