import ConformanceTesting
import Foundation
import Testing

/// Every case of the suite, as a test case of its own.
@Suite struct `The message center` {
  static let suite = Bundle.module.url(forResource: "suite", withExtension: "json")

  @Test(arguments: try ConformanceCase.all(in: Data(contentsOf: #require(suite)), for: ShopAdapter()))
  func `keeps the rules of message delivery`(_ item: ConformanceCase) async {
    let result = await item.run()
    #expect(result.isGreen, "\(result)")
  }
}
