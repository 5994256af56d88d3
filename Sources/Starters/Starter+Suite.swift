extension Starter {
  /// A suite with one rule, one open question, two faults and one file of cases.
  ///
  /// The schemas that its files name are not among the files: `SpecSchema` has them.
  ///
  /// - Parameter folder: The name of the suite's folder, of which the suite's name is made.
  package static func suite(inFolder folder: String) -> Starter {
    Starter([
      ("rules.yaml", PackageResources.rules_yaml),
      ("questions.yaml", PackageResources.questions_yaml),
      ("faults.yaml", PackageResources.faults_yaml),
      ("shop/sale.yaml", PackageResources.sale_yaml),
      ("README.md", PackageResources.README_md),
      (".editorconfig", PackageResources.editorconfig),
      (".vscode/settings.json", PackageResources.vscode_settings_json),
      (".vscode/extensions.json", PackageResources.vscode_extensions_json),
    ]).replacing("my-suite", with: suiteName(for: folder))
  }

  /// Makes a name of small letters, digits and single hyphens of a folder's name.
  static func suiteName(for folder: String) -> String {
    let words = folder.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "my-suite" : words.joined(separator: "-")
  }
}
