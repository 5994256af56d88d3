import Testing
import Wording

@Suite struct `The text of a number` {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (40_000, "40,000"), (1_234_567, "1,234,567"),
    (-2026, "-2,026"),
  ])
  func `separates thousands`(_ number: Int, _ text: String) {
    #expect(NumberText.grouped(number) == text)
  }
}
