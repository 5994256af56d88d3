import EngineKit
import EngineProcess
import SpecModel
import Testing

@Suite(.serialized) struct `An engine that reports too much` {
  @Test(arguments: [
    ("error-1300000", 16 << 10, 1_300_000 - (16 << 10)),
    ("unsupported-3000", 1 << 10, 3000 - (1 << 10)),
    ("name-160000", 1 << 10, 160_000 - (1 << 10)),
    ("asset-100000", 8 << 10, 100_000 - (8 << 10)),
    ("extra-100000", 16 << 10, 100_000 - (16 << 10)),
    ("kind-1000000", 16 << 10, 1_000_000 - (16 << 10) + 74),
  ])
  func `has its texts cut on arrival, with a note`(
    id: String, kept: Int, cut: Int
  ) async throws {
    let outcomes = try await Misbehaving(name: "talks_too_much").outcomes(of: [id])
    let texts =
      switch outcomes[0].ending {
      case .completed(let transcript): transcript.observations.joined().flatMap(\.texts)
      case .unsupported(let reason): [reason]
      case .failed(let failure): [failure.message]
      }
    let long = texts.filter { $0.utf8.count > 20 }
    #expect(long.count == 1)
    let text = try #require(long.first)
    #expect(text.hasSuffix("… [\(cut) bytes more]"), "\(text.suffix(60))")
    #expect(text.utf8.count <= kept + 40)
  }

  @Test(arguments: [
    ("clicks-10001", "the engine reported 10001 observations; the limit is 10000"),
    ("clicks-150000", "the engine reported 150000 observations; the limit is 10000"),
    ("extras-1001", "the engine reported 1001 extras of a message; the limit is 1000"),
    ("stack-1001", "the engine reported a stack of 1001 messages; the limit is 1000"),
  ])
  func `is stopped at a limit and continues with the next case`(
    id: String, message: String
  ) async throws {
    let outcomes = try await Misbehaving(name: "talks_too_much").outcomes(of: [id, "clicks-2"])
    #expect(outcomes[0].words == "protocol: \(message)")
    #expect(outcomes[1].words == "? ?")
  }
}

extension Observation {
  /// The texts that the engine wrote for it.
  fileprivate var texts: [String] {
    switch self {
    case .displayed(let message, let extras): [message] + (extras.map { Array($0.values) } ?? [])
    case .prefetched(let asset): [asset]
    default: []
    }
  }
}
