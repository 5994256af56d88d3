/// Builds a document's arena from libyaml's events.
struct YAMLComposer {
  let source: YAMLSource
  let limits: YAMLLimits

  mutating func compose() throws(YAMLErrors) -> YAMLStorage {
    throw YAMLErrors([
      YAMLError(
        code: .empty, message: "the file is empty", mark: YAMLMark(line: 1, column: 1))
    ])
  }
}
