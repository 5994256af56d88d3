package import Foundation

extension Repository {
  /// Copies the suite in Specs: all rules and questions, and the cases of some chapters.
  ///
  /// - Parameters:
  ///   - chapters: The chapters whose folders are copied whole.
  ///   - folder: The folder of the copy, which is created.
  package static func copySpecs(_ chapters: String..., to folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.copyItem(at: url("Specs/rules.yaml"), to: folder.appending(path: "rules.yaml"))
    for chapter in try folders(in: "Specs") {
      let (source, target) = (url("Specs/\(chapter)"), folder.appending(path: chapter))
      if chapters.contains(chapter) {
        try files.copyItem(at: source, to: target)
        continue
      }
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      for name in ["rules.yaml", "questions.yaml"] {
        let file = source.appending(path: name)
        guard files.fileExists(atPath: file.path) else { continue }
        try files.copyItem(at: file, to: target.appending(path: name))
      }
    }
  }
}
