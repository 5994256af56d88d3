import SpecModel
import Testing

@Suite struct `A date` {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1),
    ("2000-02-29T12:00:00Z", 951_825_600),
    ("2026-01-31T12:00:00Z", 1_769_860_800), ("1900-03-01T00:00:00Z", -2_203_891_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ]) func `counts seconds from 1970`(_ text: String, _ seconds: Int) {
    #expect(CalendarDate(text)?.secondsSince1970 == seconds)
    #expect(CalendarDate(secondsSince1970: seconds).description == text)
  }

  @Test(arguments: [
    "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
    "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01",
    "2026-01-01T00:00:00", "2026-01-01T00:00:00+01:00", "2026-01-01 00:00:00Z", "",
  ]) func `that is in no calendar is refused`(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }
}
