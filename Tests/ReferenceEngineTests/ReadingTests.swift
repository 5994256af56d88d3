import ReferenceEngine
import Testing

@Suite struct `A reading` {
  @Test func `answers every question by id`() throws {
    var reading = Reading.default
    for question in Reading.questions {
      #expect(reading[question.id] == question.defaultAnswer)
      #expect(question.answers.count >= 2)
      for answer in question.answers {
        try reading.answer(question.id, with: answer)
        #expect(reading[question.id] == answer)
      }
      try reading.answer(question.id, with: question.defaultAnswer)
    }
    #expect(reading == .default)
  }

  @Test func `has questions with ids of their own`() {
    let ids = Reading.questions.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.hasPrefix("open.") })
  }

  @Test func `can leave questions open`() throws {
    var reading = Reading.default
    try reading.leaveOpen("open.after-dismiss")
    #expect(reading["open.after-dismiss"] == nil)
    #expect(reading["open.on-foreground"] == "waits")
    #expect(Reading.questions.allSatisfy { Reading.open[$0.id] == nil })
    #expect(throws: ReadingError.self) { try reading.leaveOpen("open.nothing") }
  }

  @Test func `has a slot for each question, in their order`() {
    #expect(Reading.questions.map(\.index) == Array(Reading.questions.indices))
    #expect(Reading.questions.count <= Reading.capacity.questions)
    #expect(Reading.capacity.questions == Int(UInt8.max) + 1)
  }

  @Test func `knows no question by another id`() {
    #expect(Reading.default["open.nothing"] == nil)
    var reading = Reading.default
    let error = #expect(throws: ReadingError.self) {
      try reading.answer("open.nothing", with: "yes")
    }
    #expect(
      error?.description.hasPrefix(
        "there is no open question open.nothing; there are: open.no-match-when-limited, ") == true)
  }

  @Test func `knows no answer by another id`() {
    var reading = Reading.default
    let error = #expect(throws: ReadingError.self) {
      try reading.answer("open.after-dismiss", with: "yes")
    }
    #expect(
      error?.description == "open.after-dismiss has no answer yes; it has: waits, shows-next")
  }
}
