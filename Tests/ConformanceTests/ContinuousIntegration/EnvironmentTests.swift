import Conformance
import Testing

@Suite struct `The environment` {
  @Test(
    arguments: [
      (["CI": "true"], true), (["CI": "1"], true), (["CI": "woodpecker"], true),
      (["TF_BUILD": "True"], true), ([:], false), (["CI": ""], false), (["CI": "false"], false),
      (["CI": "False", "TF_BUILD": "True"], false), (["CI": "0"], false),
      (["CI_NODE_INDEX": "2"], false),
    ] as [([String: String], Bool)])
  func `says whether the process runs in CI`(_ variables: [String: String], _ isTrue: Bool) {
    #expect(Environment(variables).isContinuousIntegration == isTrue)
  }
}
