import Testing

@testable import Conformance

@Suite struct `The pace of a run` {
  @Test func `starts with small batches, and fills the engine at every pace`() {
    let paces = Pace.paces(forCapacity: 32)
    #expect(paces.map(\.together) == [4, 8, 16])
    #expect(paces.map(\.batchSize) == [4, 8, 16])
    #expect(paces.allSatisfy { ($0.width - 1) * $0.batchSize >= 32 })
  }

  @Test(arguments: 1...70) func `always leaves a batch more than the engine can process`(
    _ capacity: Int
  ) {
    for pace in Pace.paces(forCapacity: capacity) {
      #expect(pace.together >= 1)
      #expect(pace.width * pace.together > capacity)
    }
  }

  @Test func `grows with quick batches, stays with others, and starts again after a slow one`() {
    var choice = PaceChoice(among: Pace.paces(forCapacity: 32))
    #expect(choice.pace.together == 4)
    choice.note(.milliseconds(1))
    #expect(choice.pace.together == 8)
    choice.note(.milliseconds(50))
    #expect(choice.pace.together == 8)
    choice.note(.milliseconds(1))
    choice.note(.milliseconds(1))
    #expect(choice.pace.together == 16)
    choice.note(.seconds(1))
    #expect(choice.pace.together == 4)
  }

  @Test func `of one kind never changes`() {
    let pace = Pace(width: 2, batchSize: 16, together: 1)
    var choice = PaceChoice(among: [pace])
    choice.note(.zero)
    #expect(choice.pace.batchSize == 16)
    choice.note(.seconds(1))
    #expect(choice.pace.width == 2)
  }
}
