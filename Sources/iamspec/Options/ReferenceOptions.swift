import ArgumentParser
import ReferenceEngine

struct ReferenceOptions: ParsableArguments {
  var replayTail: [String] { [] }
  func adapter() throws -> ReferenceAdapter { ReferenceAdapter() }
}
