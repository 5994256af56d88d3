import SpecModel
import Testing

@Suite struct `A span of time` {
  @Test(arguments: [
    (0, "0s"), (1, "1ms"), (1500, "1500ms"), (30_000, "30s"), (60_000, "1m"), (90_000, "90s"),
  ]) func `is written in the largest unit that keeps it whole`(_ milliseconds: Int, _ text: String)
  {
    #expect(TimeSpan.milliseconds(milliseconds).description == text)
  }
}
