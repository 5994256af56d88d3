import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A JUnit report as a reader sees it.
struct JUnitReading: Equatable {
  var suites: [Suite] = []

  struct Suite: Equatable {
    var attributes: [String: String]
    var properties: [String: String] = [:]
    var cases: [Case] = []
  }

  struct Case: Equatable {
    var attributes: [String: String]
    var properties: [String: [String]] = [:]
    /// The element of the outcome: `failure`, `error`, `skipped`; empty if the case passed.
    var outcome = ""
    var outcomeAttributes: [String: String] = [:]
    var texts: [String: String] = [:]
  }

  /// Reads a report.
  init(_ bytes: [UInt8]) throws {
    let parser = XMLParser(data: Data(bytes))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else { throw NotXML(error: parser.parserError, line: parser.lineNumber) }
    suites = reader.suites
  }

  struct NotXML: Error {
    var error: (any Error)?
    var line: Int
  }
}

private final class Reader: NSObject, XMLParserDelegate {
  var suites: [JUnitReading.Suite] = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    let suite = suites.indices.last
    let test = suites.last?.cases.indices.last
    switch name {
    case "testsuite": suites.append(JUnitReading.Suite(attributes: attributes))
    case "testcase":
      suites[suite ?? 0].cases.append(JUnitReading.Case(attributes: attributes))
    case "property":
      let (key, value) = (attributes["name"] ?? "", attributes["value"] ?? "")
      if let suite, let test {
        suites[suite].cases[test].properties[key, default: []].append(value)
      } else if let suite {
        suites[suite].properties[key] = value
      }
    case "failure", "error", "skipped":
      if let suite, let test {
        suites[suite].cases[test].outcome = name
        suites[suite].cases[test].outcomeAttributes = attributes
      }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if ["failure", "error", "system-err"].contains(name), let suite = suites.indices.last,
      let test = suites[suite].cases.indices.last
    {
      suites[suite].cases[test].texts[name] = text
    }
    text = ""
  }
}
