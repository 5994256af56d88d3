import ConformanceTesting
import Foundation
import Testing

/// Every case of the suite as a test case.
@Suite struct `The message center` {
  @Test(arguments: try ConformanceCase.all(in: suite(), for: ShopAdapter()))
  func `keeps the rules of message delivery`(_ item: ConformanceCase) async {
    let result = await item.run()
    #expect(result.isGreen, "\(result.explanation)")
    for remark in result.remarks { Issue.record("\(remark)", severity: .warning) }
  }

  @Test(arguments: try ConformanceCase.all(in: suite(), for: ShopAdapter(), selection: oneRule))
  func `keeps a rule by itself`(_ item: ConformanceCase) async {
    let result = await item.run()
    #expect(result.isGreen, "\(result.explanation)")
  }

  static let oneRule = Selection(rules: ["stack.last-in-first-out"], profiles: ["swift"])

  /// The file that `iamspec bundle` wrote.
  static func suite() throws -> Data {
    try Data(contentsOf: #require(Bundle.module.url(forResource: "suite", withExtension: "json")))
  }
}
