package import SpecModel

extension Suite {
  /// The digest of the suite: `fnv1a64:` and sixteen hexadecimal digits.
  ///
  /// Locations count without their files, so that a suite has the same digest wherever it was
  /// loaded from. The digest shows that two runs were asked different things. It does not resist
  /// forgery, but takes only a few lines, and a millisecond for a megabyte.
  package var digest: String { digest(ofFiles: files.map(\.digest)) }

  /// Returns the digest of the suite with the given files.
  ///
  /// - Parameter files: The digests of all case files, in reading order.
  package func digest(ofFiles files: [UInt64]) -> String {
    var declarations = self
    declarations.files = []
    var hash = FNV1a(declarations.bundle(JSONWriter(omitsFiles: true)))
    for file in files {
      withUnsafeBytes(of: file.littleEndian) { hash.combine($0) }
    }
    return hash.digest
  }
}

extension CaseFile {
  /// The digest of the file, wherever it was loaded from.
  package var digest: UInt64 {
    var json = JSONWriter(omitsFiles: true)
    write(to: &json)
    return FNV1a(json.bytes).value
  }
}

extension JSONWriter {
  /// The digest of everything written so far.
  package var digest: String { FNV1a(bytes).digest }
}
