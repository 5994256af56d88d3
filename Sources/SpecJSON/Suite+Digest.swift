package import SpecModel

extension Suite {
  /// What tells the suite from any other: `fnv1a64:` and sixteen hexadecimal digits.
  ///
  /// Locations count without their files, so that a suite has one digest wherever it was loaded from.
  /// It is to notice that two runs were asked different things, not to resist forgery: a few lines
  /// and a megabyte in a millisecond do.
  package var digest: String { digest(ofFiles: files.map(\.digest)) }

  /// The digest of the suite with these files.
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
  /// What tells the file from any other, wherever it was loaded from.
  package var digest: UInt64 {
    var json = JSONWriter(omitsFiles: true)
    write(to: &json)
    return FNV1a(json.bytes).value
  }
}

extension JSONWriter {
  /// What tells what has been written from anything else, as for a suite.
  package var digest: String { FNV1a(bytes).digest }
}
