/// The bytes of a file that passed the checks libyaml does not make.
struct YAMLSource {
  let bytes: UnsafeBufferPointer<UInt8>

  init(checking bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits) throws(YAMLErrors) {
    self.bytes = bytes
  }
}
